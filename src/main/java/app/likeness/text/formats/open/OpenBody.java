package app.likeness.text.formats.open;

import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.NoteLabels;
import app.likeness.text.formats.document.Xml;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Reads the text of an Open Document's content: text documents, presentations and what both hold.
///
/// A row of a table whose cells have a paragraph each is one line with tabs. Text boxes follow the paragraph that holds
/// them; footnotes, endnotes and comments follow the whole text with a label, speaker notes their slide. What was
/// deleted with changes tracked is left out.
final class OpenBody {
    private static final Set<String> PASSED_OVER = Set.of(
            "tracked-changes",
            "note-citation",
            "ruby-text",
            "forms",
            "scripts",
            "script",
            "font-face-decls",
            "master-styles",
            "object",
            "object-ole",
            "creator",
            "date-string",
            "sequence-decls",
            "variable-decls",
            "user-field-decls",
            "page-number",
            "page-count",
            "settings",
            "header",
            "footer",
            "header-decl",
            "footer-decl",
            "date-time-decl",
            "binary-data",
            "event-listeners",
            "sender-initials",
            "creator-initials");

    /// What stands on every slide, by the class of its frame.
    private static final Set<String> FURNITURE = Set.of("page-number", "date-time", "header", "footer");

    /// Of the number of spaces in a row.
    private static final int MOST_DIGITS = 3;

    private final OpenStyles styles;
    private final Deque<DocumentText> texts = new ArrayDeque<>();

    /// What is true at each open element that changes it: hidden for itself, white, on a colour.
    private final Deque<OpenStyles.Look> looks = new ArrayDeque<>();

    private final Deque<String> open = new ArrayDeque<>();
    private final Deque<List<String>> rows = new ArrayDeque<>();
    private final Map<String, List<String>> notes = new HashMap<>();
    private final Deque<String> noteKinds = new ArrayDeque<>();
    private final Deque<Boolean> spaces = new ArrayDeque<>();
    private int paragraphs;
    private boolean isBody;
    private boolean wasSpace;

    OpenBody(OpenStyles styles) {
        this.styles = styles;
    }

    /// Reads a whole content part, its own styles included, into `text`.
    void read(XMLStreamReader xml, DocumentText text) throws XMLStreamException {
        texts.push(text);
        while (xml.hasNext()) {
            xml.next();
            if (xml.isStartElement()) {
                start(xml);
            } else if (xml.isEndElement()) {
                end(xml.getLocalName());
            } else if (xml.isCharacters() && isBody && paragraphs > 0) {
                add(xml.getTextCharacters(), xml.getTextStart(), xml.getTextStart() + xml.getTextLength());
            }
        }
        text.endParagraph();
        if (!notes.isEmpty()) {
            addNotes(text);
        }
    }

    private void addNotes(DocumentText text) {
        NoteLabels labels = NoteLabels.of(text.text());
        int number = 0;
        for (String note : notes.getOrDefault("footnote", List.of())) {
            number++;
            text.addParagraphs(labels.footnote(number) + note);
        }
        number = 0;
        for (String note : notes.getOrDefault("endnote", List.of())) {
            number++;
            text.addParagraphs(labels.endnote(number) + note);
        }
        for (String note : notes.getOrDefault("comment", List.of())) {
            text.addParagraphs(labels.comment("") + note);
        }
    }

    private DocumentText out() {
        return texts.getFirst();
    }

    /// White space of any length is one space, and none at the beginning of a paragraph.
    private void add(char[] words, int begin, int end) {
        boolean hidden = isHidden();
        DocumentText out = out();
        int from = begin;
        for (int i = begin; i < end; i++) {
            char c = words[i];
            boolean isSpace = c <= ' ' && (c == ' ' || c == '\n' || c == '\r' || c == '\t');
            if (isSpace && (wasSpace || c != ' ')) {
                out.append(words, from, i, hidden);
                if (!wasSpace) {
                    out.append(' ', hidden);
                }
                from = i + 1;
            }
            wasSpace = isSpace;
        }
        out.append(words, from, end, hidden);
    }

    private boolean isHidden() {
        boolean onColour = false;
        boolean isWhite = false;
        boolean isKnown = false;
        for (OpenStyles.Look look : looks) {
            if (look.isUnseen()) {
                return true;
            }
            onColour |= look.onColour();
            isWhite |= !isKnown && look.isWhite();
            isKnown |= look.isWhite();
        }
        return isWhite && !onColour;
    }

