package app.likeness.text.fold;

import app.likeness.text.HiddenText;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Set;

/// What becomes of a single character when a text is folded: its form and its kind. Tables hold the answer for the
/// basic plane; rarer characters are worked out when they are met. What form a character has is said by [HanForms] and
/// [LetterForms].
public final class CharacterFolds {
    /// Neither letter nor digit: ends a word and vanishes.
    static final byte SEPARATOR = 0;
    /// A separator that may stand inside a word to disguise it: dots, narrow and invisible blanks.
    static final byte JOINT = 1;
    /// Joins two letters, otherwise a separator.
    static final byte APOSTROPHE = 2;
    /// A letter or digit that makes words.
    public static final byte WORD = 3;
    /// A Latin letter.
    static final byte LATIN = 4;
    /// A letter of a script that has twins of Latin letters: Cyrillic, Greek …
    static final byte TWIN = 5;
    /// A letter or digit that is a unit by itself: Han, kana, Thai …
    public static final byte CHARACTER = 6;
    /// A Chinese digit, a character otherwise.
    public static final byte NUMERAL = 7;
    /// A circle: the Chinese zero after a Chinese digit, a separator otherwise.
    static final byte CIRCLE = 8;
    /// A katakana that is drawn like a Chinese character.
    static final byte KANA_TWIN = 9;
    /// A mark that carries meaning in its script: belongs to the unit before it.
    static final byte MARK = 10;
    /// Invisible: vanishes without ending a word.
    static final byte VANISHING = 11;
    /// Several characters, or a surrogate: to be worked out.
    static final byte EXPANDING = 12;
    /// Composes with the character before it, or changes places with it: to be worked out together with it.
    static final byte COMBINING = 13;

    /// Blanks so narrow, or so empty, that they do not show inside a word.
    static final String NARROW = "\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u2800\u3164\uffa0";

    /// Dots that stand between letters.
    static final String DOTS = ".·‧・･•∙⋅․．";

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

    /// The last constant: its constructor reads the others.
    public static final CharacterFolds STANDARD = CharacterFoldsFile.load().orElseGet(CharacterFolds::computed);

    private final char[] forms;
    private final byte[] kinds;
    private final BitSet variants;
    /// The same: a bit for each character of the basic plane.
    private final long[] variantBits;

    /// What only rare characters ask for, read when the first one comes.
    private static final class Rare {
        static final HanForms HAN = new HanForms();
    }

    /// @param forms the folded form of each character of the basic plane
    /// @param kinds its kind
    /// @param variants which ones occur in words of Simplified text too
    CharacterFolds(char[] forms, byte[] kinds, BitSet variants) {
        this.forms = forms;
        this.kinds = kinds;
        this.variants = variants;
        this.variantBits = Arrays.copyOf(variants.toLongArray(), 0x10000 / Long.SIZE);
    }

    /// The tables, worked out from those of Unicode and OpenCC: slower than [#STANDARD], which the build of the
    /// program has prepared.
    static CharacterFolds computed() {
        var variants = new BitSet();
        for (int c = 0; c < 0x10000; c++) {
            variants.set(c, Rare.HAN.isVariant((char) c));
        }
        var folds = new CharacterFolds(new char[0x10000], new byte[0x10000], variants);
        boolean[] composing = composing();
        for (int c = 0; c < 0x10000; c++) {
            folds.forms[c] = (char) c;
            folds.kinds[c] = folds.tabulate((char) c, composing);
        }
        return folds;
    }

    char[] forms() {
        return forms;
    }

    byte[] kinds() {
        return kinds;
    }

    BitSet variants() {
        return variants;
    }

    /// The folded form of `c`; meaningful where [#kind(char)] is below [#VANISHING] and not a separator.
    public char form(char c) {
        return forms[c];
    }

    /// The kind of the folded form of `c`.
    public byte kind(char c) {
        return kinds[c];
    }

    /// A code point of a text in NFKC in lower case, without accents, Simplified, and with radicals as the
    /// characters they look like.
    int formOf(int codePoint) {
        return LetterForms.formOf(Rare.HAN.formOf(codePoint));
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
                    yield kindOfCharacter(codePoint);
                }
                yield switch (script) {
                    case LATIN -> LATIN;
                    case CYRILLIC, GREEK, ARMENIAN, CHEROKEE, COPTIC, LISU -> TWIN;
                    default -> WORD;
                };
            }
            default -> ChineseDigits.isCircle(codePoint) ? CIRCLE : SEPARATOR;
        };
    }

    private static byte kindOfCharacter(int codePoint) {
        if (!Character.isBmpCodePoint(codePoint)) {
            return CHARACTER;
        }
        char c = (char) codePoint;
        return ChineseDigits.digit(c) >= 0 ? NUMERAL : HanForms.ofKana(c) != 0 ? KANA_TWIN : CHARACTER;
    }

    /// Whether `c` occurs in words of Simplified text too, though the fold takes it for another character: 著, 乾 …
    public boolean isVariant(char c) {
        return (variantBits[c >>> 6] >>> c & 1) != 0;
    }

    /// Whether the folded character at `index` is of a script written without spaces.
    boolean isOfCharacterScript(String folded, int index) {
        char c = folded.charAt(index);
        if (isHan(c)) {
            return true; // nearly every character of a Chinese text, without looking into the table
        }
        byte kind = kinds[c];
        if (kind <= MARK) {
            return isCharacter(kind);
        }
        int codePoint = folded.codePointAt(index);
        return isOfCharacterScript(codePoint, UnicodeScript.of(codePoint));
    }

    /// Whether `c` is one of the Han characters of the basic plane, extensions aside.
    public static boolean isHan(char c) {
        return c >= 0x4E00 && c <= 0x9FFF;
    }

    /// Whether this is the kind of a character that is a unit by itself.
    static boolean isCharacter(byte kind) {
        return kind >= CHARACTER && kind <= KANA_TWIN;
    }

    /// Whether this is the kind of a letter or digit that makes words.
    static boolean isWord(byte kind) {
        return kind >= WORD && kind <= TWIN;
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

    public static boolean isInvisible(int codePoint) {
        if (codePoint == 0x85) {
            return false; // next line
        }
        if (Character.isIdentifierIgnorable(codePoint)) {
            return true; // format characters, and controls that are not white space
        }
        return codePoint == 0x034F // grapheme joiner
                || codePoint == 0x0640 // Arabic stretching
                || (codePoint >= 0x115F && codePoint <= 0x1160) // Hangul fillers
                || (codePoint >= 0x17B4 && codePoint <= 0x17B5) // inherent vowels of Khmer
                || (codePoint >= 0x180B && codePoint <= 0x180F) // variation selectors
                || (codePoint >= 0xFE00 && codePoint <= 0xFE0F)
                || (codePoint >= 0xE0100 && codePoint <= 0xE01EF)
                || codePoint == 0xFFFC // what stands for a picture
                || codePoint == HiddenText.BEGIN
                || codePoint == HiddenText.END
                || Character.getType(codePoint) == Character.PRIVATE_USE;
    }

    private byte tabulate(char c, boolean[] composing) {
        if (NARROW.indexOf(c) >= 0 || DOTS.indexOf(c) >= 0) {
            return JOINT;
        }
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
        byte kind = kindOfForm(form);
        forms[c] = kind == CIRCLE ? ChineseDigits.ZERO : (char) form;
        return kind;
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
}
