package app.likeness.cli;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// A few documents made for the tests: an article, a repost of it in GBK, an edited copy under a name that files do
/// not like, two English essays that share a paragraph, one that shares nothing, and files that are no documents.
final class SmallCorpus {
    /// A tab, a line end, quotes, an emoji and a backslash.
    static final String STRANGE_NAME = "编辑 \"版\"\t二\n😀\\new.txt";

    private static final String ARTICLE = """
            海边小城的旧灯塔下周重新开放
            本报讯 停用十九年的东礁灯塔将于下周六重新向公众开放。灯塔建于一九二七年，塔高三十一米，曾为往来渔船指路六十余年。
            修缮工程历时两年，工人们用传统石灰浆补好了全部裂缝，并按照旧照片恢复了塔顶的铜制风向标。
            “小时候我就在灯塔脚下写作业，”守塔人的孙女林小满说，“现在我要带着自己的孩子爬上去看海。”
            开放后，每天限三百人登塔，门票收入全部用于维护沿岸的四座老灯塔。
            """;
    private static final String HARBOUR = """
            Every spring the harbour committee walks the whole length of the old sea wall and writes down which stones
            have moved since the autumn. The list is short in calm years, and nobody reads it; after a hard winter it
            fills a notebook, and then the town argues until June about who should pay for the mortar and the cranes.
            """;

    private SmallCorpus() {}

    /// Writes the corpus into `folder`.
    static Path in(Path folder) throws IOException {
        Path top = folder.resolve("docs");
        Path docs = Files.createDirectories(top.resolve("sub"));
        Files.writeString(top.resolve("article.txt"), ARTICLE);
        Files.write(
                top.resolve("repost.txt"),
                (ARTICLE.replace("本报讯 ", "海湾网消息：") + "（责任编辑：周一）\n").getBytes(Charset.forName("GBK")));
        Files.writeString(
                docs.resolve(STRANGE_NAME),
                ARTICLE.replace("下周六", "本月底").replace("三百人", "五百人").replace("林小满", "林小满女士"));
        Files.writeString(
                top.resolve("essay one.md"), "# Walls\n\nI grew up near the water, where walls matter.\n\n" + HARBOUR);
        Files.writeString(
                top.resolve("essay-two.txt"),
                HARBOUR + "\nMoney is scarce, but stones are scarcer still in our bay.\n");
        Files.writeString(
                top.resolve("alone.txt"),
                "The baker opens at four in the morning and sells out of rye before the first bus has left the square,"
                        + " so nobody who sleeps late has ever tasted it.\n");
        Files.write(top.resolve("picture.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0});
        Files.write(top.resolve("blank.txt"), " \n\t\n".getBytes(StandardCharsets.UTF_8));
        return top;
    }
}
