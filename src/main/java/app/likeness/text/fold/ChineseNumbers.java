package app.likeness.text.fold;

import app.likeness.text.fold.FoldedUnits.Gap;
import java.util.BitSet;

/// Finds the numbers that are written digit by digit with Chinese digits (see [ChineseDigits]) and makes each the word
/// that the same number is in ASCII digits.
final class ChineseNumbers {
    private final FoldedUnits units;

    private ChineseNumbers(FoldedUnits units) {
        this.units = units;
    }

    /// Replaces the digits and adds to `joined` the units that belong to the number before them.
    ///
    /// @param numerals units that are Chinese digits not far behind another one
    static void join(FoldedUnits units, BitSet numerals, BitSet joined) {
        var numbers = new ChineseNumbers(units);
        for (int unit = numerals.nextSetBit(0); unit >= 0; ) {
            int from = numbers.begin(unit);
            int to = numbers.end(unit);
            if (to - from > 1 && numbers.isNumber(from, to)) {
                numbers.write(from, to);
                joined.set(from + 1, to);
            }
            unit = numerals.nextSetBit(to);
        }
    }

    private int begin(int unit) {
        int from = unit;
        while (from > 0 && isDigits(from - 1) && isAdjacent(from)) {
            from--;
        }
        while (!isNumeral(from)) {
            from++;
        }
        return from;
    }

    private int end(int unit) {
        int to = unit + 1;
        while (to < units.units() && isDigits(to) && isAdjacent(to)) {
            to++;
        }
        return to;
    }

    private boolean isNumeral(int unit) {
        return units.length(unit) == 1 && ChineseDigits.digit(units.at(units.from(unit))) >= 0;
    }

    /// A Chinese digit, or what is typed among them: 二0二六, 二OO八.
    private boolean isDigits(int unit) {
        if (isNumeral(unit)) {
            return true;
        }
        for (int i = units.from(unit); i < units.to(unit); i++) {
            char c = units.at(i);
            if (c != 'o' && (c < '0' || c > '9')) {
                return false;
            }
        }
        return true;
    }

    /// Whether nothing stands before `unit`, or one blank between two Chinese digits.
    private boolean isAdjacent(int unit) {
        Gap gap = units.gap(unit);
        return gap == Gap.NOTHING
                || ((gap == Gap.BLANK || gap == Gap.NARROW) && isNumeral(unit) && isNumeral(unit - 1));
    }

    private boolean isNumber(int from, int to) {
        int first = units.from(from);
        int behind = units.from(to);
        StringBuilder digits = new StringBuilder();
        for (int i = first; i < behind; i++) {
            digits.append(ascii(units.at(i)));
        }
        char before = first > 0 && units.gap(from) == Gap.NOTHING ? units.at(first - 1) : 0;
        char after = to < units.units() && units.gap(to) == Gap.NOTHING ? units.at(behind) : 0;
        boolean figures = digits.length() == 2 && digits.charAt(0) == '0' && ChineseDigits.isFigure(before);
        return !figures
                && !ChineseDigits.isPlace(before)
                && !ChineseDigits.isPlace(after)
                && ChineseDigits.isNumber(digits.toString(), after == '年');
    }

    private void write(int from, int to) {
        for (int i = units.from(from); i < units.from(to); i++) {
            units.put(i, ascii(units.at(i)));
        }
    }

    private static char ascii(char digit) {
        int value = ChineseDigits.digit(digit);
        return value >= 0 ? (char) ('0' + value) : digit == 'o' ? '0' : digit;
    }
}
