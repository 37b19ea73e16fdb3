package app.likeness.compare.passages;

import app.likeness.compare.Cancellation;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.UnitText;
import app.likeness.text.fold.FoldedText;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.BooleanSupplier;

/// The surest sequence of single words that two texts have in the same order, however much was changed between them:
/// what remains of a text that somebody put into words of their own sentence by sentence.
///
/// A step from one common word to the next counts the information of the word, −ln of how often the two texts have it,
/// less the logarithms of how far it lies from the last one on either side: so likely would it have been met there by
/// chance. From the sum the logarithm of all places where a chain may begin is taken (local alignment as of Karlin and
/// Altschul 1990, with gaps as of Altschul 1998). So the score is, in nats, how much rarer the chain is than what two
/// unrelated texts of these lengths show at best, and texts of every length have the same measure: none of 2,114 pairs
/// of unrelated texts of some hundred words and of 200 long ones reached 1, and every pair of 5,151 pages of news that
/// reached 5 tells of the same event in part in the same words.
///
/// Names, dates and numbers, which is what begins with a capital letter or a digit in both texts, count nothing: they
/// are alike wherever two texts are about the same people and events.
///
/// Example: of `Ripe fruit hangs on branches` and `fruit was found to hang from branches`, each in a longer text, the
/// chain is `fruit hang branch`.
final class LooseChain {
    /// What each step costs besides, in nats.
    private static final double STEP = 2.5;

    /// A word that counts less after that opens no step.
    private static final double LEAST_WORTH = 0.3;

    /// How far apart two steps are at most, in units on either side.
    private static final int REACH = 40;

    /// How often the two texts have a word at most, the count of the one times that of the other: words of the
    /// matter that both write about stand everywhere.
    private static final int RARE = 150;

    private static final int BETWEEN_CHECKS = 256;

    private static final double[] DISTANCE = new double[REACH + 1];

    static {
        for (int i = 1; i <= REACH; i++) {
            DISTANCE[i] = Math.log(i);
        }
    }

    private final TokenText left;
    private final TokenText right;
    /// By token what a step to it counts, or 0 where it opens none.
    private final double[] worth;
    private final BitSet namesLeft;
    private final BitSet namesRight;
    /// The steps of each left unit begin here in the arrays below, by right unit.
    private final int[] starts;

    private int[] places = new int[64];
    private double[] sums = new double[64];
    private int[] previous = new int[64];

    private LooseChain(PairTokens pair, UnitText leftText, UnitText rightText) {
        this.left = pair.left();
        this.right = pair.right();
        this.worth = new double[pair.size()];
        this.namesLeft = names(leftText.folded());
        this.namesRight = names(rightText.folded());
        this.starts = new int[leftText.units() + 1];
        double total = (double) left.total() + right.total();
        for (int token = 0; token < worth.length; token++) {
            long places = (long) left.count(token) * right.count(token);
            double counts = Math.log(total / (left.count(token) + right.count(token))) - STEP;
            worth[token] = places > 0 && places <= RARE && counts > LEAST_WORTH ? counts : 0;
        }
    }

    /// The units that begin with a capital letter or a digit.
    private static BitSet names(FoldedText text) {
        BitSet names = new BitSet(text.units());
        for (int unit = 0; unit < text.units(); unit++) {
            int first = text.text().codePointAt(text.start(text.unitStart(unit)));
            names.set(unit, Character.isUpperCase(first) || Character.isDigit(first));
        }
        return names;
    }

    /// @param units from the first to behind the last word
    /// @param score in nats, below 0 for what chance shows
    record Found(Block units, double score) {}

    /// The surest chain of two texts. O(common words × [#REACH] × log(common words of a unit)).
    ///
    /// @param cancelled asked now and then
    static Found of(PairTokens pair, UnitText left, UnitText right, BooleanSupplier cancelled) {
        return new LooseChain(pair, left, right).best(right.units(), cancelled);
    }

    private Found best(int rightUnits, BooleanSupplier cancelled) {
        int[] firsts = new int[worth.length + 1];
        int[] postings = postings(rightUnits, firsts);
        int best = -1;
        int size = 0;
        for (int unit = 0; unit + 1 < starts.length; unit++) {
            if (unit % BETWEEN_CHECKS == 0) {
                Cancellation.check(cancelled);
            }
            starts[unit] = size;
            int token = left.token(unit);
            if (token != TokenText.NONE && worth[token] > 0) {
                for (int at = firsts[token]; at < firsts[token + 1]; at++) {
                    if (!namesLeft.get(unit) || !namesRight.get(postings[at])) {
                        add(size, unit, postings[at], worth[token]);
                        best = best < 0 || sums[size] > sums[best] ? size : best;
                        size++;
                    }
                }
            }
            starts[unit + 1] = size;
        }
        if (best < 0) {
            return new Found(new Block(0, 0, 0, 0), Double.NEGATIVE_INFINITY);
        }
        int first = best;
        while (previous[first] >= 0) {
            first = previous[first];
        }
        Block units = new Block(unitOf(first), unitOf(best) + 1, places[first], places[best] + 1);
        return new Found(units, sums[best] - Math.log((double) left.total() * right.total()));
    }

    /// Where the right text has each token, ascending: from `firsts[token]` to `firsts[token + 1]`.
    private int[] postings(int units, int[] firsts) {
        for (int unit = 0; unit < units; unit++) {
            if (right.token(unit) != TokenText.NONE) {
                firsts[right.token(unit) + 1]++;
            }
        }
        for (int token = 1; token < firsts.length; token++) {
            firsts[token] += firsts[token - 1];
        }
        int[] next = firsts.clone();
        int[] postings = new int[right.total()];
        for (int unit = 0; unit < units; unit++) {
            if (right.token(unit) != TokenText.NONE) {
                postings[next[right.token(unit)]++] = unit;
            }
        }
        return postings;
    }

    /// Adds the step number `step`: from the best one in reach, or from nowhere.
    private void add(int step, int unit, int place, double counts) {
        if (step == places.length) {
            places = Arrays.copyOf(places, step * 2);
            sums = Arrays.copyOf(sums, step * 2);
            previous = Arrays.copyOf(previous, step * 2);
        }
        double most = 0;
        int from = -1;
        for (int back = 1; back <= Math.min(REACH, unit); back++) {
            int end = starts[unit - back + 1];
            for (int at = firstFrom(place - REACH, starts[unit - back], end); at < end && places[at] < place; at++) {
                double sum = sums[at] - DISTANCE[back] - DISTANCE[place - places[at]];
                if (sum > most) {
                    most = sum;
                    from = at;
                }
            }
        }
        places[step] = place;
        sums[step] = most + counts;
        previous[step] = from;
    }

    /// The first step from `from` to `to` whose right unit is `place` or behind it.
    private int firstFrom(int place, int from, int to) {
        int found = Arrays.binarySearch(places, from, to, place);
        return found < 0 ? ~found : found;
    }

    private int unitOf(int step) {
        int found = Arrays.binarySearch(starts, step);
        int unit = found < 0 ? ~found - 1 : found;
        while (starts[unit + 1] == step) {
            unit++;
        }
        return unit;
    }
}
