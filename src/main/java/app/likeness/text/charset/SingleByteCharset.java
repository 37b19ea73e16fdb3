package app.likeness.text.charset;

import java.nio.IntBuffer;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Finds the charset of a text whose letters beyond ASCII take one byte each, by the language that it makes most
/// likely.
///
/// Every sequence of bytes is text in nearly every such charset; what differs is which letters it has. Each language
/// is known by its letters beyond ASCII in the order of their frequency, and the letter of rank r is given the
/// probability 1 ÷ (r + 2), normalised. The pair of charset and language under which the bytes above 127 are most
/// likely wins, where charsets of old systems are less likely to begin with; of charsets that read a text alike, the
/// one that is listed first. Two things are unlikely in every language: a capital letter after a small one, which tells
/// charsets apart that have each other's capitals as small letters, and a letter of another script right beside a Latin
/// one.
///
/// O(bytes + charsets × languages × 256).
final class SingleByteCharset {
    private record Language(String letters, List<Charset> charsets) {}

    private static final List<Charset> WESTERN = charsets("windows-1252", "ISO-8859-15", "IBM850", "x-MacRoman");
    private static final List<Charset> CENTRAL =
            charsets("windows-1250", "ISO-8859-2", "IBM852", "x-MacCentralEurope", "ISO-8859-16");
    private static final List<Charset> BALTIC = charsets("windows-1257", "ISO-8859-13", "ISO-8859-4", "windows-1252");
    private static final List<Charset> TURKISH = charsets("windows-1254", "ISO-8859-9", "ISO-8859-3");
    private static final List<Charset> CYRILLIC =
            charsets("windows-1251", "KOI8-R", "KOI8-U", "ISO-8859-5", "IBM866", "IBM855", "x-MacCyrillic");

    private static final List<Language> LANGUAGES = List.of(
            new Language("éèàêçôîùâûœëïüÿæ", WESTERN),
            new Language("üäöß", WESTERN),
            new Language("óíáéñúü", WESTERN),
            new Language("ãçáéíóêõúâàô", WESTERN),
            new Language("èàùòìé", WESTERN),
            new Language("øåæéöóü", WESTERN),
            new Language("äåöé", WESTERN),
            new Language("áíðéóúýþöæ", WESTERN),
            new Language("áéíóú", WESTERN),
            new Language("íáéěřýžčšůúďťňó", CENTRAL),
            new Language("áíčúýéžšôťľňäďóŕĺ", CENTRAL),
            new Language("łężóąśćńź", CENTRAL),
            new Language("áéöóőüíúű", CENTRAL),
            new Language("čšžćđ", charsets("windows-1250", "ISO-8859-2", "IBM852", "ISO-8859-13", "ISO-8859-16")),
            new Language("ăîâșțşţ", CENTRAL),
            new Language("ıüğşöçâîû", TURKISH),
            new Language("äõöüšž", BALTIC),
            new Language("āīēūšņļžčģķ", BALTIC),
            new Language("ėšųžąįūčę", BALTIC),
            new Language("ħżġċàèìòù", charsets("ISO-8859-3")),
            new Language("ĝĉŝŭĵĥ", charsets("ISO-8859-3")),
            new Language("оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё", CYRILLIC),
            new Language("аиоентрсвлкдпмзгъбуячцщжйфхшьюѝ", CYRILLIC),
            new Language("оанивтеірсклудмпзягьбчхцїйюшжєщфґ", CYRILLIC),
            new Language("аоиенртсјукдвлмпбгзчцшжљњћђфхџ", CYRILLIC),
            new Language("αοιετσνηυρπκμλςόίάγδέήώθύχωφβξζψϊΐϋΰ", charsets("windows-1253", "ISO-8859-7")),
            new Language("יוהלאתרבשמנםדקעחןפגטכזסץךףצ", charsets("windows-1255", "ISO-8859-8")),
            new Language("اليومنرتبعدسهةكفقحجىشصطأخذضزغثءظإئآؤ", charsets("windows-1256", "ISO-8859-6")),
            new Language("านรกอเง่มั้ลวยดตทสิปีคะบหแจพชขใไถุูโ็ผธึญซศณฟฮ", charsets("x-windows-874")));

    /// Of systems that nobody has written with for long.
    private static final List<Charset> OLD =
            charsets("IBM850", "IBM852", "IBM855", "IBM866", "x-MacRoman", "x-MacCentralEurope", "x-MacCyrillic");

    /// What is common in text of every language.
    private static final String PUNCTUATION = "\u00a0\u00ad«»„“”‘’‚–—…°§©®€·№£×½²³•™´¿¡ºª";

    private static final double PUNCTUATION_LIKELIHOOD = Math.log(0.02);
    private static final double SYMBOL_LIKELIHOOD = Math.log(0.001);
    private static final double FOREIGN_LIKELIHOOD = Math.log(0.0005);
    private static final double CONTROL_LIKELIHOOD = Math.log(0.00001);
    private static final double CAPITAL_LIKELIHOOD = Math.log(0.3);
    private static final double CAPITAL_INSIDE_LIKELIHOOD = Math.log(0.02);
    private static final double CAPITAL_ALONE_LIKELIHOOD = Math.log(0.05);
    private static final double MIXED_LIKELIHOOD = Math.log(0.02);

    private static final double OLD_LIKELIHOOD = Math.log(0.00001);

    /// How likely a charset is that is the place after in its list, before any byte is seen.
    private static final double LATER_LIKELIHOOD = Math.log(0.5);

    /// And one that needs no language, as everything that a Western editor writes.
    private static final double OTHER_LIKELIHOOD = Math.log(0.1);

