package app.likeness.compare.units;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// What two texts of characters really have in common inside a block, in whatever order: stretches of both sides of
/// which so much is the very same, runs of three characters and more, that a reader sees it.
///
/// A gram counts the less the oftener the two texts have it, so that the stock phrases of a law count little. A
/// stretch ends where little is the same for some forty-five characters (X-drop, as in BLAST).
public final class SharedStretches {
    /// The share of a stretch that is the same, below which it shrinks: a unit that is the same adds what is
    /// missing to 1, another takes so much away.
    private static final double AGREED = 0.25;

    /// So many units in a row of which none is the same end a stretch.
    private static final int BREAK = 45;

    /// In units.
    private static final int WIDE_GAP = 30;

    /// The share of both sides that is the same at least.
    private static final double LEAST_SAME = 0.36;

    /// In units.
    private static final int LEAST = 40;

    /// So much of both sides is the same where one tells the other in another order.
    private static final double WHOLLY = 0.75;

    /// A gram counts in full that the two texts have so often at most.
    private static final double RARE = 6;

    private static final int ROUNDS = 8;

    private final PairGrams grams;
    private final int[] insideLeft;
    private final int[] insideRight;

    public SharedStretches(UnitText left, UnitText right) {
        this.grams = new PairGrams(left, right);
        this.insideLeft = new int[grams.size()];
        this.insideRight = new int[grams.size()];
    }

    /// `[from, to)` of one text.
    ///
    /// @param same how much of it is the same, in units
    private record Stretch(int from, int to, double same) {
        int length() {
            return to - from;
        }

        boolean isAgreed() {
            return length() >= LEAST && same >= LEAST_SAME * length();
        }

        boolean isWholly() {
            return same >= WHOLLY * length();
        }
    }

    /// The parts of `block` that both sides share, in the order of the left text. O(units × log(parts)).
    public List<Block> in(Block block) {
        List<Block> parts = new ArrayList<>();
        add(block, ROUNDS, parts);
        return parts;
    }

    /// The parts of both texts that are the same for three quarters and more, in whatever order: sentences or clauses
    /// that were shuffled. Threes of units tell, so that no piece is too short. O(units × log(parts)).
    ///
    /// @param places what [#places] gave
    public List<Block> shuffled(Places places) {
        return places.isWholly()
                ? in(new Block(0, grams.leftUnits(), 0, grams.rightUnits())).stream()
                        .filter(this::isWholly)
                        .toList()
                : List.of();
    }

    private boolean isWholly(Block block) {
        count(block, 1);
        double left = sum(same(grams.left(), block.left(), block.leftEnd(), insideLeft, insideRight));
        double right = sum(same(grams.right(), block.right(), block.rightEnd(), insideRight, insideLeft));
        count(block, -1);
        return left >= WHOLLY * block.leftLength() && right >= WHOLLY * block.rightLength();
    }

    private static double sum(double... values) {
        return sum(values, 0, values.length);
    }

    /// The share of `block` that lies in gaps of [#WIDE_GAP] and more between `runs`, and of which the other side
    /// of it has next to nothing elsewhere either, 0…1; the larger of the two sides'. O(units).
    ///
    /// @param runs in order on both sides, inside `block`
    public double strange(Block block, List<UnitRun> runs) {
        count(block, 1);
        double[] left = same(grams.left(), block.left(), block.leftEnd(), insideLeft, insideRight);
        double[] right = same(grams.right(), block.right(), block.rightEnd(), insideRight, insideLeft);
        count(block, -1);
        double leftStrange = 0;
        double rightStrange = 0;
        UnitRun last = new UnitRun(block.left(), block.right(), 0);
        for (int i = 0; i <= runs.size(); i++) {
            UnitRun next = i < runs.size() ? runs.get(i) : new UnitRun(block.leftEnd(), block.rightEnd(), 0);
            leftStrange += strange(left, last.leftEnd() - block.left(), next.left() - block.left());
            rightStrange += strange(right, last.rightEnd() - block.right(), next.right() - block.right());
            last = next;
        }
        return Math.max(leftStrange / block.leftLength(), rightStrange / block.rightLength());
    }

    private static double strange(double[] same, int from, int to) {
        return to - from < WIDE_GAP ? 0 : to - from - sum(same, from, to);
    }

    /// Where a part may be at all, by unit of either text: in what one of them shares with the whole other one.
    /// Both are empty where there can be none.
    ///
    /// @param isWholly whether either text may have a part of which three quarters and more are the same
    public record Places(BitSet left, BitSet right, boolean isWholly) {
        public boolean isEmpty() {
            return left.isEmpty() || right.isEmpty();
        }
    }

