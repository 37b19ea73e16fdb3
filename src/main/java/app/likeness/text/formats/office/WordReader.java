package app.likeness.text.formats.office;

import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.NoteLabels;
import app.likeness.text.formats.document.Relations;
import app.likeness.text.formats.document.Xml;
import app.likeness.text.formats.document.ZipParts;
import java.io.InputStream;
import java.util.List;
import javax.xml.stream.XMLStreamReader;

/// Word documents since 2007 (ECMA-376, WordprocessingML): the body, then footnotes, endnotes and comments, a paragraph
/// each with a label. Headers and footers are left out: they stand on every page and in no sentence.
public final class WordReader extends OfficeReader {
    private static final String MAIN = "word/document.xml";

    @Override
    void read(ZipParts parts, Relations all, DocumentText text) throws Exception {
        String main = all.first("officeDocument", MAIN);
        Relations relations = Relations.of(parts, main);
        WordStyles styles = WordStyles.of(parts, relations.first("styles", "word/styles.xml"));
        try (InputStream in = parts.open(main)) {
            new WordBody(styles).read(Xml.open(in), text);
        }
        Drawings.add(parts, relations, text);
        List<String> footnotes = relations.of("footnotes");
        List<String> endnotes = relations.of("endnotes");
        List<String> comments = relations.of("comments");
        if (footnotes.isEmpty() && endnotes.isEmpty() && comments.isEmpty()) {
            return;
        }
        NoteLabels labels = NoteLabels.of(text.text());
        notes(parts, styles, footnotes, "footnote", labels, text);
        notes(parts, styles, endnotes, "endnote", labels, text);
        notes(parts, styles, comments, "comment", labels, text);
    }

    private static void notes(
            ZipParts parts, WordStyles styles, List<String> names, String element, NoteLabels labels, DocumentText text)
            throws Exception {
        int number = 0;
        for (String name : names) {
            try (InputStream in = parts.openIfThere(name)) {
                if (in == null) {
                    continue;
                }
                XMLStreamReader xml = Xml.open(in);
                while (xml.hasNext()) {
                    xml.next();
                    // The lines that separate notes from the text are notes with a type.
                    if (xml.isStartElement()
                            && xml.getLocalName().equals(element)
                            && isPlain(Xml.attribute(xml, "type"))) {
                        String author = Xml.attribute(xml, "author");
                        DocumentText note = new DocumentText();
                        new WordBody(styles).read(xml, note);
                        String words = note.text();
                        if (!words.isBlank()) {
                            number++;
                            text.addParagraphs(label(element, labels, number, author) + words);
                        }
                    }
                }
            }
        }
    }

    private static boolean isPlain(String type) {
        return type.isEmpty() || type.equals("normal");
    }

    private static String label(String element, NoteLabels labels, int number, String author) {
        return switch (element) {
            case "footnote" -> labels.footnote(number);
            case "endnote" -> labels.endnote(number);
            default -> labels.comment(author);
        };
    }
}
