package app.likeness.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.container.Zip;
import app.likeness.text.extract.TextExtractors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program, killed as `kill -9` does it while a process reads a document for it.
class KilledScanTest {
    private static final int DOCUMENTS = 30;

    @TempDir
    private Path place;

    @Test
    void theReaderEndsWithTheProgramAndTheNextScanGoesOn()
            throws IOException, CorpusException, InterruptedException, ExecutionException, TimeoutException {
        Path essays = Files.createDirectory(place.resolve("essays"));
        // What unpacks to more than 4 MB is not read in the program itself.
        String space = " ".repeat(4_000_000);
        for (int i = 0; i < DOCUMENTS; i++) {
            String words = Zip.paragraph("Essay " + i + " is about libraries that are open late.");
            Files.write(
                    essays.resolve(i + ".docx"),
                    Zip.word(words.repeat(4_000) + space).bytes());
        }
        Path corpus = place.resolve("corpus.likeness");
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-Dfile.encoding=UTF-8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "app.likeness.Likeness",
                        "scan",
                        "--corpus=" + corpus,
                        essays.toString())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        // Under a POSIX locale the program would start itself again, and another process would be killed.
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process program = builder.start();
        Optional<ProcessHandle> reader = Optional.empty();
        while (reader.isEmpty()) {
            assertTrue(program.isAlive(), "the program ended before it read anything");
            Thread.sleep(5);
            reader = program.descendants()
                    .filter(each -> each.info().command().orElse("").endsWith("java"))
                    .findFirst();
        }
        program.destroyForcibly().waitFor();
        reader.get().onExit().get(30, TimeUnit.SECONDS);

        try (Corpus opened = Corpus.open(corpus)) {
            assertEquals(
                    DOCUMENTS,
                    new Scan(opened, ScanOptions.standard(), TextExtractors.standard())
                            .run(List.of(new Root(essays, Role.CHECK)), new Recorder())
                            .documents());
        }
    }
}
