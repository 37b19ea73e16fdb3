package app.likeness.scan.held;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.count.VerifiedPair;
import app.likeness.compare.index.GramFrequencies;
import app.likeness.scan.Recorder;
import app.likeness.scan.Scan;
import app.likeness.scan.compare.Verification;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ComparedCopiesTest {
    private static final String PLAIN =
            "The mill wheel stood still all winter because the brook had frozen. ".repeat(4);

    @TempDir
    private Path place;

    private Corpus corpus;
    private CorpusReader reader;
    private ComparedTexts texts;
    private final ComparedCopies copies = new ComparedCopies();
    private final Verification verification = new Verification(ScanOptions.standard(), new GramFrequencies(100));

    /// Four copies, the last of which has other spaces, and a long text twice.
    @BeforeEach
    void scan() throws CorpusException, IOException {
        Path folder = Files.createDirectory(place.resolve("documents"));
        for (String name : List.of("a", "b", "c")) {
            Files.writeString(folder.resolve(name + ".txt"), PLAIN);
        }
        Files.writeString(folder.resolve("d.txt"), PLAIN.replace(" ", "  "));
        Files.writeString(folder.resolve("e.txt"), PLAIN.repeat(ComparedCopies.LONGEST / PLAIN.length() + 1));
        Files.writeString(folder.resolve("f.txt"), PLAIN.repeat(ComparedCopies.LONGEST / PLAIN.length() + 1));
        corpus = Corpus.open(place.resolve("corpus.likeness"));
        new Scan(corpus, ScanOptions.standard()).run(List.of(new Root(folder, Role.CHECK)), new Recorder());
        reader = corpus.reader();
        var documents = new ArrayList<ComparedDocument>();
        reader.fingerprints(document -> documents.add(ComparedDocument.of(document)));
        documents.sort(Comparator.comparing(each -> each.path().toString()));
        texts = new ComparedTexts(reader, documents, reader.templateFinder());
    }

    @AfterEach
    void close() {
        reader.close();
        corpus.close();
    }

    private Optional<VerifiedPair> pair(int left, int right) throws CorpusException {
        return verification.pair(texts.text(left).ready(), texts.text(right).ready(), false, () -> false);
    }

    private Optional<VerifiedPair> known(int left, int right) throws CorpusException {
        return copies.of(texts.text(left), texts.text(right));
    }

    private void add(int left, int right) throws CorpusException {
        copies.add(texts.text(left), texts.text(right), pair(left, right).orElseThrow());
    }

    @Test
    void whatIsRememberedOfOnePairOfTextsIsThePairOfTheNext() throws CorpusException {
        assertEquals(Optional.empty(), known(1, 2));
        add(0, 1);

        assertEquals(pair(1, 2), known(1, 2));
        assertEquals(pair(0, 2), known(0, 2));
    }

    @Test
    void otherSpacesAreOtherTexts() throws CorpusException {
        add(0, 1);
        assertEquals(Optional.empty(), known(2, 3));

        add(2, 3);
        assertEquals(pair(0, 3), known(0, 3));
        assertEquals(Optional.empty(), known(3, 0));
    }

    @Test
    void longTextsAreNotKept() throws CorpusException {
        add(4, 5);

        assertTrue(texts.text(4).length() > ComparedCopies.LONGEST);
        assertEquals(Optional.empty(), known(4, 5));
    }
}
