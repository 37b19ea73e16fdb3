package app.likeness.text.web;

import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jspecify.annotations.Nullable;

/// The lines of a web page that follow its headline: there it says who wrote it, when, and where it is from.
final class UnderHeadline implements NodeFilter {
    /// So many lines are looked at, in the first so many characters.
    private static final int LINES = 12;

    private static final int CHARACTERS = 1_200;

    private static final Set<String> CLUTTER =
            Set.of("script", "style", "noscript", "select", "button", "svg", "nav", "form");

    private final PageLines lines = new PageLines();
    private final Element headline;
    private boolean isUnder;
    private int characters;

    private UnderHeadline(Element headline) {
        this.headline = headline;
    }

    /// Empty when the page shows no headline.
    static List<String> lines(PageSurvey page, String title) {
        Element headline = headline(page, title);
        if (headline == null) {
            return List.of();
        }
        var under = new UnderHeadline(headline);
        page.page().body().filter(under);
        return under.lines.text().lines().limit(LINES).toList();
    }

    /// The element that shows the title; else the first large heading.
    private static @Nullable Element headline(PageSurvey page, String title) {
        for (Element heading : page.headings()) {
            if (heading.text().strip().equals(title)) {
                return heading;
            }
        }
        return page.page()
                .body()
                .nodeStream(TextNode.class)
                .filter(text -> !title.isEmpty() && text.getWholeText().strip().equals(title))
                .findFirst()
                .map(TextNode::parent)
                .map(Element.class::cast)
                .orElseGet(() -> page.headings().stream()
                        .filter(heading -> heading.nameIs("h1"))
                        .findFirst()
                        .orElse(null));
    }

    @Override
    public FilterResult head(Node node, int depth) {
        if (node instanceof Element element && CLUTTER.contains(element.normalName())) {
            return FilterResult.SKIP_ENTIRELY;
        }
        if (node.equals(headline)) {
            isUnder = true;
            return FilterResult.SKIP_ENTIRELY;
        }
        if (isUnder) {
            lines.head(node, depth);
            characters +=
                    node instanceof TextNode text ? text.getWholeText().strip().length() : 0;
        }
        return characters < CHARACTERS ? FilterResult.CONTINUE : FilterResult.STOP;
    }

    @Override
    public FilterResult tail(Node node, int depth) {
        if (isUnder) {
            lines.tail(node, depth);
        }
        return FilterResult.CONTINUE;
    }
}
