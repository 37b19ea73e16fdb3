package app.likeness.compare.count;

import app.likeness.compare.Comparison;
import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.LeftOutSpan;
import app.likeness.compare.Match;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.PairCounts;
import app.likeness.compare.Shares;
import app.likeness.compare.Tally;
import app.likeness.compare.align.Surplus;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.rows.ChangedWords;
import app.likeness.text.FoldKind;
import app.likeness.text.Span;
import app.likeness.text.fold.Fold;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/// A comparison with its characters counted by what they may be left out for.
///
/// Shared are the characters of the passages that are the very same on both sides, as they are tinted ([#drawn]); the
/// others were changed and are counted apart, but for what the longer side of a passage has beyond the other
/// ([Surplus]). A character of a passage carries the kinds of the stretches that it stands in itself and the kinds of
/// its counterpart in the other text: what somebody quotes by right has not been taken from them by the text that it
/// is quoted from either. Where too little of a passage remains, none of it counts ([Remainder]). The counterpart of
/// a character inside a run is the same character of the run's other side; of one between runs that of the nearest
/// run; in a passage without runs the one at the same share of the way through. A character in several passages counts
/// when it counts in one of them. A passage
/// that a reviewer found acceptable counts under no setting.
///
/// O(characters of both texts and of all passages).
public final class CountedComparison {
    /// A passage below this weight (40 Han characters or 20 words) is too short to count: unrelated news agree in
    /// such a one in 5 % of the documents, in one of 20 characters in a third.
    public static final int LEAST_WEIGHT = 40;

    private final Comparison comparison;
    private final ExcludedText left;
    private final ExcludedText right;
    private final List<PairCounts.Passage> passages = new ArrayList<>();
    private final PairCounts counts;
    /// By folded character its ways, as [Tally] has them; 0 where it counts through no passage.
    private final int[] waysLeft;
    private final int[] waysRight;
    /// The same, of those through which it is the very same on the other side.
    private final int[] sameLeft;
    private final int[] sameRight;
    /// The folded characters that are surplus in some passage, and count through none.
    private final BitSet surplusLeft = new BitSet();

    private final BitSet surplusRight = new BitSet();
    /// The numbers of the passages that are acceptable.
    private final BitSet acceptable;

    public CountedComparison(Comparison comparison, ExcludedText left, ExcludedText right) {
        this(comparison, left, right, new BitSet());
    }

    /// @param acceptable the numbers of the passages, from 0, that a reviewer found acceptable
    public CountedComparison(Comparison comparison, ExcludedText left, ExcludedText right, BitSet acceptable) {
        this.comparison = comparison;
        this.acceptable = (BitSet) acceptable.clone();
        this.left = left;
        this.right = right;
        this.waysLeft = new int[left.folded().length()];
        this.waysRight = new int[right.folded().length()];
        this.sameLeft = new int[waysLeft.length];
        this.sameRight = new int[waysRight.length];
        for (int number = 0; number < comparison.matches().size(); number++) {
            int[] leftHere = here(number, false);
            int[] rightHere = here(number, true);
            passages.add(new PairCounts.Passage(
                    Tally.of(leftHere, 0, leftHere.length), Tally.of(rightHere, 0, rightHere.length)));
            if (!acceptable.get(number)) {
                Match match = comparison.matches().get(number);
                add(leftHere, left.before(match.left().start()), waysLeft, surplusLeft);
                add(rightHere, right.before(match.right().start()), waysRight, surplusRight);
                for (Match.Run run : drawn(number).runs()) {
                    addSame(leftHere, left, match.left(), run.left(), sameLeft);
                    addSame(rightHere, right, match.right(), run.right(), sameRight);
                }
            }
        }
        withoutShared(surplusLeft, waysLeft);
        withoutShared(surplusRight, waysRight);
        this.counts = new PairCounts(
                left.tally(),
                right.tally(),
                Tally.of(sameLeft, 0, sameLeft.length),
                Tally.of(sameRight, 0, sameRight.length),
                Tally.of(waysLeft, 0, waysLeft.length),
                Tally.of(waysRight, 0, waysRight.length),
                longest());
    }

