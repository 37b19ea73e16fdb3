package app.likeness.compare.align;

import app.likeness.compare.Match;
import app.likeness.compare.passages.Passage;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.SharedStretches;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Puts what was found exactly (chains of runs) and what was found by sentences (passages) together to matches.
///
/// A long, dense chain has the exact borders: it replaces a passage that it explains for the most part; a passage that
/// reaches beyond takes it in. In a pair with a verbatim passage one that was rewritten needs more evidence, since
/// texts that share one passage are about the same matter. A short chain is part of the passage that it lies in, or a
/// match of its own when it is long enough. Between texts of characters a passage is cut to what both sides really
/// share ([SharedStretches]). [MatchShaper] gives all of them their final extent.
final class PassageMatches {
    /// How long a match is at least, in characters of scripts written without spaces, or what its runs weigh, in
    /// words: twenty of them, fifteen where nothing else was found. Shorter ones are stock phrases for the most
    /// part.
    private static final int LEAST = 40;

    private static final int LEAST_OF_WORDS = 30;
    private static final int LEAST_OF_WORDS_BESIDE = 40;

    /// But no more than so large a share of the shorter text.
    private static final double LEAST_SHARE = 0.2;

    /// From this weight on, and with so large a share of its span the same, a chain has the exact borders.
    private static final int STRONG = 40;

    private static final int STRONG_OF_WORDS = 80;
    private static final double DENSE = 0.75;

    /// The share of a passage from which on verbatim chains explain it, or chains in general.
    private static final double EXPLAINED = 0.6;

    private static final double EXPLAINED_EDITED = 0.8;

    /// The share of either side of a summary from which on it is none.
    private static final double COPIED = 0.15;

    /// What a passage apart needs in a pair that has a strong chain of which so much is the same.
    private static final double EVIDENCE_BESIDE = 100;

    private static final double VERBATIM = 0.97;

    /// A passage of characters from this length of both sides on, in units, of which so much stands on one side
    /// only is taken apart to its chains, each of so much weight at least.
    private static final int WIDE = 1_000;

    private static final double WIDE_STRANGE = 0.1;
    private static final int WIDE_CHAIN = 20;

    /// The share of a shuffled part outside of matches from which on its pieces are looked for.
    private static final double OPEN = 0.1;

    private final UnitText left;
    private final UnitText right;
    private final MatchShaper shaper;
    private final @Nullable SharedStretches stretches;
    /// Where the matches are that were found by sentences.
    private final List<Block> taken = new ArrayList<>();
    private final List<MatchShaper.Found> found = new ArrayList<>();

    /// @param known common runs of the two texts
    /// @param stretches what passages of characters are cut to; null between texts of words
    /// @param cancelled asked for each passage
    PassageMatches(
            UnitText left,
            UnitText right,
            List<UnitRun> known,
            @Nullable SharedStretches stretches,
            BooleanSupplier cancelled) {
        this.stretches = stretches;
        this.left = left;
        this.right = right;
        this.shaper = new MatchShaper(left, right, known, stretches != null, cancelled);
    }

    /// The matches of `chains` and `passages`, of which the heaviest and the surest come first; in no order.
    ///
    /// @param shuffled what of texts of characters is the same in another order
    List<Match> of(List<List<UnitRun>> chains, List<Passage> passages, List<Block> shuffled) {
        List<List<UnitRun>> strong = new ArrayList<>();
        List<List<UnitRun>> weak = new ArrayList<>();
        Set<Long> ends = new HashSet<>();
        for (List<UnitRun> chain : chains) {
            // Two chains with the same end differ in how they got there: the heavier one comes first.
            UnitRun last = chain.getLast();
            if (!ends.add((long) last.leftEnd() << 32 | last.rightEnd())) {
                continue;
            }
            (isStrong(chain) ? strong : weak).add(chain);
        }
        boolean isVerbatim = strong.stream().anyMatch(chain -> density(chain) >= VERBATIM);
        for (Passage passage : passages) {
            addPassage(passage, strong, weak, isVerbatim);
        }
        strong.forEach(chain -> found.add(MatchShaper.Found.exactly(chain)));
        int leastOfWords = found.isEmpty() ? LEAST_OF_WORDS : LEAST_OF_WORDS_BESIDE;
        weak.stream()
                .filter(chain -> stands(chain, leastOfWords))
                .forEach(chain -> found.add(MatchShaper.Found.exactly(chain)));
        List<MatchShaper.Found> shaped = shaper.shaped(found);
        List<MatchShaper.Found> all = stretches == null
                ? new Extracts(left, right).joined(withoutRepeats(shaped))
                : withPieces(shaped, shuffled);
        return all.stream().map(this::match).collect(Collectors.toCollection(ArrayList::new));
    }

