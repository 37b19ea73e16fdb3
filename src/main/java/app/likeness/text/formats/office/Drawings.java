package app.likeness.text.formats.office;

import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.Relations;
import app.likeness.text.formats.document.Xml;
import app.likeness.text.formats.document.ZipParts;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// The words of what an Office Open XML document draws: diagrams (SmartArt), and the titles and names in charts.
final class Drawings {
    private Drawings() {}

    /// Adds the words of the drawings that a part refers to, a paragraph each.
    static void add(ZipParts parts, Relations relations, DocumentText text) throws Exception {
        // How a diagram was drawn last, which programs keep beside its data, is in the order of reading.
        List<String> drawn = relations.of("diagramDrawing");
        for (String diagram : drawn.isEmpty() ? relations.of("diagramData") : drawn) {
            try (InputStream in = parts.openIfThere(diagram)) {
                if (in != null) {
                    new SlideBody(SlideBody.Kind.SLIDE, text).read(Xml.open(in));
                }
            }
        }
        for (String chart : relations.of("chart")) {
            try (InputStream in = parts.openIfThere(chart)) {
                if (in != null) {
                    chart(Xml.open(in), text);
                }
            }
        }
    }

    /// A name stands at every series that it belongs to; it is added once.
    private static void chart(XMLStreamReader xml, DocumentText text) throws XMLStreamException {
        Set<String> said = new HashSet<>();
        boolean isName = false;
        while (xml.hasNext()) {
            xml.next();
            if (xml.isStartElement()) {
                switch (xml.getLocalName()) {
                    case "strCache" -> isName = true;
                    case "t" -> text.append(Xml.text(xml));
                    case "v" -> {
                        String name = isName ? Xml.text(xml).strip() : "";
                        if (said.add(name)) {
                            text.append(name);
                            text.endParagraph();
                        }
                    }
                    default -> {
                        // Axes, colours and numbers say nothing.
                    }
                }
            } else if (xml.isEndElement()) {
                switch (xml.getLocalName()) {
                    case "strCache" -> isName = false;
                    case "p" -> text.endParagraph();
                    default -> {
                        // Nothing ends here.
                    }
                }
            }
        }
        text.endParagraph();
    }
}
