package app.likeness.text.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.extract.PlainTextExtractor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatelineTest {
    private static final String STORY = "\\n老城区的图书馆今年延长了开放时间，周末也有人来借书；管理员说，来的人比往年多了一倍。";

    /// Line ends are written \n; what is not found is -.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # text                                                    | author       | source       | date
            本报讯（记者 张三）图书馆开门了。                           | 张三         | -            | -
            小城商报讯（见习记者张三 李四）图书馆开门了。                | 张三, 李四   | 小城商报     | -
            小报讯 图书馆开门了。                                      | -            | 小报         | -
            【书讯网消息】图书馆开门了。                               | -            | 书讯网       | -
            新华社小城3月5日电（记者张三、李四）图书馆开门了。           | 张三, 李四   | 新华社       | -
            题目\\n2026-03-05 09:12　来源：小城网　作者：张三            | 张三         | 小城网       | 2026-03-05T09:12
            题目\\n2026年3月5日\\n正文从这里开始。                      | -            | -            | 2026-03-05
            题目\\n2026年3月5日至8日                                   | -            | -            | -
            题目\\n2026年3月5日我们在图书馆里见了一面，天很冷，也没有别的什么人，我们就坐着看书看到了晚上。 | - | - | -
            【来源：小城日报】 【作者：张三】                           | 张三         | 小城日报     | -
            （文/张三）图书馆开门了。                                  | 张三         | -            | -
            他从这篇文章来源谈起，作者认为不妥。                        | -            | -            | -
            记者从图书馆获悉，今年开门更晚。                            | -            | -            | -
            On libraries\\nBy Jane Doe\\n5 March 2026\\nThey are open. | Jane Doe     | -            | 2026-03-05
            On libraries\\nBy Jane Doe, Town News\\nThey are open.     | Jane Doe     | -            | -
            On libraries\\nBy Monday they were open again.             | -            | -            | -
            On libraries\\nLast updated: March 6, 2026\\nPosted on March 5, 2026 | -   | -            | 2026-03-05
            """)
    void whatStandsAboveATextIsRead(String text, String author, String source, String date) {
        assertStated("essay.txt", text + STORY, author, source, date);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # last line         | author     | source
            （来源：小城网）     | -          | 小城网
            本报记者 张 三       | 张三       | -
            本报记者 张三 李小四 | 张三, 李小四 | -
            责任编辑：张三       | -          | -
            （编辑 张三）        | -          | -
            """)
    void whatStandsBelowATextIsRead(String line, String author, String source) {
        assertStated("essay.txt", STORY.strip() + "\\n" + line, author, source, "-");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # front matter                                                            | author             | source  | date
            ---\\ntitle: "On libraries"\\nauthor: Jane Doe # me\\ndate: 2026-03-05\\n---  | Jane Doe           | -       | 2026-03-05
            ---\\nauthors:\\n  - Jane Doe\\n  - name: John Roe\\npublisher: 'Gazette'\\n--- | Jane Doe, John Roe | Gazette | -
            +++\\nauthors = ["Jane Doe", "John Roe"]\\ndate = 2026-03-05T09:12:00Z\\n+++   | Jane Doe, John Roe | -       | 2026-03-05T09:12Z
            ---\\nauthor: Jane Doe\\nNo end                                            | -                  | -       | -
            """)
    void frontMatterIsRead(String text, String author, String source, String date) {
        assertStated("page.md", text + STORY, author, source, date);
    }

    private static void assertStated(String file, String text, String author, String source, String date) {
        var read = new PlainTextExtractor(true)
                .extract(Path.of(file), text.replace("\\n", "\n").getBytes(StandardCharsets.UTF_8))
                .found()
                .orElseThrow();
        Metadata stated = read.metadata();
        assertEquals(author, stated.author().map(Stated::value).orElse("-"), text);
        assertEquals(source, stated.source().map(Stated::value).orElse("-"), text);
        assertEquals(
                date,
                stated.date()
                        .filter(each -> each.kind() == DateKind.PUBLISHED)
                        .map(each -> each.moment().toString())
                        .orElse("-"),
                text);
    }
}