    /// With the pieces of shuffled parts that are shorter than a match is elsewhere: together they cover so much of
    /// both sides that none of them is there by chance.
    private List<MatchShaper.Found> withPieces(List<MatchShaper.Found> shaped, List<Block> shuffled) {
        if (shuffled.isEmpty()) {
            return shaped;
        }
        Tiles tiles = new Tiles(
                left, right, shaped.stream().map(MatchShaper.Found::block).toList());
        List<MatchShaper.Found> all = new ArrayList<>(shaped);
        for (Block block : shuffled) {
            if (isOpen(block, shaped)) {
                tiles.in(block).forEach(tile -> all.add(MatchShaper.Found.exactly(List.of(tile))));
            }
        }
        return all;
    }

    /// Whether so much of both sides of a block is outside of what was found that it would be a match elsewhere.
    private static boolean isOpen(Block block, List<MatchShaper.Found> found) {
        BitSet left = new BitSet();
        BitSet right = new BitSet();
        left.set(block.left(), block.leftEnd());
        right.set(block.right(), block.rightEnd());
        for (MatchShaper.Found each : found) {
            left.clear(each.block().left(), each.block().leftEnd());
            right.clear(each.block().right(), each.block().rightEnd());
        }
        return left.cardinality() >= Math.max(LEAST, OPEN * block.leftLength())
                && right.cardinality() >= Math.max(LEAST, OPEN * block.rightLength());
    }

    /// Without what merely resembles, once more, what stands in a longer verbatim match for the most part of one of
    /// its sides.
    private List<MatchShaper.Found> withoutRepeats(List<MatchShaper.Found> shaped) {
        List<Block> verbatim = shaped.stream()
                .filter(each -> same(each) >= VERBATIM)
                .map(MatchShaper.Found::block)
                .toList();
        return shaped.stream()
                .filter(each ->
                        same(each) >= VERBATIM || verbatim.stream().noneMatch(longer -> repeats(each.block(), longer)))
                .toList();
    }

    /// The share of the longer side of what was found that is the very same, by characters.
    private double same(MatchShaper.Found each) {
        Block block = each.block();
        int same = each.runs().stream()
                .mapToInt(run -> left.characters(run.left(), run.leftEnd()))
                .sum();
        return (double) same
                / Math.max(
                        left.characters(block.left(), block.leftEnd()),
                        right.characters(block.right(), block.rightEnd()));
    }

    private static boolean repeats(Block block, Block longer) {
        boolean isLonger = longer.leftLength() + longer.rightLength() > block.leftLength() + block.rightLength();
        boolean isInside = 2 * longer.commonLeft(block) > block.leftLength()
                || 2 * longer.commonRight(block) > block.rightLength();
        return isLonger && isInside;
    }

    private void addPassage(Passage passage, List<List<UnitRun>> strong, List<List<UnitRun>> weak, boolean isVerbatim) {
        Block block = passage.units();
        List<List<UnitRun>> inside = strong.stream()
                .filter(chain -> block(chain).meets(passage.units()))
                .sorted(Comparator.comparingInt(chain -> chain.getFirst().left()))
                .toList();
        int coveredLeft = 0;
        int coveredRight = 0;
        for (List<UnitRun> chain : inside) {
            coveredLeft += block(chain).commonLeft(passage.units());
            coveredRight += block(chain).commonRight(passage.units());
            block = block.with(block(chain));
        }
        double explained = inside.stream().allMatch(chain -> density(chain) >= VERBATIM) ? EXPLAINED : EXPLAINED_EDITED;
        boolean isExplained = (coveredLeft >= explained * passage.units().leftLength()
                        || coveredRight >= explained * passage.units().rightLength())
                && (inside.size() == 1 || !ascend(inside));
        boolean isWeak = isVerbatim && inside.isEmpty() && passage.evidence() < EVIDENCE_BESIDE;
        // What is there as it was, for a good part, is no summary.
        boolean isCopied = passage.isSummary()
                && (coveredLeft >= COPIED * passage.units().leftLength()
                        || coveredRight >= COPIED * passage.units().rightLength());
        if (!isExplained && !isWeak && !isCopied) {
            List<Block> parts = stretches == null ? List.of(block) : stretches.in(block);
            for (Block part : parts) {
                addPart(part, inside, strong, weak, passage.isSummary());
            }
        }
    }

    /// Adds a part of a passage with all of the strong chains `inside` that it meets; they are no matches of their
    /// own then. What else is `strong` stays one, though it may meet the part where the chains reach beyond the
    /// passage.
    private void addPart(
            Block part,
            List<List<UnitRun>> inside,
            List<List<UnitRun>> strong,
            List<List<UnitRun>> weak,
            boolean isSummary) {
        List<List<UnitRun>> own =
                inside.stream().filter(chain -> block(chain).meets(part)).toList();
        Block whole = own.stream().map(PassageMatches::block).reduce(part, Block::with);
        MatchShaper.Found passage = shaper.in(whole, isSummary);
        if (isLoose(passage)) {
            addChains(whole, weak);
            return;
        }
        strong.removeIf(each -> own.stream().anyMatch(chain -> chain == each));
        taken.add(whole);
        found.add(passage);
    }

