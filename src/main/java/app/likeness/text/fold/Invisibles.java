package app.likeness.text.fold;

import java.lang.Character.UnicodeScript;

/// Which characters that cannot be seen have no business where they stand.
///
/// Ordinary ones stand between words, join or part letters of scripts that need it (Arabic, Indic scripts, Thai), make
/// one emoji of two, choose the variant of a character, or say where a word may be broken.
final class Invisibles {
    private static final char SOFT_HYPHEN = '\u00ad';

    /// As many in a row carry a message.
    private static final int MESSAGE = 12;

    private Invisibles() {}

    /// Whether the invisible characters from `from` to `to` of `text` are suspicious: they stand inside a word of
    /// letters, or between two Chinese characters.
    static boolean areSuspicious(String text, int from, int to) {
        int before = from == 0 ? 0 : text.codePointBefore(from);
        int after = to == text.length() ? 0 : text.codePointAt(to);
        if (!isTight(before) || !isTight(after)) {
            boolean flag = Character.getType(before) == Character.OTHER_SYMBOL;
            return to - from >= MESSAGE && !flag && isOfNoWidth(text, from, to);
        }
        int c = text.codePointAt(from);
        if (to - from == 1 && c == SOFT_HYPHEN) {
            return Character.isIdeographic(before) || (before < 0x80 && isDense(text, from));
        }
        return !isRemnant(c) && !(isVariant(c) && Character.isIdeographic(before));
    }

    /// Whether `c` belongs to a script whose words hold nothing invisible.
    private static boolean isTight(int c) {
        return (Character.isLetter(c) || Character.getType(c) == Character.OTHER_SYMBOL)
                && switch (UnicodeScript.of(c)) {
                    case LATIN, CYRILLIC, GREEK, HAN -> true;
                    default -> false;
                };
    }

    private static boolean isOfNoWidth(String text, int from, int to) {
        return text.substring(from, to).codePoints().allMatch(c -> Character.getType(c) == Character.FORMAT);
    }

    /// Whether two more soft hyphens follow after a letter each: no hyphenation parts single letters.
    private static boolean isDense(String text, int at) {
        return at + 4 < text.length() && text.charAt(at + 2) == SOFT_HYPHEN && text.charAt(at + 4) == SOFT_HYPHEN;
    }

    /// Whether `c` is what is left of another character: of a quotation mark of Windows, or of one of which half
    /// the bytes were lost (U+2019 becomes U+0019); or a pictogram of some font.
    private static boolean isRemnant(int c) {
        return (c >= 0x80 && c < 0xA0) || (c >= 0x10 && c < 0x20) || Character.getType(c) == Character.PRIVATE_USE;
    }

    private static boolean isVariant(int c) {
        return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
    }
}
