package app.likeness.compare.index;

import app.likeness.fingerprint.grams.SeedGrams;
import java.util.Arrays;

/// How much it tells that two texts share seed grams close together, on both sides: what a copied passage has, however
/// much of it was changed, and what texts that merely share phrases have not (decisions/0058).
///
/// A gram that stands in no other text tells 1, one in so many texts that it is anybody's phrase
/// ([GramFrequencies#limit]) nothing, by the logarithm in between. One that only goes on where the last ended, unit for
/// unit, tells 0.4 of that: it adds a unit, not a gram. Where a seed gram is anybody's phrase the longer gram that
/// begins
/// with it tells 0.25 if that is rare: of a form that a hundred texts have, two may agree in what they fill in. The
/// evidence is the most that stands within [#REACH] units of
/// one shared gram on both sides. Immutable; safe for several threads as long as nobody adds to the frequencies.
public final class LocalEvidence {
    /// From here on two texts are worth aligning, and from here on what the alignment shows is no chance: as much as
    /// three grams tell that no other text has.
    public static final double LEAST = 3;

    /// How far around a shared gram others count, in units.
    static final int REACH = 200;

    private static final double CONTINUED = 0.4;

    /// What a rare longer gram tells whose seed gram is common: twelve of them are evidence enough.
    private static final double OF_LONGER = 0.25;

    /// In no more documents than these everything is distinctive.
    private static final int FEW = 20;

    /// What is told by a rare longer gram alone says that its words are common.
    private static final double DISTINCT_LONGER = 0.5;

    /// Stands for the documents of a longer gram.
    private static final int LONGER = 255;

    private static final int PLACE_BITS = 24;
    private static final int LAST_PLACE = (1 << PLACE_BITS) - 1;
    private static final int COUNT_BITS = 8;
    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;

    private final GramFrequencies frequencies;
    private final int least;
    private final double[] weights;
    /// By documents how distinctive a gram is.
    private final double[] distinct;

    private LocalEvidence(GramFrequencies frequencies, int least) {
        this.frequencies = frequencies;
        this.least = least;
        this.weights = new double[COUNT_MASK + 1];
        int limit = frequencies.limit();
        for (int documents = 1; documents < limit; documents++) {
            weights[documents] = Math.log((double) limit / Math.max(2, documents)) / Math.log(limit / 2.0);
        }
        weights[LONGER] = OF_LONGER;
        this.distinct = new double[weights.length];
        for (int documents = 1; documents < limit; documents++) {
            distinct[documents] =
                    Math.clamp(Math.log((double) limit / documents) / Math.log((double) limit / FEW), 0, 1);
        }
        distinct[LONGER] = DISTINCT_LONGER;
    }

    /// Of texts that were all counted: a gram of only one of them tells nothing.
    public static LocalEvidence ofCounted(GramFrequencies frequencies) {
        return new LocalEvidence(frequencies, 2);
    }

    /// Between counted texts and one that was not.
    public static LocalEvidence ofUncounted(GramFrequencies frequencies) {
        return new LocalEvidence(frequencies, 1);
    }

    /// In how many texts a seed gram stands, or that a longer one is rare, as far as that tells something; otherwise 0.
    ///
    /// @param gram even for a seed gram, odd for a longer one
    public int documents(int gram) {
        int documents = frequencies.count(gram);
        if (documents < least) {
            return 0;
        }
        if ((gram & 1) == 0) {
            return documents < frequencies.limit() ? documents : 0;
        }
        return documents <= frequencies.longerLimit() ? LONGER : 0;
    }

    /// Whether the longer gram has to tell what the seed gram at this unit does not, because that is too common.
    public boolean isCommon(int gram) {
        return frequencies.count(gram) >= frequencies.limit();
    }

    /// What a gram tells that stands in so many texts, 0…1.
    ///
    /// @param documents as [#documents] gives them
    public double weight(int documents) {
        return weights[documents];
    }

    /// The grams of a text that tell something, to be held against those of others.
    ///
    /// @param grams all of them, in the order of the text
    public TellingGrams telling(int[] grams) {
        return new TellingGrams(this, grams);
    }

    /// What tells something at a unit: the seed gram that begins there, or the longer one where that is common; 0 for
    /// neither.
    int tellingAt(int[] grams, int unit) {
        int gram = grams[unit];
        if (documents(gram) > 0) {
            return gram;
        }
        int longer = isCommon(gram) ? SeedGrams.longer(grams, unit) : 0;
        return longer != 0 && documents(longer) > 0 ? longer : 0;
    }

