package app.likeness.fingerprint;

import app.likeness.fingerprint.grams.ShortGrams;
import app.likeness.text.fold.FoldedText;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Why the default sketches of two texts differ where they do: which of their short grams voted most for it.
///
/// A gram of hash *h* votes in each text as often as it occurs there, for bit *b* of *h* at every bit *b*. Where a text
/// has it oftener than the other one, it pushes the sketch of that text away from the other's at the differing bits
/// that agree with *h*, and towards it at the others: what is left is its *push*.
///
/// @param left the sketch of the left text
/// @param right that of the right one
/// @param strongest the grams that pushed most, the strongest first
public record SketchVotes(Sketch left, Sketch right, List<Vote> strongest) {
    public SketchVotes {
        strongest = List.copyOf(strongest);
    }

    /// A gram and its votes.
    ///
    /// @param gram its folded characters
    /// @param left how often the left text has it
    /// @param right how often the right one has it
    /// @param push above 0
    public record Vote(String gram, int left, int right, int push) {}

    /// A gram while it is counted.
    private static final class Counted {
        private final String gram;
        private int left;
        private int right;

        Counted(String gram) {
            this.gram = gram;
        }

        Vote vote(long hash, long leftBits, long rightBits) {
            long differing = leftBits ^ rightBits;
            // Bits that the text with more of it has as the gram has them.
            int agreeing = Long.bitCount(differing & ~(hash ^ (left > right ? leftBits : rightBits)));
            int others = Long.bitCount(differing) - agreeing;
            return new Vote(gram, left, right, Math.abs(left - right) * (agreeing - others));
        }
    }

    /// The votes of two texts; empty where one is too short for a sketch. O(length), a gram of either text each.
    ///
    /// @param most how many grams are named at most
    public static Optional<SketchVotes> of(FoldedText leftText, FoldedText rightText, int most) {
        Optional<Sketch> left = SimHashGrams.sketch(leftText);
        Optional<Sketch> right = SimHashGrams.sketch(rightText);
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        Map<Long, Counted> counted = new HashMap<>();
        ShortGrams.places(leftText, (hash, from, to) -> count(counted, leftText, hash, from, to).left++);
        ShortGrams.places(rightText, (hash, from, to) -> count(counted, rightText, hash, from, to).right++);
        List<Vote> strongest = counted.entrySet().stream()
                .map(each -> each.getValue()
                        .vote(each.getKey(), left.get().bits(), right.get().bits()))
                .filter(vote -> vote.push() > 0)
                .sorted(Comparator.comparingInt(Vote::push).reversed().thenComparing(Vote::gram))
                .limit(most)
                .toList();
        return Optional.of(new SketchVotes(left.get(), right.get(), strongest));
    }

    private static Counted count(Map<Long, Counted> counted, FoldedText text, long hash, int from, int to) {
        return counted.computeIfAbsent(hash, ignored -> new Counted(words(text, from, to)));
    }

    /// The units of a gram, words with a space between them.
    private static String words(FoldedText text, int from, int to) {
        var words = new StringBuilder();
        for (int unit = from; unit < to; unit++) {
            boolean isApart = unit > from && !(text.isCharacterUnit(unit) && text.isCharacterUnit(unit - 1));
            words.append(isApart ? " " : "").append(text.characters(), text.unitStart(unit), text.unitStart(unit + 1));
        }
        return words.toString();
    }
}
