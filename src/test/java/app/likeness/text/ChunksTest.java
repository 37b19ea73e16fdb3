package app.likeness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChunksTest {
    @Test
    void aParagraphIsAChunkAndABlankLineIsNone() {
        String text = "One.\r\n\r\n  \u3000\nTwo.\n";
        assertEquals(List.of("One.", "Two."), pieces(text));
        assertEquals(0, Chunks.of("\n \n").count());
    }

    @Test
    void aLongParagraphIsCutBehindSentences() {
        String sentence = "江".repeat(60) + "。”";
        List<String> pieces = pieces(sentence.repeat(60));
        assertTrue(pieces.stream().allMatch(piece -> piece.endsWith("。”")), pieces::toString);
        assertTrue(pieces.stream().allMatch(piece -> piece.length() <= Chunks.LONGEST));
        assertEquals(sentence.repeat(60), String.join("", pieces));
    }

    @Test
    void aTextWithoutAnySentenceOrSpaceIsCutBetweenCharacters() {
        String text = "𠮷".repeat(2000);
        List<String> pieces = pieces(text);
        assertEquals(text, String.join("", pieces));
        assertFalse(pieces.stream().anyMatch(piece -> Character.isLowSurrogate(piece.charAt(0))));
        String marks = "e\u0301".repeat(2000);
        assertTrue(pieces(marks).stream().allMatch(piece -> piece.charAt(0) == 'e'));
    }

    @Test
    void onlyTheFirstChunkOfAParagraphOpensIt() {
        Chunks chunks = Chunks.of("a".repeat(Chunks.LONGEST + 1) + "\nb");
        assertEquals(
                List.of(true, false, true),
                IntStream.range(0, chunks.count())
                        .mapToObj(chunks::opensParagraph)
                        .toList());
    }

    @Test
    void everyOffsetIsFoundInItsChunk() {
        Chunks chunks = Chunks.of("One.\n\nTwo.");
        assertEquals(0, chunks.at(0));
        assertEquals(0, chunks.at(5));
        assertEquals(1, chunks.at(6));
        assertEquals(1, chunks.at(1000));
    }

    @Test
    void noVisibleCharacterIsLost() {
        var random = new Random(7);
        String alphabet = "ab。 .\n\r\u3000é𠮷\u0301";
        for (int seed = 0; seed < 50; seed++) {
            String text = random.ints(3000, 0, alphabet.length())
                    .mapToObj(i -> String.valueOf(alphabet.charAt(i)))
                    .reduce("", String::concat);
            String shown = String.join("", pieces(text));
            assertEquals(visible(text), visible(shown), "seed " + seed);
        }
    }

    private static String visible(String text) {
        return text.replaceAll("[\\s\\u3000]", "");
    }

    private static List<String> pieces(String text) {
        Chunks chunks = Chunks.of(text);
        return IntStream.range(0, chunks.count())
                .mapToObj(i -> text.substring(chunks.start(i), chunks.end(i)))
                .toList();
    }
}
