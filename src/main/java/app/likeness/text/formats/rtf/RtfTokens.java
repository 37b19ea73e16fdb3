package app.likeness.text.formats.rtf;

import java.nio.charset.StandardCharsets;

/// The tokens of an RTF document, one after the other. Line ends between them mean nothing; binary data is passed over.
final class RtfTokens {
    /// What a token is.
    enum Kind {
        /// `{`
        OPEN,
        /// `}`
        CLOSE,
        /// A control word or symbol; `\'hh` is the word `'` with the byte as its value.
        WORD,
        /// A byte of text.
        BYTE
    }

    private static final int LONGEST_WORD = 32;

    private final byte[] content;
    private int at;
    private Kind kind = Kind.BYTE;
    private String word = "";
    private int value;
    private boolean hasValue;

    RtfTokens(byte[] content) {
        this.content = content;
    }

    Kind kind() {
        return kind;
    }

    String word() {
        return word;
    }

    /// The number behind a control word, or the byte; 0 for a word without one.
    int value() {
        return value;
    }

    boolean hasValue() {
        return hasValue;
    }

    /// Goes to the next token; false when there is none.
    boolean next() {
        while (at < content.length && (content[at] == '\r' || content[at] == '\n' || content[at] == 0)) {
            at++;
        }
        if (at >= content.length) {
            return false;
        }
        int c = content[at++] & 0xFF;
        switch (c) {
            case '{' -> kind = Kind.OPEN;
            case '}' -> kind = Kind.CLOSE;
            case '\\' -> readWord();
            default -> {
                kind = Kind.BYTE;
                value = c;
            }
        }
        return true;
    }

    private void readWord() {
        kind = Kind.WORD;
        value = 0;
        hasValue = false;
        if (at >= content.length) {
            word = "";
            return;
        }
        int first = content[at] & 0xFF;
        if (!isLetter(first)) {
            symbol(first);
            return;
        }
        int start = at;
        while (at < content.length && at - start < LONGEST_WORD && isLetter(content[at])) {
            at++;
        }
        word = new String(content, start, at - start, StandardCharsets.ISO_8859_1);
        readValue();
        if (at < content.length && content[at] == ' ') {
            at++;
        }
        if (word.equals("bin")) {
            at = Math.clamp((long) at + Math.max(0, value), at, content.length);
        }
    }

    private void symbol(int first) {
        at++;
        switch (first) {
            case '\'' -> {
                word = "'";
                value = (digit() << 4) | digit();
                hasValue = true;
            }
            case '\\', '{', '}' -> {
                kind = Kind.BYTE;
                value = first;
            }
            case '\r', '\n' -> word = "par";
            case '\t' -> word = "tab";
            default -> word = String.valueOf((char) first);
        }
    }

    private void readValue() {
        boolean isNegative = at < content.length && content[at] == '-';
        int digits = at + (isNegative ? 1 : 0);
        long number = 0;
        int i = digits;
        for (; i < content.length && content[i] >= '0' && content[i] <= '9'; i++) {
            number = Math.min(Integer.MAX_VALUE, number * 10 + (content[i] - '0'));
        }
        if (i > digits) {
            hasValue = true;
            value = (int) (isNegative ? -number : number);
            at = i;
        }
    }

    private int digit() {
        if (at >= content.length) {
            return 0;
        }
        int digit = Character.digit(content[at], 16);
        if (digit < 0) {
            return 0;
        }
        at++;
        return digit;
    }

    private static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
}
