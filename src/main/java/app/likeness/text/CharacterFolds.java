package app.likeness.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// What becomes of a single character when a text is folded: its form and its kind. Tables hold the answer for the
/// basic plane; rarer characters are worked out when they are met.
///
/// Traditional Chinese is written as Simplified by OpenCC's table of characters (`TSCharacters.txt`, a resource of
/// opencc4j, whose classes are not used). Where OpenCC leaves a character alone because only the phrase decides (乾, 瞭,
/// 覆 …), the fold takes the other reading always: two texts are to meet, none is to be printed.
final class CharacterFolds {
    /// Neither letter nor digit: ends a word and vanishes.
    static final byte SEPARATOR = 0;
    /// Joins two letters, otherwise a separator.
    static final byte APOSTROPHE = 1;
    /// A letter or digit that makes words.
    static final byte WORD = 2;
    /// A Latin letter.
    static final byte LATIN = 3;
    /// A letter of a script that has twins of Latin letters: Cyrillic, Greek.
    static final byte TWIN = 4;
    /// A letter or digit that is a unit by itself: Han, kana, Thai …
    static final byte CHARACTER = 5;
    /// A mark that carries meaning in its script: belongs to the unit before it.
    static final byte MARK = 6;
    /// Invisible: vanishes without ending a word.
    static final byte VANISHING = 7;
    /// Several characters, or a surrogate: to be worked out.
    static final byte EXPANDING = 8;
    /// Composes with the character before it, or changes places with it: to be worked out together with it.
    static final byte COMBINING = 9;

    private static final Set<UnicodeScript> CHARACTER_SCRIPTS = EnumSet.of(
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA,
            UnicodeScript.BOPOMOFO,
            UnicodeScript.THAI,
            UnicodeScript.LAO,
            UnicodeScript.KHMER,
            UnicodeScript.MYANMAR,
            UnicodeScript.TIBETAN,
            UnicodeScript.YI);

    /// Their marks are accents or vowel points that writers add or leave out as they like.
    private static final Set<UnicodeScript> OPTIONAL_MARKS = EnumSet.of(
            UnicodeScript.INHERITED,
            UnicodeScript.COMMON,
            UnicodeScript.LATIN,
            UnicodeScript.GREEK,
            UnicodeScript.CYRILLIC,
            UnicodeScript.HEBREW,
            UnicodeScript.ARABIC,
            UnicodeScript.SYRIAC);

    /// Radicals of the CJK supplement that look like a character and that NFKC leaves alone: radical, character, …
    private static final String RADICALS = "⺄乙⺅亻⺆冂⺉刂⺊卜⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺖忄⺗㣺⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺠民⺡氵⺢氺⺣灬⺤爫⺥爫"
            + "⺦丬⺧牛⺨犭⺩王⺪疋⺫罒⺬示⺭礻⺮竹⺯糹⺰纟⺱罓⺲罒⺳网⺴网⺵网⺶羊⺷羊⺸羊⺹耂⺺肀⺻聿⺼月⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西"
            + "⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阝⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞食⻟飠⻠饣⻡首⻢马⻣骨"
            + "⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀";

    /// Variants that OpenCC converts by phrase only, or in one direction only.
    private static final String VARIANTS = "著着妳你暱昵渖沈穭稆餈糍檾苘谘咨钜巨锺钟馀余鲇鲶";

    /// The last constant: its constructor reads the others.
    static final CharacterFolds STANDARD = new CharacterFolds();

    private final char[] forms = new char[0x10000];
    private final byte[] kinds = new byte[0x10000];
    private final Map<Integer, Integer> replacements = HashMap.newHashMap(5000);
    private final BitSet variants = new BitSet();

    private CharacterFolds() {
        readTraditional();
        addPairs(RADICALS);
        addPairs(VARIANTS);
        variants.set('著');
        boolean[] composing = composing();
        for (int c = 0; c < 0x10000; c++) {
            forms[c] = (char) c;
            kinds[c] = tabulate((char) c, composing);
        }
    }

    /// The folded form of `c`; meaningful where [#kind(char)] is below [#VANISHING] and not a separator.
    char form(char c) {
        return forms[c];
    }

    /// The kind of the folded form of `c`.
    byte kind(char c) {
        return kinds[c];
    }

    /// A code point of a text in NFKC in lower case, Simplified, and with radicals as the characters they look
    /// like.
    int formOf(int codePoint) {
        int form = codePoint;
        // OpenCC has chains of two (薴 → 苧 → 苎) and no cycle.
        for (Integer next = replacements.get(form); next != null; next = replacements.get(form)) {
            form = next;
        }
        return Character.toLowerCase(Character.toUpperCase(form));
    }