    private static void withoutShared(BitSet surplus, int[] ways) {
        for (int at = surplus.nextSetBit(0); at >= 0; at = surplus.nextSetBit(at + 1)) {
            surplus.set(at, ways[at] == 0);
        }
    }

    public Comparison comparison() {
        return comparison;
    }

    /// Whether passage `match`, counted from 0, was found acceptable.
    public boolean isAcceptable(int match) {
        return acceptable.get(match);
    }

    public PairCounts counts() {
        return counts;
    }

    public ExcludedText left() {
        return left;
    }

    public ExcludedText right() {
        return right;
    }

    /// By folded character of the left text its ways, as [Tally] has them; 0 where it counts through no passage. Not
    /// a copy.
    int[] waysLeft() {
        return waysLeft;
    }

    /// The same of the right text.
    int[] waysRight() {
        return waysRight;
    }

    /// By folded character of the left text its ways through which it is the very same in the right one. Not a copy.
    int[] sameLeft() {
        return sameLeft;
    }

    /// The same of the right text.
    int[] sameRight() {
        return sameRight;
    }

    /// The folded characters of the left text, by number, that are the very same and count when `leftOut` is left out:
    /// as many as [Shares#sharedLeft] says.
    public BitSet countedLeft(Exclusions leftOut) {
        return counted(sameLeft, leftOut);
    }

    /// The same of the right text.
    public BitSet countedRight(Exclusions leftOut) {
        return counted(sameRight, leftOut);
    }

    /// The folded characters of the left text, by number, that were changed inside passages and count when `leftOut`
    /// is left out: as many as [Shares#changedLeft] says.
    public BitSet changedLeft(Exclusions leftOut) {
        BitSet changed = counted(waysLeft, leftOut);
        changed.andNot(countedLeft(leftOut));
        return changed;
    }

    /// The same of the right text.
    public BitSet changedRight(Exclusions leftOut) {
        BitSet changed = counted(waysRight, leftOut);
        changed.andNot(countedRight(leftOut));
        return changed;
    }

    private static BitSet counted(int[] ways, Exclusions leftOut) {
        int allowed = leftOut.allowed();
        var counted = new BitSet(ways.length);
        for (int i = 0; i < ways.length; i++) {
            if ((ways[i] & allowed) != 0) {
                counted.set(i);
            }
        }
        return counted;
    }

    /// Whether any character of passage `match`, counted from 0, counts when `leftOut` is left out.
    public boolean counts(int match, Exclusions leftOut) {
        return counted(match, leftOut) > 0;
    }

    private int counted(int match, Exclusions leftOut) {
        return acceptable.get(match) ? 0 : passages.get(match).counted(leftOut);
    }

    /// The stretches of the left side of passage `match`, counted from 0, that do not count because the right one
    /// is much shorter ([Surplus]). By place, apart.
    public List<Span> surplusOfLeft(int match) {
        return spans(Surplus.of(comparison.matches().get(match), false, left.letters(), right.letters()), left);
    }

    /// The same of the right side.
    public List<Span> surplusOfRight(int match) {
        return spans(Surplus.of(comparison.matches().get(match), true, right.letters(), left.letters()), right);
    }

    private static List<Span> spans(BitSet characters, ExcludedText text) {
        List<Span> spans = new ArrayList<>();
        int from = characters.nextSetBit(0);
        while (from >= 0) {
            int to = characters.nextClearBit(from);
            spans.add(text.letters().span(from, to));
            from = characters.nextSetBit(to);
        }
        return spans;
    }

    /// The stretches of the left side of passage `match`, counted from 0, that stand in the right text but for a
    /// few words: none of a passage that was put into other words ([NearlySame]). By place, apart.
    public List<Span> nearlySameOfLeft(int match) {
        return NearlySame.ofLeft(comparison.matches().get(match), left.letters(), right.letters());
    }

    /// Passage `match`, counted from 0, as it is drawn: with the letters that changed words have in common as runs
    /// of their own ([ChangedWords]).
    public Match drawn(int match) {
        return ChangedWords.refined(comparison.matches().get(match), left.letters(), right.letters());
    }

