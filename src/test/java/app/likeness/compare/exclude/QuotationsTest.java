package app.likeness.compare.exclude;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.text.fold.FoldedText;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuotationsTest {
    private static final String SENTENCE = "河水在夜里涨过了第三级石阶，没有人听见";
    private static final String WORDS = "the river rose past the third step at night and nobody heard";

    /// What is between `[[` and `]]` shall be found, and nothing else.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "他写道：[[“" + SENTENCE + "。”]]我不同意。",
                "他說：[[「" + SENTENCE + "。」]]",
                "他說：[[『" + SENTENCE + "。』]]",
                "Er schrieb: [[„" + WORDS + "“]] und ging.",
                "Il écrit [[« " + WORDS + " »]] ici.",
                "Er schrieb [[»" + WORDS + "«]] dort.",
                "She said, [[\"" + WORDS + ".\"]] Then she left.",
                "她说：[[\"" + SENTENCE + "。\"]]然后走了。",
                "外层[[「他说『" + SENTENCE + "』就走了」]]完。",
                "Two lines: [[“the river rose past the third\nstep at night and nobody heard”]] it.",
                "Before.\n\n[[> " + WORDS + "\n> and went on sleeping.\n]]\nBehind.",
                // A term, a title, a word held at arm's length.
                "所谓“公共空间”并不“公共”，正如「广场」不只是广场。",
                "He called it “a public space” and \"a square\".",
                // Unclosed, in one paragraph and over two.
                "他写道：“" + SENTENCE + "。我不同意。",
                "他写道：“" + SENTENCE + "。\n第二段里才有收尾的引号”。",
                "\"" + WORDS + "\n\nanother paragraph\" ends it.",
                // A stray opening mark does not swallow what follows.
                "他说“开头，后来写道：[[“" + SENTENCE + "”]]。",
                // Marks that close nothing.
                "A 5\" board and a 6\" board, " + WORDS + ".",
                "”" + SENTENCE + "“",
            })
    void findsWhatIsMarkedAsQuoted(String marked) {
        String text = marked.replace("[[", "").replace("]]", "");
        StringBuilder shown = new StringBuilder(text);
        List<ExcludedSpan> found = Quotations.of(text, FoldedText.of(text));
        for (ExcludedSpan each : found.reversed()) {
            assertEquals(Exclusion.QUOTATION, each.kind());
            shown.insert(each.span().end(), "]]").insert(each.span().start(), "[[");
        }
        assertEquals(marked, shown.toString());
    }

    @Test
    void aLongQuotationNeedsItsSource() {
        String quoted = "“" + (SENTENCE + "，").repeat(12) + "”";
        assertEquals(0, count(quoted));
        assertEquals(0, count("有人在窗边坐了很久。" + quoted + "窗外没有声音。"));
        for (String source : List.of("[3]", "（林岚，2015）", "①", "——林岚", "，见《河边的石阶》第二章")) {
            assertEquals(1, count("开头。" + quoted + source), source);
        }
        assertEquals(1, count("林岚在书中写道：" + quoted + "窗外没有声音。"));
        String words = "“" + (WORDS + ", ").repeat(12) + "”";
        assertEquals(0, count(words + " Nothing more was said about it."));
        assertEquals(1, count(words + " (Lin, 2015, p. 12)"));
        assertEquals(1, count("As Lin wrote: " + words));
    }

    @Test
    void aBlockNamesItsSourceInItsLastLine() {
        String block = ("> " + WORDS + "\n").repeat(12);
        assertEquals(0, count("Before.\n\n" + block + "\nBehind."));
        for (String source : List.of("> — Lin, The third step", "> -- 林岚", ">― Lin", "> (Lin 2015)")) {
            assertEquals(1, count("Before.\n\n" + block + source + "\n\nBehind."), source);
        }
        assertEquals(0, count("Before.\n\n> — Lin, The third step\n" + block + "\nBehind."));
    }

    @Test
    void aWorkInQuotationMarksIsNotAQuotation() {
        assertEquals(0, count("“" + (SENTENCE + "。").repeat(500) + "”"));
    }

    @Test
    void heapsOfMarksTakeLinearTime() {
        Assertions.assertTimeout(Duration.ofSeconds(60), () -> {
            assertEquals(0, count("“".repeat(500_000) + "」".repeat(500_000)));
            assertEquals(0, count("“「『«„".repeat(100_000) + "”」』»“".repeat(2)));
            assertTrue(count("“" + SENTENCE + "”，".repeat(3) + "\"".repeat(200_000)) >= 1);
            assertEquals(0, count(">\n".repeat(200_000)));
        });
    }

    @Test
    void everyMarkOfAPairIsAMarkAndNothingElse() {
        for (int i = 0; i <= Character.MAX_VALUE; i++) {
            assertEquals(Quotations.PAIRS.indexOf(i) >= 0, Quotations.isMark((char) i), Integer.toHexString(i));
        }
    }

    private static int count(String text) {
        return Quotations.of(text, FoldedText.of(text)).size();
    }
}
