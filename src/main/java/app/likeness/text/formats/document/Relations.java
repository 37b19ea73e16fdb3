package app.likeness.text.formats.document;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Which parts of an Office Open XML document belong to one of its parts, by the last word of the relation's type,
/// such as `footnotes`. What lies outside the document is left out.
public final class Relations {
    private final Map<String, List<String>> byType = new HashMap<>();
    private final Map<String, String> byId = new HashMap<>();

    /// Those of a part that has none.
    public static final Relations NONE = new Relations();

    private Relations() {}

    /// The relations of a part; of the whole document for an empty name.
    public static Relations of(ZipParts parts, String part) throws IOException, XMLStreamException, NoTextException {
        Relations relations = new Relations();
        int slash = part.lastIndexOf('/') + 1;
        String folder = part.substring(0, slash);
        try (InputStream in = parts.openIfThere(folder + "_rels/" + part.substring(slash) + ".rels")) {
            if (in != null) {
                relations.read(Xml.open(in), folder);
            }
        }
        return relations;
    }

    /// The names of the parts with this relation, in the order in which they are named.
    public List<String> of(String type) {
        return byType.getOrDefault(type, List.of());
    }

    /// The part with this relation, or `otherwise`.
    public String first(String type, String otherwise) {
        List<String> parts = of(type);
        return parts.isEmpty() ? otherwise : parts.getFirst();
    }

    /// The part whose relation has this id; empty when there is none.
    public String id(String id) {
        return byId.getOrDefault(id, "");
    }

    private void read(XMLStreamReader xml, String folder) throws XMLStreamException {
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT
                    && xml.getLocalName().equals("Relationship")
                    && !Xml.attribute(xml, "TargetMode").equals("External")) {
                String type = Xml.attribute(xml, "Type");
                String target = resolved(folder, Xml.attribute(xml, "Target"));
                byType.computeIfAbsent(type.substring(type.lastIndexOf('/') + 1), ignored -> new ArrayList<>())
                        .add(target);
                byId.put(Xml.attribute(xml, "Id"), target);
            }
        }
    }

    /// `target` as the name of a part: seen from `folder` unless it begins with a slash.
    private static String resolved(String folder, String target) {
        List<String> names = new ArrayList<>();
        String path = target.startsWith("/") ? target : folder + target;
        for (String name : path.split("/", -1)) {
            if (name.equals("..")) {
                if (!names.isEmpty()) {
                    names.removeLast();
                }
            } else if (!name.isEmpty() && !name.equals(".")) {
                names.add(name);
            }
        }
        return String.join("/", names);
    }
}
