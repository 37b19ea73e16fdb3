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

/// Reads the paragraphs of a slide, of its notes or of its comments. A row of a table is a line with tabs. Numbers of
/// slides, dates and footers, which stand on every slide, are left out.
final class SlideBody {
    /// What a part is.
    enum Kind {
        SLIDE,
        NOTES,
        COMMENTS
    }

    private static final Set<String> FURNITURE = Set.of("sldNum", "dt", "ftr", "hdr", "sldImg");
    private static final Set<String> SHAPES = Set.of("sp", "graphicFrame", "pic", "cxnSp");

    /// One point, in the hundredths of the format.
    private static final int TINY = 100;

    private final Kind kind;
    private final Deque<DocumentText> texts = new ArrayDeque<>();
    private final List<String> cells = new ArrayList<>();
    private boolean isText;
    private boolean isHidden;

    /// Whether the shape at hand is read, and what a shape around it was.
    private final Deque<Boolean> isRead = new ArrayDeque<>();

    SlideBody(Kind kind, DocumentText text) {
        this.kind = kind;
        texts.push(text);
        isRead.push(kind != Kind.NOTES);
    }

    void read(XMLStreamReader xml) throws XMLStreamException {
        while (xml.hasNext()) {
            xml.next();
            if (xml.isStartElement()) {
                start(xml);
            } else if (xml.isEndElement()) {
                end(xml.getLocalName());
            } else if (isText && xml.isCharacters() && isRead.getFirst()) {
                int from = xml.getTextStart();
                out().append(xml.getTextCharacters(), from, from + xml.getTextLength(), isHidden);
            }
        }
        out().endParagraph();
    }

    private DocumentText out() {
        return texts.getFirst();
    }

    private void start(XMLStreamReader xml) throws XMLStreamException {
        String name = xml.getLocalName();
        switch (name) {
            case "Fallback" -> Xml.skip(xml);
            case "fld" -> {
                String type = Xml.attribute(xml, "type");
                if (type.equals("slidenum") || type.startsWith("datetime")) {
                    Xml.skip(xml);
                }
            }
            case "ph" -> placeholder(Xml.attribute(xml, "type"));
            case "p" -> out().endParagraph();
            case "rPr" -> isHidden = isTiny(Xml.attribute(xml, "sz"));
            case "r" -> isHidden = false;
            case "t" -> isText = true;
            case "text" -> isText = kind == Kind.COMMENTS;
            case "br" -> out().append("\n");
            case "tc" -> texts.push(new DocumentText());
            default -> {
                if (SHAPES.contains(name)) {
                    out().endParagraph();
                    isRead.push(isRead.getFirst());
                }
            }
        }
    }

    private void placeholder(String type) {
        boolean read = kind == Kind.NOTES ? type.equals("body") : !FURNITURE.contains(type);
        if (isRead.size() > 1) {
            isRead.pop();
            isRead.push(read);
        }
    }

    private static boolean isTiny(String size) {
        return Xml.number(size, TINY + 1) <= TINY;
    }

    private void end(String name) {
        switch (name) {
            case "t" -> isText = false;
            case "text" -> {
                isText = false;
                out().endParagraph();
            }
            case "p" -> out().endParagraph();
            case "tc" -> {
                if (texts.size() > 1) {
                    cells.add(texts.pop().text().replace('\n', ' '));
                }
            }
            case "tr" -> {
                out().addParagraphs(String.join("\t", cells));
                cells.clear();
            }
            default -> {
                if (SHAPES.contains(name) && isRead.size() > 1) {
                    out().endParagraph();
                    isRead.pop();
                }
            }
        }
    }
}
