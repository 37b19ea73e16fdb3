package app.likeness.text.words;

import java.util.Arrays;

/// Numbers for the characters, so that frequent ones are small and what is used often lies close together.
///
/// Codes 1 to [#sentenceCodes] are those of the characters that jieba makes sentences of: Han from U+4E00 to U+9FA5,
/// ASCII letters and digits, and + # & . _ -. A small and a capital letter have one code, and a full-width form that
/// of what it stands for; but the full-width capitals have a code of their own without words, because jieba 1.0.2
/// makes them half-width and leaves them capitals, which its dictionary lacks. Other characters of the dictionary have
/// larger codes, and all others 0.
final class CharacterCodes {
    static final byte HAN = 0;
    static final byte LETTER = 1;
    static final byte DIGIT = 2;
    static final byte POINT = 3;
    static final byte CONNECTOR = 4;

    private static final int WIDE = 0xFEE0;

    private final char[] codes = new char[1 << 16];
    private final char[] characters;
    private final byte[] kinds;
    private final int sentenceCodes;

    /// @param characters the character of each code; place 0 is not used, nor that of the full-width capitals
    /// @param sentenceCodes the code of the full-width capitals: the last of those that sentences are made of
    CharacterCodes(char[] characters, int sentenceCodes) {
        this.characters = characters;
        this.sentenceCodes = sentenceCodes;
        kinds = new byte[characters.length];
        kinds[sentenceCodes] = LETTER;
        for (int code = 1; code < characters.length; code++) {
            if (code != sentenceCodes) {
                codes[characters[code]] = (char) code;
                kinds[code] = kind(characters[code]);
            }
        }
        addOtherForms();
    }

    /// Codes in the order of how many nodes of `tree` have the character.
    static CharacterCodes of(DictionaryTree tree) {
        int[] uses = new int[1 << 16];
        for (int node = 1; node < tree.size(); node++) {
            uses[tree.character(node)]++;
        }
        long[] sentence = new long[uses.length];
        long[] others = new long[uses.length];
        int sentences = 0;
        int rest = 0;
        for (int c = 0; c < uses.length; c++) {
            long rarity = ((long) (tree.size() - uses[c]) << 16) | c;
            if (kind((char) c) >= 0 && (c < 'A' || c > 'Z')) {
                sentence[sentences++] = rarity;
            } else if (uses[c] > 0) {
                others[rest++] = rarity;
            }
        }
        Arrays.sort(sentence, 0, sentences);
        char[] characters = new char[sentences + rest + 2];
        for (int i = 0; i < sentences; i++) {
            characters[i + 1] = (char) sentence[i];
        }
        for (int i = 0; i < rest; i++) {
            characters[sentences + 2 + i] = (char) others[i];
        }
        return new CharacterCodes(characters, sentences + 1);
    }

    private void addOtherForms() {
        for (char c = 'A'; c <= 'Z'; c++) {
            codes[c] = codes[c + 32];
        }
        for (char c = '!'; c <= '~'; c++) {
            char wide = (char) (c + WIDE);
            if (c >= 'A' && c <= 'Z') {
                codes[wide] = (char) sentenceCodes;
            } else if (isOfSentences(codes[c])) {
                codes[wide] = codes[c];
            }
        }
    }

    char code(char c) {
        return codes[c];
    }

    boolean isOfSentences(int code) {
        return Integer.compareUnsigned(code - 1, sentenceCodes) < 0;
    }

    byte kindOf(int code) {
        return kinds[code];
    }

    int sentenceCodes() {
        return sentenceCodes;
    }

    int maxCode() {
        return characters.length - 1;
    }

    /// The character of each code, as the constructor takes it.
    char[] characters() {
        return characters;
    }

    /// The character as jieba reads it: full-width forms become half-width, other capitals A–Z small.
    static char regular(char c) {
        if (c > WIDE + ' ' && c <= WIDE + '~') {
            return (char) (c - WIDE);
        }
        return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }

    /// The kind of a character that jieba makes sentences of, or −1 of any other.
    static byte kind(char c) {
        if (c >= 0x4E00 && c <= 0x9FA5) {
            return HAN;
        }
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
            return LETTER;
        }
        if (c >= '0' && c <= '9') {
            return DIGIT;
        }
        return switch (c) {
            case '.' -> POINT;
            case '+', '#', '&', '_', '-' -> CONNECTOR;
            default -> -1;
        };
    }
}
