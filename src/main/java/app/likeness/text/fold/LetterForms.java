package app.likeness.text.fold;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.text.Normalizer.Form;

/// Which letter or digit is compared in place of another one, whatever stands beside it: letters without their accents
/// and strokes, drawn small capitals as letters, digits of every script as those of ASCII.
///
/// Accents go because writers leave them out as they like, and because copies add them. They stay where they make
/// another letter of the alphabet, as in й and ї.
final class LetterForms {
    /// Latin letters that have no decomposition: letter, what it is compared as, …
    private static final String LATIN =
            "ɑaɡgıiȷjɩiłlđdøoħhŧtƀbɍrɏyɇeɨiƙkɓbɗdǥgⱥaⱦtȼcȿsɀz" + "ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz";

    /// Enclosed letters A to Z that NFKC leaves alone: where each alphabet begins.
    private static final int[] ENCLOSED = {0x1F150, 0x1F170};

    private LetterForms() {}

    /// What is compared in place of `codePoint`, a code point in NFKC: a small letter, a digit or the same.
    static int formOf(int codePoint) {
        if (Character.getType(codePoint) == Character.DECIMAL_DIGIT_NUMBER) {
            return '0' + Character.digit(codePoint, 10);
        }
        for (int first : ENCLOSED) {
            if (codePoint >= first && codePoint < first + 26) {
                return 'a' + codePoint - first;
            }
        }
        if (codePoint >= 0x2776 && codePoint <= 0x2793 && (codePoint - 0x2776) % 10 < 9) {
            return '1' + (codePoint - 0x2776) % 10; // dingbats
        }
        int letter = withoutAccents(Character.toLowerCase(Character.toUpperCase(codePoint)));
        int at = Character.isBmpCodePoint(letter) && letter >= 0x80 ? LATIN.indexOf(letter) : -1;
        return at >= 0 && at % 2 == 0 ? LATIN.charAt(at + 1) : letter;
    }

    private static int withoutAccents(int letter) {
        boolean plain = switch (UnicodeScript.of(letter)) {
            case LATIN, GREEK -> letter < 0x80;
            case CYRILLIC -> letter != 'ё' && letter != 'ѐ' && letter != 'ѝ';
            default -> true;
        };
        return plain
                ? letter
                : Normalizer.normalize(Character.toString(letter), Form.NFD).codePointAt(0);
    }
}
