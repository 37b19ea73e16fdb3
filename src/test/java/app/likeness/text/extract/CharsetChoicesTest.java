package app.likeness.text.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.FileBytes;
import app.likeness.text.charset.TextDecoder;
import app.likeness.text.charset.TextPreview;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CharsetChoicesTest {
    private static final Charset BIG5 = Charset.forName("Big5");
    private static final Charset GB18030 = Charset.forName("GB18030");
    private static final String TEXT = "圖書館今年延長了開放時間，週末也有人來借書。";

    @Test
    void theNearestChoiceCounts() {
        var choices = new CharsetChoices(Map.of(Path.of("/a"), GB18030, Path.of("/a/b/c.txt"), BIG5));
        assertEquals(Optional.of(BIG5), choices.of(Path.of("/a/b/c.txt")));
        assertEquals(Optional.of(GB18030), choices.of(Path.of("/a/b/d.txt")));
        assertEquals(Optional.empty(), choices.of(Path.of("/b/c.txt")));
        assertEquals(TextExtractors.VERSION, choices.how(Path.of("/b/c.txt")));
        assertEquals(TextExtractors.VERSION + " Big5", choices.how(Path.of("/a/b/c.txt")));
    }

    @Test
    void aChosenCharsetIsReadWhateverTheBytesSay() {
        byte[] bytes = TEXT.getBytes(BIG5);
        for (String name : new String[] {"a.txt", "a.html"}) {
            var read = TextExtractors.standard()
                    .extract(Path.of(name), new FileBytes(bytes), GB18030)
                    .found()
                    .orElseThrow();
            assertEquals(new String(bytes, GB18030), read.text());
            assertEquals("GB18030", read.charset());
        }
        byte[] marked = ("\ufeff" + TEXT).getBytes(StandardCharsets.UTF_8);
        assertEquals(TEXT, TextDecoder.decodeAs(marked, StandardCharsets.UTF_8).text());
    }

    @Test
    void aPreviewSaysHowManyCharactersAreBroken() {
        byte[] bytes = TEXT.repeat(9).getBytes(BIG5);
        assertEquals(0, TextPreview.of(bytes, Optional.of(BIG5)).broken());
        assertTrue(TextPreview.of(bytes, Optional.of(StandardCharsets.UTF_8)).broken() > 20);
        assertTrue(TextPreview.of(bytes, Optional.empty()).text().startsWith("圖書館"));
        assertTrue(TextPreview.charsets().contains(GB18030));
    }
}
