package app.likeness.fingerprint;

/// The fingerprint methods that can be selected, by the name that the command line uses.
public enum Method {
    SIMHASH_WORDS("simhash-words"),
    WINNOWING("winnowing"),
    COMBINED("combined");

    private final String label;

    Method(String label) {
        this.label = label;
    }

    /// The name on the command line and in files, such as `simhash-words`.
    public String label() {
        return label;
    }
}
