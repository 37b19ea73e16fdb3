package app.likeness.text.fold;

import app.likeness.text.FoldKind;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/// Which kind of fold it is when a character folds to another one by itself. Case, accents and other digits are none.
final class FoldKinds {
    /// Chinese characters in use in mainland China, and in Taiwan.
    private static final BitSet MAINLAND = encodable("GB2312");

    private static final BitSet TAIWAN = encodable("Big5");

    private FoldKinds() {}

    /// @param form what `c` folds to, another character
    static @Nullable FoldKind of(char c, char form) {
        boolean single = CharacterFolds.STANDARD.kind(c) < CharacterFolds.VANISHING;
        if ((c >= 0x2E80 && c < 0x2FE0) || (c >= 0x31C0 && c < 0x31E4)) {
            return FoldKind.RADICAL;
        }
        if (c >= 0xFF00 && c < 0xFFF0) {
            return FoldKind.WIDTH;
        }
        if (c >= 0x3400 && c < 0xA000) {
            return MAINLAND.get(c) ? null : FoldKind.SCRIPT;
        }
        boolean plain = single && form >= 'a' && form <= 'z';
        boolean drawn = (c >= 0x1D00 && c < 0x1DC0) || isPhonetic(c) || (c >= 0xA730 && c < 0xA800);
        boolean enclosed = (c >= 0x2100 && c < 0x2150 && c != 'ℓ') || (c >= 0x249C && c < 0x24EA);
        if (plain && (drawn || enclosed)) {
            return FoldKind.STYLED;
        }
        return Normalizer.isNormalized(Character.toString(c), Form.NFKC) ? null : FoldKind.COMPATIBILITY;
    }

    /// Whether `c` is a letter of phonetic script, which looks like a letter or small capital.
    static boolean isPhonetic(char c) {
        return c >= 0x250 && c < 0x2B0;
    }

    /// Whether `c` is a character of Simplified Chinese only.
    static boolean isSimplifiedOnly(char c) {
        return MAINLAND.get(c) && !TAIWAN.get(c);
    }

    /// Whether `c` is a character of Traditional Chinese only.
    static boolean isTraditionalOnly(char c) {
        return TAIWAN.get(c) && !MAINLAND.get(c);
    }

    private static BitSet encodable(String charset) {
        CharsetEncoder encoder = Charset.forName(charset).newEncoder();
        BitSet characters = new BitSet();
        for (char c = 0x4E00; c < 0xA000; c++) {
            characters.set(c, encoder.canEncode(c));
        }
        return characters;
    }
}