    /// Why the passages `match`, counted from 0, match, when `leftOut` is left out.
    ///
    /// @param otherDocuments how many other documents have the passage, empty where nobody looked
    public PassageReason reason(int match, Exclusions leftOut, Optional<OtherDocuments> otherDocuments) {
        Match each = comparison.matches().get(match);
        PairCounts.Passage passage = passages.get(match);
        Set<Exclusion> kinds =
                Exclusions.kinds(passage.left().mask() | passage.right().mask());
        kinds.retainAll(leftOut.kinds());
        int[] leftHere = here(match, false);
        int[] rightHere = here(match, true);
        int leftFirst = left.before(each.left().start());
        int rightFirst = right.before(each.right().start());
        int leftAt = 0;
        int rightAt = 0;
        int changed = 0;
        int places = 0;
        for (int i = 0; i <= each.runs().size(); i++) {
            boolean isLast = i == each.runs().size();
            int leftTo = isLast
                    ? leftHere.length
                    : left.before(each.runs().get(i).left().start()) - leftFirst;
            int rightTo = isLast
                    ? rightHere.length
                    : right.before(each.runs().get(i).right().start()) - rightFirst;
            int most = Math.max(shared(leftHere, leftAt, leftTo), shared(rightHere, rightAt, rightTo));
            changed += most;
            places += most > 0 ? 1 : 0;
            if (!isLast) {
                leftAt = left.before(each.runs().get(i).left().end()) - leftFirst;
                rightAt = right.before(each.runs().get(i).right().end()) - rightFirst;
            }
        }
        return new PassageReason(
                each.kind(),
                leftHere.length,
                rightHere.length,
                leftHere.length
                        - passage.left().total()
                        + rightHere.length
                        - passage.right().total(),
                each.sharedCharacters(),
                changed,
                places,
                new SwappedMarks(each, left, right).places(),
                counted(match, leftOut),
                kinds,
                otherDocuments);
    }

    /// How many of some characters have a way, and are no surplus.
    private static int shared(int[] ways, int from, int to) {
        int shared = 0;
        for (int i = from; i < to; i++) {
            shared += ways[i] != 0 ? 1 : 0;
        }
        return shared;
    }

    /// By passage how many characters of the left text are the very same and count through it when `leftOut` is left
    /// out, those of several passages through the first: together as many as [Shares#sharedLeft] says.
    /// O(characters of all passages).
    public int[] countsOfLeft(Exclusions leftOut) {
        return counts(false, leftOut);
    }

    /// The same of the right text.
    public int[] countsOfRight(Exclusions leftOut) {
        return counts(true, leftOut);
    }

    private int[] counts(boolean isRight, Exclusions leftOut) {
        int[] counts = new int[passages.size()];
        BitSet done = new BitSet();
        for (int number = 0; number < counts.length; number++) {
            Match match = comparison.matches().get(number);
            int from = isRight
                    ? right.before(match.right().start())
                    : left.before(match.left().start());
            BitSet same = acceptable.get(number) ? new BitSet() : same(number, isRight);
            int[] here = here(number, isRight);
            for (int i = same.nextSetBit(from); i >= 0; i = same.nextSetBit(i + 1)) {
                if ((here[i - from] & leftOut.allowed()) != 0 && !done.get(i)) {
                    done.set(i);
                    counts[number]++;
                }
            }
        }
        return counts;
    }

    /// What shows as a disguise of the left text only beside its counterpart: marks of punctuation that are others,
    /// so many that they were made to be, where the counterpart's are ordinary and its own are not. By start,
    /// apart.
    public List<Fold> disguisesOfLeft() {
        return swapped(SwappedMarks::disguisesOfLeft, digits -> List.of());
    }

    /// The same of the right text.
    public List<Fold> disguisesOfRight() {
        return swapped(SwappedMarks::disguisesOfRight, digits -> List.of());
    }

    /// The places in the left text where it and the right one write the same in two ways, so that one of them was
    /// changed and cannot be told which: so many other marks of punctuation, and numbers that the left text writes
    /// in Chinese digits. By start, apart.
    public List<Fold> untoldOfLeft() {
        return swapped(SwappedMarks::untoldOfLeft, SwappedDigits::ofLeft);
    }

    /// The same in the right text.
    public List<Fold> untoldOfRight() {
        return swapped(SwappedMarks::untoldOfRight, SwappedDigits::ofRight);
    }

