package app.likeness.scan.held;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import app.likeness.scan.Recorder;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.words.JiebaWordSegmenter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Documents with their fingerprints are the same from memory and from the corpus.
final class HashedDocumentsTest {
    @TempDir
    Path folder;

    private Corpus corpus;
    private CorpusReader reader;

    @BeforeEach
    void scan() throws IOException, CorpusException {
        for (int i = 0; i < 5; i++) {
            Files.writeString(
                    folder.resolve(i + ".txt"),
                    "The keeper of lighthouse number " + i + " wrote down the weather of every morning, the ships"
                            + " that passed, and now and then what he had read; volume " + i * i + " is lost.");
        }
        corpus = Corpus.temporary();
        new Scan(corpus, ScanOptions.standard(), TextExtractors.standard()::extract, JiebaWordSegmenter::new)
                .run(List.of(new Root(folder, Role.CHECK)), new Recorder());
        reader = corpus.reader();
    }

    @AfterEach
    void close() {
        reader.close();
        corpus.close();
    }

    private static List<HashedDocument> all(HashedDocuments documents) throws CorpusException {
        var all = new ArrayList<HashedDocument>();
        documents.forEach(all::add);
        return all;
    }

    @Test
    void documentsThatAreHeldAreHandedOut() throws CorpusException {
        List<HashedDocument> stored = all(new HashedDocuments(reader));
        assertEquals(5, stored.size());
        var held = new HashedDocuments(reader, 1 << 20);
        stored.forEach(held::add);
        assertEquals(stored, all(held));
        for (HashedDocument document : stored) {
            assertSame(document, held.document(document.document().id()));
        }
    }

    @Test
    void documentsForWhichThereIsNoRoomComeFromTheCorpus() throws CorpusException {
        List<HashedDocument> stored = all(new HashedDocuments(reader));
        var held = new HashedDocuments(reader, 1000);
        stored.forEach(held::add);
        List<HashedDocument> again = all(held);
        assertEquals(
                stored.stream().map(HashedDocument::document).toList(),
                again.stream().map(HashedDocument::document).toList());
        HashedDocument last = stored.getLast();
        HashedDocument found = held.document(last.document().id());
        assertEquals(last.document(), found.document());
        assertArrayEquals(last.fingerprints().hashes(), found.fingerprints().hashes());
    }
}
