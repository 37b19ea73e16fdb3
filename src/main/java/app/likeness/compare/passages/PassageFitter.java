package app.likeness.compare.passages;

import app.likeness.compare.units.Block;
import java.util.BitSet;

/// Finds the borders of passages by evidence ([PassageSide]), sentence by sentence.
final class PassageFitter {
    private static final int ROUNDS = 4;

    /// Of a summary, sentences that seeds lead to follow each other with at most so many others between them.
    private static final int JOINED = 2;

    /// The rate at which the long side of a summary says what the short one says, and what a sentence beyond the
    /// seeds must count to be part of it.
    private static final double LONG_RATE = 0.2;

    private static final double LONG_EVIDENCE = 0;

    /// The same once the summary is sure: who tells a text in short seldom skips its beginning or its end.
    private static final double WIDE_EVIDENCE = -2;

    private final PassageSide left;
    private final PassageSide right;
    private final TokenText leftText;
    private final TokenText rightText;

    PassageFitter(PairTokens pair) {
        this.leftText = pair.left();
        this.rightText = pair.right();
        int[] counts = PassageSide.counts(pair);
        double total = (double) leftText.total() + rightText.total();
        this.left = new PassageSide(leftText, false, counts, total);
        this.right = new PassageSide(rightText, true, counts, total);
    }

    /// @param sentences where the passage is, in sentences
    /// @param units the same in units
    /// @param evidence how much likelier it is a passage than chance (natural logarithm)
    record Fitted(Block sentences, Block units, double evidence) {}

    /// @param units where the summary is, in units
    /// @param wide the same with a long side that reaches as far as nothing speaks against it
    /// @param evidence as of any passage
    record Summary(Block units, Block wide, double evidence) {}

    /// The passage around `sentences`: the borders of each side in turns, until they stay.
    /// O(tokens of the passage and of the sentences in reach).
    Fitted fit(Block sentences) {
        left.begin(sentences.left(), sentences.leftEnd());
        right.begin(sentences.right(), sentences.rightEnd());
        left.estimate(right);
        right.estimate(left);
        boolean moved = true;
        for (int round = 0; moved && round < ROUNDS; round++) {
            moved = left.move(right);
            left.estimate(right);
            right.estimate(left);
            moved |= right.move(left);
            right.estimate(left);
            left.estimate(right);
        }
        Fitted fitted = new Fitted(
                new Block(left.from(), left.to(), right.from(), right.to()),
                new Block(left.firstUnit(right), left.endUnit(right), right.firstUnit(left), right.endUnit(left)),
                left.evidence() + right.evidence());
        left.end();
        right.end();
        return fitted;
    }

    /// The summary around a cluster of seeds: the short side is fitted to the sentences of the long one that seeds
    /// lead to; the long side reaches from the first to the last sentence that says what the short one says.
    /// O(tokens of both texts).
    ///
    /// @param leftIsShort which side it is
    Summary fitSummary(SeedClusters.Cluster cluster, boolean leftIsShort) {
        PassageSide brief = leftIsShort ? left : right;
        PassageSide full = leftIsShort ? right : left;
        Block block = cluster.sentences();
        brief.begin(leftIsShort ? block.left() : block.right(), leftIsShort ? block.leftEnd() : block.rightEnd());
        full.begin(0, 0);
        BitSet briefSeeds = sentences(cluster.seeds(), leftIsShort);
        BitSet fullSeeds = sentences(cluster.seeds(), !leftIsShort);
        fullSeeds.stream().forEach(sentence -> full.count(sentence, sentence + 1, 1));
        brief.estimate(full);
        boolean moved = true;
        for (int round = 0; moved && round < ROUNDS; round++) {
            moved = brief.move(full);
            brief.estimate(full);
        }
        fullSeeds.stream().forEach(sentence -> full.count(sentence, sentence + 1, -1));
        join(brief, briefSeeds);
        Block core = leftIsShort
                ? new Block(brief.from(), brief.to(), fullSeeds.nextSetBit(0), fullSeeds.length())
                : new Block(fullSeeds.nextSetBit(0), fullSeeds.length(), brief.from(), brief.to());
        Block units = units(widened(core, leftIsShort, LONG_EVIDENCE));
        Block wide = units(widened(core, leftIsShort, WIDE_EVIDENCE));
        Summary summary = new Summary(units, wide, brief.evidence());
        brief.end();
        full.end();
        return summary;
    }

    /// With the long side of `core` stretched to the first and the last sentence that count more than `least`.
    private Block widened(Block core, boolean leftIsShort, double least) {
        PassageSide brief = leftIsShort ? left : right;
        PassageSide full = leftIsShort ? right : left;
        int count = leftIsShort ? rightText.sentenceCount() : leftText.sentenceCount();
        int from = leftIsShort ? core.right() : core.left();
        int to = leftIsShort ? core.rightEnd() : core.leftEnd();
        int first = 0;
        while (first < from && full.evidence(first, false, LONG_RATE, brief) <= least) {
            first++;
        }
        int last = count - 1;
        while (last >= to && full.evidence(last, false, LONG_RATE, brief) <= least) {
            last--;
        }
        return leftIsShort
                ? new Block(core.left(), core.leftEnd(), first, last + 1)
                : new Block(first, last + 1, core.right(), core.rightEnd());
    }

    Block units(Block sentences) {
        return new Block(
                leftText.start(sentences.left()),
                leftText.start(sentences.leftEnd()),
                rightText.start(sentences.right()),
                rightText.start(sentences.rightEnd()));
    }

    private static BitSet sentences(long[] seeds, boolean left) {
        BitSet sentences = new BitSet();
        for (long seed : seeds) {
            sentences.set(left ? Seeds.left(seed) : Seeds.right(seed));
        }
        return sentences;
    }

    /// Lets `side` grow over the sentences of `seeds` that are near.
    private static void join(PassageSide side, BitSet seeds) {
        int from = side.from();
        int to = side.to();
        for (int seed = seeds.nextSetBit(to); seed >= 0 && seed - to < JOINED; seed = seeds.nextSetBit(to)) {
            to = seed + 1;
        }
        for (int seed = before(seeds, from); seed >= 0 && from - seed <= JOINED; seed = before(seeds, from)) {
            from = seed;
        }
        side.set(from, to);
    }

    private static int before(BitSet seeds, int sentence) {
        return sentence == 0 ? -1 : seeds.previousSetBit(sentence - 1);
    }
}
