package app.likeness.text.fold;

/// The form of a text that is compared: NFKC, Traditional Chinese written as Simplified, lower case, letters and
/// digits alone, without accents, and with disguises undone; with a map back to the text it was made from, and cut into
/// *units*: a character of a script written without spaces (Han, kana, Bopomofo, Thai, Lao, Khmer, Burmese, Tibetan,
/// Yi) with its marks, else a whole word or number.
///
/// Example: `«Ａ Fête 2026, 電腦»` folds to `afete2026电脑` with the units `a`, `fete`, `2026`, `电`, `脑`.
///
/// A word ends at everything that is neither letter nor digit, with exceptions that vanish without a trace: characters
/// that cannot be seen (zero width, soft hyphen, private use), marks that no letter composes with, one apostrophe
/// between two letters (`don't` is the word `dont`), what sets the letters of a word apart ([SpacedWords]), and what an
/// extractor found hidden (`HiddenText`). Letters that look like those of another script are read as what they look
/// like ([LookAlikes]), numbers in Chinese digits as numbers ([ChineseDigits]), and what direction marks show backwards
/// in the order in which it is shown ([Directions]): its folded characters then take the places of the stored ones
/// from the left, so that offsets rise there too.
///
/// Several characters that fold together (`e` and a combining accent) share one span, and so do the characters that
/// one folds to (`㎏`). The starts of the characters never decrease. Folding the text between the borders of two units
/// gives the units between them, unless the border cuts a single character of the text (`㍿` is four units), or what
/// stands around decides: direction marks, 十 beside Chinese digits, the language around a word of look-alikes.
public final class FoldedText {
    /// Changes whenever a text may fold to something else, and with it everything that is computed from folded
    /// text.
    public static final int VERSION = 2;

    private final String text;
    private final String characters;
    private final int[] starts;
    private final SpanEnds ends;
    private final int[] unitStarts;

    /// @param text what was folded
    /// @param starts for each folded character where it begins in the text
    /// @param unitStarts the first folded character of each unit, then the number of folded characters
    FoldedText(String text, String characters, int[] starts, SpanEnds ends, int[] unitStarts) {
        this.text = text;
        this.characters = characters;
        this.starts = starts;
        this.ends = ends;
        this.unitStarts = unitStarts;
    }

    /// Folds `text`. O(length).
    public static FoldedText of(String text) {
        return new TextFolder(Directions.displayed(text)).fold();
    }

    /// The text that was folded, in the order in which it is shown.
    public String text() {
        return text;
    }

    /// The folded characters (UTF-16 units, letters and digits alone).
    public String characters() {
        return characters;
    }

    /// How many folded characters there are: what shares are counted in.
    public int length() {
        return characters.length();
    }

    /// Where folded character `index` begins in the text it was made from, as a UTF-16 offset.
    public int start(int index) {
        return starts[index];
    }

    /// Where folded character `index` ends in the text it was made from, exclusive.
    public int end(int index) {
        return ends.end(index, starts[index]);
    }

    public int units() {
        return unitStarts.length - 1;
    }

    /// The first folded character of unit `unit`; `unitStart(units())` is [#length].
    public int unitStart(int unit) {
        return unitStarts[unit];
    }

    /// The first unit that begins at folded character `character` or behind it; [#units] when there is none.
    public int unitFrom(int character) {
        int low = 0;
        int high = units();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (unitStarts[middle] < character) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /// Whether unit `unit` is a single character of a script written without spaces; otherwise it is a word.
    public boolean isCharacterUnit(int unit) {
        return CharacterFolds.STANDARD.isOfCharacterScript(characters, unitStarts[unit]);
    }

    /// What unit `unit` weighs where texts are measured: 1 a Han character, 2 a word, which says about as much as
    /// two of them.
    public int unitWeight(int unit) {
        return isCharacterUnit(unit) ? 1 : 2;
    }
}
