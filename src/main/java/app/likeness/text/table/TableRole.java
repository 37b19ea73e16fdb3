package app.likeness.text.table;

import java.util.List;

/// What a column of a table of articles holds. Each has the words, in Chinese and English, by which the first line of a
/// table names it: in lower case, without spaces and signs, the most telling first.
public enum TableRole {
    TEXT(
            "text",
            "正文",
            "内容",
            "內容",
            "全文",
            "原文",
            "文本",
            "文章",
            "作文",
            "答案",
            "回答",
            "content",
            "contents",
            "text",
            "body",
            "article",
            "fulltext",
            "maintext",
            "essay",
            "answer",
            "response",
            "story",
            "document"),
    TITLE("title", "标题", "標題", "题目", "題目", "题名", "篇名", "主题", "title", "headline", "heading", "subject"),
    DATE(
            "date",
            "日期",
            "时间",
            "時間",
            "发布",
            "发表",
            "date",
            "time",
            "datetime",
            "timestamp",
            "published",
            "publishedat",
            "pubdate",
            "publishdate",
            "publishtime",
            "createdat",
            "created",
            "submitted"),
    ADDRESS("address", "网址", "網址", "链接", "連結", "地址", "url", "uri", "link", "href", "permalink", "address"),
    AUTHOR(
            "author",
            "作者",
            "姓名",
            "学生",
            "學生",
            "记者",
            "記者",
            "署名",
            "发布者",
            "昵称",
            "author",
            "authors",
            "byline",
            "writer",
            "student",
            "studentname",
            "name",
            "creator",
            "username",
            "user"),
    SOURCE("source", "来源", "來源", "媒体", "媒體", "出处", "网站", "公众号", "source", "publisher", "site", "media", "newspaper");

    private final String label;

    @SuppressWarnings("ImmutableEnumChecker")
    private final List<String> words;

    TableRole(String label, String... words) {
        this.label = label;
        this.words = List.of(words);
    }

    /// The name on the command line and in the corpus.
    public String label() {
        return label;
    }

    /// How well `header` names this role: 2 when it is one of its words, 1 when a word of at least two Han
    /// characters or five letters is in it, else 0.
    int match(String header) {
        if (words.contains(header)) {
            return 2;
        }
        return words.stream().anyMatch(word -> isTelling(word) && header.contains(word)) ? 1 : 0;
    }

    private static boolean isTelling(String word) {
        return word.length() >= (word.charAt(0) < 0x80 ? 5 : 2);
    }
}
