package app.likeness.text.formats.open;

import app.likeness.text.formats.document.Xml;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/// The styles of an Open Document, as far as they hide text.
final class OpenStyles {
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-f]{6}");
    private static final Pattern POINTS = Pattern.compile("\\d{1,4}(\\.\\d{1,4})?pt");

    /// What a style says; null for what it leaves to the one that it is based on.
    private static final class Style {
        private String parent = "";
        private @Nullable Boolean isAbsent;
        private @Nullable Boolean isWhite;
        private @Nullable Boolean isTiny;
        private @Nullable Boolean onColour;
    }

    /// What a style comes to.
    ///
    /// @param isUnseen whether it hides its text wherever that stands
    /// @param isWhite whether it hides its text on white
    /// @param onColour whether it puts a colour behind its text
    record Look(boolean isUnseen, boolean isWhite, boolean onColour) {
        static final Look PLAIN = new Look(false, false, false);
    }

    private final Map<String, Style> styles = new HashMap<>();
    private final Map<String, Map<String, Look>> looks = new HashMap<>();
    private @Nullable Style current;

    /// Takes an element that may belong to a style.
    void start(XMLStreamReader xml) {
        switch (xml.getLocalName()) {
            case "style" -> {
                Style style = new Style();
                style.parent = key(Xml.attribute(xml, "family"), Xml.attribute(xml, "parent-style-name"));
                styles.put(key(Xml.attribute(xml, "family"), Xml.attribute(xml, "name")), style);
                current = style;
            }
            case "text-properties",
                    "paragraph-properties",
                    "table-cell-properties",
                    "section-properties",
                    "graphic-properties",
                    "properties" -> {
                Style style = current;
                if (style != null) {
                    read(style, xml);
                }
            }
            default -> {
                // Numbers, lists and pages hide nothing.
            }
        }
    }

    private static void read(Style style, XMLStreamReader xml) {
        String display = Xml.attribute(xml, "display");
        if (!display.isEmpty()) {
            style.isAbsent = display.equals("none");
        }
        String colour = Xml.attribute(xml, "color").toLowerCase(Locale.ROOT);
        if (COLOUR.matcher(colour).matches() && xml.getLocalName().endsWith("text-properties")) {
            style.isWhite = colour.equals("#ffffff");
        }
        String size = Xml.attribute(xml, "font-size");
        if (POINTS.matcher(size).matches()) {
            style.isTiny = Double.parseDouble(size.substring(0, size.length() - 2)) <= 1;
        }
        String ground = Xml.attribute(xml, "background-color").toLowerCase(Locale.ROOT);
        String fill = Xml.attribute(xml, "fill");
        if (ground.startsWith("#")) {
            style.onColour = !ground.equals("#ffffff");
        } else if (!fill.isEmpty()) {
            style.onColour = !fill.equals("none");
        }
    }

    /// What the style `name` of a family (`text`, `paragraph`, `table-cell`, `section`, `graphic`) comes to.
    Look look(String family, String name) {
        if (name.isEmpty()) {
            return Look.PLAIN;
        }
        Map<String, Look> known = looks.computeIfAbsent(family, ignored -> new HashMap<>());
        Look look = known.get(name);
        if (look == null) {
            look = resolved(key(family, name));
            known.put(name, look);
        }
        return look;
    }

    private Look resolved(String key) {
        Style all = new Style();
        Set<String> seen = new HashSet<>();
        Style style = styles.get(key);
        for (String next = key; style != null && seen.add(next); style = styles.get(next)) {
            all.isAbsent = all.isAbsent == null ? style.isAbsent : all.isAbsent;
            all.isWhite = all.isWhite == null ? style.isWhite : all.isWhite;
            all.isTiny = all.isTiny == null ? style.isTiny : all.isTiny;
            all.onColour = all.onColour == null ? style.onColour : all.onColour;
            next = style.parent;
        }
        return new Look(isTrue(all.isAbsent) || isTrue(all.isTiny), isTrue(all.isWhite), isTrue(all.onColour));
    }

    private static boolean isTrue(@Nullable Boolean value) {
        return value != null && value;
    }

    private static String key(String family, String name) {
        return family + "/" + name;
    }
}
