package app.likeness.text.formats.office;

import app.likeness.text.formats.document.NoTextException;
import app.likeness.text.formats.document.Xml;
import app.likeness.text.formats.document.ZipParts;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// The styles of a Word document, as far as they hide text.
final class WordStyles {
    private record Style(RunLook look, String basedOn, boolean isShaded) {}

    private final Map<String, Style> styles = new HashMap<>();
    private final Map<String, RunLook> looks = new HashMap<>();

    /// The styles in the part `name`; none when there is no such part.
    static WordStyles of(ZipParts parts, String name) throws IOException, XMLStreamException, NoTextException {
        WordStyles styles = new WordStyles();
        try (InputStream in = parts.openIfThere(name)) {
            if (in != null) {
                styles.read(Xml.open(in));
            }
        }
        return styles;
    }

    /// What the style says of runs, with what it is based on; [RunLook#PLAIN] for one that is not known.
    RunLook look(String id) {
        RunLook known = looks.get(id);
        if (known != null) {
            return known;
        }
        RunLook look = RunLook.PLAIN;
        Set<String> seen = new HashSet<>();
        Style style = styles.get(id);
        for (String next = id; style != null && seen.add(next); style = styles.get(next)) {
            look = look.over(style.look);
            next = style.basedOn;
        }
        looks.put(id, look);
        return look;
    }

    /// Whether a table style fills cells with a colour.
    boolean isShaded(String id) {
        Set<String> seen = new HashSet<>();
        Style style = styles.get(id);
        for (String next = id; style != null && seen.add(next); style = styles.get(next)) {
            if (style.isShaded) {
                return true;
            }
            next = style.basedOn;
        }
        return false;
    }

    private void read(XMLStreamReader xml) throws XMLStreamException {
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT
                    && xml.getLocalName().equals("style")) {
                String id = Xml.attribute(xml, "styleId");
                styles.put(id, style(xml));
            }
        }
    }

    private static Style style(XMLStreamReader xml) throws XMLStreamException {
        RunLook look = RunLook.PLAIN;
        String basedOn = "";
        boolean shaded = false;
        for (int depth = 1; depth > 0; ) {
            int event = xml.next();
            if (event == XMLStreamConstants.END_ELEMENT) {
                depth--;
            } else if (event == XMLStreamConstants.START_ELEMENT) {
                String name = xml.getLocalName();
                if (name.equals("rPr") && depth == 1) {
                    look = RunLook.read(xml);
                    continue;
                }
                basedOn = name.equals("basedOn") ? Xml.attribute(xml, "val") : basedOn;
                shaded |= name.equals("shd") && RunLook.isShading(xml);
                depth++;
            }
        }
        return new Style(look, basedOn, shaded);
    }
}
