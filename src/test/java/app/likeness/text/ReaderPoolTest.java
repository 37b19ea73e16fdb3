package app.likeness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import app.likeness.text.ReaderRequest.Wanted;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The reader processes, really started.
class ReaderPoolTest {
    private static final Path FILE = Path.of("essay.docx").toAbsolutePath();

    @Test
    void documentsAreReadInAnotherProcess() {
        byte[] document = Zip.word(Zip.paragraph("On libraries") + Zip.paragraph("They are open late, 很晚。"))
                .bytes();
        Extraction extraction = TextExtractors.standard().extract(FILE, new FileBytes(document));
        assertEquals(
                new ExtractedText(
                        "On libraries\nThey are open late, 很晚。",
                        Metadata.titled("On libraries", Origin.TEXT, Certainty.LIKELY),
                        ""),
                extraction);
    }

    @Test
    void aFileThatTakesTooLongCostsItsProcessAlone() {
        ReaderPool pool = new ReaderPool(1);
        ReaderReply.None none = assertInstanceOf(ReaderReply.None.class, pool.read(request("Words")));
        assertEquals(SkipReason.TOO_LARGE, none.reason());
    }

    @Test
    void severalThreadsShareTheProcesses() {
        ReaderPool pool = new ReaderPool();
        List<String> read = IntStream.range(0, 24)
                .boxed()
                .gather(Gatherers.mapConcurrent(8, number -> pool.read(request("Essay " + number))))
                .map(reply -> assertInstanceOf(ReaderReply.Text.class, reply).text())
                .toList();
        assertEquals(
                IntStream.range(0, 24).mapToObj(number -> "Essay " + number).toList(), read);
    }

    private static ReaderRequest request(String text) {
        return new ReaderRequest(
                FileFormat.WORD,
                Wanted.TEXT,
                List.of(),
                new FileBytes(Zip.word(Zip.paragraph(text)).bytes()));
    }
}
