package app.likeness.text.formats.mail;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MailReaderTest {
    @Test
    void whatIsNoBase64IsPassedOverWhereverItStands() throws IOException {
        for (int seed = 0; seed < 1_000; seed++) {
            Random random = new Random(seed);
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            StringBuilder coded = new StringBuilder(Base64.getEncoder().encodeToString(bytes));
            for (int i = 0; i < seed % 5; i++) {
                coded.insert(
                        random.nextInt(coded.length() + 1 - padding(coded)), "\r\n !-_é".charAt(random.nextInt(7)));
            }
            assertArrayEquals(bytes, decoded(coded.toString(), Integer.MAX_VALUE), "seed " + seed);
            int most = random.nextInt(bytes.length + 2);
            assertArrayEquals(
                    Arrays.copyOf(bytes, Math.min(most, bytes.length)),
                    decoded(coded.toString(), most),
                    "seed " + seed);
        }
    }

    private static int padding(StringBuilder coded) {
        int at = coded.indexOf("=");
        return at < 0 ? 0 : coded.length() - at;
    }

    @Test
    void theFirstEqualsSignIsTheEnd() throws IOException {
        assertArrayEquals("four".getBytes(StandardCharsets.US_ASCII), decoded("Zm91cg==Zm91cg==", 100));
        assertArrayEquals("fou".getBytes(StandardCharsets.US_ASCII), decoded("Zm91=cgcg", 100));
    }

    private static byte[] decoded(String coded, int most) throws IOException {
        return MailReader.base64(new ByteArrayInputStream(coded.getBytes(StandardCharsets.ISO_8859_1)), most);
    }
}
