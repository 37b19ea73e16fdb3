package app.likeness.compare.count;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;

/// A comparison as plain numbers, a tenth of the size that it has as objects: to be kept until it is counted again.
/// Immutable.
public final class PackedComparison {
    private static final int HEAD = 4;
    private static final int MATCH = 6;
    private static final int RUN = 5;
    private static final List<Match.Kind> KINDS = List.of(Match.Kind.values());

    /// The four counts; then of each match its kind, its spans and how many runs it has, followed by the spans and
    /// characters of each.
    private final int[] numbers;

    private final double resemblance;

    private PackedComparison(int[] numbers, double resemblance) {
        this.numbers = numbers;
        this.resemblance = resemblance;
    }

    public static PackedComparison of(Comparison comparison) {
        int size = HEAD;
        for (Match match : comparison.matches()) {
            size += MATCH + RUN * match.runs().size();
        }
        int[] numbers = new int[size];
        numbers[0] = comparison.charactersLeft();
        numbers[1] = comparison.charactersRight();
        numbers[2] = comparison.sharedLeft();
        numbers[3] = comparison.sharedRight();
        int at = HEAD;
        for (Match match : comparison.matches()) {
            numbers[at++] = KINDS.indexOf(match.kind());
            at = put(match.left(), match.right(), numbers, at);
            numbers[at++] = match.runs().size();
            for (Match.Run run : match.runs()) {
                at = put(run.left(), run.right(), numbers, at);
                numbers[at++] = run.characters();
            }
        }
        return new PackedComparison(numbers, comparison.resemblance());
    }

    private static int put(Span left, Span right, int[] numbers, int from) {
        int at = from;
        numbers[at++] = left.start();
        numbers[at++] = left.end();
        numbers[at++] = right.start();
        numbers[at++] = right.end();
        return at;
    }

    /// The comparison that was packed.
    public Comparison unpacked() {
        List<Match> matches = new ArrayList<>();
        int at = HEAD;
        while (at < numbers.length) {
            int match = at;
            at += MATCH;
            List<Match.Run> runs = new ArrayList<>(numbers[match + MATCH - 1]);
            for (int run = 0; run < numbers[match + MATCH - 1]; run++) {
                runs.add(new Match.Run(span(at), span(at + 2), numbers[at + RUN - 1]));
                at += RUN;
            }
            matches.add(new Match(span(match + 1), span(match + 3), KINDS.get(numbers[match]), runs));
        }
        return new Comparison(matches, numbers[0], numbers[1], numbers[2], numbers[3], resemblance);
    }

    private Span span(int at) {
        return new Span(numbers[at], numbers[at + 1]);
    }

    /// Memory that it takes, in bytes.
    public int bytes() {
        return Integer.BYTES * numbers.length + 2 * Long.BYTES;
    }
}
