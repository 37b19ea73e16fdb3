package app.likeness.text.words;

import static java.nio.charset.StandardCharsets.US_ASCII;

/// Walks the lines of jieba's table of emissions in UTF-8: a line with the letter of a state, then "character tab
/// logarithm" for each character that the state can stand for.
final class EmissionText {
    private static final String STATES = "BMES";

    /// Powers of ten that a `double` holds exactly.
    private static final double[] TENS = {
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15
    };

    private final byte[] bytes;
    private int position;
    private int state;
    private char character;
    private double logarithm;

    EmissionText(byte[] bytes) {
        this.bytes = bytes;
    }

    /// Goes to the next character; false at the end.
    boolean next() {
        while (position < bytes.length && bytes[position] >= 0) {
            state = STATES.indexOf(bytes[position]);
            position += 2;
        }
        if (position >= bytes.length) {
            return false;
        }
        if ((bytes[position] & 0xF0) != 0xE0 || bytes[position + 3] != '\t' || state < 0) {
            throw new IllegalStateException("jieba's table of emissions cannot be read at byte " + position);
        }
        character = (char)
                (((bytes[position] & 0x0F) << 12) | ((bytes[position + 1] & 0x3F) << 6) | (bytes[position + 2] & 0x3F));
        position += 4;
        readLogarithm();
        return true;
    }

    /// The state's place in "BMES".
    int state() {
        return state;
    }

    char character() {
        return character;
    }

    double logarithm() {
        return logarithm;
    }

    /// A quotient of two numbers that a `double` holds exactly is rounded once: the same bits as
    /// [Double#parseDouble], which is asked only for the rare line with more digits.
    private void readLogarithm() {
        int from = position;
        long digits = 0;
        int decimals = -1;
        int count = 0;
        for (; position < bytes.length && bytes[position] != '\n'; position++) {
            int c = bytes[position];
            if (c >= '0' && c <= '9') {
                digits = 10 * digits + c - '0';
                decimals += decimals >= 0 ? 1 : 0;
                count++;
            } else if (c == '.') {
                decimals = 0;
            } else if (c != '-' || position > from) {
                count = TENS.length;
            }
        }
        if (count < TENS.length) {
            double value = digits / TENS[Math.max(0, decimals)];
            logarithm = bytes[from] == '-' ? -value : value;
        } else {
            logarithm = Double.parseDouble(new String(bytes, from, position - from, US_ASCII));
        }
        position++;
    }
}