    private void start(XMLStreamReader xml) throws XMLStreamException {
        String name = xml.getLocalName();
        if (!isBody) {
            styles.start(xml);
            isBody = name.equals("body");
            return;
        }
        boolean isDateOfComment = name.equals("date") && xml.getNamespaceURI().contains("purl.org/dc");
        if (PASSED_OVER.contains(name) || isDateOfComment || FURNITURE.contains(Xml.attribute(xml, "class"))) {
            Xml.skip(xml);
            return;
        }
        switch (name) {
            case "p", "h" -> {
                out().endParagraph();
                paragraphs++;
                wasSpace = true;
                look(name, "paragraph", xml);
            }
            case "span" -> look(name, "text", xml);
            case "section" -> {
                boolean isAbsent = Xml.attribute(xml, "display").equals("none");
                look(name, isAbsent ? new OpenStyles.Look(true, false, false) : OpenStyles.Look.PLAIN);
            }
            case "hidden-text", "hidden-paragraph" -> look(name, new OpenStyles.Look(true, false, false));
            case "custom-shape", "frame", "rect", "ellipse" -> look(name, "graphic", xml);
            case "table-cell", "covered-table-cell" -> {
                look(name, "table-cell", xml);
                push();
            }
            case "table-row" -> rows.push(new ArrayList<>());
            case "text-box" -> push();
            case "note" -> {
                noteKinds.push(Xml.attribute(xml, "note-class").equals("endnote") ? "endnote" : "footnote");
                push();
            }
            case "annotation" -> {
                noteKinds.push("comment");
                push();
            }
            case "notes" -> push();
            case "s" -> out().append(" ".repeat(spaces(Xml.attribute(xml, "c"))), isHidden());
            case "tab" -> out().append('\t', isHidden());
            case "line-break" -> {
                out().append('\n', isHidden());
                wasSpace = true;
            }
            case "title", "desc" -> {
                if (xml.getNamespaceURI() != null && xml.getNamespaceURI().contains("svg")) {
                    Xml.skip(xml);
                }
            }
            default -> {
                // Everything else only holds what is read.
            }
        }
    }

    private void look(String name, String family, XMLStreamReader xml) {
        look(name, styles.look(family, Xml.attribute(xml, "style-name")));
    }

    private void look(String name, OpenStyles.Look look) {
        open.push(name);
        looks.push(look);
    }

    private static int spaces(String count) {
        return count.length() <= MOST_DIGITS ? Xml.number(count, 1) : 1;
    }

    private void push() {
        spaces.push(wasSpace);
        texts.push(new DocumentText());
    }

    /// The text that was begun last.
    private String pop() {
        wasSpace = spaces.pop();
        return texts.pop().text();
    }

    private void end(String name) {
        if (!isBody) {
            return;
        }
        if (name.equals(open.peek())) {
            if (name.endsWith("table-cell")) {
                String cell = pop();
                if (!rows.isEmpty()) {
                    rows.getFirst().add(cell);
                }
            }
            open.pop();
            looks.pop();
        }
        switch (name) {
            case "p", "h" -> {
                paragraphs--;
                wasSpace = true;
                out().endParagraph();
            }
            case "table-row" -> {
                List<String> row = rows.pop();
                if (row.stream().noneMatch(cell -> cell.indexOf('\n') >= 0)) {
                    out().addParagraphs(String.join("\t", row).stripTrailing());
                } else {
                    row.forEach(out()::addParagraphs);
                }
            }
            case "text-box" -> {
                String box = pop();
                out().addBehind(box);
                if (paragraphs == 0) {
                    out().endParagraph();
                }
            }
            case "note", "annotation" -> {
                String note = pop();
                String kind = noteKinds.pop();
                if (!note.isBlank()) {
                    notes.computeIfAbsent(kind, ignored -> new ArrayList<>()).add(note);
                }
            }
            case "notes" -> {
                String spoken = pop();
                if (!spoken.isBlank()) {
                    out().addParagraphs(NoteLabels.of(spoken).slide() + spoken);
                }
            }
            default -> {
                // Nothing was begun.
            }
        }
    }
}
