package app.likeness.text.formats.office;

import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.NoteLabels;
import app.likeness.text.formats.document.Relations;
import app.likeness.text.formats.document.Xml;
import app.likeness.text.formats.document.ZipParts;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamReader;

/// PowerPoint presentations since 2007 (ECMA-376, PresentationML): the slides in their order, each with its diagrams,
/// its speaker notes and its comments, which begin with a label.
public final class SlidesReader extends OfficeReader {
    @Override
    void read(ZipParts parts, Relations all, DocumentText text) throws Exception {
        String main = all.first("officeDocument", "ppt/presentation.xml");
        Relations relations = Relations.of(parts, main);
        List<String> slides = new ArrayList<>();
        try (InputStream in = parts.open(main)) {
            XMLStreamReader xml = Xml.open(in);
            while (xml.hasNext()) {
                xml.next();
                if (xml.isStartElement() && xml.getLocalName().equals("sldId")) {
                    slides.add(relations.id(relationId(xml)));
                }
            }
        }
        for (String slide : slides) {
            if (parts.contains(slide)) {
                slide(parts, slide, text);
            }
        }
    }

    /// A slide has two ids: its own, and that of its relation.
    private static String relationId(XMLStreamReader xml) {
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            if (xml.getAttributeLocalName(i).equals("id") && xml.getAttributeNamespace(i) != null) {
                return xml.getAttributeValue(i);
            }
        }
        return "";
    }

    private static void slide(ZipParts parts, String slide, DocumentText text) throws Exception {
        DocumentText shown = new DocumentText();
        Relations relations = Relations.of(parts, slide);
        read(parts, slide, SlideBody.Kind.SLIDE, shown);
        Drawings.add(parts, relations, shown);
        String words = shown.text();
        text.addParagraphs(words);
        List<String> spokenParts = relations.of("notesSlide");
        List<String> saidParts = relations.of("comments");
        if (spokenParts.isEmpty() && saidParts.isEmpty()) {
            return;
        }
        NoteLabels labels = NoteLabels.of(words);
        for (String notes : spokenParts) {
            DocumentText spoken = new DocumentText();
            read(parts, notes, SlideBody.Kind.NOTES, spoken);
            addLabelled(labels.slide(), spoken.text(), text);
        }
        for (String comments : saidParts) {
            DocumentText said = new DocumentText();
            read(parts, comments, SlideBody.Kind.COMMENTS, said);
            for (String comment : said.text().split("\n", -1)) {
                addLabelled(labels.comment(""), comment, text);
            }
        }
    }

    private static void addLabelled(String label, String words, DocumentText text) {
        if (!words.isBlank()) {
            text.addParagraphs(label + words);
        }
    }

    private static void read(ZipParts parts, String part, SlideBody.Kind kind, DocumentText text) throws Exception {
        try (InputStream in = parts.openIfThere(part)) {
            if (in != null) {
                new SlideBody(kind, text).read(Xml.open(in));
            }
        }
    }
}
