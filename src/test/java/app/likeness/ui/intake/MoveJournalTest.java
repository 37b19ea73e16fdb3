package app.likeness.ui.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.intake.MoveJournal.Entry;
import app.likeness.ui.intake.MovedFiles.Move;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MoveJournalTest {
    private static final Instant THEN = Instant.parse("2026-02-03T04:05:06Z");
    private static final Instant LATER = THEN.plusSeconds(60);

    @TempDir
    Path folder;

    private MoveJournal journal;

    @BeforeEach
    void make() {
        journal = new MoveJournal(folder.resolve("data").resolve("moved.tsv"));
    }

    @Test
    void whatNamesHoldBreaksNoLine() throws IOException {
        Move odd = new Move(Path.of("/essays/a\tb\nc\\d\r.txt"), Path.of("/away/a\tb\nc\\d\r.txt"));
        Move plain = new Move(Path.of("/essays/e.txt"), Path.of("/away/e.txt"));
        journal.moved(List.of(odd, plain), THEN);
        assertEquals(List.of(new Entry(THEN, plain, false), new Entry(THEN, odd, false)), journal.entries());
        assertEquals(
                2,
                Files.readAllLines(folder.resolve("data").resolve("moved.tsv")).size());
    }

    @Test
    void whatWasPutBackIsSaidToBeAndMayBeMovedAgain() throws IOException {
        Move move = new Move(Path.of("/essays/e.txt"), Path.of("/away/e.txt"));
        journal.moved(List.of(move), THEN);
        journal.back(List.of(move), LATER);
        assertEquals(List.of(new Entry(THEN, move, true)), journal.entries());
        journal.moved(List.of(move), LATER);
        assertEquals(List.of(new Entry(LATER, move, false)), journal.entries());
    }

    @Test
    void damagedLinesArePassedOver() throws IOException {
        Move move = new Move(Path.of("/essays/e.txt"), Path.of("/away/e.txt"));
        journal.moved(List.of(move), THEN);
        Files.writeString(
                folder.resolve("data").resolve("moved.tsv"),
                "half a line\nno time\t/a\t/b\tmoved\n" + THEN + "\t/a\t/b\telsewhere\n",
                StandardOpenOption.APPEND);
        assertEquals(List.of(new Entry(THEN, move, false)), journal.entries());
    }

    @Test
    void nothingWasMovedYet() throws IOException {
        assertEquals(List.of(), journal.entries());
    }
}
