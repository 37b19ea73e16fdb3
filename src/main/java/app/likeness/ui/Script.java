package app.likeness.ui;

/// What can be told about a text from its characters alone: which font it wants and how wide it will be.
public final class Script {
    private static final int SAMPLE = 4000;

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
