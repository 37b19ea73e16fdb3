package app.likeness.report.manifest;

import app.likeness.compare.Shares;
import app.likeness.report.words.Figures;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;

/// How the counts of a pair are written down.
final class PairCounting {
    private PairCounting() {}

    /// The two containments with four decimals; empty for one of nothing.
    static List<String> containments(Shares shares) {
        return List.of(figure(shares.containmentLeft()), figure(shares.containmentRight()));
    }

    private static String figure(OptionalDouble share) {
        return share.isPresent() ? Figures.fourDecimals(share.getAsDouble()) : "";
    }

    /// The stretches of the text in which the folded characters `counted` stand, by place, apart. O(characters).
    static List<Span> spans(FoldedText folded, BitSet counted) {
        List<Span> spans = new ArrayList<>();
        for (int from = counted.nextSetBit(0); from >= 0; ) {
            int to = counted.nextClearBit(from);
            spans.add(new Span(folded.start(from), folded.end(to - 1)));
            from = counted.nextSetBit(to);
        }
        return spans;
    }
}
