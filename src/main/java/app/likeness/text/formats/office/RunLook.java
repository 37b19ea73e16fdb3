package app.likeness.text.formats.office;

import app.likeness.text.formats.document.Xml;
import java.util.Locale;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/// What decides whether readers see a run of a Word document; null for what is not said here but elsewhere.
///
/// @param isVanished whether it is said to be hidden
/// @param isWhite whether its colour is white
/// @param isTiny whether its size is at most one point
/// @param isShaded whether it stands on a colour of its own
/// @param style the character style that says the rest; empty for none
record RunLook(
        @Nullable Boolean isVanished,
        @Nullable Boolean isWhite,
        @Nullable Boolean isTiny,
        @Nullable Boolean isShaded,
        String style) {
    static final RunLook PLAIN = new RunLook(null, null, null, null, "");

    /// One point, in the half points of the format.
    private static final int TINY = 2;

    /// Reads an `rPr` element to its end.
    static RunLook read(XMLStreamReader xml) throws XMLStreamException {
        Boolean vanished = null;
        Boolean white = null;
        Boolean tiny = null;
        Boolean shaded = null;
        String style = "";
        for (int depth = 1; depth > 0; ) {
            int event = xml.next();
            if (event == XMLStreamConstants.END_ELEMENT) {
                depth--;
            } else if (event == XMLStreamConstants.START_ELEMENT) {
                switch (xml.getLocalName()) {
                    // What it was before a change that is tracked.
                    case "rPrChange" -> {
                        Xml.skip(xml);
                        continue;
                    }
                    case "rStyle" -> style = Xml.attribute(xml, "val");
                    case "vanish", "specVanish" -> vanished = isOn(Xml.attribute(xml, "val"));
                    case "color" -> white = isWhite(xml);
                    case "sz" -> tiny = isTiny(Xml.attribute(xml, "val"));
                    case "shd" -> shaded = isShading(xml);
                    case "highlight" -> {
                        String colour = Xml.attribute(xml, "val");
                        shaded = !(colour.equals("none") || colour.equals("white"));
                    }
                    default -> {
                        // The rest does not hide.
                    }
                }
                depth++;
            }
        }
        return new RunLook(vanished, white, tiny, shaded, style);
    }

    /// Whether an `shd` element fills with a colour other than white.
    static boolean isShading(XMLStreamReader xml) {
        String fill = Xml.attribute(xml, "fill").toUpperCase(Locale.ROOT);
        String pattern = Xml.attribute(xml, "val");
        return !(fill.isEmpty() || fill.equals("AUTO") || fill.equals("FFFFFF")) || pattern.equals("solid");
    }

    /// This look, and `below` for what it does not say.
    RunLook over(RunLook below) {
        return new RunLook(
                isVanished == null ? below.isVanished : isVanished,
                isWhite == null ? below.isWhite : isWhite,
                isTiny == null ? below.isTiny : isTiny,
                isShaded == null ? below.isShaded : isShaded,
                "");
    }

    /// Whether readers do not see it, where it stands on white or not.
    boolean isHidden(boolean onColour) {
        return isTrue(isVanished) || isTrue(isTiny) || (isTrue(isWhite) && !onColour && !isTrue(isShaded));
    }

    private static boolean isTrue(@Nullable Boolean value) {
        return value != null && value;
    }

    static boolean isOn(String value) {
        return !(value.equals("0") || value.equals("false") || value.equals("off"));
    }

    private static boolean isWhite(XMLStreamReader xml) {
        String theme = Xml.attribute(xml, "themeColor");
        boolean isTinted = !Xml.attribute(xml, "themeShade").isEmpty();
        return !isTinted && (Xml.attribute(xml, "val").equalsIgnoreCase("FFFFFF") || theme.equals("background1"));
    }

    private static boolean isTiny(String size) {
        return Xml.number(size, TINY + 1) <= TINY;
    }
}
