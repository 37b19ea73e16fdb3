package app.likeness.text.fold;

import app.likeness.text.fold.FoldedUnits.Gap;
import java.util.BitSet;

/// Words that were torn apart: `p l a g i a r i s m`, `pla.gia.rism`, `plag·iarism`.
///
/// Single letters in a row are one word when they are four with single spaces between them, or three with single dots
/// or other signs or in a longer phrase that was spaced as a whole. Wider gaps part the words of such a phrase, and its
/// shorter words are put together too. Pieces of words are put together, if small letters meet, at dots of half
/// height, at two points or more, and at blanks too narrow to be seen, unless the text uses these for all its spaces.
final class SpacedWords {
    /// Single letters in a row that are a word, with spaces between them and with signs between them.
    private static final int LEAST_SPACED = 4;

    private static final int LEAST_SIGNED = 3;

    /// The letters of a phrase that was spaced as a whole, with wider gaps between its words.
    private static final int LEAST_PHRASE = 8;

    /// The letters of the longest word that is put together from pieces.
    private static final int LONGEST = 28;

    private final FoldedUnits units;
    private final BitSet joined;

    private SpacedWords(FoldedUnits units, BitSet joined) {
        this.units = units;
        this.joined = joined;
    }

    /// Adds to `joined` the units that belong to the word before them.
    ///
    /// @param joints the units that may: those after a single letter or after a dot or narrow blank
    static void join(FoldedUnits units, BitSet joints, BitSet joined) {
        var words = new SpacedWords(units, joined);
        for (int unit = joints.nextSetBit(0); unit >= 0; ) {
            int end = joints.nextClearBit(unit);
            words.joinLetters(unit, end);
            words.joinPieces(unit, end);
            unit = joints.nextSetBit(end);
        }
    }

    /// Looks for stretches of single letters among the units from `first` to `end` and the one before.
    private void joinLetters(int first, int end) {
        for (int unit = first; unit < end; unit++) {
            int from = unit;
            boolean signed = false;
            while (unit < end && isLinked(unit)) {
                signed |= units.gap(unit).compareTo(Gap.BLANKS) > 0;
                unit++;
            }
            if (unit > from) {
                joinStretch(from, unit, signed);
            }
        }
    }

    private boolean isLinked(int unit) {
        if (!units.isSingleLetter(unit) || !units.isSingleLetter(unit - 1)) {
            return false;
        }
        Gap gap = units.gap(unit);
        return gap != Gap.BORDER && gap != Gap.NOTHING;
    }

    /// @param signed whether the letters of a word have signs between them; otherwise single spaces
    private void joinStretch(int from, int to, boolean signed) {
        int longest = 0;
        int letters = 1;
        for (int unit = from; unit < to; unit++) {
            letters = isInWord(unit, signed) ? letters + 1 : 1;
            longest = Math.max(longest, letters);
        }
        boolean phrase = to - from >= LEAST_PHRASE;
        if (longest < (signed || phrase ? LEAST_SIGNED : LEAST_SPACED)) {
            return;
        }
        for (int unit = from; unit < to; unit++) {
            if (isInWord(unit, signed)) {
                joined.set(unit);
            }
        }
    }

    private boolean isInWord(int unit, boolean signed) {
        Gap gap = units.gap(unit);
        return signed ? gap.compareTo(Gap.BLANKS) > 0 : gap == Gap.BLANK;
    }

    /// Looks for words in pieces, with the same dot or narrow blanks between them.
    private void joinPieces(int first, int end) {
        for (int unit = first; unit < end; ) {
            Gap gap = pieceGap(unit);
            int from = unit++;
            while (unit < end && gap != Gap.BORDER && pieceGap(unit) == gap) {
                unit++;
            }
            boolean enough = gap != Gap.BORDER && (gap != Gap.POINT || unit - from > 1);
            if (enough && units.from(unit) - units.from(from - 1) <= LONGEST) {
                joined.set(from, unit);
            }
        }
    }

    /// What parts a piece of a word from the one before it, or a border.
    private Gap pieceGap(int unit) {
        Gap gap = units.gap(unit);
        boolean pieces = (gap == Gap.POINT || gap == Gap.DOT || gap == Gap.NARROW)
                && units.isSmallLetter(units.to(unit - 1) - 1)
                && units.isSmallLetter(units.from(unit));
        return pieces ? gap : Gap.BORDER;
    }
}
