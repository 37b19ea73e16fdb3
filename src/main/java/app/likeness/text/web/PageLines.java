package app.likeness.text.web;

import java.util.Set;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/// Writes down the text of elements as a browser breaks it into lines: each block its own line, cells of a row side by
/// side, white space collapsed except in `pre`, no empty lines. A line of a `blockquote` begins with `> `, as Markdown
/// writes it, unless all of the text stands in one: then it was used for its indent. What `q` marks stands between “
/// and ”, which browsers add.
public final class PageLines implements NodeVisitor {
    private static final Set<String> CELLS = Set.of("td", "th");
    private static final String QUOTED = "> ";

    private final StringBuilder lines = new StringBuilder();
    private int preformatted;
    private int quoted;
    /// Whether a line stands outside of all block quotations.
    private boolean hasPlainLines;
    /// Whether white space was met since the last letter of this line.
    private boolean spaceDue;

    public String text() {
        String text = lines.toString().stripTrailing();
        return hasPlainLines
                ? text
                : text.lines()
                        .map(line -> line.startsWith(QUOTED) ? line.substring(QUOTED.length()) : line)
                        .collect(Collectors.joining("\n"));
    }

    @Override
    public void head(Node node, int depth) {
        if (node instanceof TextNode text) {
            append(text.getWholeText());
        } else if (node instanceof Element element) {
            breakAt(element);
            preformatted += element.nameIs("pre") ? 1 : 0;
            quoted += element.nameIs("blockquote") ? 1 : 0;
            mark(element, "“");
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (node instanceof Element element) {
            mark(element, "”");
            breakAt(element);
            preformatted -= element.nameIs("pre") ? 1 : 0;
            quoted -= element.nameIs("blockquote") ? 1 : 0;
        }
    }

    private void mark(Element element, String quotationMark) {
        if (element.nameIs("q")) {
            append(quotationMark);
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
        int from = -1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isOfWord(c)) {
                from = from < 0 ? i : from;
                continue;
            }
            if (c == ' ' && from >= 0 && i + 1 < text.length() && isOfWord(text.charAt(i + 1))) {
                continue; // one space between two words stays as it is
            }
            addWord(text, from, i);
            from = -1;
            if (preformatted > 0 && c == '\n') {
                endLine();
            } else {
                spaceDue = true;
            }
        }
        addWord(text, from, text.length());
    }

    private static boolean isOfWord(char c) {
        return c > ' ' && c != '\u00a0';
    }

    /// Adds what stands there, words with one space between any two; nothing where `from` is negative.
    private void addWord(String text, int from, int to) {
        if (from < 0) {
            return;
        }
        if (isAtLineStart()) {
            lines.append(quoted > 0 ? QUOTED : "");
            hasPlainLines |= quoted == 0;
        } else if (spaceDue) {
            lines.append(' ');
        }
        spaceDue = false;
        lines.append(text, from, to);
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
