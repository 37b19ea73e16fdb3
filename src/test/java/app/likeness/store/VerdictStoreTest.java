package app.likeness.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Tally;
import app.likeness.review.JournalEntry;
import app.likeness.review.JudgedCounts;
import app.likeness.review.State;
import app.likeness.review.Subject.OfPair;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.SketchKind;
import app.likeness.store.memory.VerdictJournal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class VerdictStoreTest {
    private static final TextKey ONE = TextKey.of(Samples.sha256("one"), 11);
    private static final TextKey TWO = TextKey.of(Samples.sha256("two"), 22);

    @TempDir
    private Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("a.likeness");
    }

    @Test
    void whatWasDecidedIsThereWhenTheCorpusIsOpenedAgain() throws CorpusException {
        Verdict verdict = verdict(State.CONFIRMED, "为什么\nمرحبا \u001F ");
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            assertEquals(new JournalEntry(1, verdict, false), verdicts.give(verdict));
        }
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts();
                CorpusReader reader = corpus.reader()) {
            assertEquals(List.of(new JournalEntry(1, verdict, false)), verdicts.journal());
            assertEquals(List.of(verdict), reader.verdicts());
        }
    }

    @Test
    void aNoteMayBeLong() throws CorpusException {
        Verdict verdict = verdict(State.LATER, "注".repeat(Verdict.LONGEST_NOTE));
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            verdicts.give(verdict);
            assertEquals(verdict, verdicts.journal().getFirst().verdict());
        }
    }

    @Test
    void anUndoneVerdictStaysInTheJournalAndHoldsNoMore() throws CorpusException {
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts();
                CorpusReader reader = corpus.reader()) {
            verdicts.give(verdict(State.LATER, ""));
            JournalEntry second = verdicts.give(verdict(State.CONFIRMED, ""));
            verdicts.mark(second.id(), true);
            assertEquals(2, verdicts.journal().size());
            assertTrue(verdicts.journal().getLast().isUndone());
            assertEquals(List.of(verdict(State.LATER, "")), reader.verdicts());
            verdicts.mark(second.id(), false);
            assertEquals(2, reader.verdicts().size());
        }
    }

    @Test
    void theMemoryHearsOfEveryChangeOnce() throws CorpusException {
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            JournalEntry entry = verdicts.give(verdict(State.ACCEPTABLE, ""));
            assertEquals(List.of(entry), verdicts.unheard());
            verdicts.markHeard(verdicts.unheard());
            assertEquals(List.of(), verdicts.unheard());
            verdicts.mark(entry.id(), true);
            assertEquals(1, verdicts.unheard().size());
        }
    }

    @Test
    void aVerdictIsDurableWhileAScanHoldsAnOpenTransaction() throws CorpusException {
        try (Corpus corpus = Corpus.open(file)) {
            corpus.writer().addRoots(List.of(Samples.ROOT));
            corpus.writer().add(Samples.FOLDER, Samples.reading("one.txt", "not committed"));
            try (VerdictStore verdicts = corpus.verdicts();
                    CorpusReader reader = corpus.reader()) {
                verdicts.give(verdict(State.CONFIRMED, ""));
                verdicts.replaceCounts(new JudgedCounts(Map.of(new OfPair(ONE, TWO), counts())));
                assertEquals(1, reader.verdicts().size());
                assertEquals(0, reader.documents(), "the scan's own are still open");
            }
            corpus.writer().commit();
        }
    }

    /// The file as it stands is what a process leaves that is killed. What is no longer needed in it may be written
    /// over at once here, not only after the 45 seconds of H2.
    @Test
    void aVerdictOutlivesAKillAtOnce() throws Exception {
        Corpus.open(file).close();
        try (Connection connection = DriverManager.getConnection("jdbc:h2:" + file, "", "");
                Statement statement = connection.createStatement()) {
            statement.execute("SET RETENTION_TIME 0");
        }
        Path left = folder.resolve("left" + Corpus.ENDING);
        int given = 0;
        for (int session = 0; session < 3; session++) {
            try (Corpus corpus = Corpus.open(file);
                    VerdictStore verdicts = corpus.verdicts()) {
                for (int i = 0; i < 5; i++) {
                    verdicts.give(verdict(State.LATER, "note " + i));
                    given++;
                    Files.copy(
                            corpus.fileOnDisk(),
                            folder.resolve("left" + Corpus.ENDING_ON_DISK),
                            StandardCopyOption.REPLACE_EXISTING);
                    try (Corpus opened = Corpus.open(left);
                            VerdictStore known = opened.verdicts()) {
                        assertEquals(given, known.journal().size());
                    }
                }
            }
        }
    }

    @Test
    void verdictsAndAScanWriteAtTheSameTimeAndNothingIsLost() throws Exception {
        int rounds = 60;
        try (Corpus corpus = Corpus.open(file)) {
            corpus.writer().addRoots(List.of(Samples.ROOT));
            var failure = new AtomicReference<Exception>();
            var reviewer = new Thread(() -> {
                try (VerdictStore verdicts = corpus.verdicts()) {
                    for (int i = 0; i < rounds; i++) {
                        JournalEntry entry = verdicts.give(verdict(State.LATER, "note " + i));
                        verdicts.mark(entry.id(), i % 2 == 0);
                    }
                } catch (CorpusException e) {
                    failure.set(e);
                }
            });
            reviewer.start();
            for (int i = 0; i < rounds; i++) {
                corpus.writer().add(Samples.FOLDER, Samples.reading("text " + i, "text " + i));
                if (i % 10 == 0) {
                    corpus.writer().commit();
                }
                if (i == rounds / 2) {
                    corpus.writer().indexBands(SketchKind.GRAMS, () -> {});
                }
            }
            corpus.writer().commit();
            reviewer.join();
            assertEquals(null, failure.get());
        }
        try (Corpus corpus = Corpus.open(file);
                CorpusReader reader = corpus.reader()) {
            assertEquals(rounds / 2, reader.verdicts().size());
            assertEquals(rounds, reader.documents());
        }
    }

    @Test
    void aCopyMadeMeanwhileIsWhole() throws Exception {
        Path copy = folder.resolve("copy.likeness");
        try (Corpus corpus = Corpus.open(file)) {
            var failure = new AtomicReference<Exception>();
            var reviewer = new Thread(() -> {
                try (VerdictStore verdicts = corpus.verdicts()) {
                    for (int i = 0; i < 40; i++) {
                        verdicts.give(verdict(State.LATER, "n".repeat(1_000)));
                    }
                } catch (CorpusException e) {
                    failure.set(e);
                }
            });
            reviewer.start();
            for (int i = 0; i < 5; i++) {
                corpus.copyTo(copy);
            }
            reviewer.join();
            assertEquals(null, failure.get());
        }
        try (Corpus corpus = Corpus.open(copy);
                VerdictStore verdicts = corpus.verdicts()) {
            List<JournalEntry> journal = verdicts.journal();
            assertTrue(journal.size() <= 40);
            assertTrue(journal.stream().allMatch(entry -> entry.verdict().note().length() == 1_000));
        }
    }

    @Test
    void aRowThatThisVersionDoesNotUnderstandIsPassedOverAndStays() throws Exception {
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            verdicts.give(verdict(State.LATER, ""));
            verdicts.give(verdict(State.CONFIRMED, ""));
        }
        try (var connection = DriverManager.getConnection("jdbc:h2:" + file);
                var statement = connection.createStatement()) {
            statement.execute("UPDATE verdict SET state = 'in another mood' WHERE id = 1");
        }
        // The version that wrote it noted it beside the corpus as it is.
        Files.delete(new VerdictJournal(file).file());
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            assertEquals(1, verdicts.journal().size());
            assertEquals(3, verdicts.give(verdict(State.LATER, "")).id());
        }
    }

    @Test
    void pairsAreCountedWithoutTheirAcceptablePassages() throws CorpusException {
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts();
                CorpusReader reader = corpus.reader()) {
            Samples.store(corpus, Samples.reading("one.txt", "one"), Samples.reading("two.txt", "two"));
            PairCounts all = new PairCounts(tally(100), tally(200), tally(50), tally(60), List.of());
            long comparison = corpus.writer().beginComparison();
            corpus.writer().putPairs(comparison, List.of(new PairTally(1, 2, 5, 0.5, all)));
            corpus.writer().finishComparison(comparison, "", 0);
            TextKey one = verdicts.texts().getOrDefault(1L, ONE);
            OfPair pair = new OfPair(one, verdicts.texts().getOrDefault(2L, TWO));
            boolean isTurned = !pair.left().equals(one);
            verdicts.replaceCounts(new JudgedCounts(Map.of(pair, isTurned ? counts().mirrored() : counts())));
            assertEquals(counts(), reader.tallies().pairs().getFirst().counts());
            assertEquals(all, reader.pairs().getFirst().counts(), "scans count for themselves");
            verdicts.replaceCounts(JudgedCounts.NONE);
            assertEquals(all, reader.tallies().pairs().getFirst().counts());
        }
    }

    private static Verdict verdict(State state, String note) {
        return new Verdict(
                new OfPair(ONE, TWO),
                state,
                note,
                Instant.parse("2026-05-06T07:08:09.123Z"),
                List.of(ONE, TWO),
                List.of("one", "two"));
    }

    private static PairCounts counts() {
        return new PairCounts(tally(100), tally(200), tally(7), tally(5), List.of());
    }

    private static Tally tally(int characters) {
        return Tally.unpacked(new int[] {1, characters});
    }
}
