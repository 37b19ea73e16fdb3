package app.likeness.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.JournalEntry;
import app.likeness.review.State;
import app.likeness.review.Subject.OfPair;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.LabelStore.Said;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.PairLabel;
import app.likeness.store.memory.VerdictJournal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What people decided outlives the file that it was decided in.
final class KeptVerdictsTest {
    private static final TextKey ONE = TextKey.of(Samples.sha256("The tide came in."), 11);
    private static final TextKey TWO = TextKey.of(Samples.sha256("The tide went out."), 22);
    private static final String NOTE = "Asked both:\r\n\t“same source” | 两人都说 \\n \u001F";

    @TempDir
    private Path folder;

    private Path file = Path.of("");
    private VerdictJournal journal = new VerdictJournal(Path.of(""));

    @BeforeEach
    void nameTheFiles() {
        file = folder.resolve("班级.likeness");
        journal = new VerdictJournal(file);
    }

    private void delete() throws IOException {
        Files.delete(file.resolveSibling(file.getFileName() + ".mv.db"));
    }

    private List<JournalEntry> entries() throws CorpusException {
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            return verdicts.journal();
        }
    }

    /// Three verdicts, one of them undone and one undone and given again.
    private List<JournalEntry> judge() throws CorpusException {
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            verdicts.give(verdict(State.LATER, "", 1));
            long undone = verdicts.give(verdict(State.CONFIRMED, NOTE, 2)).id();
            long redone = verdicts.give(verdict(State.ACCEPTABLE, NOTE, 3)).id();
            verdicts.mark(undone, true);
            verdicts.mark(redone, true);
            verdicts.mark(redone, false);
            return verdicts.journal();
        }
    }

    private static Verdict verdict(State state, String note, int second) {
        return new Verdict(
                new OfPair(ONE, TWO),
                state,
                note,
                // Longer than the corpus keeps it.
                Instant.parse("2026-03-01T08:00:00.000654321Z").plusSeconds(second),
                second == 2 ? "" : "王老师\tR. Meier",
                List.of(ONE, TWO),
                List.of("one.txt", "a|b\t.txt"));
    }

    @Test
    void aCorpusThatIsLostTakesItsVerdictsBack() throws Exception {
        List<JournalEntry> given = judge();
        assertEquals(3, given.size());
        delete();
        assertEquals(given, entries());
        assertEquals(given, entries());
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            assertEquals(List.of(), verdicts.unheard(), "the memory of all corpora heard of them before");
        }
    }

    @Test
    void labelsComeBackToo() throws Exception {
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(
                    corpus,
                    Samples.reading("one.txt", "The tide came in."),
                    Samples.reading("two.txt", "It went out."));
            LabelStore labels = corpus.writer().labels();
            labels.change(List.of(), List.of(new Said(1, 2, true), new Said(2, 1, false)));
            labels.change(List.of(labels.all().getFirst().id()), List.of());
        }
        delete();
        try (Corpus corpus = Corpus.open(file)) {
            List<PairLabel> all = corpus.writer().labels().all();
            assertEquals(1, all.size());
            assertFalse(all.getFirst().isRelated());
            assertTrue(all.getFirst().left().endsWith("two.txt"));
        }
        assertEquals(List.of(Samples.ROOT), journal.load().roots());
    }

    @Test
    void aDamagedLineAndAnUnfinishedOneTakeNothingElseWithThem() throws Exception {
        List<JournalEntry> given = judge();
        List<String> lines = Files.readAllLines(journal.file());
        assertTrue(lines.get(3).contains("confirmed"), lines.toString());
        String damaged = String.join("\n", lines).replaceFirst("confirmed", "confirmeD") + "\ngiven\t2026-03-01T08";
        Files.writeString(journal.file(), damaged);
        delete();
        assertEquals(List.of(given.getFirst().verdict(), given.getLast().verdict()), verdicts());
        assertEquals(2, journal.load().damaged());
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            verdicts.give(verdict(State.CONFIRMED, "again", 9));
        }
        delete();
        assertEquals(3, verdicts().size());
    }

    @Test
    void aLineOfBeforeThatDoesNotSayWhoDecidedIsRead() throws Exception {
        judge();
        String tab = "\t";
        List<String> parts = List.of(Files.readAllLines(journal.file()).get(2).split(tab, -1));
        assertEquals(9, parts.size(), "given, seven parts and the checksum");
        String before = String.join(tab, parts.subList(0, 7));
        var checksum = new CRC32();
        checksum.update(before.getBytes(StandardCharsets.UTF_8));
        Files.writeString(journal.file(), before + tab + HexFormat.of().toHexDigits((int) checksum.getValue()) + "\n");
        assertEquals(
                List.of(""),
                journal.load().verdicts().stream()
                        .map(judged -> judged.verdict().decidedBy())
                        .toList());
        assertEquals(0, journal.load().damaged());
    }

    private List<Verdict> verdicts() throws CorpusException {
        return entries().stream().map(JournalEntry::verdict).toList();
    }

    @Test
    void aJournalThatIsLostIsWrittenAnew() throws Exception {
        List<JournalEntry> given = judge();
        Files.delete(journal.file());
        assertEquals(given, entries());
        delete();
        assertEquals(given, entries());
    }

    @Test
    void aFileThatIsNoJournalHoldsNothingUp() throws Exception {
        Files.createDirectory(journal.file());
        assertEquals(3, judge().size());
        assertEquals(3, entries().size());
    }

    @Test
    void whoDecidesNothingFindsNoFile() throws Exception {
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "text"));
        }
        Corpus.open(file).close();
        assertEquals(List.of("班级.likeness.mv.db"), names());
    }

    @Test
    void aTemporaryCorpusHasNoJournal() throws Exception {
        Path journalOfIt;
        try (Corpus corpus = Corpus.temporary();
                VerdictStore verdicts = corpus.verdicts()) {
            verdicts.give(verdict(State.LATER, "", 1));
            journalOfIt = new VerdictJournal(corpus.file()).file();
            assertFalse(Files.exists(journalOfIt));
        }
        assertFalse(Files.exists(journalOfIt.getParent()));
    }

    @Test
    void ofEachOfTheLastSevenDaysOfChangesThereIsACopy() throws Exception {
        judge();
        for (int day = 10; day < 20; day++) {
            Files.writeString(journal.file(), "\n", StandardOpenOption.APPEND);
            Files.setLastModifiedTime(journal.file(), FileTime.from(Instant.parse("2026-03-" + day + "T12:00:00Z")));
            Corpus.open(file).close();
        }
        assertEquals(
                Stream.of(13, 14, 15, 16, 17, 18, 19)
                        .map(day -> "班级.likeness.verdicts.2026-03-" + day + ".txt")
                        .toList(),
                names().stream().filter(name -> name.contains("2026")).toList());
    }

    @Test
    void aCopyHasItsOwnJournalAndThatOfWhatItReplacedStays() throws Exception {
        List<JournalEntry> given = judge();
        Path copy = folder.resolve("copy.likeness");
        try (Corpus other = Corpus.open(copy);
                VerdictStore verdicts = other.verdicts()) {
            verdicts.give(verdict(State.LATER, "another corpus", 7));
        }
        try (Corpus corpus = Corpus.open(file)) {
            corpus.copyTo(copy);
        }
        try (Corpus corpus = Corpus.open(copy);
                VerdictStore verdicts = corpus.verdicts()) {
            assertEquals(given, verdicts.journal());
        }
        assertTrue(Files.readString(folder.resolve("copy.likeness.verdicts.txt.aside-1"))
                .contains("another corpus"));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }
}
