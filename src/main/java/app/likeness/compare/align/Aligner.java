package app.likeness.compare.align;

import app.likeness.compare.Cancellation;
import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.passages.Passage;
import app.likeness.compare.passages.PassageFinder;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.NumberedHashes;
import app.likeness.compare.units.SharedStretches;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// Finds the passages that two texts have in common, with exact borders, by their folded forms.
///
/// What is the very same is found to the character: common grams are extended to runs of common units (`CommonRuns`);
/// runs that follow each other on both sides after small gaps become one chain (`RunChains`); the gaps and the edges
/// are aligned unit by unit ([GapAligner]), so that exactly the changed characters or words are outside the runs of an
/// edited copy. Passages that were rewritten, reordered inside or summarised are found by their sentences
/// ([PassageFinder]), unless chains explain one of the texts already. [PassageMatches] puts both together.
///
/// Runs begin and end at unit borders, never inside a word. Equal texts have one match of the whole, and containments
/// and resemblance of exactly 1. Exchanging the two texts exchanges the sides of the outcome and changes nothing else.
/// Time and memory are nearly linear in the length of the two texts, repeated text included.
public final class Aligner {
    /// What the runs of a match of characters weigh at least: 13 Han characters, the length from which unrelated
    /// news rarely agree by chance in more than a phrase or two.
    public static final int LEAST_WEIGHT = 13;

    /// What must be left unexplained on both sides, in weight, for passages to be looked for by sentences.
    private static final int LEAST_REST = 30;

    public Comparison compare(FoldedText left, FoldedText right) {
        return compare(left, right, () -> false);
    }

    /// Compares two texts, unless it is told to stop.
    ///
    /// @param cancelled asked now and then
    /// @throws java.util.concurrent.CancellationException when it says so
    public Comparison compare(FoldedText left, FoldedText right, BooleanSupplier cancelled) {
        return compare(left, right, () -> new UnitText(left), () -> new UnitText(right), cancelled);
    }

    /// As [#compare(FoldedText, FoldedText, BooleanSupplier)], for texts whose units somebody holds.
    ///
    /// @param leftUnits asked for the units of the left text, unless the texts are equal
    public Comparison compare(
            FoldedText leftText,
            FoldedText rightText,
            Supplier<UnitText> leftUnits,
            Supplier<UnitText> rightUnits,
            BooleanSupplier cancelled) {
        if (leftText.length() > 0 && leftText.characters().equals(rightText.characters())) {
            return same(leftText, rightText);
        }
        UnitText left = leftUnits.get();
        UnitText right = rightUnits.get();
        // The shorter text is always the left one, so that the outcome is the same from both sides.
        int order = Integer.compare(leftText.length(), rightText.length());
        boolean isTurned = order > 0 || (order == 0 && leftText.characters().compareTo(rightText.characters()) > 0);
        List<Match> matches =
                isTurned ? Comparison.mirrored(matches(right, left, cancelled)) : matches(left, right, cancelled);
        Letters leftLetters = new Letters(leftText);
        Letters rightLetters = new Letters(rightText);
        return new Comparison(
                matches,
                leftText.length(),
                rightText.length(),
                shared(matches, false, leftLetters, rightLetters),
                shared(matches, true, rightLetters, leftLetters),
                resemblance(left.differentGrams(), right.differentGrams()));
    }

    private static List<Match> matches(UnitText left, UnitText right, BooleanSupplier cancelled) {
        Cancellation.check(cancelled);
        MatchBuilder builder = new MatchBuilder(left, right, LEAST_WEIGHT);
        List<List<UnitRun>> chains = builder.chains(cancelled);
        Cancellation.check(cancelled);
        boolean isExplained = rest(left, chains, UnitRun::left, UnitRun::leftEnd) < LEAST_REST
                || rest(right, chains, UnitRun::right, UnitRun::rightEnd) < LEAST_REST;
        boolean ofCharacters = isOfCharacters(left) && isOfCharacters(right);
        SharedStretches shared =
                ofCharacters && (!isExplained || chains.size() > 1) ? new SharedStretches(left, right) : null;
        SharedStretches.Places places = shared == null ? null : shared.places();
        PassageFinder finder = isExplained ? null : finder(left, right, places);
        List<Passage> passages = finder == null ? List.of() : finder.passages(cancelled);
        List<Block> shuffled = shared == null || places == null ? List.of() : shared.shuffled(places);
        List<Match> matches =
                new PassageMatches(left, right, builder.runs(), shared, cancelled).of(chains, passages, shuffled);
        if (matches.isEmpty() && finder != null && !ofCharacters) {
            matches = new PassageMatches(left, right, builder.runs(), null, cancelled)
                    .of(List.of(), finder.traces(cancelled), List.of());
        }
        matches.sort(Comparison.BY_LEFT);
        return MovedMatches.marked(matches);
    }

    /// What looks for passages by sentences; null where there can be none.
    ///
    /// @param places where they may be between texts of characters; null between others
    private static @Nullable PassageFinder finder(
            UnitText left, UnitText right, SharedStretches.@Nullable Places places) {
        if (places == null) {
            return new PassageFinder(left, right);
        }
        return places.isEmpty() ? null : new PassageFinder(left, right, places);
    }

    /// Whether most units of a text are characters of scripts written without spaces.
    private static boolean isOfCharacters(UnitText text) {
        return 2 * text.weight(0, text.units()) < 3 * text.units();
    }

    /// What no chain covers, in weight.
    private static int rest(
            UnitText text, List<List<UnitRun>> chains, ToIntFunction<UnitRun> start, ToIntFunction<UnitRun> end) {
        BitSet covered = new BitSet(text.units());
        for (List<UnitRun> chain : chains) {
            covered.set(start.applyAsInt(chain.getFirst()), end.applyAsInt(chain.getLast()));
        }
        int rest = 0;
        for (int unit = covered.nextClearBit(0); unit < text.units(); unit = covered.nextClearBit(unit + 1)) {
            rest += text.weight(unit, unit + 1);
        }
        return rest;
    }

    private static Comparison same(FoldedText left, FoldedText right) {
        int length = left.length();
        Span leftSpan = new Span(left.start(0), left.end(length - 1));
        Span rightSpan = new Span(right.start(0), right.end(length - 1));
        Match match =
                new Match(leftSpan, rightSpan, Match.Kind.SAME, List.of(new Match.Run(leftSpan, rightSpan, length)));
        return new Comparison(List.of(match), length, length, length, length, 1);
    }

    /// How many folded characters of one side begin inside the span of any match and are no surplus there.
    private static int shared(List<Match> matches, boolean isRight, Letters own, Letters other) {
        var shared = new BitSet(own.count());
        for (Match match : matches) {
            Span span = isRight ? match.right() : match.left();
            int at = own.before(span.start());
            BitSet surplus = Surplus.of(match, isRight, own, other);
            for (int out = surplus.nextSetBit(at); out >= 0; out = surplus.nextSetBit(at)) {
                shared.set(at, out);
                at = surplus.nextClearBit(out);
            }
            shared.set(at, own.before(span.end()));
        }
        return shared.cardinality();
    }

    private static double resemblance(NumberedHashes leftGrams, NumberedHashes rightGrams) {
        int shared = leftGrams.shared(rightGrams);
        int all = leftGrams.size() + rightGrams.size() - shared;
        return all == 0 ? 0 : (double) shared / all;
    }
}
