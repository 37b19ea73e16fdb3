package app.likeness.text.charset;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8CensusTest {
    @Test
    void plainIsWhatDecodesStrictlyWithoutZerosAndEscapes() {
        String[] parts = {
            "plain words, ", "图书馆", "é", "😀", "\u0800", "\ud7ff", "\ue000", "\u001f", "\u007f", "\u001b", "\0"
        };
        for (int seed = 0; seed < 4_000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(12); i >= 0; i--) {
                text.append(parts[random.nextInt(seed % 3 == 0 ? parts.length : parts.length - 2)]);
            }
            byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
            if (seed % 2 == 0) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            assertEquals(isPlain(bytes), Utf8Census.isPlain(bytes), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF})
    void theSecondByteOfThreeIsHeldToItsRange(int first) {
        for (int second = 0; second < 256; second++) {
            byte[] bytes = {(byte) first, (byte) second, (byte) 0x80};
            assertEquals(isPlain(bytes), Utf8Census.isPlain(bytes), first + " " + second);
        }
    }

    private static boolean isPlain(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.indexOf(0) < 0 && text.indexOf('\u001b') < 0 && !text.startsWith("\ufeff");
        } catch (CharacterCodingException malformed) {
            return false;
        }
    }
}
