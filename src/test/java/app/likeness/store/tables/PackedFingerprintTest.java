package app.likeness.store.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.likeness.fingerprint.Digest;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Fingerprinters;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.WordCounts;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.JiebaWordSegmenter;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

final class PackedFingerprintTest {
    private static final String TABLE = """
            title,remark
            steel kettle two litres,the lid is loose and has to be fastened again
            wooden salad bowl with two spoons,scratched on one side but otherwise as good as new
            """;

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "COMBINED")
    void whatIsPackedIsUnpacked(Method method) {
        Fingerprinter fingerprinter = Fingerprinters.of(method, JiebaWordSegmenter::new, MethodSettings.STANDARD)
                .orElseThrow();
        Optional<Fingerprint> fingerprint = fingerprinter.fingerprint(TABLE, FoldedText.of(TABLE));

        assertEquals(method, fingerprinter.method());
        assertEquals(true, fingerprint.isPresent());
        assertEquals(fingerprint, PackedFingerprint.unpack(method, PackedFingerprint.pack(fingerprint)));
    }

    @Test
    void theBytesAreAsDescribed() {
        assertEquals("00000000000000010000000000000002", hex(new Digest(1, 2)));
        assertEquals(
                "0000000000000007" + "0000000000000008" + "00000003" + "00000001",
                hex(new WordCounts(new long[] {7, 8}, new int[] {3, 1})));
    }

    private static String hex(Fingerprint fingerprint) {
        return HexFormat.of().formatHex(PackedFingerprint.pack(Optional.of(fingerprint)));
    }

    @Test
    void noFingerprintIsNoBytes() {
        assertEquals(0, PackedFingerprint.pack(Optional.empty()).length);
        assertEquals(Optional.empty(), PackedFingerprint.unpack(Method.COSINE, new byte[0]));
        assertThrows(IllegalArgumentException.class, () -> PackedFingerprint.unpack(Method.COMBINED, new byte[8]));
    }
}
