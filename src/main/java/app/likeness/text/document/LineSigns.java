package app.likeness.text.document;

/// What a line must have for the patterns of [Dateline] to find anything in it, told in one pass over its characters:
/// a sign that is missing rules its pattern out; one that is there promises nothing. Almost every line of almost every
/// text has none of them, and the patterns cost a hundred times as much as this.
final class LineSigns {
    /// A colon behind 源, 源于 or 源自.
    static final int SOURCE = 1;

    /// A colon behind 作者, 撰文, 撰稿 or 撰稿人, or a slash behind 文.
    static final int AUTHOR = 1 << 1;

    /// 记者.
    static final int REPORTER = 1 << 2;

    /// 讯, 电, 消息, 报道 or 专稿, and behind it what ends an agency's line.
    static final int REPORT = 1 << 3;

    /// `published`, `posted`, `date:` in any case, 发布, 发表, 发稿 or 刊发.
    static final int PUBLISHED = 1 << 4;

    /// `updated`, `modified` in any case, 更新 or 修改.
    static final int UPDATED = 1 << 5;

    /// Four decimal digits of ASCII in a row: every form of a date has a year.
    static final int YEAR = 1 << 6;

    private static final int YEAR_DIGITS = 4;

    private final String line;
    private int digits;

    private LineSigns(String line) {
        this.line = line;
    }

    /// The signs of `line`, added up.
    static int of(String line) {
        return new LineSigns(line).all();
    }

    private int all() {
        int signs = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            digits = c >= '0' && c <= '9' ? digits + 1 : 0;
            signs |= digits >= YEAR_DIGITS ? YEAR : 0;
            // Most characters are none of these, and mostly Chinese: two comparisons for them.
            if (c < 0x80 || c >= 0xFF00) {
                signs |= atMark(c, i);
            } else {
                signs |= atWord(c, i);
            }
        }
        return signs;
    }

    private int atMark(char c, int at) {
        return switch (c) {
            case ':', '：' -> atColon(at);
            case '/', '／' -> before(at) == '文' ? AUTHOR : 0;
            case 'd', 'D' -> atEnd(at);
            default -> 0;
        };
    }

    private int atColon(int at) {
        return switch (before(at)) {
            case '源', '于', '自' -> SOURCE;
            case '者', '文', '稿', '人' -> AUTHOR;
            case 'e', 'E' -> PUBLISHED;
            default -> 0;
        };
    }

    /// The end of `published`, `posted`, `updated` or `modified`.
    private int atEnd(int at) {
        if (at < 5 || (line.charAt(at - 1) | 0x20) != 'e') {
            return 0;
        }
        return switch (line.charAt(at - 2) | 0x20) {
            case 'h' -> PUBLISHED;
            case 't' -> (line.charAt(at - 3) | 0x20) == 's' ? PUBLISHED : UPDATED;
            case 'i' -> UPDATED;
            default -> 0;
        };
    }

    private int atWord(char c, int at) {
        return switch (c) {
            case '者' -> isBehind('记', at) ? REPORTER : 0;
            case '讯', '电', '息' -> isReport(at) ? REPORT : 0;
            case '道' -> isBehind('报', at) && isReport(at) ? REPORT : 0;
            case '稿' -> (isReport(at) ? REPORT : 0) | (isBehind('发', at) ? PUBLISHED : 0);
            case '布', '表' -> isBehind('发', at) ? PUBLISHED : 0;
            case '发' -> isBehind('刊', at) ? PUBLISHED : 0;
            case '新' -> isBehind('更', at) ? UPDATED : 0;
            case '改' -> isBehind('修', at) ? UPDATED : 0;
            default -> 0;
        };
    }

    private boolean isBehind(char first, int at) {
        return at > 0 && line.charAt(at - 1) == first;
    }

    /// Whether what may end an agency's line stands behind.
    private boolean isReport(int at) {
        char next = at + 1 < line.length() ? line.charAt(at + 1) : 0;
        return isSpace(next)
                || switch (next) {
                    case '\u3000', '（', '(', '[', '【', '】', '：', ':' -> true;
                    default -> false;
                };
    }

    /// The last character before `at` that is no white space, 0 if there is none.
    private char before(int at) {
        int i = at - 1;
        while (i >= 0 && isSpace(line.charAt(i))) {
            i--;
        }
        return i < 0 ? 0 : line.charAt(i);
    }

    /// The white space of [java.util.regex.Pattern].
    static boolean isSpace(char c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }
}
