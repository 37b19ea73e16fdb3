package app.likeness.text.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.container.Zip;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderPool;
import app.likeness.text.reader.SmallDocuments;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DocumentExtractorTest {
    private static final Path FILE = Path.of("essay.docx").toAbsolutePath();

    @Test
    void whatIsReadHereAsksNoProcess() {
        byte[] document = Zip.word(Zip.paragraph("On libraries") + Zip.paragraph("They are open late, 很晚。"))
                .bytes();
        // One that has no time at all would skip whatever it is asked.
        var documents = new DocumentExtractor(SmallDocuments.installed(), new ReaderPool(0));
        assertEquals(
                Attempt.got(new ExtractedText(
                        "On libraries\nThey are open late, 很晚。",
                        Metadata.titled("On libraries", Origin.TEXT, Certainty.LIKELY),
                        "")),
                documents.extract(FILE, FileFormat.WORD, new FileBytes(document), List.of()));
    }

    @Test
    void whatIsNotReadHereIsReadInAProcess() {
        byte[] document = Zip.word(Zip.paragraph("On libraries")).bytes();
        var documents = new DocumentExtractor(request -> Optional.empty(), new ReaderPool());
        assertEquals(
                "On libraries",
                documents
                        .extract(FILE, FileFormat.WORD, new FileBytes(document), List.of())
                        .found()
                        .orElseThrow()
                        .text());
    }
}
