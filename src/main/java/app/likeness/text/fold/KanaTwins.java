package app.likeness.text.fold;

import java.util.BitSet;

/// Katakana that stand for the Chinese characters they are drawn like: エ作 for 工作. Only in a text without any other
/// kana, which therefore is not Japanese, and only beside a Chinese character.
final class KanaTwins {
    private KanaTwins() {}

    /// Replaces them.
    ///
    /// @param twins the units that are such katakana
    /// @param numerals where units are added that turn out to be Chinese digits
    static void replace(FoldedUnits units, BitSet twins, BitSet numerals) {
        int length = units.from(units.units());
        for (int i = 0; i < length; i++) {
            if (isKana(units.at(i)) && HanForms.ofKana(units.at(i)) == 0) {
                return;
            }
        }
        for (int unit = twins.nextSetBit(0); unit >= 0; unit = twins.nextSetBit(unit + 1)) {
            int at = units.from(unit);
            if (units.length(unit) == 1 && (isHan(units.at(at - 1)) || isHan(units.at(at + 1)))) {
                units.put(at, HanForms.ofKana(units.at(at)));
                if (ChineseDigits.digit(units.at(at)) >= 0) {
                    numerals.set(unit);
                }
            }
        }
    }

    private static boolean isKana(char c) {
        return c >= 0x3041 && c <= 0x30FF;
    }

    private static boolean isHan(char c) {
        return c >= 0x4E00 && c <= 0x9FFF;
    }
}
