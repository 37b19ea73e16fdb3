package app.likeness.compare.exclude;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Tally;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.BitSet;
import java.util.List;

/// A folded text with the stretches of it that may be left out. A folded character belongs to the stretches inside
/// which it begins. Immutable.
public final class ExcludedText {
    private final FoldedText folded;
    private final Letters letters;
    private final List<ExcludedSpan> spans;
    /// By folded character the kinds of the stretches that it belongs to, as a mask; empty where there is none.
    private final byte[] masks;

    /// @param spans may overlap
    public ExcludedText(FoldedText folded, List<ExcludedSpan> spans) {
        this.folded = folded;
        this.letters = new Letters(folded);
        this.spans = spans.stream().sorted().distinct().toList();
        this.masks = spans.isEmpty() ? new byte[0] : new byte[folded.length()];
        for (ExcludedSpan each : this.spans) {
            int to = before(each.span().end());
            for (int character = before(each.span().start()); character < to; character++) {
                masks[character] |= (byte) each.kind().bit();
            }
        }
    }

    public FoldedText folded() {
        return folded;
    }

    public Letters letters() {
        return letters;
    }

    /// By place, then by kind.
    public List<ExcludedSpan> spans() {
        return spans;
    }

    /// The kinds of the stretches that folded character `index` belongs to.
    public int mask(int index) {
        return masks.length == 0 ? 0 : masks[index];
    }

    /// How many folded characters begin before `offset`.
    public int before(int offset) {
        return letters.before(offset);
    }

    /// The folded characters, by number, that count when `leftOut` is left out: what a share of the text is a share
    /// of.
    public BitSet counted(Exclusions leftOut) {
        var counted = new BitSet(folded.length());
        for (int i = 0; i < folded.length(); i++) {
            counted.set(i, (1 << mask(i) & leftOut.allowed()) != 0);
        }
        return counted;
    }

    /// All characters by their kinds. O(characters).
    public Tally tally() {
        if (masks.length == 0) {
            return Tally.free(folded.length());
        }
        int[] ways = new int[masks.length];
        for (int i = 0; i < ways.length; i++) {
            ways[i] = 1 << masks[i];
        }
        return Tally.of(ways, 0, ways.length);
    }
}