    /// At how many places one of the two texts was changed and cannot be told which, by kind. O(text).
    public Map<FoldKind, Integer> untold() {
        Map<FoldKind, Integer> untold = new EnumMap<>(FoldKind.class);
        int marks = 0;
        int digits = 0;
        for (Match match : comparison.matches()) {
            marks += new SwappedMarks(match, left, right).untoldOfLeft().size();
            SwappedDigits numbers = new SwappedDigits(match, left, right);
            digits += numbers.ofLeft().size() + numbers.ofRight().size();
        }
        if (digits > 0) {
            untold.put(FoldKind.DIGITS, digits);
        }
        if (marks > 0) {
            untold.put(FoldKind.PUNCTUATION, marks);
        }
        return untold;
    }

    private List<Fold> swapped(Function<SwappedMarks, List<Fold>> marks, Function<SwappedDigits, List<Fold>> digits) {
        Map<Integer, Fold> byStart = new TreeMap<>();
        for (Match match : comparison.matches()) {
            digits.apply(new SwappedDigits(match, left, right))
                    .forEach(fold -> byStart.putIfAbsent(fold.span().start(), fold));
            marks.apply(new SwappedMarks(match, left, right))
                    .forEach(fold -> byStart.putIfAbsent(fold.span().start(), fold));
        }
        return List.copyOf(byStart.values());
    }

    /// Why the pair has its numbers when `leftOut` is left out.
    public PairReason reason(Exclusions leftOut) {
        int counting = (int) IntStream.range(0, passages.size())
                .filter(match -> counts(match, leftOut))
                .count();
        int mask = counts.left().mask()
                | counts.right().mask()
                | counts.coveredLeft().mask()
                | counts.coveredRight().mask();
        Set<Exclusion> kinds = Exclusions.kinds(mask);
        kinds.retainAll(leftOut.kinds());
        Shares shares = counts.shares(leftOut);
        return new PairReason(
                shares,
                left.folded().characters().equals(right.folded().characters()),
                counting,
                passages.size() - counting,
                kinds,
                !acceptable.isEmpty(),
                surplusLeft.cardinality() + surplusRight.cardinality(),
                counts.left().total() + counts.right().total() - shares.charactersLeft() - shares.charactersRight());
    }

    /// The stretches of the left text that do not count when `leftOut` is left out: what is excluded itself, what
    /// is shared in no way that counts, and what is surplus. By place, apart; one ends where the reasons change.
    /// O(characters).
    public List<LeftOutSpan> leftOutOfLeft(Exclusions leftOut) {
        return leftOut(left, waysLeft, leftOut, acceptable(left, false), surplusLeft);
    }

    /// The same of the right text.
    public List<LeftOutSpan> leftOutOfRight(Exclusions leftOut) {
        return leftOut(right, waysRight, leftOut, acceptable(right, true), surplusRight);
    }

    /// Whether any of the matches was set aside as acceptable.
    public boolean hasAcceptable() {
        return !acceptable.isEmpty();
    }

    /// The folded characters of one side that stand in acceptable passages alone.
    private BitSet acceptable(ExcludedText text, boolean isRight) {
        BitSet inside = new BitSet();
        int[] ways = isRight ? waysRight : waysLeft;
        acceptable.stream().forEach(number -> {
            Match match = comparison.matches().get(number);
            Span span = isRight ? match.right() : match.left();
            int to = text.before(span.end());
            for (int character = text.before(span.start()); character < to; character++) {
                inside.set(character, ways[character] == 0);
            }
        });
        return inside;
    }

    private static List<LeftOutSpan> leftOut(
            ExcludedText text, int[] ways, Exclusions leftOut, BitSet acceptable, BitSet surplus) {
        List<LeftOutSpan> spans = new ArrayList<>();
        int at = 0;
        while (at < ways.length) {
            int reasons = reasons(text.mask(at), ways[at], leftOut);
            boolean isAcceptable = acceptable.get(at);
            boolean isSurplus = surplus.get(at);
            int end = at + 1;
            while (end < ways.length
                    && reasons(text.mask(end), ways[end], leftOut) == reasons
                    && acceptable.get(end) == isAcceptable
                    && surplus.get(end) == isSurplus) {
                end++;
            }
            if (reasons != 0 || isAcceptable || isSurplus) {
                Span span = new Span(text.folded().start(at), text.folded().end(end - 1));
                spans.add(new LeftOutSpan(span, Exclusions.kinds(reasons), isAcceptable, isSurplus));
            }
            at = end;
        }
        return spans;
    }

