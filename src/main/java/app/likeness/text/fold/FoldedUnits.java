package app.likeness.text.fold;

import app.likeness.text.HiddenText;

/// The units of a text that is being folded, with what stands between them: what decides whether two of them are one.
/// A view: the folded characters may be changed, the rest is read.
final class FoldedUnits {
    /// What stands between two units, other than what cannot be seen.
    enum Gap {
        /// Nothing that can be seen.
        NOTHING,
        /// One space or tab.
        BLANK,
        /// Several spaces or tabs, few enough to stand between two words.
        BLANKS,
        /// One blank that is too narrow to show inside a word, or that shows nothing at all.
        NARROW,
        /// One full stop.
        POINT,
        /// One dot at half height.
        DOT,
        /// One other sign that is set between letters for looks.
        SIGN,
        /// Anything else: a line end, a comma, several signs.
        BORDER
    }

    private static final int MAX_BLANKS = 8;

    private static final String SIGNS = "-_*|~^¨°‐‑‒–—─━";

    private final String text;
    private final char[] folded;
    private final int[] starts;
    private final SpanEnds ends;
    private final int[] unitStarts;
    private final int units;

    /// @param folded the folded characters
    /// @param starts for each of them where it begins in `text`
    /// @param unitStarts the first folded character of each unit, then the number of folded characters
    FoldedUnits(String text, char[] folded, int[] starts, SpanEnds ends, int[] unitStarts, int units) {
        this.text = text;
        this.folded = folded;
        this.starts = starts;
        this.ends = ends;
        this.unitStarts = unitStarts;
        this.units = units;
    }

    int units() {
        return units;
    }

    /// The folded character at which `unit` begins.
    int from(int unit) {
        return unitStarts[unit];
    }

    /// The folded character before which `unit` ends.
    int to(int unit) {
        return unitStarts[unit + 1];
    }

    /// Folded character `index`; for one beyond the ends 0.
    char at(int index) {
        return index < 0 || index >= unitStarts[units] ? 0 : folded[index];
    }

    void put(int index, char c) {
        folded[index] = c;
    }

    int length(int unit) {
        return unitStarts[unit + 1] - unitStarts[unit];
    }

    /// Where `unit` begins in the text.
    int start(int unit) {
        return starts[unitStarts[unit]];
    }

    /// Where `unit` ends in the text.
    int end(int unit) {
        int last = unitStarts[unit + 1] - 1;
        return ends.end(last, starts[last]);
    }

    /// Whether `unit` is one letter of a script with words.
    boolean isSingleLetter(int unit) {
        return length(unit) == 1 && isLetter(unitStarts[unit]);
    }

    /// Whether folded character `index` is a letter of a script with words.
    boolean isLetter(int index) {
        return CharacterFolds.isWord(CharacterFolds.STANDARD.kind(folded[index])) && Character.isLetter(folded[index]);
    }

    /// Whether folded character `index` is a letter that is small in the text.
    boolean isSmallLetter(int index) {
        return isLetter(index) && Character.isLowerCase(text.charAt(starts[index]));
    }

    /// What stands between `unit` and the one before it.
    Gap gap(int unit) {
        int seen = 0;
        Gap gap = Gap.NOTHING;
        int to = start(unit);
        for (int i = end(unit - 1); i < to; i++) {
            char c = text.charAt(i);
            if (CharacterFolds.STANDARD.kind(c) == CharacterFolds.VANISHING && c != HiddenText.BEGIN) {
                continue;
            }
            Gap one = gap(c);
            boolean blanks = seen > 0 && one == Gap.BLANK && (gap == Gap.BLANK || gap == Gap.BLANKS);
            gap = seen == 0 ? one : blanks && seen < MAX_BLANKS ? Gap.BLANKS : Gap.BORDER;
            if (gap == Gap.BORDER) {
                return gap;
            }
            seen++;
        }
        return gap;
    }

    private static Gap gap(char c) {
        if (CharacterFolds.NARROW.indexOf(c) >= 0) {
            return Gap.NARROW;
        }
        if (CharacterFolds.DOTS.indexOf(c) >= 0) {
            return c == '.' || c == '．' || c == '․' ? Gap.POINT : Gap.DOT;
        }
        if (c == '\t' || Character.getType(c) == Character.SPACE_SEPARATOR) {
            return Gap.BLANK;
        }
        return SIGNS.indexOf(c) >= 0 ? Gap.SIGN : Gap.BORDER;
    }
}
