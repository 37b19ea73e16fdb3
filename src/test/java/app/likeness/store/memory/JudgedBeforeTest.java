package app.likeness.store.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.State;
import app.likeness.review.Subject.OfPair;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.CorpusException.Reason;
import app.likeness.store.kept.Remembered;
import app.likeness.store.memory.JudgedBefore.Known;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JudgedBeforeTest {
    @TempDir
    private Path folder;

    private Path file = Path.of("");
    private JudgedBefore memory = new JudgedBefore(file, 2);

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("home").resolve("judged-before.tsv");
        memory = new JudgedBefore(file, 2);
    }

    @Test
    void thereIsNothingAtFirst() throws CorpusException {
        assertEquals(Known.NOTHING, memory.load());
        assertFalse(Files.exists(file.getParent()), "looking makes no file");
    }

    @Test
    void whatIsRememberedIsReadBackWithoutItsNote() throws CorpusException {
        Remembered one = remembered(1, "文章\t|一\\\n");
        memory.remember(one);
        memory.remember(remembered(2, "two"));
        assertEquals(
                List.of(one, remembered(2, "two")),
                new JudgedBefore(file).load().entries());
        assertEquals("", one.verdict().note());
    }

    @Test
    void whatIsForgottenIsGone() throws CorpusException {
        memory.remember(remembered(1, "one"));
        memory.remember(remembered(2, "two"));
        memory.forget(remembered(1, "one"));
        assertEquals(List.of(remembered(2, "two")), memory.load().entries());
    }

    @Test
    void aDamagedLineTakesNothingElseWithItAndIsKeptAside() throws CorpusException, IOException {
        memory.remember(remembered(1, "one"));
        memory.remember(remembered(2, "two"));
        memory.remember(remembered(3, "three"));
        String whole = Files.readString(file);
        Files.writeString(file, whole.replace("two|", "twó|"));
        Known known = memory.load();
        assertEquals(List.of(remembered(1, "one"), remembered(3, "three")), known.entries());
        assertEquals(1, known.damaged());
        assertTrue(Files.readString(known.aside().orElseThrow()).contains("twó"));
        assertEquals(0, memory.load().damaged(), "said once");
    }

    @Test
    void aLineThatAKilledProgramLeftHalfWrittenDoesNotSwallowTheNext() throws CorpusException, IOException {
        memory.remember(remembered(1, "one"));
        Files.writeString(file, "+\t2026-", StandardOpenOption.APPEND);
        memory.remember(remembered(2, "two"));
        Known known = memory.load();
        assertEquals(List.of(remembered(1, "one"), remembered(2, "two")), known.entries());
        assertEquals(1, known.damaged());
    }

    @Test
    void aFileOfSomethingElseIsKeptAsideAndANewOneBegun() throws CorpusException, IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, new byte[] {0, 1, 2, -1, -2, 10, 65});
        memory.remember(remembered(1, "one"));
        assertEquals(List.of(remembered(1, "one")), memory.load().entries());
        try (var files = Files.list(file.getParent())) {
            assertEquals(
                    1, files.filter(each -> each.toString().contains("damaged")).count());
        }
    }

    @Test
    void aFileOfALaterVersionIsNeitherReadNorWritten() throws CorpusException, IOException {
        memory.remember(remembered(1, "one"));
        String later = Files.readString(file).replaceFirst("\t1\n", "\t2\n");
        Files.writeString(file, later);
        assertEquals(Reason.OTHER_VERSION, reason(() -> memory.load()));
        assertEquals(Reason.OTHER_VERSION, reason(() -> memory.remember(remembered(2, "two"))));
        assertEquals(later, Files.readString(file));
    }

    @Test
    void aFileThatAnotherWindowIsWritingIsInUse() throws CorpusException, IOException {
        memory.remember(remembered(1, "one"));
        try (FileChannel other =
                FileChannel.open(file.resolveSibling(file.getFileName() + ".lock"), StandardOpenOption.WRITE)) {
            other.lock();
            assertEquals(Reason.IN_USE, reason(() -> memory.remember(remembered(2, "two"))));
            assertEquals(1, memory.load().entries().size(), "reading needs no lock");
        }
        memory.remember(remembered(2, "two"));
        assertEquals(2, memory.load().entries().size());
    }

    @Test
    void aFolderThatCannotBeWrittenIsNoAccess() throws IOException {
        Files.writeString(folder.resolve("home"), "a file where the folder should be");
        assertTrue(List.of(Reason.NO_ACCESS, Reason.FAILED).contains(reason(() -> memory.remember(remembered(1, "")))));
    }

    @Test
    void whatWasTakenBackManyTimesDoesNotFillTheFile() throws CorpusException, IOException {
        memory.remember(remembered(1, "one"));
        String two = new RememberedLine(true, remembered(2, "two")).written() + "\n"
                + new RememberedLine(false, remembered(2, "two")).written() + "\n";
        Files.writeString(file, two.repeat(600), StandardOpenOption.APPEND);
        assertEquals(List.of(remembered(1, "one")), memory.load().entries());
        assertEquals(2, Files.readAllLines(file).size());
    }

    private interface Work {
        void run() throws CorpusException;
    }

    private static Reason reason(Work work) {
        return assertThrows(CorpusException.class, work::run).reason();
    }

    private static Remembered remembered(int number, String name) {
        TextKey left = new TextKey(number, 0, number);
        TextKey right = new TextKey(number, 1, -number);
        return new Remembered(
                new Verdict(
                        new OfPair(left, right),
                        State.ACCEPTABLE,
                        "for this corpus only",
                        Instant.parse("2026-05-06T07:08:09Z"),
                        List.of(left, right),
                        List.of(name, "other")),
                "Essays | spring");
    }
}