    /// Why a character does not count, as a mask; 0 for one that does.
    private static int reasons(int own, int ways, Exclusions leftOut) {
        int off = leftOut.mask();
        if ((own & off) != 0 || ways == 0 || (ways & leftOut.allowed()) != 0) {
            return own & off;
        }
        int all = 0;
        for (int mask = 0; mask < Tally.MASKS; mask++) {
            all |= (ways >>> mask & 1) != 0 ? mask : 0;
        }
        return all & off;
    }

    /// The ways of the characters of one side of passage `number` through it; 0 for what is surplus.
    private int[] here(int number, boolean isRight) {
        Match match = comparison.matches().get(number);
        int[] leftMasks = masks(match, false);
        int[] rightMasks = masks(match, true);
        var remainder = new Remainder(left, match.left(), leftMasks, right, match.right(), rightMasks);
        ExcludedText own = isRight ? right : left;
        ExcludedText other = isRight ? left : right;
        int from = own.before(isRight ? match.right().start() : match.left().start());
        BitSet surplus = Surplus.of(match, isRight, own.letters(), other.letters());
        int[] here = isRight ? rightMasks : leftMasks;
        for (int i = 0; i < here.length; i++) {
            here[i] = surplus.get(from + i) ? 0 : remainder.ways(here[i]);
        }
        return here;
    }

    /// The kinds of the characters of one side of a passage, and of their counterparts.
    private int[] masks(Match match, boolean isRight) {
        ExcludedText own = isRight ? right : left;
        ExcludedText other = isRight ? left : right;
        int from = own.before(isRight ? match.right().start() : match.left().start());
        int[] masks = Counterparts.of(match, isRight, own, other);
        for (int i = 0; i < masks.length; i++) {
            masks[i] = own.mask(from + i) | other.mask(masks[i]);
        }
        return masks;
    }

    /// Gives the characters from `from` on these ways to count; those without one are surplus.
    private static void add(int[] here, int from, int[] ways, BitSet surplus) {
        for (int i = 0; i < here.length; i++) {
            ways[from + i] |= here[i];
            if (here[i] == 0) {
                surplus.set(from + i);
            }
        }
    }

    /// The characters of a run on one side of a passage count as the very same on their ways through it.
    private static void addSame(int[] here, ExcludedText text, Span passage, Span run, int[] same) {
        int from = text.before(passage.start());
        int to = text.before(run.end());
        for (int i = text.before(run.start()); i < to; i++) {
            same[i] |= here[i - from];
        }
    }

    /// The folded characters of one side of passage `number`, by number, that are the very same on the other.
    private BitSet same(int number, boolean isRight) {
        ExcludedText text = isRight ? right : left;
        BitSet same = new BitSet();
        for (Match.Run run : drawn(number).runs()) {
            Span span = isRight ? run.right() : run.left();
            same.set(text.before(span.start()), text.before(span.end()));
        }
        return same;
    }

    /// For each setting the longest passage: at most 32, usually one.
    private List<PairCounts.Passage> longest() {
        int kinds = 0;
        List<PairCounts.Passage> counting = IntStream.range(0, passages.size())
                .filter(match -> !acceptable.get(match))
                .mapToObj(passages::get)
                .toList();
        for (PairCounts.Passage passage : counting) {
            kinds |= passage.left().mask() | passage.right().mask();
        }
        Set<PairCounts.Passage> longest = new LinkedHashSet<>();
        // All subsets of the kinds that occur, from none to all.
        int off = 0;
        do {
            Exclusions leftOut = Exclusions.of(Exclusions.kinds(off));
            PairCounts.Passage best = null;
            int most = 0;
            for (PairCounts.Passage passage : counting) {
                int counted = passage.counted(leftOut);
                if (counted > most) {
                    most = counted;
                    best = passage;
                }
            }
            if (best != null) {
                longest.add(best);
            }
            off = (off - kinds) & kinds;
        } while (off != 0);
        return List.copyOf(longest);
    }
}
