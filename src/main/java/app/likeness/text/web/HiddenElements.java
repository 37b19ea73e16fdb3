package app.likeness.text.web;

import app.likeness.text.HiddenText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/// Marks the words of a web page that its readers do not see though they stand among words that they see: not
/// displayed, of no size, transparent, off the page, or in the colour of what is behind them.
///
/// Pages hide menus and dialogs as a whole, which is ordinary: those are clutter. So what is hidden by display, by
/// visibility or by colour is marked only inside a line of text. Styles are read where they stand on the elements.
public final class HiddenElements {
    private static final Set<String> INLINE = Set.of(
            "span", "font", "a", "b", "i", "em", "strong", "small", "big", "sub", "sup", "u", "s", "mark", "label",
            "bdo");

    private static final Pattern UNSEEN = Pattern.compile("(?:^|;)\\s*(?:"
            + "font-size\\s*:\\s*0(?:\\.0*)?(?:px|pt|em|rem|%)?"
            + "|opacity\\s*:\\s*0(?:\\.0+)?"
            + "|(?:left|top|text-indent|margin-left)\\s*:\\s*-\\d{4,}(?:px|pt|em)"
            + ")\\s*(?:!important)?\\s*(?:;|$)");

    private static final Pattern ABSENT = Pattern.compile(
            "(?:^|;)\\s*(?:display\\s*:\\s*none|visibility\\s*:\\s*hidden)\\s*(?:!important)?\\s*(?:;|$)");

    private static final Pattern COLOUR = Pattern.compile("(?:^|;)\\s*color\\s*:\\s*([^;!]+)");
    private static final Pattern BACKGROUND = Pattern.compile("(?:^|;)\\s*background(?:-color)?\\s*:\\s*([^;!]+)");
    private static final Pattern RGB = Pattern.compile("rgba?\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*(\\d+).*");
    private static final String WHITE = "ffffff";

    private HiddenElements() {}

    /// Puts the marks of [HiddenText] around such words, and takes away those that the page brings along.
    public static void mark(PageSurvey page) {
        for (TextNode text : page.withMarks()) {
            text.text(HiddenText.withoutMarks(text.getWholeText()));
        }
        for (Element element : hidden(page)) {
            // Clutter is told by style; what is marked shall stay.
            element.removeAttr("style").removeAttr("hidden");
            element.nodeStream(TextNode.class)
                    .filter(text -> !text.isBlank())
                    .forEach(text -> text.text(HiddenText.marked(text.getWholeText())));
        }
    }

    /// The elements that are hidden, not those inside them, which are hidden with them.
    private static List<Element> hidden(PageSurvey page) {
        List<Element> hidden = new ArrayList<>();
        for (Element element : page.styled()) {
            if (!isInside(element, hidden) && isHidden(element)) {
                hidden.add(element);
            }
        }
        return hidden;
    }

    /// Whether it is in the last of these elements, which stand in the order of the page.
    private static boolean isInside(Element element, List<Element> before) {
        if (before.isEmpty()) {
            return false;
        }
        Element last = before.getLast();
        Element around = element.parent();
        while (around != null && !last.equals(around)) {
            around = around.parent();
        }
        return around != null;
    }

    private static boolean isHidden(Element element) {
        boolean isStyled = element.hasAttr("style") || element.hasAttr("color");
        boolean inLine = INLINE.contains(element.normalName())
                && element.parent() != null
                && !element.parent().ownText().isBlank();
        if (inLine && element.hasAttr("hidden")) {
            return true;
        }
        if (!isStyled) {
            return false;
        }
        String style = element.attr("style").toLowerCase(Locale.ROOT);
        return UNSEEN.matcher(style).find()
                || (inLine && (ABSENT.matcher(style).find() || hasColourOfGround(element, style)));
    }

    private static boolean hasColourOfGround(Element element, String style) {
        String given = element.nameIs("font") ? element.attr("color").toLowerCase(Locale.ROOT) : "";
        String colour = colour(COLOUR, style, given);
        return !colour.isEmpty() && colour.equals(ground(element));
    }

    /// The colour behind an element as far as styles on elements tell: white if none does.
    private static String ground(Element element) {
        for (Element each = element; each != null; each = each.parent()) {
            String colour = colour(BACKGROUND, each.attr("style").toLowerCase(Locale.ROOT), each.attr("bgcolor"));
            if (!colour.isEmpty()) {
                return colour;
            }
        }
        return WHITE;
    }

    /// The colour that `pattern` finds in `style`, else `otherwise`, as six hexadecimal digits; names but white and
    /// black stay as they are.
    private static String colour(Pattern pattern, String style, String otherwise) {
        Matcher matcher = pattern.matcher(style);
        String value = (matcher.find() ? matcher.group(1) : otherwise).strip();
        Matcher rgb = RGB.matcher(value);
        if (rgb.matches() && value.length() < 64) {
            return String.format(Locale.ROOT, "%02x%02x%02x", part(rgb, 1), part(rgb, 2), part(rgb, 3));
        }
        if (value.matches("#[0-9a-f]{3}")) {
            return value.replaceAll("[#]", "").replaceAll("(.)", "$1$1");
        }
        return switch (value) {
            case "white" -> WHITE;
            case "black" -> "000000";
            default -> value.startsWith("#") ? value.substring(1) : value;
        };
    }

    private static int part(Matcher rgb, int group) {
        return rgb.group(group).length() > 3 ? 255 : Math.min(255, Integer.parseInt(rgb.group(group)));
    }
}
