package app.likeness.compare.passages;

import app.likeness.compare.units.TextTokens;

/// The tokens of one text of a pair, numbered alike for both ([TextTokens]).
final class TokenText {
    static final int NONE = TextTokens.NONE;

    private final TextTokens text;
    private final int[] tokens;
    private final int[] inSentence;
    private final int[] counts;
    private final int[] sentencesWith;

    /// @param text with numbers of its own, as what follows is not
    /// @param tokens by unit
    /// @param inSentence of each sentence its different tokens
    /// @param counts by token how often this text has it
    /// @param sentencesWith by token how many of its sentences have it
    TokenText(TextTokens text, int[] tokens, int[] inSentence, int[] counts, int[] sentencesWith) {
        this.text = text;
        this.tokens = tokens;
        this.inSentence = inSentence;
        this.counts = counts;
        this.sentencesWith = sentencesWith;
    }

    /// The token of unit `unit`, or [#NONE].
    int token(int unit) {
        return tokens[unit];
    }

    int sentenceCount() {
        return text.sentences().length - 1;
    }

    /// The first unit of `sentence`; that of [#sentenceCount()] is the number of units.
    int start(int sentence) {
        return text.sentences()[sentence];
    }

    /// Whether most of `sentence` is characters of scripts written without spaces.
    boolean isOfCharacters(int sentence) {
        return text.ofCharacters()[sentence];
    }

    /// How often this text has `token`.
    int count(int token) {
        return counts[token];
    }

    /// How many tokens this text has.
    int total() {
        return text.total();
    }

    /// The first index of each sentence in [#inSentence], then how many count there. Not to be changed.
    int[] starts() {
        return text.starts();
    }

    /// Of each sentence its different tokens. Not to be changed.
    int[] inSentence() {
        return inSentence;
    }

    /// How often a sentence has each of them. Not to be changed.
    int[] countsInSentence() {
        return text.countsInSentence();
    }

    /// How many sentences of this text have `token`.
    int sentencesWith(int token) {
        return sentencesWith[token];
    }
}
