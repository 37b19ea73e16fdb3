package app.likeness.ui.pair.model;

import app.likeness.compare.Comparison;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.Pair;
import app.likeness.compare.Shares;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PairComparison;
import app.likeness.compare.exclude.Counting;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.rows.ChangedWords;
import app.likeness.compare.rows.Difference;
import app.likeness.compare.rows.Differences;
import app.likeness.compare.rows.SideBySideRow;
import app.likeness.compare.rows.SideBySideRows;
import app.likeness.report.names.NameMask;
import app.likeness.review.PassageKey;
import app.likeness.text.Chunks;
import app.likeness.text.FoldKind;
import app.likeness.text.Span;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Folds;
import app.likeness.text.fold.Letters;
import app.likeness.ui.pair.text.Disguises;
import app.likeness.ui.pair.text.LeftOut;
import app.likeness.ui.pair.text.Marks;
import app.likeness.ui.pair.text.PairText;
import app.likeness.ui.pair.text.Side;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A pair with its texts, aligned and ready to be drawn.
///
/// @param matches by left start; their numbers count from 0 here and from 1 on the screen
/// @param counted what the texts share, by what may be left out
/// @param leftOut what is left out of the numbers
/// @param evidence one for each match
/// @param differences on the way through both texts
/// @param keys what each match is known by in the review
/// @param untold at how many places one of the two texts was changed and cannot be told which, by kind
public record OpenedPair(
        Pair pair,
        PairText left,
        PairText right,
        List<Match> matches,
        CountedComparison counted,
        Exclusions leftOut,
        List<Evidence> evidence,
        List<Difference> differences,
        Alignment alignment,
        List<PassageKey> keys,
        Map<FoldKind, Integer> untold) {
    /// Compares the texts and prepares what the view draws: the slow part of opening a pair. O(text).
    ///
    /// @param acceptable the passages that are not counted because a reviewer found them acceptable
    public static OpenedPair of(
            Pair pair,
            Document leftDocument,
            Document rightDocument,
            String leftText,
            String rightText,
            Counting counting,
            Set<PassageKey> acceptable,
            BiFunction<FoldedText, FoldedText, Comparison> compare) {
        var comparing = new PairComparison(counting.finder(), (left, right, cancelled) -> compare.apply(left, right));
        ExcludedText leftExcluded = comparing.excluded(leftText);
        ExcludedText rightExcluded = comparing.excluded(rightText);
        CountedComparison counted =
                comparing.counted(leftExcluded, rightExcluded, PassageKey.accepted(acceptable), () -> false);
        List<Match> matches = counted.comparison().matches();
        var leftLetters = new Letters(leftExcluded.folded());
        var rightLetters = new Letters(rightExcluded.folded());
        List<Match> drawn = matches.stream()
                .map(match -> ChangedWords.refined(match, leftLetters, rightLetters))
                .toList();
        PairText left = text(Side.LEFT, leftDocument, leftText, leftLetters, drawn, counted, counting.leftOut());
        PairText right = text(Side.RIGHT, rightDocument, rightText, rightLetters, drawn, counted, counting.leftOut());
        List<Difference> differences = Differences.of(left.letters(), right.letters(), matches);
        return new OpenedPair(
                pair,
                left,
                right,
                matches,
                counted,
                counting.leftOut(),
                Evidence.of(counted, counting.leftOut()),
                differences,
                Alignment.of(matches, leftText.length(), rightText.length()),
                matches.stream()
                        .map(match -> PassageKey.of(match, leftLetters, rightLetters))
                        .toList(),
                counted.untold());
    }

    /// The same of documents under other names.
    OpenedPair named(Document leftDocument, Document rightDocument) {
        return with(left.named(leftDocument), right.named(rightDocument));
    }

    /// The same without names in the texts. O(text).
    OpenedPair masked(NameMask mask) {
        return with(left.masked(mask), right.masked(mask));
    }

    /// What the view of differences shows of the texts with their names. O(text).
    List<SideBySideRow> rows() {
        return SideBySideRows.of(left.sideBySide(), right.sideBySide(), matches);
    }

    private OpenedPair with(PairText shownLeft, PairText shownRight) {
        return new OpenedPair(
                pair, shownLeft, shownRight, matches, counted, leftOut, evidence, differences, alignment, keys, untold);
    }

    /// Whether the other one shows the same two texts.
    public boolean isSameAs(@Nullable OpenedPair other) {
        return other != null && pair.leftId() == other.pair.leftId() && pair.rightId() == other.pair.rightId();
    }

    public PairText text(Side side) {
        return side == Side.LEFT ? left : right;
    }

    /// Whether any character of a match counts.
    public boolean counts(int match) {
        return counted.counts(match, leftOut);
    }

    /// The first match of which anything counts; the first of all where none does.
    public int firstCounting() {
        return IntStream.range(0, matches.size())
                .filter(this::counts)
                .findFirst()
                .orElse(0);
    }

    /// Where the first character of one side of a match stands that counts as shared; where the match begins for none.
    public int firstCounted(int match, Side side) {
        Span span = side.span(matches.get(match));
        FoldedText folded = text(side).folded();
        BitSet shared = side == Side.LEFT ? counted.countedLeft(leftOut) : counted.countedRight(leftOut);
        int first = shared.nextSetBit(text(side).letters().before(span.start()));
        return first < 0 || folded.start(first) >= span.end() ? span.start() : folded.start(first);
    }

    /// How many matches count, at least in part.
    public int countedMatches() {
        return (int) IntStream.range(0, matches.size()).filter(this::counts).count();
    }

    /// Whether one of the texts has a disguise.
    public boolean isDisguised() {
        return !left.disguises().isEmpty() || !right.disguises().isEmpty();
    }

    /// The longest stretch of characters that is the same in both texts; 0 without a match.
    public int longestRun() {
        return evidence.stream().mapToInt(Evidence::longestRun).max().orElse(0);
    }

    private static PairText text(
            Side side,
            Document document,
            String text,
            Letters letters,
            List<Match> drawn,
            CountedComparison counted,
            Exclusions leftOut) {
        boolean isLeft = side == Side.LEFT;
        Shares shares = counted.counts().shares(leftOut);
        return new PairText(
                side,
                document,
                text,
                letters.folded(),
                letters,
                Chunks.of(text),
                Marks.of(drawn, side, letters),
                new LeftOut(isLeft ? counted.leftOutOfLeft(leftOut) : counted.leftOutOfRight(leftOut)),
                new Disguises(Folds.of(text, letters.folded())
                        .suspiciousWith(isLeft ? counted.disguisesOfLeft() : counted.disguisesOfRight())),
                isLeft ? shares.sharedLeft() : shares.sharedRight(),
                isLeft ? shares.changedLeft() : shares.changedRight(),
                isLeft ? shares.charactersLeft() : shares.charactersRight());
    }
}
