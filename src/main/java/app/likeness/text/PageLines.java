package app.likeness.text;

import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/// Writes down the text of elements as a browser breaks it into lines: each block its own line, cells of a row side by
/// side, white space collapsed except in `pre`, no empty lines.
final class PageLines implements NodeVisitor {
    private static final Set<String> CELLS = Set.of("td", "th");

    private final StringBuilder lines = new StringBuilder();
    private int preformatted;
    /// Whether white space was met since the last letter of this line.
    private boolean spaceDue;

    String text() {
        return lines.toString().stripTrailing();
    }

    @Override
    public void head(Node node, int depth) {
        if (node instanceof TextNode text) {
            append(text.getWholeText());
        } else if (node instanceof Element element) {
            breakAt(element);
            preformatted += element.nameIs("pre") ? 1 : 0;
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (node instanceof Element element) {
            breakAt(element);
            preformatted -= element.nameIs("pre") ? 1 : 0;
        }
    }

    private void breakAt(Element element) {
        if (CELLS.contains(element.normalName())) {
            spaceDue = true;
        } else if (element.nameIs("br") || (element.isBlock() && !isInsideCell(element))) {
            endLine();
        } else if (element.isBlock()) {
            spaceDue = true;
        }
    }

    /// A paragraph alone in a cell does not tear the row apart.
    private static boolean isInsideCell(Element element) {
        Element parent = element.parent();
        return parent != null && CELLS.contains(parent.normalName()) && parent.childrenSize() == 1;
    }

    private void append(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (preformatted > 0 && c == '\n') {
                endLine();
            } else if (c <= ' ' || c == '\u00a0') {
                spaceDue = true;
            } else {
                if (spaceDue && !isAtLineStart()) {
                    lines.append(' ');
                }
                spaceDue = false;
                lines.append(c);
            }
        }
    }

    private void endLine() {
        spaceDue = false;
        if (!isAtLineStart()) {
            lines.append('\n');
        }
    }

    private boolean isAtLineStart() {
        return lines.isEmpty() || lines.charAt(lines.length() - 1) == '\n';
    }
}
