package app.likeness.compare.passages;

/// One side of a passage while its borders are looked for.
///
/// The two sides are read as a mixture (in the manner of query likelihood, Ponte and Croft 1998): a token of this side
/// comes from the other side of the passage with a probability, the *rate*, and otherwise from texts like these in
/// general. Its evidence is the logarithm of how much likelier the mixture makes it than the general alone: below 0
/// for a token that the other side does not have, more for one that it has the rarer it is elsewhere. The rate is
/// estimated from the passage itself, so a word-for-word passage counts every strange word against a sentence, a
/// paraphrase does not.
final class PassageSide {
    private static final double LEAST_RATE = 0.3;
    private static final double MOST_RATE = 0.97;
    private static final double FIRST_RATE = 0.6;
    private static final int STEPS = 2;

    /// How many tokens of general text the text around the passage is mixed with.
    private static final double GENERAL = 100;

    /// What one token can count at most.
    private static final double MOST_EVIDENCE = 4;

    /// Text at the very edge of a passage with so much evidence against it is not part of it.
    private static final double TRIMMED = 5;

    /// How many sentences beyond its borders a passage may grow at a time.
    private static final int REACH = 6;

    /// How many counts each token has: how often the left and the right text have it, and the passage on its left
    /// and on its right side. They lie beside each other, because tokens come in no order.
    private static final int COUNTS = 4;

    private final TokenText text;
    private final int[] counts;
    private final double bothTotal;
    /// Which of the counts of a token are those of this text, of this side and of the other one.
    private final int ofText;

    private final int ofInside;
    private final int ofOther;
    /// Of the tokens of this side that the other one has, as both were counted when [#gather] was there last.
    private double[] ratios = new double[64];

    private int ratioCount;
    private int tokenCount;
    /// How often anything was counted in or out, here and by the time of [#gather] on both sides.
    private int version;

    private int gatheredHere = -1;
    private int gatheredThere = -1;
    private int total;
    private int from;
    private int to;
    private double rate;
    private double evidence;

    /// @param counts what [#counts] made of the pair, the same for both sides
    /// @param bothTotal how many tokens the two texts have
    PassageSide(TokenText text, boolean isRight, int[] counts, double bothTotal) {
        this.text = text;
        this.counts = counts;
        this.bothTotal = bothTotal;
        this.ofText = isRight ? 1 : 0;
        this.ofInside = isRight ? 3 : 2;
        this.ofOther = isRight ? 2 : 3;
    }

    /// What the two sides of the passages of a pair count in.
    static int[] counts(PairTokens pair) {
        int[] counts = new int[COUNTS * pair.size()];
        for (int token = 0; token < pair.size(); token++) {
            counts[COUNTS * token] = pair.left().count(token);
            counts[COUNTS * token + 1] = pair.right().count(token);
        }
        return counts;
    }

    /// Begins a passage of the sentences from `first` to `end`.
    void begin(int first, int end) {
        from = first;
        to = end;
        rate = FIRST_RATE;
        evidence = 0;
        count(first, end, 1);
    }

    /// Ends the passage: takes back what [#begin] and all that followed counted.
    void end() {
        count(from, to, -1);
    }

