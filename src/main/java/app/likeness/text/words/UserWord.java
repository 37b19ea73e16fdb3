package app.likeness.text.words;

/// A word that the user adds to the dictionary, with its frequency on the scale of jieba's dictionary (60,101,878 in
/// all; 3 is a rare word). Capitals A–Z are taken as small letters.
///
/// Only the characters that jieba makes sentences of can be in a word: a word with any other would never be found.
public record UserWord(String word, double frequency) {
    /// Of a word whose frequency nobody gave, as in jieba-analysis.
    static final double RARE = 3;

    public UserWord {
        if (word.isEmpty() || word.length() > DictionaryText.LONGEST) {
            throw new IllegalArgumentException(
                    "word must have 1…" + DictionaryText.LONGEST + " characters: " + word.length());
        }
        if (!word.chars().allMatch(c -> CharacterCodes.kind((char) c) >= 0)) {
            throw new IllegalArgumentException(
                    "word must consist of Han characters, letters a–z, digits and + # & . _ -: " + word);
        }
        if (!(frequency > 0) || Double.isInfinite(frequency)) {
            throw new IllegalArgumentException("frequency must be above 0: " + frequency);
        }
    }
}
