package app.likeness.compare.passages;

import app.likeness.compare.Cancellation;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.BooleanSupplier;

/// Finds the pairs of sentences that resemble each other: the cosine of their vectors and the share of common tokens
/// (Dice) are above a threshold each, a lower one between sentences of Chinese, whose tokens are pairs of characters
/// of which one change takes two away.
///
/// Tokens that very many sentences have open no comparison: they weigh next to nothing, and without them a text that
/// says the same ten thousand times costs no more than another. O(tokens × [#MOST_SENTENCES]) at most.
final class Seeds {
    private static final double COSINE = 0.22;
    private static final double DICE = 0.25;
    private static final double CHARACTERS_COSINE = 0.20;
    private static final double CHARACTERS_DICE = 0.20;
    private static final double FIRM_COSINE = 0.30;
    private static final double FIRM_DICE = 0.33;

    private static final int FEW_SENTENCES = 64;
    private static final int MOST_SENTENCES = 400;

    /// A token may open comparisons when one in so many sentences has it.
    private static final int RARE = 50;

    private static final int BETWEEN_CHECKS = 256;

    private final TokenText leftText;
    private final TokenText rightText;
    private final SentenceVectors left;
    private final SentenceVectors right;
    /// By token where its sentences of the right text begin in the two arrays below.
    private final int[] postings;

    private final int[] sentences;
    private final float[] weights;
    private long[] pairs = new long[64];
    private int size;
    private long[] firm = new long[16];
    private int firmSize;

    private Seeds(PairTokens pair, SentenceVectors.OfPair vectors) {
        this.leftText = pair.left();
        this.rightText = pair.right();
        this.left = vectors.left();
        this.right = vectors.right();
        this.postings = new int[right.vocabulary() + 1];
        this.sentences = new int[right.start(right.sentences())];
        this.weights = new float[sentences.length];
    }

    /// Finds the seeds of two texts.
    ///
    /// @param leftOpen which sentences of the left text may be in one
    /// @param cancelled asked now and then
    static Seeds of(
            PairTokens pair,
            SentenceVectors.OfPair vectors,
            BitSet leftOpen,
            BitSet rightOpen,
            BooleanSupplier cancelled) {
        Seeds seeds = new Seeds(pair, vectors);
        seeds.post(rightOpen);
        seeds.find(leftOpen, cancelled);
        return seeds;
    }

    /// All seeds, ascending: the left sentence is in the upper, the right one in the lower half of each.
    long[] pairs() {
        return Arrays.copyOf(pairs, size);
    }

    /// Those of words that resemble each other much.
    long[] firm() {
        return Arrays.copyOf(firm, firmSize);
    }

    static int left(long pair) {
        return (int) (pair >>> 32);
    }

    static int right(long pair) {
        return (int) pair;
    }

    private void post(BitSet open) {
        for (int sentence = open.nextSetBit(0); sentence >= 0; sentence = open.nextSetBit(sentence + 1)) {
            for (int i = right.start(sentence); i < right.start(sentence + 1); i++) {
                postings[right.token(i) + 1]++;
            }
        }
        for (int token = 1; token < postings.length; token++) {
            postings[token] += postings[token - 1];
        }
        int[] next = postings.clone();
        for (int sentence = open.nextSetBit(0); sentence >= 0; sentence = open.nextSetBit(sentence + 1)) {
            for (int i = right.start(sentence); i < right.start(sentence + 1); i++) {
                int at = next[right.token(i)]++;
                sentences[at] = sentence;
                weights[at] = right.weight(i);
            }
        }
    }

    private void find(BitSet open, BooleanSupplier cancelled) {
        float[] sums = new float[right.sentences()];
        int[] common = new int[right.sentences()];
        int[] touched = new int[right.sentences()];
        int most = Math.clamp((left.sentences() + right.sentences()) / RARE, FEW_SENTENCES, MOST_SENTENCES);
        for (int sentence = open.nextSetBit(0); sentence >= 0; sentence = open.nextSetBit(sentence + 1)) {
            if (sentence % BETWEEN_CHECKS == 0) {
                Cancellation.check(cancelled);
            }
            int count = 0;
            for (int i = left.start(sentence); i < left.start(sentence + 1); i++) {
                int from = postings[left.token(i)];
                int to = postings[left.token(i) + 1];
                for (int at = from; at < to && to - from <= most; at++) {
                    if (common[sentences[at]]++ == 0) {
                        touched[count++] = sentences[at];
                    }
                    sums[sentences[at]] += left.weight(i) * weights[at];
                }
            }
            int before = size;
            int firmBefore = firmSize;
            for (int i = 0; i < count; i++) {
                consider(sentence, touched[i], sums[touched[i]], common[touched[i]]);
                sums[touched[i]] = 0;
                common[touched[i]] = 0;
            }
            Arrays.sort(pairs, before, size);
            Arrays.sort(firm, firmBefore, firmSize);
        }
    }

    private void consider(int one, int other, double cosine, int common) {
        boolean ofCharacters = leftText.isOfCharacters(one) && rightText.isOfCharacters(other);
        double dice = 2.0 * common / (left.size(one) + right.size(other));
        if (cosine > (ofCharacters ? CHARACTERS_COSINE : COSINE) && dice > (ofCharacters ? CHARACTERS_DICE : DICE)) {
            long pair = (long) one << 32 | other;
            if (size == pairs.length) {
                pairs = Arrays.copyOf(pairs, size * 2);
            }
            pairs[size++] = pair;
            if (!ofCharacters && cosine > FIRM_COSINE && dice > FIRM_DICE) {
                if (firmSize == firm.length) {
                    firm = Arrays.copyOf(firm, firmSize * 2);
                }
                firm[firmSize++] = pair;
            }
        }
    }
}
