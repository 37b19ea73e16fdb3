package app.likeness.text.web;

import app.likeness.text.HiddenText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;

/// Where in a web page things stand that say something of it, found in one walk through it; each list in the order of
/// the page.
public final class PageSurvey {
    private static final int MOST_COMMENTS = 3;

    private final Document page;
    private final List<Element> metas = new ArrayList<>();
    private final List<Element> data = new ArrayList<>();
    private final List<Element> headings = new ArrayList<>();
    private final List<Element> described = new ArrayList<>();
    private final List<Element> styled = new ArrayList<>();
    private final List<TextNode> withMarks = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();
    private String canonical = "";
    private boolean isBody;

    public PageSurvey(Document page) {
        this.page = page;
        NodeTraversor.traverse((node, depth) -> sort(node), page);
    }

    private void sort(Node node) {
        if (node instanceof TextNode text) {
            if (isBody && HiddenText.hasMarks(text.getWholeText())) {
                withMarks.add(text);
            }
        } else if (node instanceof Element element) {
            sort(element);
        } else if (node instanceof Comment comment && comments.size() < MOST_COMMENTS) {
            comments.add(comment.getData());
        }
    }

    private void sort(Element element) {
        switch (element.normalName()) {
            case "meta" -> {
                if (element.hasAttr("content")) {
                    metas.add(element);
                }
            }
            case "script" -> {
                if (element.attr("type").toLowerCase(Locale.ROOT).contains("ld+json")) {
                    data.add(element);
                }
            }
            case "link" -> {
                if (canonical.isEmpty() && element.attr("rel").strip().equalsIgnoreCase("canonical")) {
                    canonical = element.attr("href");
                }
            }
            case "h1", "h2", "h3" -> headings.add(element);
            case "body" -> isBody = true;
            case "time" -> {
                if (element.attributesSize() == 0) {
                    described.add(element);
                }
            }
            default -> {
                // Only its attributes may say something.
            }
        }
        if (element.attributesSize() > 0) {
            described.add(element);
            if (isBody && (element.hasAttr("style") || element.hasAttr("color") || element.hasAttr("hidden"))) {
                styled.add(element);
            }
        }
    }

    Document page() {
        return page;
    }

    /// `meta` elements with a content.
    List<Element> metas() {
        return metas;
    }

    /// Scripts that are data in JSON-LD.
    List<Element> data() {
        return data;
    }

    /// The headings `h1`, `h2` and `h3`.
    List<Element> headings() {
        return headings;
    }

    /// The text of the headings down to a level, apart by spaces.
    String headings(int level) {
        return headings.stream()
                .filter(heading -> heading.normalName().charAt(1) <= '0' + level)
                .map(Element::text)
                .collect(Collectors.joining(" "));
    }

    /// Elements with attributes, and all that hold a time.
    List<Element> described() {
        return described;
    }

    /// Elements of the body that attributes may hide.
    List<Element> styled() {
        return styled;
    }

    /// The texts of the body that bring marks of [HiddenText] along.
    List<TextNode> withMarks() {
        return withMarks;
    }

    /// What the page says that it was made with; empty when it does not.
    public String generator() {
        return metas.stream()
                .filter(meta -> meta.attr("name").strip().equalsIgnoreCase("generator"))
                .map(meta -> meta.attr("content"))
                .findFirst()
                .orElse("");
    }

    /// The first comments.
    List<String> comments() {
        return comments;
    }

    /// The address that the page calls its own; empty when it names none.
    String canonical() {
        return canonical;
    }
}
