package app.likeness.report.docx;

import java.util.Map;
import java.util.TreeMap;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/// The runs of a Word document as one text, a paragraph a line. A run can be cut where something is to begin or end.
final class TextRuns {
    static final String WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    private static final String XML = "http://www.w3.org/XML/1998/namespace";
    private static final String FALLBACK = "Fallback";

    private final StringBuilder text = new StringBuilder();
    /// By the offset at which it begins.
    private final TreeMap<Integer, Element> pieces = new TreeMap<>();

    TextRuns(XWPFDocument docx) {
        Element body = (Element) docx.getDocument().getBody().getDomNode();
        NodeList found = body.getElementsByTagNameNS(WORD, "t");
        @Nullable Node paragraph = null;
        for (int i = 0; i < found.getLength(); i++) {
            Element piece = (Element) found.item(i);
            // What is drawn in two ways for two generations of readers is there twice.
            if (above(piece, FALLBACK) != null || !isOfRun(piece)) {
                continue;
            }
            Node its = above(piece, "p");
            if (its != paragraph && !text.isEmpty()) {
                text.append('\n');
            }
            paragraph = its;
            String words = words(piece);
            if (!words.isEmpty()) {
                pieces.put(text.length(), piece);
                text.append(words);
            }
        }
    }

    String text() {
        return text.toString();
    }

    /// The run that begins at `offset`, or holds it: cut there.
    Element beginning(int offset) {
        Map.Entry<Integer, Element> piece = pieces.floorEntry(offset);
        if (piece == null) {
            return run(pieces.firstEntry().getValue());
        }
        int inside = offset - piece.getKey();
        if (inside == 0 || inside >= words(piece.getValue()).length()) {
            return run(piece.getValue());
        }
        return cut(piece.getKey(), piece.getValue(), inside);
    }

    /// The run that ends at `offset`: what it holds behind that is cut off.
    Element ending(int offset) {
        Map.Entry<Integer, Element> piece = pieces.lowerEntry(offset);
        if (piece == null) {
            return run(pieces.firstEntry().getValue());
        }
        int inside = offset - piece.getKey();
        if (inside < words(piece.getValue()).length()) {
            cut(piece.getKey(), piece.getValue(), inside);
        }
        return run(piece.getValue());
    }

    /// Parts a run in two inside one of its pieces; what follows the piece goes with the second.
    private Element cut(int start, Element piece, int inside) {
        Element run = run(piece);
        Element second = (Element) run.cloneNode(false);
        for (Node each = run.getFirstChild(); each != null; each = each.getNextSibling()) {
            if (each instanceof Element looks
                    && WORD.equals(looks.getNamespaceURI())
                    && "rPr".equals(looks.getLocalName())) {
                second.appendChild(looks.cloneNode(true));
            }
        }
        String words = words(piece);
        Element rest = (Element) piece.cloneNode(false);
        write(rest, words.substring(inside));
        Node next = piece.getNextSibling();
        write(piece, words.substring(0, inside));
        second.appendChild(rest);
        while (next != null) {
            Node behind = next.getNextSibling();
            second.appendChild(next);
            next = behind;
        }
        run.getParentNode().insertBefore(second, run.getNextSibling());
        pieces.put(start + inside, rest);
        return second;
    }

    /// The DOM of XMLBeans 5 has no text content of its own.
    private static String words(Element piece) {
        var words = new StringBuilder();
        for (Node each = piece.getFirstChild(); each != null; each = each.getNextSibling()) {
            words.append(each.getNodeValue());
        }
        return words.toString();
    }

    private static void write(Element piece, String words) {
        while (piece.getFirstChild() != null) {
            piece.removeChild(piece.getFirstChild());
        }
        piece.appendChild(piece.getOwnerDocument().createTextNode(words));
        piece.setAttributeNS(XML, "xml:space", "preserve");
    }

    private static boolean isOfRun(Element piece) {
        Node above = piece.getParentNode();
        return above != null && WORD.equals(above.getNamespaceURI()) && "r".equals(above.getLocalName());
    }

    private static Element run(Element piece) {
        return (Element) piece.getParentNode();
    }

    private static @Nullable Node above(Node node, String name) {
        Node above = node.getParentNode();
        while (above != null && !name.equals(above.getLocalName())) {
            above = above.getParentNode();
        }
        return above;
    }
}
