package app.likeness.text.formats.document;

import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/// All the text of a page of an e-book or a message, a block a paragraph.
public final class HtmlText implements NodeVisitor {
    private static final Set<String> PASSED_OVER =
            Set.of("script", "style", "head", "noscript", "template", "rt", "rp", "svg", "math", "title");

    private final DocumentText text;
    private int passedOver;

    private HtmlText(DocumentText text) {
        this.text = text;
    }

    /// Adds the text of `page`.
    public static void add(Document page, DocumentText text) {
        page.traverse(new HtmlText(text));
        text.endParagraph();
    }

    @Override
    public void head(Node node, int depth) {
        if (node instanceof Element element) {
            if (PASSED_OVER.contains(element.normalName()) || isHidden(element)) {
                passedOver++;
            } else if (element.isBlock()) {
                text.endParagraph();
            } else if (element.nameIs("br")) {
                text.append("\n");
            }
        } else if (node instanceof TextNode words && passedOver == 0) {
            add(words.getWholeText());
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (node instanceof Element element) {
            if (PASSED_OVER.contains(element.normalName()) || isHidden(element)) {
                passedOver--;
            } else if (element.nameIs("td") || element.nameIs("th")) {
                text.append("\t");
            } else if (element.isBlock()) {
                text.endParagraph();
            }
        }
    }

    private static boolean isHidden(Element element) {
        return element.attr("style").replace(" ", "").contains("display:none");
    }

    /// White space of any length is one space, and none at the beginning of a paragraph or behind a line end.
    private void add(String words) {
        char[] all = words.toCharArray();
        boolean wasSpace = false;
        int from = 0;
        for (int i = 0; i < all.length; i++) {
            boolean isSpace = isSpace(all[i]);
            if (isSpace && (wasSpace || all[i] != ' ' || i == 0)) {
                text.append(all, from, i, false);
                from = i + 1;
                if (!wasSpace && text.isInParagraph() && !text.endsWith('\n')) {
                    text.append(' ', false);
                }
            }
            wasSpace = isSpace;
        }
        text.append(all, from, all.length, false);
    }

    private static boolean isSpace(char c) {
        return c <= ' ' && (c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f');
    }
}