    /// A charset that is less likely than the best by more than this is none to think of.
    private static final double MARGIN_LIKELIHOOD = Math.log(0.05);

    /// What comes before is Latin.
    private static final char FIRST_GREEK = 0x370;

    private SingleByteCharset() {}

    /// The most likely charset of a text.
    ///
    /// @param isSure whether every charset that has other letters in it is far less likely
    record Guess(Charset charset, boolean isSure) {}

    /// The most likely charset of `sample`; Windows-1252 for one without bytes above 127.
    static Guess of(byte[] sample) {
        HighBytes bytes = HighBytes.of(sample);
        Charset best = WESTERN.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        Map<Charset, Double> likelihoods = new HashMap<>();
        for (Language language : LANGUAGES) {
            double prior = language.charsets == WESTERN ? 0 : OTHER_LIKELIHOOD;
            for (Charset charset : language.charsets) {
                double likelihood = prior
                        + (OLD.contains(charset) ? OLD_LIKELIHOOD : 0)
                        + bytes.likelihood(language.letters, table(charset));
                likelihoods.merge(charset, likelihood, Math::max);
                if (likelihood > most) {
                    most = likelihood;
                    best = charset;
                }
                prior += LATER_LIKELIHOOD;
            }
        }
        Charset found = best;
        double least = most + MARGIN_LIKELIHOOD;
        char[] letters = table(found);
        boolean isSure = likelihoods.entrySet().stream()
                .noneMatch(each -> each.getValue() > least && bytes.readsOtherLetters(letters, table(each.getKey())));
        return new Guess(found, isSure);
    }

    /// @param counts how often each byte from 128 on occurs
    /// @param afterSmall how often right after a small letter of ASCII
    /// @param besideLatin how often right before or after any letter of ASCII
    private record HighBytes(IntBuffer counts, IntBuffer afterSmall, IntBuffer besideLatin) {
        static HighBytes of(byte[] sample) {
            int[] counts = new int[128];
            int[] afterSmall = new int[128];
            int[] besideLatin = new int[128];
            for (int i = 0; i < sample.length; i++) {
                if (sample[i] < 0) {
                    int b = sample[i] & 0x7F;
                    byte before = i > 0 ? sample[i - 1] : 0;
                    byte after = i + 1 < sample.length ? sample[i + 1] : 0;
                    counts[b]++;
                    afterSmall[b] += before >= 'a' && before <= 'z' ? 1 : 0;
                    besideLatin[b] += isLatin(before) || isLatin(after) ? 1 : 0;
                }
            }
            return new HighBytes(IntBuffer.wrap(counts), IntBuffer.wrap(afterSmall), IntBuffer.wrap(besideLatin));
        }

        /// Whether one of the bytes is a letter in one of two charsets and another character in the other.
        boolean readsOtherLetters(char[] left, char[] right) {
            for (int b = 0; b < left.length; b++) {
                if (counts.get(b) > 0
                        && left[b] != right[b]
                        && (Character.isLetter(left[b]) || Character.isLetter(right[b]))) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isLatin(byte b) {
            return (b | 0x20) >= 'a' && (b | 0x20) <= 'z';
        }

        /// The logarithm of how likely the bytes are in a language.
        ///
        /// @param characters what each of the bytes is in the charset
        double likelihood(String letters, char[] characters) {
            double sum = 0;
            for (int b = 0; b < characters.length; b++) {
                int count = counts.get(b);
                if (count > 0) {
                    char character = characters[b];
                    sum += count * SingleByteCharset.likelihood(character, letters);
                    if (Character.isUpperCase(character)) {
                        int inside = afterSmall.get(b);
                        sum += (count - inside) * CAPITAL_LIKELIHOOD + inside * CAPITAL_INSIDE_LIKELIHOOD;
                    }
                    if (character < FIRST_GREEK && Character.isUpperCase(character)) {
                        sum += (count - besideLatin.get(b)) * CAPITAL_ALONE_LIKELIHOOD;
                    }
                    if (character >= FIRST_GREEK && Character.isLetter(character)) {
                        sum += besideLatin.get(b) * MIXED_LIKELIHOOD;
                    }
                }
            }
            return sum;
        }
    }

    private static double likelihood(char character, String letters) {
        int rank = letters.indexOf(small(character));
        if (rank >= 0) {
            double all = 0;
            for (int r = 0; r < letters.length(); r++) {
                all += 1.0 / (r + 2);
            }
            return Math.log(1.0 / (rank + 2) / all);
        }
        if (PUNCTUATION.indexOf(character) >= 0) {
            return PUNCTUATION_LIKELIHOOD;
        }
        if (character == '\uFFFD' || Character.isISOControl(character)) {
            return CONTROL_LIKELIHOOD;
        }
        return Character.isLetter(character) ? FOREIGN_LIKELIHOOD : SYMBOL_LIKELIHOOD;
    }

    private static char small(char character) {
        // ß and İ have other lower or upper cases than one character.
        String lower = String.valueOf(character).toLowerCase(Locale.ROOT);
        return lower.charAt(0);
    }

    /// What the bytes 128…255 are in `charset`.
    private static char[] table(Charset charset) {
        byte[] bytes = new byte[128];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i + 128);
        }
        char[] table = new String(bytes, charset).toCharArray();
        return table.length == bytes.length ? table : filled(bytes.length);
    }

    private static char[] filled(int length) {
        char[] table = new char[length];
        Arrays.fill(table, '\uFFFD');
        return table;
    }

    private static List<Charset> charsets(String... names) {
        return Arrays.stream(names)
                .filter(Charset::isSupported)
                .map(Charset::forName)
                .toList();
    }
}
