package app.likeness.text.formats.office;

import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.Xml;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Reads the paragraphs of one part of a Word document.
///
/// A row of a table whose cells have a paragraph each is one line with tabs, any other row a line a paragraph. The
/// text of a text box follows the paragraph that holds it. What was deleted with changes tracked is left out, as are
/// instructions of fields and the fallbacks of what is there already.
final class WordBody {
    /// Elements that are passed over with all that is in them.
    private static final Set<String> PASSED_OVER = Set.of(
            "del",
            "moveFrom",
            "instrText",
            "delText",
            "delInstrText",
            "Fallback",
            "sdtPr",
            "sdtEndPr",
            "rt",
            "trPr",
            "sectPr",
            "tblGrid",
            "ctrlPr",
            "numPicBullet",
            "binData");

    private final WordStyles styles;
    private final Deque<DocumentText> texts = new ArrayDeque<>();
    private final Deque<Row> rows = new ArrayDeque<>();
    private final Deque<Box> boxes = new ArrayDeque<>();

    /// Tables, cells and boxes that stand on a colour, innermost first.
    private final Deque<Boolean> grounds = new ArrayDeque<>();

    private RunLook paragraph = RunLook.PLAIN;
    private boolean paragraphOnColour;
    private boolean isHidden;
    private boolean isText;
    private boolean pageOnColour;

    private static final class Row {
        private final List<String> cells = new ArrayList<>();
    }

    /// What was going on around a text box.
    private record Box(RunLook paragraph, boolean onColour, boolean hidden) {}

    WordBody(WordStyles styles) {
        this.styles = styles;
    }

    /// Reads up to the end of the element that `xml` stands in, or of the part, into `text`.
    void read(XMLStreamReader xml, DocumentText text) throws XMLStreamException {
        texts.push(text);
        for (int depth = 0; depth >= 0 && xml.hasNext(); ) {
            xml.next();
            if (xml.isStartElement()) {
                if (start(xml)) {
                    depth++;
                }
            } else if (xml.isEndElement()) {
                depth--;
                if (depth >= 0) {
                    end(xml.getLocalName());
                }
            } else if (isText && xml.isCharacters()) {
                int from = xml.getTextStart();
                out().append(xml.getTextCharacters(), from, from + xml.getTextLength(), isHidden);
            }
        }
        text.endParagraph();
        texts.pop();
    }

    private DocumentText out() {
        return texts.getFirst();
    }

    private boolean onColour() {
        return pageOnColour || paragraphOnColour || (!grounds.isEmpty() && grounds.getFirst());
    }

    /// Whether the element was only opened, and not read to its end.
    private boolean start(XMLStreamReader xml) throws XMLStreamException {
        String name = xml.getLocalName();
        if (PASSED_OVER.contains(name)) {
            Xml.skip(xml);
            return false;
        }
        switch (name) {
            case "t" -> isText = true;
            case "r" -> isHidden = paragraph.isHidden(onColour());
            case "rPr" -> {
                RunLook own = RunLook.read(xml);
                RunLook style = own.style().isEmpty() ? RunLook.PLAIN : styles.look(own.style());
                isHidden = own.over(style).over(paragraph).isHidden(onColour());
                return false;
            }
            case "p" -> beginParagraph();
            case "pPr" -> {
                readParagraphProperties(xml);
                return false;
            }
            case "tab", "ptab" -> out().append('\t', isHidden);
            case "br" -> {
                String type = Xml.attribute(xml, "type");
                if (type.isEmpty() || type.equals("textWrapping")) {
                    out().append('\n', isHidden);
                }
            }
            case "cr" -> out().append('\n', isHidden);
            case "noBreakHyphen" -> out().append('-', isHidden);
            case "background" -> pageOnColour = isColour(Xml.attribute(xml, "color"));
            case "txbxContent" -> openBox();
            case "tbl" -> grounds.push(onColour());
            case "tblStyle" -> shadeTable(styles.isShaded(Xml.attribute(xml, "val")));
            case "tr" -> rows.push(new Row());
            case "tc" -> {
                texts.push(new DocumentText());
                grounds.push(onColour());
            }
            case "shd" -> shadeTable(RunLook.isShading(xml));
            default -> {
                // Runs and paragraphs stand in many elements that do not matter here.
            }
        }
        return true;
    }

    private void end(String name) {
        switch (name) {
            case "t" -> isText = false;
            case "p" -> out().endParagraph();
            case "txbxContent" -> closeBox();
            case "tc" -> {
                if (texts.size() > 1 && !rows.isEmpty()) {
                    grounds.poll();
                    rows.getFirst().cells.add(texts.pop().text());
                }
            }
            case "tr" -> {
                if (!rows.isEmpty()) {
                    addRow(rows.pop());
                }
            }
            case "tbl" -> grounds.poll();
            default -> {
                // Nothing was begun.
            }
        }
    }

    private void beginParagraph() {
        out().endParagraph();
        paragraph = RunLook.PLAIN;
        paragraphOnColour = false;
    }

    private void addRow(Row row) {
        boolean isLine = row.cells.stream().noneMatch(cell -> cell.indexOf('\n') >= 0);
        if (isLine) {
            out().addParagraphs(String.join("\t", row.cells));
        } else {
            row.cells.forEach(out()::addParagraphs);
        }
    }

    /// A text box interrupts a run: what is true of that run is true again behind it.
    private void openBox() {
        boxes.push(new Box(paragraph, paragraphOnColour, isHidden));
        texts.push(new DocumentText());
        // What a shape is filled with is said in three languages; white text on it is taken for visible.
        grounds.push(true);
    }

    private void closeBox() {
        if (boxes.isEmpty() || texts.size() < 2) {
            return;
        }
        String text = texts.pop().text();
        Box box = boxes.pop();
        grounds.poll();
        paragraph = box.paragraph;
        paragraphOnColour = box.onColour;
        isHidden = box.hidden;
        out().addBehind(text);
    }

    private void shadeTable(boolean isShaded) {
        if (isShaded && !grounds.isEmpty()) {
            grounds.pop();
            grounds.push(true);
        }
    }

    private static boolean isColour(String colour) {
        return colour.matches("[0-9A-Fa-f]{6}") && !colour.equalsIgnoreCase("FFFFFF");
    }

    /// Reads a `pPr` element to its end.
    private void readParagraphProperties(XMLStreamReader xml) throws XMLStreamException {
        for (int depth = 1; depth > 0; ) {
            xml.next();
            if (xml.isEndElement()) {
                depth--;
            } else if (xml.isStartElement()) {
                String name = xml.getLocalName();
                if (name.equals("rPr") || name.equals("pPrChange")) {
                    // The look of the mark at its end.
                    Xml.skip(xml);
                    continue;
                }
                if (name.equals("pStyle")) {
                    paragraph = styles.look(Xml.attribute(xml, "val"));
                } else if (name.equals("shd")) {
                    paragraphOnColour = RunLook.isShading(xml);
                }
                depth++;
            }
        }
    }
}
