package app.likeness.compare.findings;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Shares;
import app.likeness.compare.Tally;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// The counts of many pairs one behind the other in one array: as objects they lie scattered in memory, and fetching
/// them takes longer than counting. A [Walk] reads the array from its beginning to its end. The pairs stand in it as
/// they rank when everything counts, which is nearly how they rank under any setting: what is made of them on a walk
/// and looked at in that order lies together as well. A hundred bytes a pair and more. Immutable.
final class PackedTallies {
    private final List<PairTally> pairs;
    /// By place in `pairs` the place on a walk.
    private final int[] places;
    /// By pair how many numbers follow, the ways that any of its shared characters has, those that any character
    /// has, what [PairTally] says beside the counts, numbers of 64 bits as two, and then the tallies: of the left
    /// text, of the right one, of what is shared in each, and of both sides of the passages that are the longest
    /// under some setting. A tally is how many numbers it has, and these.
    private final int[] numbers;

    /// O(pairs).
    ///
    /// @param pairs by the numbers of their documents
    PackedTallies(List<PairTally> pairs) {
        this.pairs = pairs;
        int[] strongestFirst = Ranking.descending(pairs.stream()
                .mapToDouble(pair -> pair.pair(Exclusions.NONE).rank())
                .toArray());
        places = new int[strongestFirst.length];
        var writing = new Writing(places.length);
        for (int place = 0; place < places.length; place++) {
            places[strongestFirst[place]] = place;
            writing.add(pairs.get(strongestFirst[place]));
        }
        numbers = Arrays.copyOf(writing.numbers, writing.size);
    }

    /// By the numbers of their documents.
    List<PairTally> pairs() {
        return pairs;
    }

    /// The places on a walk that are in `wanted`, in the order of [#pairs].
    int[] byDocuments(BitSet wanted) {
        int[] found = new int[wanted.cardinality()];
        int size = 0;
        for (int place : places) {
            if (wanted.get(place)) {
                found[size++] = place;
            }
        }
        return found;
    }

    Walk walk() {
        return new Walk();
    }

    /// Numbers that are being written.
    private static final class Writing {
        /// What a pair has without anything that may be left out: six tallies, and both sides of a passage.
        private static final int LEAST = 35;

        private int[] numbers;
        private int size;

        Writing(int pairs) {
            numbers = new int[LEAST * pairs];
        }

        void add(PairTally pair) {
            int start = size;
            add(0);
            PairCounts counts = pair.counts();
            add(counts.ways());
            add(counts.ways() | counts.left().ways() | counts.right().ways());
            add(pair.leftId());
            add(pair.rightId());
            add(Double.doubleToLongBits(pair.resemblance()));
            add(pair.distance());
            add(Float.floatToIntBits((float) pair.distinctive()));
            add(counts.left());
            add(counts.right());
            add(counts.sharedLeft());
            add(counts.sharedRight());
            add(counts.coveredLeft());
            add(counts.coveredRight());
            for (PairCounts.Passage passage : counts.longest()) {
                add(passage.left());
                add(passage.right());
            }
            numbers[start] = size - start - 1;
        }

        private void add(Tally tally) {
            int[] packed = tally.packed();
            add(packed.length);
            for (int number : packed) {
                add(number);
            }
        }

        private void add(long number) {
            add((int) (number >>> Integer.SIZE));
            add((int) number);
        }

        private void add(int number) {
            if (size == numbers.length) {
                numbers = Arrays.copyOf(numbers, size + size / 2 + LEAST);
            }
            numbers[size++] = number;
        }
    }

    /// One pair after the other, from before the first one on. Confined to one thread.
    final class Walk {
        private static final int PASSAGE_WAYS = 1;
        private static final int WAYS = 2;
        private static final int LEFT = 3;
        private static final int RIGHT = 5;
        private static final int RESEMBLANCE = 7;
        private static final int DISTANCE = 9;
        private static final int DISTINCTIVE = 10;
        private static final int TALLIES = 11;

        private int place = -1;
        private int start;
        private int end;
        /// What [#counted] reads next.
        private int tally;

        /// Goes to the next pair, if there is one.
        boolean next() {
            if (end == numbers.length) {
                return false;
            }
            place++;
            start = end;
            end = start + 1 + numbers[start];
            return true;
        }

        /// The number of the pair on the walk, from 0.
        int place() {
            return place;
        }

        long leftId() {
            return number(LEFT);
        }

        long rightId() {
            return number(RIGHT);
        }

        /// The pair with the numbers that it has when `leftOut` is left out; a share that is absent is 0.
        Pair pair(Exclusions leftOut) {
            return PairTally.pair(
                    leftId(),
                    rightId(),
                    numbers[start + DISTANCE],
                    Double.longBitsToDouble(number(RESEMBLANCE)),
                    Float.intBitsToFloat(numbers[start + DISTINCTIVE]),
                    shares(leftOut));
        }

        private long number(int at) {
            return ((long) numbers[start + at] << Integer.SIZE) | (numbers[start + at + 1] & 0xFFFF_FFFFL);
        }

        /// Whether the texts share a character that counts when `leftOut` is left out.
        boolean counts(Exclusions leftOut) {
            return (numbers[start + PASSAGE_WAYS] & leftOut.allowed()) != 0;
        }

        /// Whether the texts share characters, and none of them counts when `leftOut` is left out.
        boolean isLeftOut(Exclusions leftOut) {
            return numbers[start + PASSAGE_WAYS] != 0 && !counts(leftOut);
        }

        /// Whether any character of either text does not count in all its ways when `leftOut` is left out:
        /// without one the pair has the numbers that it has when everything counts.
        boolean isTouched(Exclusions leftOut) {
            return (numbers[start + WAYS] & ~leftOut.allowed()) != 0;
        }

        /// The numbers when `leftOut` is left out.
        Shares shares(Exclusions leftOut) {
            tally = start + TALLIES;
            int left = counted(leftOut);
            int right = counted(leftOut);
            int sharedLeft = counted(leftOut);
            int sharedRight = counted(leftOut);
            int changedLeft = counted(leftOut) - sharedLeft;
            int changedRight = counted(leftOut) - sharedRight;
            int longest = 0;
            while (tally < end) {
                int leftSide = counted(leftOut);
                longest = Math.max(longest, Math.min(leftSide, counted(leftOut)));
            }
            return new Shares(left, right, sharedLeft, sharedRight, changedLeft, changedRight, longest);
        }

        /// The shared characters that do not count when `leftOut` is left out, and that `kind`, one of it, is a
        /// reason for, on the side where they are more.
        int uncounted(Exclusion kind, Exclusions leftOut) {
            int ways = numbers[start + PASSAGE_WAYS];
            if ((ways & ~leftOut.allowed()) == 0 || (ways & Tally.holding(kind)) == 0) {
                return 0;
            }
            int left = behind(behind(start + TALLIES));
            int right = behind(left);
            return Math.max(
                    Tally.uncounted(numbers, left + 1, right, kind, leftOut),
                    Tally.uncounted(numbers, right + 1, behind(right), kind, leftOut));
        }

        private int counted(Exclusions leftOut) {
            int from = tally + 1;
            tally = behind(tally);
            return Tally.counted(numbers, from, tally, leftOut);
        }

        private int behind(int from) {
            return from + 1 + numbers[from];
        }
    }
}
