package app.likeness.text.web;

import java.util.List;
import java.util.regex.Pattern;

/// Lines that a site sets around each of its articles: who edited it, where it came from, the notice on reprinting, the
/// request to share it. They stand before the first or after the last sentence; so only there they are taken away, but
/// for the few words that never belong to a sentence.
public final class PageFurniture {
    /// A line that is longer belongs to the article, whatever it begins with; a notice on rights may be longer.
    private static final int LONGEST = 120;

    private static final int LONGEST_NOTICE = 400;

    /// The longest that [#ANYWHERE] matches.
    private static final int LONGEST_ANYWHERE = "article continues below advertisement".length();

    private static final Pattern ANYWHERE = Pattern.compile(
            "(?i)advertisement|advertising|sponsored(?: content)?|story continues below(?: advertisement)?"
                    + "|article continues below(?: advertisement)?|广告|[（(]?广告[)）]?");

    private static final Pattern AT_THE_EDGE = Pattern.compile("(?i)[\\[【（(《<>▶►•·\\s-]*(?:"
            + "(?:责任|执行|网络|本期|值班|文字|图片|视觉|新媒体)?编\\s*辑|责\\s*编|主编|校对|审核|监制|审读|签发|值班主任|编审|美编|制图"
            + "|作者|撰文|文\\s*[/／|｜:：]|图\\s*[/／|｜:：]|来\\s*源|文章来源|信息来源|稿件来源|稿源|原标题|原题|发布时间|发表时间|更新时间"
            + "|关键[词字]|标签|字号|字体|分享[到至]|分享|相关(?:阅读|新闻|文章|链接|报道|专题)|延伸阅读|推荐阅读|热门推荐|更多(?:精彩|新闻|内容)"
            + "|上一[篇页]|下一[篇页]|返回|打印|收藏|纠错|举报|我要(?:评论|纠错)|网友评论|已有\\d+人|点击(?:查看|进入|阅读|关注)"
            + "|扫一扫|扫码|长按|微信扫|欢迎关注|关注我们|阅读原文"
            + "|(?:share|print|email|tweet|save|close|caption|comments?|loading|subscribe)(?:\\W.*)?$"
            + "|(?:share|like) this|read (?:more|next|also)\\b|(?:last )?updated\\b|published\\b|posted (?:on|by|in)\\b|filed under\\b"
            + "|photos?:|image:|photo (?:credit|by)|follow (?:us|\\S+ ?\\S*) on\\b|you (?:may|might) also like|more (?:from|on|stories)\\b"
            + "|related(?: \\w+)?:?$|join the conversation|sign up (?:for|to)\\b|view (?:all )?comments|back to (?:top|gallery)|tags?:"
            + ").*");

    private static final Pattern NOTICE = Pattern.compile("(?i)[\\[【（(*※\\s]*(?:"
            + "版权(?:所有|声明|归)|免责声明|特别(?:声明|提示|提醒)|郑重声明|声明\\s*[:：]|凡(?:本[网站报]|注明|来源)|未经.{0,20}(?:授权|许可|允许|同意)"
            + "|转载(?:请|须|本)|本文(?:仅代表|不代表|系|来源|转自|版权|由.{0,20}(?:授权|发布|原创))|以上(?:内容|信息)(?:仅|不)"
            + "|copyright\\b|©|all rights reserved|this (?:document|material|article) (?:is subject to copyright|may not be)"
            + "|(?:the )?(?:views|opinions) expressed|disclaimer\\b).*");

    private PageFurniture() {}

    /// `text`, one paragraph a line, without such lines; all of it where nothing else is left.
    public static String removed(String text) {
        List<String> lines =
                text.lines().filter(line -> !isAnywhere(line.strip())).toList();
        int start = 0;
        int end = lines.size();
        while (start < end && isFurniture(lines.get(start))) {
            start++;
        }
        while (end > start && isFurniture(lines.get(end - 1))) {
            end--;
        }
        return start == end ? text : String.join("\n", lines.subList(start, end));
    }

    private static boolean isAnywhere(String line) {
        return line.length() <= LONGEST_ANYWHERE && ANYWHERE.matcher(line).matches();
    }

    private static boolean isFurniture(String line) {
        int length = line.length();
        return (length <= LONGEST && AT_THE_EDGE.matcher(line).matches())
                || (length <= LONGEST_NOTICE && NOTICE.matcher(line).matches());
    }
}
