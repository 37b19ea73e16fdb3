package app.likeness.compare.passages;

/// A text as its passages are looked for: a token for each unit, numbered alike for both texts of a pair, and where
/// the sentences begin.
///
/// The token of a word is its stem. The token of a character of a script written without spaces is the pair of it and
/// the next one in its sentence, whichever of them comes first, so that exchanged neighbours still meet; the last
/// character before a word or a sentence end has none, unless it stands alone.
final class TokenText {
    static final int NONE = -1;

    private final int[] tokens;
    private final int[] sentences;
    private final boolean[] ofCharacters;
    private final int[] counts;
    private final int total;

    /// @param tokens by unit, [#NONE] where there is none
    /// @param sentences the first unit of each sentence, then the number of units
    /// @param ofCharacters by sentence whether most of it is characters of scripts written without spaces
    /// @param counts by token how often this text has it
    TokenText(int[] tokens, int[] sentences, boolean[] ofCharacters, int[] counts, int total) {
        this.tokens = tokens;
        this.sentences = sentences;
        this.ofCharacters = ofCharacters;
        this.counts = counts;
        this.total = total;
    }

    /// The token of unit `unit`, or [#NONE].
    int token(int unit) {
        return tokens[unit];
    }

    int sentenceCount() {
        return sentences.length - 1;
    }

    /// The first unit of `sentence`; that of [#sentenceCount()] is the number of units.
    int start(int sentence) {
        return sentences[sentence];
    }

    /// Whether most of `sentence` is characters of scripts written without spaces.
    boolean isOfCharacters(int sentence) {
        return ofCharacters[sentence];
    }

    /// How often this text has `token`.
    int count(int token) {
        return counts[token];
    }

    /// How many tokens this text has.
    int total() {
        return total;
    }
}
