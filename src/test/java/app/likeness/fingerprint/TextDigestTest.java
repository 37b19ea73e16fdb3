package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.fold.FoldedText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextDigestTest {
    private static String digits(String text) {
        Digest digest = TextDigest.of(text);
        return HexFormat.of().toHexDigits(digest.high()) + HexFormat.of().toHexDigits(digest.low());
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # RFC 1321, A.5
            '',                            d41d8cd98f00b204e9800998ecf8427e
            abc,                           900150983cd24fb0d6963f7d28e17f72
            message digest,                f96b697d7cb7938d525a2f31aaf161d0
            # md5sum
            hello world,                   5eb63bbbe01eeed093cb22bb8f5acdc3
            清晨的码头上，几只海鸥落在缆绳上等待渔船归来。, 1c79e79d593da3e121d0c68204fff6b7
            """)
    void isTheMd5OfTheText(String text, String expected) {
        assertEquals(expected, digits(text));
    }

    @Test
    void isTheMd5OfLongTextsInEveryScript() throws NoSuchAlgorithmException {
        for (long seed = 0; seed < 20; seed++) {
            String text = new RandomText(seed).any(4000) + "é𠮷\u0000ÿ";
            byte[] md5 = MessageDigest.getInstance("MD5").digest(text.getBytes(StandardCharsets.UTF_8));

            assertEquals(HexFormat.of().formatHex(md5), digits(text), "seed " + seed);
        }
    }

    @Test
    void textsThatDifferInHalfACharacterAreNotEqual() {
        assertNotEquals(digits("ab\uD842"), digits("ab\uD843"));
        assertNotEquals(digits("ab\uD842"), digits("ab?"));
    }

    @Test
    void aTextWithoutLettersIsNotEqualToAnything() {
        assertTrue(new TextDigest().fingerprint("", FoldedText.of("")).isEmpty());
        assertTrue(new TextDigest().fingerprint("……！", FoldedText.of("……！")).isEmpty());
    }
}
