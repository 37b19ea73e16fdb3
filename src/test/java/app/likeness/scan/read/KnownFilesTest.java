package app.likeness.scan.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.likeness.scan.Scan;
import app.likeness.scan.SilentListener;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownFilesTest {
    @TempDir
    private Path folder;

    @Test
    void theyAreThoseOfTheCorpus() throws Exception {
        Path essays = Files.createDirectory(folder.resolve("essays"));
        for (int i = 0; i < 30; i++) {
            Files.writeString(essays.resolve(i + ".txt"), "青岚市首批智慧候车亭昨日启用，编号" + i);
        }
        try (Corpus corpus = Corpus.open(folder.resolve("a.likeness"))) {
            new Scan(corpus, ScanOptions.standard()).run(List.of(new Root(essays, Role.CHECK)), new SilentListener());
            try (var known = KnownFiles.of(corpus);
                    CorpusReader reader = corpus.reader()) {
                assertEquals(reader.files(), known.all());
                assertEquals(30, known.all().size());
            }
        }
    }

    @Test
    void ofACorpusThatIsClosedThereAreNone() throws Exception {
        Corpus corpus = Corpus.open(folder.resolve("a.likeness"));
        corpus.close();
        try (var known = KnownFiles.of(corpus)) {
            assertThrows(IllegalStateException.class, known::all);
        }
    }
}
