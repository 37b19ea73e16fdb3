package app.likeness.scan.held;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.GramFrequencies;
import app.likeness.compare.search.Candidate;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.compare.search.Candidates;
import app.likeness.fingerprint.Method;
import app.likeness.scan.Recorder;
import app.likeness.scan.compare.Verification;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.Stage;
import app.likeness.scan.progress.StageProgress;
import app.likeness.store.kept.Role;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class HeldGramsTest {
    private static final long[] HASHES = {1, 2, 3, 4};
    private static final int GRAMS = 300;

    private final List<ComparedDocument> documents = new ArrayList<>();
    private final List<DocumentFingerprints> prints = new ArrayList<>();
    private final Verification verification = new Verification(ScanOptions.standard(), new GramFrequencies(3));

    /// Three texts that are proposed to each other; only the first two have grams in common.
    private HeldGrams held(long most) {
        return held(most, GramFile::create);
    }

    private HeldGrams held(long most, HeldGrams.Files files) {
        var held = new HeldGrams(most, files);
        for (int i = 0; i < 3; i++) {
            documents.add(new ComparedDocument(
                    i, Path.of("text" + i), Role.CHECK, i, GRAMS, Optional.empty(), Optional.empty()));
            prints.add(new DocumentFingerprints(i, null, HASHES));
            held.add(i, grams(i == 2 ? 1_000 : 100 * i));
        }
        return held;
    }

    /// Descending, because they come in any order.
    private static long[] grams(int first) {
        return LongStream.range(0, GRAMS).map(i -> first + GRAMS - i).toArray();
    }

    private Candidates proposed() {
        return new CandidateFinder(Set.of(Method.COMBINED), 3).find(prints, () -> false);
    }

    private Candidates possible(HeldGrams held, Recorder recorder) {
        var progress = new StageProgress(recorder);
        progress.stage(Stage.COMPARE, proposed().size());
        return held.possible(documents, proposed(), verification::isPossible, 2, progress);
    }

    @Test
    void candidatesWhoseGramsAreNotEnoughAreRefused() {
        HeldGrams held = held(3 * GRAMS);
        assertEquals(3, proposed().size());
        assertEquals(List.of(new Candidate(0, 1)), possible(held, new Recorder()));
    }

    @Test
    void whatDoesNotFitIsRefusedFromTheDisk() {
        for (int fitting = 0; fitting < 3; fitting++) {
            documents.clear();
            prints.clear();
            HeldGrams held = held((long) fitting * GRAMS);
            assertEquals(List.of(new Candidate(0, 1)), possible(held, new Recorder()), fitting + " fit");
        }
    }

    @Test
    void nothingIsRefusedWhereThereIsNoRoomOnTheDisk() {
        HeldGrams held = held(2 * GRAMS, () -> {
            throw new IOException("no space left");
        });
        assertEquals(proposed(), possible(held, new Recorder()));
    }

    @Test
    void nothingIsRefusedWhereTheFileCannotBeReadAgain() {
        HeldGrams held = held(2 * GRAMS, () -> {
            GramFile file = GramFile.create();
            file.close();
            return file;
        });
        assertEquals(proposed(), possible(held, new Recorder()));
    }

    @Test
    void aTextWhoseGramsAreNotKnownIsNotRefused() {
        HeldGrams held = held(4 * GRAMS);
        documents.set(
                2,
                new ComparedDocument(2, Path.of("other"), Role.CHECK, 77, GRAMS, Optional.empty(), Optional.empty()));
        assertEquals(proposed(), possible(held, new Recorder()));
    }

    /// The second and the third text share their grams with a part of the first, of the fourth and of the last one,
    /// each of which is a hundred times as long.
    @Test
    void aMuchLongerTextIsHeldAgainstTheOthersWhereverItStands() {
        for (long most : new long[] {1_000_000, 0}) {
            documents.clear();
            prints.clear();
            var held = new HeldGrams(most, GramFile::create);
            int[] first = {0, 500, 100_000, 0, 200_000, 0};
            int[] sizes = {30_000, GRAMS, GRAMS, 30_000, GRAMS, 30_000};
            for (int i = 0; i < first.length; i++) {
                documents.add(new ComparedDocument(
                        i, Path.of("text" + i), Role.CHECK, i, sizes[i], Optional.empty(), Optional.empty()));
                prints.add(new DocumentFingerprints(i, null, HASHES));
                int from = first[i];
                held.add(i, LongStream.range(from, from + sizes[i]).toArray());
            }
            assertEquals(
                    List.of(
                            new Candidate(0, 1),
                            new Candidate(0, 3),
                            new Candidate(0, 5),
                            new Candidate(1, 3),
                            new Candidate(1, 5),
                            new Candidate(3, 5)),
                    possible(held, new Recorder()),
                    "with room for " + most);
        }
    }

    @Test
    void cancellingEndsIt() {
        HeldGrams held = held(3 * GRAMS);
        var stopped = new Recorder((stage, done) -> true);
        assertThrows(CancellationException.class, () -> possible(held, stopped));
    }
}
