package app.likeness.compare.exclude;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.text.Span;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceListsTest {
    /// What is between `<<` and `>>` shall be found, and nothing else; `¶` is a line end.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "正文结束了。¶¶<<参考文献¶[1] 林岚. 广场的三种时间[J]. 城市研究, 2015(3): 12-19.¶[2] 周明. 陌生人[M]. 北京: 某社, 2011.>>¶",
                "正文。¶<<## 参考资料：¶¶1. 林岚：《广场的三种时间》，北京：某社，2015年。¶2. 周明：《陌生人》，某社，2011年。>>¶¶致谢¶感谢老师。",
                "正文。¶<<【注释】¶① 林岚：《广场的三种时间》，某社2015年版，第12页。¶② 同上，第13页，注3。>>",
                "Text.¶¶<<References¶¶Lin, A. (2015). Three times of a square. City Studies, 3, 12–19.¶"
                        + "Zhou, M., & Lee, K. (2011). Strangers in the city and¶    what they share. Some Press.>>¶¶"
                        + "However, the square changed in 2019, as everybody knows.",
                "Text.¶<<Works Cited¶Lin, Anna. Three Times of a Square. Some Press, 2015.¶"
                        + "Smith, John. \"Strangers.\" City Studies, vol. 3, 2011, pp. 1-9.>>¶",
                "Text.¶<<Literaturverzeichnis¶Lin, Anna: Drei Zeiten eines Platzes. Berlin 2015.>>¶",
                "Text.¶<<8. Bibliography¶World City Council. (2020). Report on squares. https://example.org/report>>¶",
                // No heading, but nothing else can look like this.
                "Text.¶<<[1] 林岚. 广场[J]. 城市研究, 2015.¶[2] 周明. 陌生人[M]. 2011.¶[3] 何田. 石阶[D]. 2012.>>¶谢谢。",
                "Text.¶¶<<Lin, A. (2015). Three times of a square. City Studies.¶Lee, K. (2011). Strangers. Press.¶"
                        + "Moor, B. C. (2012). Steps of stone. Press.>>¶¶The end.",
                // Two are not several.
                "Text.¶[1] 林岚. 广场[J]. 城市研究, 2015.¶[2] 周明. 陌生人[M]. 2011.¶谢谢。",
                // A heading with prose behind it, in the middle of an essay.
                "Intro.¶¶References¶¶References to the square are many: in 2015 it was rebuilt, and people came.¶¶End.",
                "References¶¶However, the square was rebuilt in 2015. Nobody had asked for it.¶",
                "前文。¶参考文献¶城市的广场在清晨属于晨练的老人，在2015年以后属于推着婴儿车的母亲。¶后文。",
                // The list ends where prose or another heading follows.
                "前文。¶<<参考文献¶[1] 林岚. 广场[J]. 城市研究, 2015.>>¶附录一 问卷¶一、您多久来一次广场？",
                "Intro.¶<<Notes¶1. Lin, Anna, Three Times of a Square, 2015, p. 12.>>¶2. Conclusion and outlook¶Squares matter.",
                "本文的参考文献很多，见文末。",
                "References",
                "",
            })
    void findsListsOfWorks(String lines) {
        String marked = lines.replace('¶', '\n');
        String text = marked.replace("<<", "").replace(">>", "");
        StringBuilder shown = new StringBuilder(text);
        List<ExcludedSpan> found = ReferenceLists.of(text);
        for (ExcludedSpan each : found.reversed()) {
            assertEquals(Exclusion.REFERENCES, each.kind());
            shown.insert(each.span().end(), ">>").insert(each.span().start(), "<<");
        }
        assertEquals(marked, shown.toString());
    }

    @Test
    void aListOfTenThousandLinesIsOneList() {
        StringBuilder text = new StringBuilder("前文。\n参考文献\n");
        for (int i = 1; i <= 10_000; i++) {
            text.append("[").append(i).append("] 林岚. 广场的三种时间[J]. 城市研究, 2015(3): 12-19.\n");
        }
        Assertions.assertTimeout(Duration.ofSeconds(60), () -> {
            List<ExcludedSpan> found = ReferenceLists.of(text.toString());
            assertEquals(1, found.size());
            assertEquals(4, found.getFirst().span().start());
            assertEquals(text.length() - 1, found.getFirst().span().end());
        });
    }

    @Test
    void hostileLinesTakeLinearTime() {
        Assertions.assertTimeout(Duration.ofSeconds(60), () -> {
            assertEquals(0, ReferenceLists.of("林".repeat(3_000_000)).size());
            assertEquals(0, ReferenceLists.of("References\n".repeat(100_000)).size());
            assertEquals(
                    0,
                    ReferenceLists.of("参考文献\n" + "Aa ".repeat(500_000) + "\n").size());
            assertEquals(
                    0,
                    ReferenceLists.of("参考文献\n" + "林岚,".repeat(500_000) + "\n").size());
        });
    }

    /// Against the definition as regular expressions, on lines put together at random from what matters.
    @Test
    void aLineIsAHeadingOrAnEntryWhicheverWayItIsRead() {
        Pattern around = Pattern.compile("^[#*\\s\\d.、．一二三四五六七八九十〇\\[【［(（]+|[\\s:：*#\\]】］)）]+$");
        String[] parts = {
            "参考文献",
            "参考",
            "References",
            "NOTES",
            "works",
            "Cited",
            "一",
            "1.",
            "#",
            "*",
            "【",
            "】",
            ":",
            " ",
            "\t",
            "\r",
            "\u3000",
            "\u00A0",
            "\u0085",
            "\u2028",
            "[1]",
            "［",
            "[J]",
            "2019",
            "(2019)",
            "Lin, A. ",
            "Ä",
            "《题名》",
            "."
        };
        var random = new Random(20);
        int headings = 0;
        int entries = 0;
        for (int i = 0; i < 100_000; i++) {
            StringBuilder built = new StringBuilder();
            for (int part = random.nextInt(6); part >= 0; part--) {
                built.append(parts[random.nextInt(parts.length)]);
            }
            String line = built.toString();
            String bare = around.matcher(line).replaceAll("").replaceAll("[\\s\\u3000\\u00A0]+", "");
            boolean isHeading = ReferenceLists.HEADINGS.contains(bare.toLowerCase(Locale.ROOT));
            assertEquals(isHeading, ReferenceLists.isHeading(line, 0, line.length()), line);
            boolean isEntry = ReferenceLists.isSurelyEntry(line);
            assertTrue(!isEntry || ReferenceLists.mayBeSurelyEntry(line, new Span(0, line.length())), line);
            headings += isHeading ? 1 : 0;
            entries += isEntry ? 1 : 0;
        }
        assertTrue(headings > 1_000 && entries > 1_000, headings + " headings, " + entries + " entries");
    }
}
