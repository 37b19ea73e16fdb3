package app.likeness.report.pdf;

/// Arabic letters in the form that they have beside their neighbours, as the presentation forms of Unicode: a font
/// that is drawn letter by letter joins them by no other means.
final class ArabicForms {
    /// The letters from U+0621 on by their isolated forms; 0 for no letter.
    private static final char[] ISOLATED = {
        0xFE80, 0xFE81, 0xFE83, 0xFE85, 0xFE87, 0xFE89, 0xFE8D, 0xFE8F, 0xFE93, 0xFE95, 0xFE99, 0xFE9D, 0xFEA1, 0xFEA5,
        0xFEA9, 0xFEAB, 0xFEAD, 0xFEAF, 0xFEB1, 0xFEB5, 0xFEB9, 0xFEBD, 0xFEC1, 0xFEC5, 0xFEC9, 0xFECD, 0, 0, 0, 0, 0,
        0, 0xFED1, 0xFED5, 0xFED9, 0xFEDD, 0xFEE1, 0xFEE5, 0xFEE9, 0xFEED, 0xFEEF, 0xFEF1
    };
    /// Those that join only the letter before them.
    private static final String ONE_SIDED = "آأؤإاةدذرزوى";

    private static final char FIRST = 0x0621;
    private static final char LONE = 0x0621;
    private static final char TATWEEL = 0x0640;

    private ArabicForms() {}

    /// `text` in the order in which it is read, with its letters joined.
    static String of(String text) {
        StringBuilder joined = null;
        for (int i = 0; i < text.length(); i++) {
            char isolated = isolated(text.charAt(i));
            if (isolated != 0) {
                if (joined == null) {
                    joined = new StringBuilder(text);
                }
                joined.setCharAt(i, form(text, i, isolated));
            }
        }
        return joined == null ? text : joined.toString();
    }

    private static char form(String text, int at, char isolated) {
        char c = text.charAt(at);
        boolean isJoinedBefore = c != LONE && joinsNext(text, neighbour(text, at, -1));
        boolean isJoinedBehind = joinsBoth(c) && joinsPrevious(text, neighbour(text, at, 1));
        if (isJoinedBefore) {
            return (char) (isolated + (isJoinedBehind ? 3 : 1));
        }
        return isJoinedBehind ? (char) (isolated + 2) : isolated;
    }

    /// The next letter in this direction that is not a mark on another; -1 for none.
    private static int neighbour(String text, int at, int step) {
        int next = at + step;
        while (next >= 0
                && next < text.length()
                && Character.getType(text.charAt(next)) == Character.NON_SPACING_MARK) {
            next += step;
        }
        return next < text.length() ? next : -1;
    }

    private static boolean joinsNext(String text, int at) {
        return at >= 0 && joinsBoth(text.charAt(at));
    }

    private static boolean joinsPrevious(String text, int at) {
        return at >= 0 && text.charAt(at) != LONE && (isolated(text.charAt(at)) != 0 || text.charAt(at) == TATWEEL);
    }

    private static boolean joinsBoth(char c) {
        return c == TATWEEL || (isolated(c) != 0 && c != LONE && ONE_SIDED.indexOf(c) < 0);
    }

    private static char isolated(char c) {
        int index = c - FIRST;
        return index >= 0 && index < ISOLATED.length ? ISOLATED[index] : 0;
    }
}
