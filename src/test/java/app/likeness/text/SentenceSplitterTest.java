package app.likeness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentenceSplitterTest {
    /// Sentences are written with `¶` between them; a line end is written `\n`.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # text                                              | its sentences
            “Stop!” said Dr. Lee. 3.5 km left.                  | “Stop!” said Dr. Lee.¶3.5 km left.
            One. Two! Three? Four                               | One.¶Two!¶Three?¶Four
            图书馆开了。读者来了！你来吗？好                        | 图书馆开了。¶读者来了！¶你来吗？¶好
            他说：“开了。”她笑了（真的！）。走吧……好                | 他说：“开了。”¶她笑了（真的！）。¶走吧……¶好
            第一行没有句号\\n第二行也没有\\r\\n第三行               | 第一行没有句号¶第二行也没有¶第三行
            See e.g. Smith, J. R. and Fig. 3 of vol. 2. It ends. | See e.g. Smith, J. R. and Fig. 3 of vol. 2.¶It ends.
            Go to www.example.com/a?b=c!d now. Yes.             | Go to www.example.com/a?b=c!d now.¶Yes.
            He waited ... and left. Wait... What?!              | He waited ... and left.¶Wait...¶What?!
            The end (really.) Then more. “Quite.” So.           | The end (really.)¶Then more.¶“Quite.”¶So.
            增长3.5%.其中出口下降.                                 | 增长3.5%.¶其中出口下降.
            """)
    void sentencesEndWhereReadersPause(String text, String sentences) {
        assertEquals(
                List.of(sentences.split("¶", -1)),
                split(text.replace("\\n", "\n").replace("\\r", "\r")));
    }

    @Test
    void textWithoutWordsHasNoSentencesOrOnlyMarks() {
        assertEquals(List.of(), split(""));
        assertEquals(List.of(), split(" \n\t\r\n　\u00a0"));
        assertEquals(List.of("……"), split("……"));
    }

    @Test
    void sentencesCoverAllButWhiteSpace() {
        Random random = new Random(5);
        String stock = "aB中。！.…?\"”) \n　3文.";
        for (int round = 0; round < 500; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(40); i >= 0; i--) {
                text.append(stock.charAt(random.nextInt(stock.length())));
            }
            int end = 0;
            for (Span sentence : SentenceSplitter.split(text.toString())) {
                assertTrue(text.substring(end, sentence.start()).isBlank(), text::toString);
                assertTrue(!sentence.isEmpty(), text::toString);
                end = sentence.end();
            }
            assertTrue(text.substring(end).isBlank(), text::toString);
        }
    }

    @Test
    void hostileTextsAreSplitInTime() {
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            assertEquals(1, split(".".repeat(1_000_000)).size());
            assertEquals(1, split("a.".repeat(500_000)).size());
            assertEquals(1_000_000, split("。a".repeat(1_000_000)).size() - 1);
            assertEquals(1, split("! " + " ".repeat(1_000_000)).size());
            assertEquals(1, split(". a".repeat(300_000)).size());
        });
    }

    private static List<String> split(String text) {
        return SentenceSplitter.split(text).stream()
                .map(sentence -> text.substring(sentence.start(), sentence.end()))
                .toList();
    }
}
