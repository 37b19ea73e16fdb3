package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.manifest.ManifestFile;
import app.likeness.scan.ClassHandIn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    @TempDir
    Path folder;

    @Test
    void everyNumberOfAClassComesOutAgainFromTheFiles() throws IOException {
        Path docs = ClassHandIn.in(Files.createDirectories(folder.resolve("class")));
        Path sheet = Files.writeString(folder.resolve("sheet.txt"), ClassHandIn.SHEET);
        for (String ending : new String[] {"html", "json"}) {
            Path report = folder.resolve("cases." + ending);
            assertEquals(
                    0,
                    CommandRun.of("scan", "--quiet", "--template", sheet, "--report", report, docs)
                            .exitCode());
            CommandRun run = CommandRun.of("verify", ManifestFile.beside(report), docs);
            assertEquals(0, run.exitCode(), run.out() + run.err());
            assertTrue(run.out().contains("Report: cases." + ending + " is as it was written.\n"), run.out());
            assertTrue(run.out().contains("Files: 21 in the report, 21 as they were, 0 changed"), run.out());
            assertTrue(run.out().contains(", 0 that do not hold, 0 that cannot be counted again.\n"), run.out());
        }
    }

    @Test
    void whatChangedAndWhatIsGoneIsNamed() throws IOException {
        Path docs = ClassHandIn.in(Files.createDirectories(folder.resolve("class")));
        Path manifest = manifest(docs);
        Path moved = Files.createDirectories(folder.resolve("elsewhere"));
        Files.move(docs.resolve("student 03"), moved.resolve("renamed"));
        Files.writeString(ClassHandIn.essay(docs, 11), "Another text altogether, handed in later on.");
        Files.delete(ClassHandIn.essay(docs, 16));
        CommandRun run = CommandRun.of("verify", manifest, docs, moved);
        assertEquals(5, run.exitCode());
        assertTrue(run.out().contains("21 in the report, 19 as they were, 1 changed, 0 read as another text, 1 gone."));
        assertTrue(run.out().contains("  changed: " + docs + "/student 11/essay.txt\n"), run.out());
        assertTrue(run.out().contains("  gone: " + docs + "/student 16/essay.docx\n"), run.out());
        assertTrue(run.out().contains(" 0 that do not hold, "), run.out());
    }

    @Test
    void aNumberThatWasChangedDoesNotHold() throws IOException {
        Path docs = ClassHandIn.in(Files.createDirectories(folder.resolve("class")));
        Path manifest = manifest(docs);
        String written = Files.readString(manifest);
        int at = written.indexOf("\"shared_left\": ") + "\"shared_left\": ".length();
        Files.writeString(manifest, written.substring(0, at) + "1" + written.substring(written.indexOf(',', at)));
        CommandRun run = CommandRun.of("verify", manifest, docs);
        assertEquals(5, run.exitCode());
        assertTrue(run.out().startsWith("Manifest: changed since it was written by Likeness "), run.out());
        assertTrue(run.out().contains(" 1 that do not hold, 0 that cannot"), run.out());
        assertTrue(run.out().contains("  does not hold: " + docs + "/student "), run.out());
    }

    @Test
    void namesAreHiddenAndTheFilesAreFoundAllTheSame() throws IOException {
        Path docs = ClassHandIn.in(Files.createDirectories(folder.resolve("class")));
        Path manifest = manifest(docs, "--hide-names");
        String written = Files.readString(manifest);
        assertEquals(-1, written.indexOf("student"), written);
        assertEquals(0, CommandRun.of("verify", manifest, docs).exitCode());
    }

    @Test
    void whatIsNoManifestOrOneOfAnotherVersionIsSaid() throws IOException {
        Path docs = Files.createDirectories(folder.resolve("class"));
        Files.writeString(docs.resolve("a.txt"), "nothing");
        for (String content : new String[] {"", "{", "{\"manifest\": 2}", "[[[]]]", "{\"manifest\": 1}"}) {
            Path file = Files.write(folder.resolve("m.json"), content.getBytes(StandardCharsets.UTF_8));
            CommandRun run = CommandRun.of("verify", file, docs);
            assertEquals(3, run.exitCode(), content);
            assertTrue(run.err().startsWith("Cannot read " + file + ": it is no manifest, or one of another version"));
        }
        assertEquals(3, CommandRun.of("verify", folder.resolve("no.json"), docs).exitCode());
    }

    private Path manifest(Path docs, String... options) {
        Path report = folder.resolve("cases.csv");
        Object[] arguments = new Object[options.length + 5];
        Object[] fixed = {"scan", "--quiet", "--report", report};
        System.arraycopy(fixed, 0, arguments, 0, fixed.length);
        System.arraycopy(options, 0, arguments, fixed.length, options.length);
        arguments[arguments.length - 1] = docs;
        assertEquals(0, CommandRun.of(arguments).exitCode());
        return ManifestFile.beside(report);
    }
}