    /// The places of the whole texts. In no block does a gram count more than here, where it need not stand on both
    /// sides equally often. O(units).
    public Places places() {
        int[] none = new int[grams.size()];
        List<Stretch> left = everywhere(grams.left(), grams.right(), none, grams.leftUnits());
        List<Stretch> right = everywhere(grams.right(), grams.left(), none, grams.rightUnits());
        return new Places(
                places(left),
                places(right),
                left.stream().anyMatch(Stretch::isWholly) && right.stream().anyMatch(Stretch::isWholly));
    }

    private static BitSet places(List<Stretch> stretches) {
        BitSet places = new BitSet();
        for (Stretch stretch : stretches) {
            places.set(stretch.from(), stretch.to());
        }
        return places;
    }

    private List<Stretch> everywhere(int[] text, int[] other, int[] there, int units) {
        for (int gram : other) {
            there[gram]++;
        }
        List<Stretch> stretches = stretches(same(text, 0, units, there, there), 0);
        for (int gram : other) {
            there[gram]--;
        }
        return stretches;
    }

    /// Whether `next` goes on behind `one` on both sides, overlapping or so soon that a stretch may hold both: what
    /// is between them is no longer than the shorter one.
    public static boolean follows(Block one, Block next) {
        boolean ascends = next.left() > one.left()
                && next.leftEnd() > one.leftEnd()
                && next.right() > one.right()
                && next.rightEnd() > one.rightEnd();
        int gap = Math.max(next.left() - one.leftEnd(), next.right() - one.rightEnd());
        int shorter = Math.min(
                Math.min(one.leftLength(), one.rightLength()), Math.min(next.leftLength(), next.rightLength()));
        return ascends && gap <= Math.min(BREAK, shorter);
    }

    private void add(Block block, int rounds, List<Block> parts) {
        count(block, 1);
        List<Stretch> lefts = left(block);
        List<Stretch> rights = right(block);
        count(block, -1);
        if (lefts.isEmpty() || rights.isEmpty()) {
            return;
        }
        boolean isWhole = lefts.size() == 1
                && rights.size() == 1
                && lefts.getFirst().length() == block.leftLength()
                && rights.getFirst().length() == block.rightLength();
        if (isWhole || rounds == 0) {
            if (lefts.size() == 1 && rights.size() == 1) {
                parts.add(block(lefts.getFirst(), rights.getFirst()));
            }
            return;
        }
        for (Stretch left : lefts) {
            for (Stretch right : rights) {
                add(block(left, right), rounds - 1, parts);
            }
        }
    }

    private static Block block(Stretch left, Stretch right) {
        return new Block(left.from(), left.to(), right.from(), right.to());
    }

    private void count(Block block, int step) {
        count(grams.left(), block.left(), block.leftEnd(), insideLeft, step);
        count(grams.right(), block.right(), block.rightEnd(), insideRight, step);
    }

    private static void count(int[] text, int from, int to, int[] inside, int step) {
        for (int unit = from; unit + PairGrams.LENGTH <= to; unit++) {
            inside[text[unit]] += step;
        }
    }

    private List<Stretch> left(Block block) {
        return stretches(grams.left(), block.left(), block.leftEnd(), insideLeft, insideRight);
    }

    private List<Stretch> right(Block block) {
        return stretches(grams.right(), block.right(), block.rightEnd(), insideRight, insideLeft);
    }

    private List<Stretch> stretches(int[] text, int from, int to, int[] here, int[] there) {
        return stretches(same(text, from, to, here, there), from);
    }

    private static List<Stretch> stretches(double[] same, int from) {
        List<Stretch> stretches = new ArrayList<>();
        int at = 0;
        while (at < same.length) {
            int start = at;
            int end = at;
            double sum = 0;
            double best = 0;
            for (; at < same.length && sum >= 0 && sum > best - BREAK * AGREED; at++) {
                sum += same[at] - AGREED;
                if (sum > best) {
                    best = sum;
                    end = at + 1;
                }
            }
            if (end > start) {
                Stretch stretch = new Stretch(from + start, from + end, sum(same, start, end));
                if (stretch.isAgreed()) {
                    stretches.add(stretch);
                }
                at = end;
            }
        }
        return stretches;
    }

    private static double sum(double[] values, int from, int to) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += values[i];
        }
        return sum;
    }

    /// By unit how much the best gram over it counts, 0…1.
    private double[] same(int[] text, int from, int to, int[] here, int[] there) {
        double[] same = new double[to - from];
        for (int unit = from; unit + PairGrams.LENGTH <= to; unit++) {
            int gram = text[unit];
            if (there[gram] > 0) {
                double counts = Math.min(1, (double) there[gram] / here[gram]) * Math.min(1, RARE / grams.count(gram));
                for (int i = unit - from; i < unit - from + PairGrams.LENGTH; i++) {
                    same[i] = Math.max(same[i], counts);
                }
            }
        }
        return same;
    }
}
