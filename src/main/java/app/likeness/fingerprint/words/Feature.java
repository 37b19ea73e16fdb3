package app.likeness.fingerprint.words;

/// Where in a text the words stand that vote in [Method#SIMHASH_KEYWORDS] and [Method#SIMHASH_WORDS], by the name that
/// the command line uses.
public enum Feature {
    /// Anywhere: the usual choice.
    TEXT("text"),
    /// In the title: the first line with a letter or digit.
    TITLE("title"),
    /// In the longest sentences, of which [MethodSettings#sentences] count.
    LONGEST("longest"),
    /// In the first and the last sentence of each paragraph, that is of each line.
    ENDS("ends");

    private final String label;

    Feature(String label) {
        this.label = label;
    }

    /// The name on the command line.
    public String label() {
        return label;
    }
}
