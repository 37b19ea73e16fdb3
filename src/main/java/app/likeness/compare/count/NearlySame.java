package app.likeness.compare.count;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.List;

/// The stretches of a match that are the same on both sides but for a few words: where it can be said of a text that
/// it stands in the other one, and not only that it was put into other words there.
///
/// Runs with what stands between them, as long as seven tenths of it are the same, the longer side of each gap counted,
/// and no gap is so long that one side may have put a sentence in. Weights are those of grams: 1 a Han character, 2 a
/// word.
final class NearlySame {
    /// The share of a stretch that is the same at least.
    private static final double SAME = 0.7;

    /// The widest gap, on either side: eight words, or sixteen Han characters.
    private static final int GAP = 16;

    /// The least weight of a stretch, unless it is half of its match: what is shorter are phrases.
    private static final int LEAST = 20;

    private final Letters left;
    private final Letters right;
    private final List<Match.Run> runs;
    private final int least;

    private NearlySame(Match match, Letters left, Letters right) {
        this.left = left;
        this.right = right;
        this.runs = match.runs();
        this.least = Math.min(LEAST, left.weight(match.left()) / 2);
    }

    /// On the left side of `match`, by place, apart. O(units of the match × runs of a stretch).
    static List<Span> ofLeft(Match match, Letters left, Letters right) {
        return new NearlySame(match, left, right).stretches();
    }

    private List<Span> stretches() {
        List<Span> stretches = new ArrayList<>();
        int first = 0;
        while (first < runs.size()) {
            int last = last(first);
            Span span = new Span(
                    runs.get(first).left().start(), runs.get(last).left().end());
            if (left.weight(span) >= least) {
                stretches.add(span);
            }
            first = last + 1;
        }
        return stretches;
    }

    /// The last run of the best stretch that begins with run `first`: where what is the same outweighs the rest
    /// most.
    private int last(int first) {
        double sum = 0;
        double best = 0;
        int last = first;
        for (int run = first; run < runs.size(); run++) {
            if (run > first) {
                int gap = gap(run);
                sum -= SAME * gap;
                if (gap > GAP || sum < 0) {
                    break;
                }
            }
            Span same = runs.get(run).left();
            sum += (1 - SAME) * left.weight(same);
            if (sum >= best) {
                best = sum;
                last = run;
            }
        }
        return last;
    }

    /// What stands between a run and the one before it, on the side where it is more.
    private int gap(int run) {
        Match.Run before = runs.get(run - 1);
        Match.Run next = runs.get(run);
        return Math.max(
                left.weight(between(before.left(), next.left())), right.weight(between(before.right(), next.right())));
    }

    private static Span between(Span before, Span next) {
        return new Span(before.end(), Math.max(before.end(), next.start()));
    }
}