    /// The kind of a code point that is folded already: one of those up to [#VANISHING].
    static byte kindOfForm(int codePoint) {
        if (isInvisible(codePoint)) {
            return VANISHING;
        }
        if ("'’‘ʼ".indexOf(codePoint) >= 0) {
            return APOSTROPHE;
        }
        UnicodeScript script = UnicodeScript.of(codePoint);
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK ->
                OPTIONAL_MARKS.contains(script) ? VANISHING : MARK;
            case Character.UPPERCASE_LETTER,
                    Character.LOWERCASE_LETTER,
                    Character.TITLECASE_LETTER,
                    Character.MODIFIER_LETTER,
                    Character.OTHER_LETTER,
                    Character.DECIMAL_DIGIT_NUMBER,
                    Character.LETTER_NUMBER,
                    Character.OTHER_NUMBER -> {
                if (isOfCharacterScript(codePoint, script)) {
                    yield CHARACTER;
                }
                yield switch (script) {
                    case LATIN -> LATIN;
                    case CYRILLIC, GREEK -> TWIN;
                    default -> WORD;
                };
            }
            default -> SEPARATOR;
        };
    }

    /// Whether `c` occurs in words of Simplified text too, though the fold takes it for another character: 著, 乾 …
    boolean isVariant(char c) {
        return variants.get(c);
    }

    /// Whether the folded character at `index` is of a script written without spaces.
    boolean isOfCharacterScript(String folded, int index) {
        byte kind = kinds[folded.charAt(index)];
        if (kind <= CHARACTER) {
            return kind == CHARACTER;
        }
        int codePoint = folded.codePointAt(index);
        return isOfCharacterScript(codePoint, UnicodeScript.of(codePoint));
    }

    /// Whether `codePoint` may compose with the character before it or change places with it under NFKC.
    boolean isCombining(int codePoint) {
        if (codePoint < 0x10000) {
            return kinds[codePoint] == COMBINING;
        }
        // All composing characters beyond the basic plane that matter are marks.
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }

    /// The long-vowel and repetition marks of Japanese belong to no script in Unicode.
    private static boolean isOfCharacterScript(int codePoint, UnicodeScript script) {
        return CHARACTER_SCRIPTS.contains(script)
                || (script == UnicodeScript.COMMON && codePoint >= 0x3000 && codePoint < 0x3100);
    }

    static boolean isInvisible(int codePoint) {
        if (codePoint == 0x85) {
            return false; // next line
        }
        if (Character.isIdentifierIgnorable(codePoint)) {
            return true; // format characters, and controls that are not white space
        }
        return codePoint == 0x034F // grapheme joiner
                || codePoint == 0x0640 // Arabic stretching
                || (codePoint >= 0x115F && codePoint <= 0x1160) // Hangul fillers
                || codePoint == 0x3164
                || codePoint == 0xFFA0
                || (codePoint >= 0x17B4 && codePoint <= 0x17B5) // inherent vowels of Khmer
                || (codePoint >= 0x180B && codePoint <= 0x180F) // variation selectors
                || (codePoint >= 0xFE00 && codePoint <= 0xFE0F)
                || (codePoint >= 0xE0100 && codePoint <= 0xE01EF);
    }

    private byte tabulate(char c, boolean[] composing) {
        if (isInvisible(c)) {
            return VANISHING;
        }
        if (Character.isSurrogate(c)) {
            return EXPANDING;
        }
        String normal = normalized(c, Form.NFKC);
        if (composing[normal.charAt(0)] || isReordered(normal.charAt(0))) {
            return COMBINING;
        }
        if (normal.length() != 1) {
            return EXPANDING;
        }
        int form = formOf(normal.charAt(0));
        if (form > 0xFFFF) {
            return EXPANDING;
        }
        forms[c] = (char) form;
        return kindOfForm(form);
    }

    /// Whether `c` has a combining class, which Java does not tell: it then trades places with U+0345, whose class
    /// is the highest.
    private static boolean isReordered(char c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK ->
                c == '\u0345' || Normalizer.normalize("\u0345" + c, Form.NFD).charAt(0) != '\u0345';
            default -> false;
        };
    }

    /// What is the second half of a composed character: most accents, and vowels and finals of Hangul.
    private static boolean[] composing() {
        boolean[] composing = new boolean[0x10000];
        for (char c = 0xC0; c < 0xFB50; c++) {
            String parts = Character.isSurrogate(c) ? "" : normalized(c, Form.NFD);
            if (parts.length() > 1 && Normalizer.isNormalized(Character.toString(c), Form.NFC)) {
                for (int i = 1; i < parts.length(); i++) {
                    composing[parts.charAt(i)] = true;
                }
            }
        }
        return composing;
    }

    private static String normalized(char c, Form form) {
        String text = Character.toString(c);
        return Normalizer.isNormalized(text, form) ? text : Normalizer.normalize(text, form);
    }

    private void readTraditional() {
        try (InputStream in = CharacterFolds.class.getResourceAsStream("/data/dictionary/TSCharacters.txt")) {
            if (in == null) {
                throw new IllegalStateException("opencc4j lacks data/dictionary/TSCharacters.txt");
            }
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.isBlank())
                    .forEach(line -> addCandidates(line.split("[\t ]", -1)));
        } catch (IOException e) {
            throw new UncheckedIOException("reading OpenCC's table of characters", e);
        }
    }

    /// The first candidate that is another character; a line may name the character itself first, or alone.
    private void addCandidates(String[] line) {
        int traditional = line[0].codePointAt(0);
        for (int i = 1; i < line.length; i++) {
            if (line[i].codePointAt(0) != traditional) {
                replacements.put(traditional, line[i].codePointAt(0));
                if (i > 1) {
                    variants.set((char) traditional);
                }
                return;
            }
        }
    }

    private void addPairs(String pairs) {
        for (int i = 0; i < pairs.length(); i += 2) {
            replacements.put((int) pairs.charAt(i), (int) pairs.charAt(i + 1));
        }
    }
}