    /// Whether a passage of characters is so long, and so much of it stands on one side only, that its borders say
    /// little.
    private boolean isLoose(MatchShaper.Found passage) {
        Block block = passage.block();
        return stretches != null
                && Math.min(block.leftLength(), block.rightLength()) >= WIDE
                && stretches.strange(block, passage.runs()) >= WIDE_STRANGE;
    }

    /// Adds of a passage that is too loose the chains in it, wherever they stand; the strong ones are matches
    /// anyway.
    private void addChains(Block passage, List<List<UnitRun>> weak) {
        List<List<UnitRun>> chains = weak.stream()
                .filter(chain -> passage.contains(block(chain)) && weight(chain) >= WIDE_CHAIN)
                .toList();
        chains.forEach(chain -> found.add(MatchShaper.Found.exactly(chain)));
        weak.removeIf(each -> chains.stream().anyMatch(chain -> chain == each));
    }

    /// Whether chains, sorted by left, follow each other on both sides.
    private static boolean ascend(List<List<UnitRun>> chains) {
        for (int i = 1; i < chains.size(); i++) {
            Block last = block(chains.get(i - 1));
            Block next = block(chains.get(i));
            if (next.left() < last.leftEnd() || next.right() < last.rightEnd()) {
                return false;
            }
        }
        return true;
    }

    /// Whether a chain that is not strong is a match of its own.
    private boolean stands(List<UnitRun> chain, int leastOfWords) {
        Block block = block(chain);
        int shorter = Math.min(left.weight(0, left.units()), right.weight(0, right.units()));
        double least =
                Math.max(Aligner.LEAST_WEIGHT, Math.min(least(chain, LEAST, leastOfWords), LEAST_SHARE * shorter));
        double words = words(chain);
        int span = Math.min(left.weight(block.left(), block.leftEnd()), right.weight(block.right(), block.rightEnd()));
        return (1 - words) * span + words * weight(chain) >= least
                && taken.stream().noneMatch(other -> other.meets(block));
    }

    private boolean isStrong(List<UnitRun> chain) {
        return weight(chain) >= least(chain, STRONG, STRONG_OF_WORDS) && density(chain) >= DENSE;
    }

    /// The share of the longer span of a chain that its runs make up, by weight.
    private double density(List<UnitRun> chain) {
        int span = Math.max(
                left.weight(chain.getFirst().left(), chain.getLast().leftEnd()),
                right.weight(chain.getFirst().right(), chain.getLast().rightEnd()));
        return (double) weight(chain) / span;
    }

    /// Between `ofCharacters` and `ofWords`, by what the chain is made of.
    private double least(List<UnitRun> chain, int ofCharacters, int ofWords) {
        return ofCharacters + words(chain) * (ofWords - ofCharacters);
    }

    /// The share of words in what the runs of a chain weigh.
    private double words(List<UnitRun> chain) {
        int units = chain.stream().mapToInt(UnitRun::length).sum();
        int weight = weight(chain);
        return 2.0 * (weight - units) / weight;
    }

    private int weight(List<UnitRun> chain) {
        return chain.stream()
                .mapToInt(run -> left.weight(run.left(), run.leftEnd()))
                .sum();
    }

    private static Block block(List<UnitRun> chain) {
        UnitRun first = chain.getFirst();
        UnitRun last = chain.getLast();
        return new Block(first.left(), last.leftEnd(), first.right(), last.rightEnd());
    }

    private Match match(MatchShaper.Found passage) {
        Block block = passage.block();
        List<Match.Run> same = new ArrayList<>();
        int leftEnd = 0;
        int rightEnd = 0;
        for (UnitRun run : passage.runs()) {
            // One character of a text can fold to several units, such as ㍿; it belongs to the run it comes first in.
            Span leftSpan = behind(leftEnd, left.span(run.left(), run.leftEnd()));
            Span rightSpan = behind(rightEnd, right.span(run.right(), run.rightEnd()));
            if (!leftSpan.isEmpty() && !rightSpan.isEmpty()) {
                same.add(new Match.Run(leftSpan, rightSpan, left.characters(run.left(), run.leftEnd())));
                leftEnd = leftSpan.end();
                rightEnd = rightSpan.end();
            }
        }
        return new Match(
                left.span(block.left(), block.leftEnd()),
                right.span(block.right(), block.rightEnd()),
                passage.kind(),
                same);
    }

    private static Span behind(int end, Span span) {
        return new Span(Math.max(end, span.start()), Math.max(end, span.end()));
    }
}
