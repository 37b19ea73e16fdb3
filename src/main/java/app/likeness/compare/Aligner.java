package app.likeness.compare;

import app.likeness.fingerprint.Grams;
import app.likeness.text.FoldedText;
import app.likeness.text.Letters;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/// Finds exactly what two texts share, to the character, by their folded forms.
///
/// Common grams are extended to runs of common units ([CommonRuns]); runs that follow each other on both sides after
/// small gaps become one match ([RunChains]); the gaps and the edges are aligned unit by unit ([GapAligner]), so that
/// exactly the changed characters or words are outside the runs of an edited copy. A match that shares less than the
/// least weight in common grams is dropped: 13 Han characters, the length from which unrelated news rarely agree by
/// chance in more than a phrase or two.
///
/// Runs begin and end at unit borders, never inside a word. Equal texts have one match of the whole, and containments
/// and resemblance of exactly 1. Exchanging the two texts exchanges the sides of the outcome and changes nothing else.
/// Time and memory are linear in the length of the two texts, repeated text included.
public final class Aligner {
    /// The least weight of a match: 13 Han characters or 7 words.
    public static final int LEAST_WEIGHT = 13;

    private static final Comparator<Match> BY_LEFT =
            Comparator.comparing(Match::left).thenComparing(Match::right);

    private final int leastWeight;

    public Aligner() {
        this(LEAST_WEIGHT);
    }

    /// @param leastWeight what the common grams of a match must weigh together, a Han character 1 and a word 2
    Aligner(int leastWeight) {
        this.leastWeight = leastWeight;
    }

    public Comparison compare(FoldedText left, FoldedText right) {
        if (left.length() > 0 && left.characters().equals(right.characters())) {
            return same(left, right);
        }
        UnitText leftUnits = new UnitText(left);
        UnitText rightUnits = new UnitText(right);
        List<List<UnitRun>> chains = chains(left, right, leftUnits, rightUnits);
        List<Match> matches = new ArrayList<>();
        for (List<UnitRun> chain : chains) {
            matches.add(match(chain, leftUnits, rightUnits));
        }
        matches.sort(BY_LEFT);
        return new Comparison(
                MovedMatches.marked(matches),
                left.length(),
                right.length(),
                covered(left, matches, Match::left),
                covered(right, matches, Match::right),
                resemblance(leftUnits.grams(), rightUnits.grams()));
    }

    /// The shorter text is always read first, so that the outcome is the same from both sides.
    private List<List<UnitRun>> chains(FoldedText left, FoldedText right, UnitText leftUnits, UnitText rightUnits) {
        int order = Integer.compare(left.length(), right.length());
        if (order == 0) {
            order = left.characters().compareTo(right.characters());
        }
        if (order <= 0) {
            return new MatchBuilder(leftUnits, rightUnits, leastWeight).chains();
        }
        List<List<UnitRun>> chains = new MatchBuilder(rightUnits, leftUnits, leastWeight).chains();
        chains.replaceAll(chain -> chain.stream().map(UnitRun::mirrored).toList());
        return chains;
    }

    private static Comparison same(FoldedText left, FoldedText right) {
        int length = left.length();
        Span leftSpan = new Span(left.start(0), left.end(length - 1));
        Span rightSpan = new Span(right.start(0), right.end(length - 1));
        Match match =
                new Match(leftSpan, rightSpan, Match.Kind.SAME, List.of(new Match.Run(leftSpan, rightSpan, length)));
        return new Comparison(List.of(match), length, length, length, length, 1);
    }

    private static Match match(List<UnitRun> chain, UnitText left, UnitText right) {
        List<Match.Run> runs = new ArrayList<>();
        int leftEnd = 0;
        int rightEnd = 0;
        for (UnitRun run : chain) {
            // One character of a text can fold to several units, such as ㍿; it belongs to the run it comes first in.
            Span leftSpan = behind(leftEnd, left.span(run.left(), run.leftEnd()));
            Span rightSpan = behind(rightEnd, right.span(run.right(), run.rightEnd()));
            if (!leftSpan.isEmpty() && !rightSpan.isEmpty()) {
                runs.add(new Match.Run(leftSpan, rightSpan, left.characters(run.left(), run.leftEnd())));
                leftEnd = leftSpan.end();
                rightEnd = rightSpan.end();
            }
        }
        return new Match(
                new Span(runs.getFirst().left().start(), leftEnd),
                new Span(runs.getFirst().right().start(), rightEnd),
                chain.size() == 1 ? Match.Kind.SAME : Match.Kind.EDITED,
                runs);
    }

    private static Span behind(int end, Span span) {
        return new Span(Math.max(end, span.start()), Math.max(end, span.end()));
    }

    /// How many folded characters begin inside the span of any match.
    private static int covered(FoldedText text, List<Match> matches, Function<Match, Span> side) {
        Letters letters = new Letters(text);
        int covered = 0;
        int done = 0;
        for (Span span : matches.stream().map(side).sorted().toList()) {
            int from = Math.max(done, letters.before(span.start()));
            int to = letters.before(span.end());
            covered += Math.max(0, to - from);
            done = Math.max(done, to);
        }
        return covered;
    }

    private static double resemblance(Grams left, Grams right) {
        long[] leftGrams = left.distinct();
        long[] rightGrams = right.distinct();
        int shared = SortedGrams.shared(leftGrams, rightGrams);
        int all = leftGrams.length + rightGrams.length - shared;
        return all == 0 ? 0 : (double) shared / all;
    }
}
