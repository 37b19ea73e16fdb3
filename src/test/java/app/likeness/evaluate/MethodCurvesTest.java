package app.likeness.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.evaluate.Curve.Point;
import app.likeness.evaluate.MethodCurves.Valued;
import app.likeness.fingerprint.Digest;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.ShortSketch;
import app.likeness.fingerprint.Sketch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class MethodCurvesTest {
    /// Stands for a document without a sketch.
    private static final long NONE = -1;

    @Test
    void eachThresholdCountsWhatIsAsNearOrNearer() {
        Truth.Builder truth = new Truth.Builder(4);
        truth.label(0, 1, true);
        truth.label(3, 2, true);
        // Distances: 0–1 is 1, 0–2 is 2, 1–2 is 3; document 3 has no sketch.
        Curve curve = new MethodCurves(truth.complete(), () -> false)
                .of(Method.SIMHASH_WORDS, sketches(0b000L, 0b001L, 0b110L, NONE));
        assertEquals(33, curve.points().size());
        assertEquals(new Point(0, 0, 0, 2), curve.points().get(0));
        assertEquals(new Point(1, 1, 0, 2), curve.points().get(1));
        assertEquals(new Point(2, 1, 1, 2), curve.points().get(2));
        assertEquals(new Point(3, 1, 2, 2), curve.points().get(3));
        assertEquals(new Point(32, 1, 2, 2), curve.points().get(32));
        assertEquals(0.5, curve.points().get(2).recall());
        assertEquals(0.5, curve.points().get(2).precision());
        assertEquals(2 / 3.0, curve.points().get(1).f1(), 1e-12);
    }

    @Test
    void ofPairsThatNobodyLabelledNothingIsCounted() {
        Truth.Builder truth = new Truth.Builder(3);
        truth.label(0, 1, true);
        truth.label(1, 2, false);
        Curve curve =
                new MethodCurves(truth.labelledOnly(), () -> false).of(Method.SIMHASH_GRAMS, sketches(0L, 0L, 0L));
        assertEquals(new Point(0, 1, 1, 1), curve.points().getFirst());
    }

    @Test
    void likenessesAndSharesGoDown() {
        Truth.Builder truth = new Truth.Builder(2);
        truth.label(0, 1, true);
        Curve shingles = new MethodCurves(truth.complete(), () -> false)
                .of(Method.SIMHASH_SHINGLES, List.of(Optional.of(new ShortSketch(0)), Optional.of(new ShortSketch(7))));
        assertEquals(1, shingles.points().getFirst().threshold());
        assertEquals(0.5, shingles.points().getLast().threshold());
        assertEquals(0, shingles.points().get(2).right());
        assertEquals(1, shingles.points().get(3).right(), "three of 32 bits differ");

        Curve combined =
                new MethodCurves(truth.complete(), () -> false).of(Method.COMBINED, List.of(new Valued(0, 1, 0.3)));
        assertEquals(0.05, combined.points().getLast().threshold());
        for (Point point : combined.points()) {
            assertEquals(point.threshold() <= 0.3 ? 1 : 0, point.right(), "at " + point.threshold());
        }
    }

    @Test
    void selectionsAreComparedByTheirCommonHashes() {
        Truth.Builder truth = new Truth.Builder(3);
        truth.label(0, 1, true);
        List<Optional<Fingerprint>> prints = List.of(selection(1, 2, 3, 4), selection(3, 4, 5, 6, 7), selection(8, 9));
        Curve sentences = new MethodCurves(truth.complete(), () -> false).of(Method.LONGEST_SENTENCES, prints);
        assertEquals(
                List.of(0L, 0L, 0L, 1L, 1L),
                sentences.points().stream().map(Point::right).toList());
        Curve winnowing = new MethodCurves(truth.complete(), () -> false).of(Method.WINNOWING, prints);
        assertEquals(
                1,
                winnowing.points().stream()
                        .filter(point -> point.threshold() == 0.5)
                        .findFirst()
                        .orElseThrow()
                        .right());
        assertEquals(
                0,
                winnowing.points().stream()
                        .filter(point -> point.threshold() == 0.55)
                        .findFirst()
                        .orElseThrow()
                        .right());
        Curve rows = new MethodCurves(truth.complete(), () -> false).of(Method.SIMHASH_RECORDS, prints);
        assertEquals(1, rows.points().getFirst().right(), "a row of each is the same");
    }

    @Test
    void equalTextsAreFoundByTheirDigestAlone() {
        Truth.Builder truth = new Truth.Builder(3);
        truth.label(0, 2, true);
        truth.label(0, 1, true);
        Curve curve = new MethodCurves(truth.complete(), () -> false)
                .of(
                        Method.EXACT,
                        List.of(
                                Optional.of(new Digest(1, 2)),
                                Optional.of(new Digest(1, 3)),
                                Optional.of(new Digest(1, 2))));
        assertEquals(List.of(new Point(1, 1, 0, 2)), curve.points());
    }

    /// What the counting gives is what asking for each threshold by itself gives.
    @Test
    void curvesAreWhatEachThresholdAloneWouldGive() {
        Random random = new Random(4);
        List<Optional<Fingerprint>> prints = new ArrayList<>();
        Truth.Builder labels = new Truth.Builder(60);
        for (int i = 0; i < 60; i++) {
            prints.add(i % 7 == 0 ? Optional.empty() : Optional.of(new Sketch(random.nextLong() & 0x3FFFFL)));
        }
        boolean[][] related = new boolean[60][60];
        for (int i = 0; i < 300; i++) {
            int one = random.nextInt(60);
            int other = random.nextInt(60);
            if (one != other && !related[one][other]) {
                related[one][other] = true;
                related[other][one] = true;
                labels.label(one, other, true);
            }
        }
        Truth truth = labels.complete();
        for (Point point : new MethodCurves(truth, () -> false)
                .of(Method.SIMHASH_WORDS, prints)
                .points()) {
            long right = 0;
            long wrong = 0;
            for (int i = 0; i < 60; i++) {
                for (int j = i + 1; j < 60; j++) {
                    if (prints.get(i).isPresent()
                            && prints.get(j).isPresent()
                            && ((Sketch) prints.get(i).get())
                                            .distance((Sketch) prints.get(j).get())
                                    <= point.threshold()) {
                        right += related[i][j] ? 1 : 0;
                        wrong += related[i][j] ? 0 : 1;
                    }
                }
            }
            assertEquals(new Point(point.threshold(), right, wrong, truth.related()), point);
        }
    }

    @Test
    void labelsThatContradictEachOtherAreRefused() {
        Truth.Builder truth = new Truth.Builder(3);
        assertTrue(truth.label(0, 1, true));
        assertTrue(truth.label(1, 0, true));
        assertFalse(truth.label(1, 0, false));
        assertThrows(IllegalArgumentException.class, () -> truth.label(1, 1, true));
        assertThrows(IllegalArgumentException.class, () -> truth.label(0, 3, true));
    }

    @Test
    void itStopsWhenItIsToldTo() {
        MethodCurves curves = new MethodCurves(new Truth.Builder(2).complete(), () -> true);
        assertThrows(CancellationException.class, () -> curves.of(Method.SIMHASH_WORDS, sketches(1L, 2L)));
    }

    private static List<Optional<Fingerprint>> sketches(long... bits) {
        List<Optional<Fingerprint>> prints = new ArrayList<>();
        for (long each : bits) {
            prints.add(each == NONE ? Optional.empty() : Optional.of(new Sketch(each)));
        }
        return prints;
    }

    private static Optional<Fingerprint> selection(long... hashes) {
        return Optional.of(new Selection(hashes, new int[hashes.length], new int[hashes.length]));
    }
}