    /// Counts the sentences from `first` to `end` in, or out.
    void count(int first, int end, int step) {
        version++;
        for (int unit = text.start(first); unit < text.start(end); unit++) {
            int token = text.token(unit);
            if (token != TokenText.NONE) {
                counts[COUNTS * token + ofInside] += step;
                total += step;
            }
        }
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    /// The evidence of the best borders that were found last.
    double evidence() {
        return evidence;
    }

    /// How much likelier `token` is inside `other` than in this text elsewhere. A token that stands here more often
    /// than there counts less: it did not come from there each time.
    ///
    /// @param isInside whether its place is one that was counted in
    private double ratio(int token, boolean isInside, PassageSide other) {
        int at = COUNTS * token;
        int there = counts[at + ofOther];
        if (there == 0) {
            return 0;
        }
        int here = counts[at + ofInside] + (isInside ? 0 : 1);
        double general = (counts[at] + counts[at + 1]) / bothTotal;
        double elsewhere = (counts[at + ofText] - here + GENERAL * general) / (text.total() - total + GENERAL);
        return Math.min(1, (double) there / here) * there / other.total / elsewhere;
    }

    /// Estimates the rate anew (expectation maximisation). Mostly no border has moved since the last time: then what
    /// the tokens are like is known, and only the rate is not.
    void estimate(PassageSide other) {
        if (gatheredHere != version || gatheredThere != other.version) {
            gather(other);
        }
        for (int step = 0; step < STEPS && tokenCount > 0; step++) {
            double copied = 0;
            for (int i = 0; i < ratioCount; i++) {
                double likelihood = rate * ratios[i];
                copied += likelihood / (likelihood + 1 - rate);
            }
            rate = Math.clamp(copied / tokenCount, LEAST_RATE, MOST_RATE);
        }
    }

    private void gather(PassageSide other) {
        int first = text.start(from);
        int end = text.start(to);
        ratios = ratios.length < end - first ? new double[2 * (end - first)] : ratios;
        tokenCount = 0;
        ratioCount = 0;
        for (int unit = first; unit < end; unit++) {
            int token = text.token(unit);
            if (token != TokenText.NONE) {
                double ratio = ratio(token, true, other);
                // What the other side does not have adds nothing.
                if (ratio != 0) {
                    ratios[ratioCount++] = ratio;
                }
                tokenCount++;
            }
        }
        gatheredHere = version;
        gatheredThere = other.version;
    }

    /// The evidence of one sentence at the rate of the passage.
    private double evidence(int sentence, PassageSide other) {
        return evidence(sentence, sentence >= from && sentence < to, rate, other);
    }

    double evidence(int sentence, boolean isInside, double givenRate, PassageSide other) {
        double strange = Math.log(1 - givenRate);
        double sum = 0;
        for (int unit = text.start(sentence); unit < text.start(sentence + 1); unit++) {
            sum += unitEvidence(unit, isInside, givenRate, strange, other);
        }
        return sum;
    }

    /// @param strange what a token counts that the other side does not have, at the given rate
    private double unitEvidence(int unit, boolean isInside, double givenRate, double strange, PassageSide other) {
        int token = text.token(unit);
        if (token == TokenText.NONE) {
            return 0;
        }
        double ratio = ratio(token, isInside, other);
        return ratio == 0 ? strange : Math.min(MOST_EVIDENCE, Math.log(1 - givenRate + givenRate * ratio));
    }

    /// The first unit of the passage: where its first sentence begins, or behind what stands there with clear
    /// evidence against it.
    int firstUnit(PassageSide other) {
        int first = text.start(from);
        int unit = first;
        double strange = Math.log(1 - rate);
        double sum = 0;
        double least = -TRIMMED;
        for (int at = first; from < to && at < text.start(from + 1); at++) {
            sum += unitEvidence(at, true, rate, strange, other);
            if (sum < least) {
                least = sum;
                unit = at + 1;
            }
        }
        return unit;
    }

    /// The unit behind the last one of the passage, likewise.
    int endUnit(PassageSide other) {
        int end = text.start(to);
        int unit = end;
        double strange = Math.log(1 - rate);
        double sum = 0;
        double least = -TRIMMED;
        for (int at = end - 1; from < to && at >= text.start(to - 1); at--) {
            sum += unitEvidence(at, true, rate, strange, other);
            if (sum < least) {
                least = sum;
                unit = at;
            }
        }
        return unit;
    }

    /// Moves the borders to where the sum of the evidence is largest among the sentences in reach (Kadane), still
    /// overlapping what they were. Whether they moved.
    boolean move(PassageSide other) {
        int first = Math.max(0, from - REACH);
        int last = Math.min(text.sentenceCount(), to + REACH);
        evidence = Double.NEGATIVE_INFINITY;
        int bestFrom = from;
        int bestTo = to;
        double sum = 0;
        int start = first;
        for (int sentence = first; sentence < last; sentence++) {
            if (sum <= 0) {
                sum = 0;
                start = sentence;
            }
            sum += evidence(sentence, other);
            if (sum > evidence && start < to && sentence >= from) {
                evidence = sum;
                bestFrom = start;
                bestTo = sentence + 1;
            }
        }
        return set(bestFrom, bestTo);
    }

    /// Sets the borders; whether they were others.
    boolean set(int first, int end) {
        if (first == from && end == to) {
            return false;
        }
        count(from, to, -1);
        from = first;
        to = end;
        count(from, to, 1);
        return true;
    }
}
