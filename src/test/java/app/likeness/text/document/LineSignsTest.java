package app.likeness.text.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineSignsTest {
    private static final Map<Integer, Pattern> PATTERNS = Map.of(
            LineSigns.SOURCE, Dateline.SOURCE,
            LineSigns.AUTHOR, Dateline.AUTHOR,
            LineSigns.REPORTER, Dateline.REPORTERS,
            LineSigns.REPORT, Dateline.REPORT,
            LineSigns.PUBLISHED, Dateline.PUBLISHED,
            LineSigns.UPDATED, Dateline.UPDATED,
            LineSigns.YEAR, Pattern.compile("\\d{4}"));

    /// What the patterns are made of, and what stands around it.
    private static final List<String> PIECES = List.of(
            "来",
            "來",
            "源",
            "来源",
            "稿源",
            "稿",
            "于",
            "自",
            ":",
            "：",
            " ",
            "\t",
            "　",
            "小城网",
            "《",
            "作",
            "者",
            "撰",
            "文",
            "人",
            "/",
            "／",
            "记者",
            "（",
            "）",
            "【",
            "】",
            "张三",
            "、",
            "李四",
            "本报",
            "新华社",
            "通讯员",
            "报道",
            "综合",
            "讯",
            "电",
            "消息",
            "专稿",
            "日报",
            "3月",
            "5日",
            "2026",
            "202",
            "-",
            "first ",
            "Published",
            "posted",
            "date",
            "on",
            "last ",
            "updated",
            "MODIFIED",
            "ed",
            "发",
            "布",
            "表",
            "刊",
            "更",
            "新",
            "修",
            "改",
            "时间",
            "日期",
            "在",
            "图书馆");

    @Test
    void withoutItsSignNoPatternFindsAnything() {
        var random = new Random(41);
        var found = new int[8];
        for (int run = 0; run < 30_000; run++) {
            var written = new StringBuilder();
            for (int piece = random.nextInt(1, 9); piece > 0; piece--) {
                written.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            String line = run % 3 == 0 ? written.toString().toUpperCase(Locale.ROOT) : written.toString();
            int signs = LineSigns.of(line);
            PATTERNS.forEach((sign, pattern) -> {
                if (pattern.matcher(line).find()) {
                    found[Integer.numberOfTrailingZeros(sign)]++;
                    assertNotEquals(0, signs & sign, () -> pattern + " finds something in: " + line);
                }
            });
        }
        PATTERNS.keySet().forEach(sign -> assertTrue(found[Integer.numberOfTrailingZeros(sign)] > 10, "sign " + sign));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # line                                                     | signs
            老城区的图书馆今年延长了开放时间；管理员说：“欢迎”。         | 0
            The library is open longer this year, he added: welcome.   | 0
            来 源 ：小城网                                              | 1
            作者： 张三                                                 | 2
            文／张三                                                    | 2
            小城日报讯（记者张三）                                       | 12
            Posted on 5 March 2026                                     | 80
            更新时间 2026                                               | 96
            """)
    void ordinaryLinesHaveNone(String line, int signs) {
        assertEquals(signs, LineSigns.of(line));
    }
}
