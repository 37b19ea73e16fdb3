package app.likeness.ui.words;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.List;
import javafx.scene.Node;

/// What can be told about a text from its characters alone: which font it wants and how wide it will be.
public final class Script {
    private static final int SAMPLE = 4000;
    private static final int MOST_ASKED = 400;
    private static final List<String> CLASSES = List.of("simplified-text", "traditional-text", "latin-text");

    private Script() {}

    /// Whether the text's beginning holds Chinese in earnest: at least one Han character for four other letters.
    public static boolean isMainlyHan(String text) {
        int han = 0;
        int letters = 0;
        for (int i = 0; i < Math.min(SAMPLE, text.length()); i++) {
            char c = text.charAt(i);
            if (isWide(c)) {
                han++;
            } else if (Character.isLetter(c)) {
                letters++;
            }
        }
        return han > 0 && han * 4 >= letters;
    }

    /// Gives what shows a document's text the style class of its writing, and with it the font.
    public static void dress(Node node, String text) {
        String wanted = styleClass(text);
        // Every change of the classes looks for the styles of all that is below.
        if (!node.getStyleClass().contains(wanted)) {
            node.getStyleClass().removeAll(CLASSES);
            node.getStyleClass().add(wanted);
        }
    }

    static String styleClass(String text) {
        if (!isMainlyHan(text)) {
            return "latin-text";
        }
        return isMainlyTraditional(text) ? "traditional-text" : "simplified-text";
    }

    /// The national character sets of the two writings tell them apart: 讀 is in Big5 alone, 读 in GB 2312 alone. One
    /// character in three is in one alone.
    private static boolean isMainlyTraditional(String text) {
        CharsetEncoder big5 = Charset.forName("Big5").newEncoder();
        CharsetEncoder gb2312 = Charset.forName("GB2312").newEncoder();
        int more = 0;
        int asked = 0;
        for (int i = 0; asked < MOST_ASKED && i < Math.min(SAMPLE, text.length()); i++) {
            char c = text.charAt(i);
            if (isWide(c)) {
                more += (big5.canEncode(c) ? 1 : 0) - (gb2312.canEncode(c) ? 1 : 0);
                asked++;
            }
        }
        return more > 0;
    }

    /// About how wide a stretch is, in em.
    public static double width(String text, int from, int to) {
        double width = 0;
        for (int i = from; i < to; i++) {
            width += isWide(text.charAt(i)) ? 1 : 0.5;
        }
        return width;
    }

    /// Han, kana, hangul and full-width forms: one em each.
    private static boolean isWide(char c) {
        return (c >= '\u2e80' && c <= '\ud7ff') || (c >= '\uf900' && c <= '\ufaff') || (c >= '\uff00' && c <= '\uff60');
    }
}
