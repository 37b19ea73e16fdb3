package app.likeness.report.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HiddenNamesTest {
    private final HiddenNames names =
            new HiddenNames(number -> "Document " + number, number -> "File " + number, number -> "Folder " + number);

    @Test
    void aDocumentKeepsItsNumberInWhateverOrderTheyCome() {
        List<Document> forward = names.documents(List.of(document(4, "Ann"), document(9, "Bo"), document(7, "Cy")));
        assertEquals(
                List.of("Document 1", "Document 3", "Document 2"),
                forward.stream().map(Document::title).toList());
        List<Document> backward = names.documents(List.of(document(7, "Cy"), document(9, "Bo"), document(4, "Ann")));
        assertEquals(
                List.of("Document 2", "Document 3", "Document 1"),
                backward.stream().map(Document::title).toList());
    }

    @Test
    void neitherPathNorTitleNorAuthorNorSourceIsLeft() {
        Document hidden = names.documents(List.of(document(1, "Ann Smith"))).getFirst();
        assertFalse(hidden.toString().contains("Smith"), hidden.toString());
        assertEquals(Optional.empty(), hidden.metadata().author());
        assertEquals(1_200, hidden.characters());
    }

    @Test
    void filesThatWereNotReadAreNumberedAndKeepTheirReason() {
        List<Skip> hidden = names.skips(List.of(
                new Skip(Path.of("smith.doc"), SkipReason.ENCRYPTED, ""),
                new Skip(Path.of("brown.doc"), SkipReason.EMPTY, "")));
        assertEquals(
                List.of(
                        new Skip(Path.of("File 1"), SkipReason.ENCRYPTED, ""),
                        new Skip(Path.of("File 2"), SkipReason.EMPTY, "")),
                hidden);
    }

    private static Document document(long id, String name) {
        Metadata metadata = new Metadata(
                new Stated<>("Essay of " + name, Origin.TEXT, Certainty.LIKELY),
                Optional.of(new Stated<>(name, Origin.TEXT, Certainty.LIKELY)),
                Optional.of(new Stated<>("Class of " + name, Origin.TEXT, Certainty.LIKELY)),
                List.of());
        return new Document(id, Path.of(name, name + ".txt"), metadata, 2_000, Instant.EPOCH, 1_200);
    }
}
