package app.likeness.compare;

import java.util.Arrays;
import java.util.List;

/// The counts of many pairs one behind the other in one array: as objects they lie scattered in memory, and fetching
/// them takes longer than counting. A [Walk] reads the array from its beginning to its end. A hundred bytes a pair and
/// more. Immutable.
final class PackedTallies {
    private final List<PairTally> pairs;
    /// By pair how many numbers follow, all ways that a shared character has in it, what [PairTally] says beside the
    /// counts, numbers of 64 bits as two, and then the tallies: of the left text, of the right one, of what is shared
    /// in each, and of both sides of the passages that are the longest under some setting. A tally is how many numbers
    /// it has, and these.
    private final int[] numbers;

    /// O(pairs).
    PackedTallies(List<PairTally> pairs) {
        this.pairs = pairs;
        var writing = new Writing(pairs.size());
        pairs.forEach(writing::add);
        numbers = Arrays.copyOf(writing.numbers, writing.size);
    }

    List<PairTally> pairs() {
        return pairs;
    }

    Walk walk() {
        return new Walk();
    }

    /// Numbers that are being written.
    private static final class Writing {
        /// What a pair has without anything that may be left out: four tallies, and both sides of a passage.
        private static final int LEAST = 27;

        private int[] numbers;
        private int size;

        Writing(int pairs) {
            numbers = new int[LEAST * pairs];
        }

        void add(PairTally pair) {
            int start = size;
            add(0);
            PairCounts counts = pair.counts();
            add(counts.sharedLeft().ways() | counts.sharedRight().ways());
            add(pair.leftId());
            add(pair.rightId());
            add(Double.doubleToLongBits(pair.resemblance()));
            add(pair.distance());
            add(counts.left());
            add(counts.right());
            add(counts.sharedLeft());
            add(counts.sharedRight());
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
        private static final int WAYS = 1;
        private static final int LEFT = 2;
        private static final int RIGHT = 4;
        private static final int RESEMBLANCE = 6;
        private static final int DISTANCE = 8;
        private static final int TALLIES = 9;

        private int start;
        private int end;
        /// What [#counted] reads next.
        private int tally;

        /// Goes to the next pair, if there is one.
        boolean next() {
            if (end == numbers.length) {
                return false;
            }
            start = end;
            end = start + 1 + numbers[start];
            return true;
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
                    shares(leftOut));
        }

        private long number(int at) {
            return (long) numbers[start + at] << Integer.SIZE | numbers[start + at + 1] & 0xFFFF_FFFFL;
        }

        /// Whether the texts share a character that counts when `leftOut` is left out.
        boolean counts(Exclusions leftOut) {
            return (numbers[start + WAYS] & leftOut.allowed()) != 0;
        }

        /// Whether the texts share characters, and none of them counts when `leftOut` is left out.
        boolean isLeftOut(Exclusions leftOut) {
            return numbers[start + WAYS] != 0 && !counts(leftOut);
        }

        /// Whether the texts share characters that do not all count when `leftOut` is left out.
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
            int longest = 0;
            while (tally < end) {
                int leftSide = counted(leftOut);
                longest = Math.max(longest, Math.min(leftSide, counted(leftOut)));
            }
            return new Shares(left, right, sharedLeft, sharedRight, longest);
        }

        /// The shared characters that do not count when `leftOut` is left out, and that `kind`, one of it, is a reason
        /// for, on the side where they are more.
        int uncounted(Exclusion kind, Exclusions leftOut) {
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
