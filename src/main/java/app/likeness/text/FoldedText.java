package app.likeness.text;

/// The form of a text that is compared: NFKC, Traditional Chinese written as Simplified, lower case, letters and digits
/// alone, invisible characters and look-alike letters undone; with a map back to the text it was made from, and cut
/// into
/// *units*: a character of a script written without spaces (Han, kana, Thai …), else a whole word or number.
///
/// Example: `«Ａ  Fête 2026, 電腦»` folds to `afête2026电脑` with the units `a`, `fête`, `2026`, `电`, `脑`.
public final class FoldedText {
    private FoldedText() {}

    /// Folds `text`. O(length).
    public static FoldedText of(String text) {
        throw new UnsupportedOperationException();
    }

    /// The folded characters (UTF-16 units, letters and digits alone).
    public String characters() {
        throw new UnsupportedOperationException();
    }

    /// How many folded characters there are: what shares are counted in.
    public int length() {
        throw new UnsupportedOperationException();
    }

    /// Where folded character `index` begins in the text it was made from, as a UTF-16 offset.
    public int start(int index) {
        throw new UnsupportedOperationException();
    }

    /// Where folded character `index` ends in the text it was made from, exclusive.
    public int end(int index) {
        throw new UnsupportedOperationException();
    }

    public int units() {
        throw new UnsupportedOperationException();
    }

    /// The first folded character of unit `unit`; `unitStart(units())` is [#length].
    public int unitStart(int unit) {
        throw new UnsupportedOperationException();
    }

    /// Whether unit `unit` is a single character of a script written without spaces; otherwise it is a word.
    public boolean isCharacterUnit(int unit) {
        throw new UnsupportedOperationException();
    }

    /// The number of code points of the folded characters from `from` to `to`.
    public int codePoints(int from, int to) {
        throw new UnsupportedOperationException();
    }
}
