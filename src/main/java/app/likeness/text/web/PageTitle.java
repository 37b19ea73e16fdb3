package app.likeness.text.web;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/// The headline of a web page: the title that it gives for sharing, else its only large heading where the window's
/// title has it too, else the window's title; without the name of the site.
final class PageTitle {
    /// Under which names pages give their titles for sharing, the surest first.
    private static final List<String> NAMES = List.of(
            "dc:title",
            "dc.title",
            "dcterm:title",
            "dcterms.title",
            "og:title",
            "twitter:title",
            "weibo:article:title",
            "weibo:webpage:title",
            "parsely-title",
            "article:title",
            "articletitle");

    /// The shortest part of a title that can be a headline, in Han characters and in letters.
    private static final int SHORTEST_CHINESE = 6;

    private static final int SHORTEST = 15;

    private static final Pattern BEFORE_SITE = Pattern.compile("\\s+[-–—|·»:]+\\s+|[_|]");

    private PageTitle() {}

    /// Its value is empty when the page has none.
    static Stated<String> of(PageSurvey page) {
        List<Element> metas = page.metas();
        for (String name : NAMES) {
            for (Element meta : metas) {
                String title = meta.attr("content").strip();
                if (!title.isEmpty() && (isNamed(meta.attr("property"), name) || isNamed(meta.attr("name"), name))) {
                    Origin origin = name.startsWith("og:") ? Origin.OPEN_GRAPH : Origin.META_TAG;
                    return new Stated<>(withoutSite(page, title), origin, Certainty.SURE);
                }
            }
        }
        String window = page.page().title().strip();
        String heading = page.headings(1).strip();
        boolean isShown = !heading.isEmpty()
                && page.headings().stream().filter(each -> each.nameIs("h1")).count() == 1;
        return isShown && (window.isEmpty() || window.contains(heading))
                ? new Stated<>(heading, Origin.MARKUP, window.isEmpty() ? Certainty.LIKELY : Certainty.SURE)
                : new Stated<>(withoutSite(page, window), Origin.MARKUP, Certainty.LIKELY);
    }

    /// `property="dc:title og:title"` names both.
    private static boolean isNamed(String names, String name) {
        return names.length() >= name.length()
                && (names.equalsIgnoreCase(name)
                        || List.of(names.toLowerCase(Locale.ROOT).split("\\s+", -1))
                                .contains(name));
    }

    /// `Headline - Site name` and `Headline_频道_网站` become the headline: the longest part that a heading repeats,
    /// else the first part, if it is long enough to be one.
    private static String withoutSite(PageSurvey page, String title) {
        String[] parts = BEFORE_SITE.split(title, -1);
        if (parts.length == 1) {
            return title;
        }
        String headings = page.headings(2);
        for (String part : parts) {
            if (part.strip().length() >= SHORTEST_CHINESE && headings.contains(part.strip())) {
                return part.strip();
            }
        }
        String first = parts[0].strip();
        return first.codePointCount(0, first.length()) >= (isChinese(first) ? SHORTEST_CHINESE : SHORTEST)
                ? first
                : title;
    }

    private static boolean isChinese(String text) {
        return text.codePoints().anyMatch(Character::isIdeographic);
    }
}
