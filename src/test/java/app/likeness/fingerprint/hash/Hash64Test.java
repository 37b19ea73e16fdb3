package app.likeness.fingerprint.hash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Hash64Test {
    @ParameterizedTest
    @CsvSource(textBlock = """
            # made with python-xxhash: xxh64(text.encode('utf-16-le'), seed=0)
            '', ef46db3751d8e999
            a, e513e02c99167f96
            abc, aff0f2a2f8b32731
            文, 96f093ca1d923e03
            文痕, 9a447c621a697d97
            the quick brown fox jumps over the lazy dog, cac89cd65e59b3c1
            中华人民共和国第十三届全国人民代表大会第四次会议在北京人民大会堂开幕, 3cedd35fa6aeca03
            abcdefghijklmnop, 60db6bde64d53b78
            𠮷野家, db6113ff60b947fc
            """)
    void hashesLikeXxh64(String text, String expected) {
        assertEquals(expected, HexFormat.of().toHexDigits(Hash64.of(text)));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # FNV-1a with 64 bits over 16-bit units, computed apart from this program
            '', cbf29ce484222325
            a, af63dc4c8601ec8c
            foobar, 85944171f73967e8
            文痕, 8138a3081c1949c9
            新闻, 802ccd081a77b63c
            """)
    void wordHashIsFnv(String text, String expected) {
        assertEquals(expected, HexFormat.of().toHexDigits(Hash64.fnv1a(text)));
    }

    @Test
    void aRangeHashesLikeItsOwnText() {
        String text = "中华人民共和国第十三届全国人民代表大会 the quick brown fox";
        for (int from = 0; from < text.length(); from++) {
            for (int to = from; to <= text.length(); to++) {
                assertEquals(Hash64.of(text.substring(from, to)), Hash64.of(text, from, to));
            }
        }
    }

    @Test
    void oneChangedBitTurnsHalfOfTheHash() {
        long seed = 20260101;
        Random random = new Random(seed);
        double text = 0;
        double mixed = 0;
        int rounds = 4000;
        for (int i = 0; i < rounds; i++) {
            char[] characters = new char[1 + random.nextInt(40)];
            for (int c = 0; c < characters.length; c++) {
                characters[c] = (char) (0x4E00 + random.nextInt(0x2000));
            }
            long before = Hash64.of(new String(characters));
            characters[random.nextInt(characters.length)] ^= (char) (1 << random.nextInt(12));
            text += Long.bitCount(before ^ Hash64.of(new String(characters)));
            long value = random.nextLong();
            mixed += Long.bitCount(Hash64.mix(value) ^ Hash64.mix(value ^ 1L << random.nextInt(64)));
        }
        assertTrue(Math.abs(text / rounds - 32) < 0.5, "seed " + seed + ": " + text / rounds);
        assertTrue(Math.abs(mixed / rounds - 32) < 0.5, "seed " + seed + ": " + mixed / rounds);
    }

    @Test
    void aCharacterAloneHasTheHashOfItsText() {
        for (char c : new char[] {0, 'a', '一', '\uD800', '\uFFFF'}) {
            assertEquals(Hash64.of(Character.toString(c)), Hash64.of(c));
        }
    }
}
