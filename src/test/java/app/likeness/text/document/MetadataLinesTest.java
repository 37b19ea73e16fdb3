package app.likeness.text.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class MetadataLinesTest {
    @Test
    void whatIsWrittenIsReadBack() {
        Metadata full = new MetadataDraft()
                .title("C:\\new 图书馆", Origin.MARKUP, Certainty.LIKELY)
                .author("张三, Jane Doe", Origin.JSON_LD, Certainty.SURE)
                .source("Town News", Origin.OPEN_GRAPH, Certainty.SURE)
                .date(DateKind.PUBLISHED, "2026-03-05 09:12", Origin.TEXT, Certainty.LIKELY)
                .date(DateKind.MODIFIED, "2026-03-06T09:12Z", Origin.META_TAG, Certainty.SURE)
                .metadata(Path.of("page.html"));
        for (Metadata each :
                List.of(full, Metadata.titled("a\tname\\n of\nlines", Origin.FILE_NAME, Certainty.GUESS))) {
            assertEquals(each, MetadataLines.read(MetadataLines.write(each)));
        }
        assertEquals(
                "TITLE\tFILE_NAME\tGUESS\ta\\nb",
                MetadataLines.write(Metadata.titled("a\nb", Origin.FILE_NAME, Certainty.GUESS)));
    }

    @Test
    void whatIsNoMetadataIsRefused() {
        for (String each : List.of("", "TITLE", "TITLE\tTEXT\tSURE", "AUTHOR\tTEXT\tSURE\tJane", "TITLE\tX\tSURE\tx")) {
            assertThrows(IllegalArgumentException.class, () -> MetadataLines.read(each), each);
        }
    }
}