    /// A gram that two texts share, as one number; numbers ascend by the place on the left.
    ///
    /// @param left the unit where it begins in the left text
    /// @param right in the right one
    /// @param documents as [#documents] gives them
    public static long hit(int left, int right, int documents) {
        return (long) Math.min(left, LAST_PLACE) << (PLACE_BITS + COUNT_BITS)
                | (long) Math.min(right, LAST_PLACE) << COUNT_BITS
                | documents;
    }

    /// The unit where a hit begins on the left.
    public static int left(long hit) {
        return (int) (hit >>> (PLACE_BITS + COUNT_BITS));
    }

    /// The unit where a hit begins on the right.
    public static int right(long hit) {
        return (int) (hit >>> COUNT_BITS) & LAST_PLACE;
    }

    /// Whether the hits in `[from, to)`, ascending, are evidence enough anywhere. O(hits · hits within reach), but ends
    /// as soon as they are.
    public boolean isEnough(long[] hits, int from, int to) {
        int first = from;
        for (int center = from; center < to; center++) {
            while (left(hits[first]) < left(hits[center]) - REACH) {
                first++;
            }
            if (isEnoughAround(hits, first, center, to)) {
                return true;
            }
        }
        return false;
    }

    private boolean isEnoughAround(long[] hits, int first, int center, int to) {
        int right = right(hits[center]);
        int end = left(hits[center]) + REACH;
        double sum = 0;
        long last = -1;
        for (int i = first; i < to && left(hits[i]) <= end; i++) {
            if (Math.abs(right(hits[i]) - right) <= REACH) {
                sum += told(hits[i], last);
                last = hits[i];
                if (sum >= LEAST) {
                    return true;
                }
            }
        }
        return false;
    }

    /// How many longer grams of a text are rare, in at most max(20, 0.1 %) of the texts: those that it alone has, too.
    ///
    /// @param grams its seed grams in its order
    public int rareLonger(int[] grams) {
        int[] rare = new int[grams.length];
        int size = 0;
        for (int unit = 0; unit < grams.length; unit++) {
            int longer = SeedGrams.longer(grams, unit);
            if (isRareLonger(longer)) {
                rare[size++] = longer;
            }
        }
        return SeedGrams.different(Arrays.copyOf(rare, size)).length;
    }

    /// How many longer grams two texts share that are rare.
    ///
    /// @param hits ascending
    /// @param grams the seed grams of the left text in its order
    public int rareLonger(long[] hits, int[] grams) {
        int rare = 0;
        int further = 0;
        for (int i = 0; i < hits.length; i++) {
            if (((int) hits[i] & COUNT_MASK) == LONGER) {
                rare++;
            } else if (isRare(hits[i]) || isRareLonger(SeedGrams.longer(grams, left(hits[i])))) {
                int left = left(hits[i]) + SeedGrams.FURTHER;
                int right = right(hits[i]) + SeedGrams.FURTHER;
                while (further < hits.length && left(hits[further]) < left) {
                    further++;
                }
                for (int j = further; j < hits.length && left(hits[j]) == left; j++) {
                    rare += right(hits[j]) == right ? 1 : 0;
                }
            }
        }
        return rare;
    }

    private boolean isRareLonger(int longer) {
        return longer != 0 && frequencies.count(longer) <= frequencies.longerLimit();
    }

    private boolean isRare(long gram) {
        int documents = (int) gram & COUNT_MASK;
        return documents <= frequencies.longerLimit() || documents == LONGER;
    }

    /// How many of these hits few documents have, those in between in part: a class in which twenty copied a paragraph
    /// says nothing against it, a form that many fill in does.
    public double distinctive(long[] hits) {
        double distinctive = 0;
        for (long hit : hits) {
            distinctive += distinct[(int) hit & COUNT_MASK];
        }
        return distinctive;
    }

    /// What hits tell together, wherever they stand.
    ///
    /// @param hits ascending
    public double sum(long[] hits) {
        double sum = 0;
        long last = -1;
        for (long hit : hits) {
            sum += told(hit, last);
            last = hit;
        }
        return sum;
    }

    /// What a hit tells behind another one, −1 for none.
    private double told(long hit, long last) {
        int documents = (int) hit & COUNT_MASK;
        double weight = weights[documents];
        boolean continues =
                documents != LONGER && last >= 0 && left(hit) == left(last) + 1 && right(hit) == right(last) + 1;
        return continues ? CONTINUED * weight : weight;
    }
}
