package app.likeness.text.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/// Walks the lines of jieba's dictionary, "word frequency part-of-speech" in UTF-8, without making a string of each:
/// there are 349,045 of them and the program waits for them.
final class DictionaryText {
    /// The longest word that is read; jieba's longest has 16 characters.
    static final int LONGEST = 255;

    private final byte[] bytes;
    private final char[] word = new char[LONGEST];
    private int position;
    private int length;
    private double frequency;

    DictionaryText(byte[] bytes) {
        this.bytes = bytes;
    }

    /// The bytes of a resource of the jar `jieba-analysis`.
    static byte[] resource(String name) {
        try (InputStream in = DictionaryText.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("jieba-analysis is not on the class path: " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /// Goes to the next line that names a word; false at the end.
    boolean next() {
        while (position < bytes.length) {
            readWord();
            readFrequency();
            skipLine();
            if (length > 0) {
                return true;
            }
        }
        return false;
    }

    /// The word's UTF-16 units in lower case (there are no capitals above U+07FF in jieba's dictionary), in the
    /// first [#length] places; overwritten by [#next].
    char[] word() {
        return word;
    }

    int length() {
        return length;
    }

    double frequency() {
        return frequency;
    }

    private void readWord() {
        int p = position;
        int n = 0;
        while (p < bytes.length && bytes[p] != ' ' && bytes[p] != '\n') {
            int lead = bytes[p];
            if (lead >= 0) {
                word[n++] = (char) (lead >= 'A' && lead <= 'Z' ? lead + 32 : lead);
                p++;
            } else if ((lead & 0xF0) == 0xE0) {
                word[n++] = (char) (((lead & 0x0F) << 12) | ((bytes[p + 1] & 0x3F) << 6) | (bytes[p + 2] & 0x3F));
                p += 3;
            } else if ((lead & 0xE0) == 0xC0) {
                word[n++] = Character.toLowerCase((char) (((lead & 0x1F) << 6) | (bytes[p + 1] & 0x3F)));
                p += 2;
            } else {
                throw new IllegalStateException("jieba's dictionary has a character beyond the BMP at byte " + p);
            }
        }
        position = p;
        length = n;
    }

    private void readFrequency() {
        int p = position + 1;
        double value = 0;
        while (p < bytes.length && bytes[p] >= '0' && bytes[p] <= '9') {
            value = 10 * value + (bytes[p++] - '0');
        }
        frequency = value;
        position = p;
    }

    private void skipLine() {
        int p = position;
        while (p < bytes.length && bytes[p] != '\n') {
            p++;
        }
        position = p + 1;
    }
}
