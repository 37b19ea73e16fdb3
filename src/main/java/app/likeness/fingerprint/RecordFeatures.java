package app.likeness.fingerprint;

import app.likeness.fingerprint.hash.BitCounter;
import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.charset.Gb2312;
import app.likeness.text.fold.FoldedText;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/// The 64-bit features that the cells of a table have in [SimHashRecords]: near ones for similar short texts, far ones
/// for different numbers and for different values of an enumeration.
final class RecordFeatures {
    /// Han characters by their place in GB 2312, then 117 places for all others.
    static final int BASE = Gb2312.CELLS + 117;

    /// The bits that any number of n digits to the base 6885 has room in, n from 0: ⌈n · log₂ 6885⌉.
    private static final int[] BITS = {0, 13, 26, 39, 51, 64};

    private static final int LONGEST_SHORT = BITS.length - 1;

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d{1,30}|\\d{1,3}(,\\d{3}){1,9})(\\.\\d{1,30})?");

    private RecordFeatures() {}

    /// A value of an enumeration: with b bits, just enough for the number of values, the ordinal is written ⌊64 ÷
    /// b⌋ times side by side from bit 0 on. So two values differ in at least ⌊64 ÷ b⌋ bits. The second (ordinal 1)
    /// of four values is 5555555555555555.
    ///
    /// @param ordinal 0…values − 1
    static long enumeration(int ordinal, int values) {
        int bits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(values - 1));
        return repeated(ordinal, bits, Long.SIZE / bits);
    }

    /// A number, however it is written (`1,200.50` is `1200.5`): the hash of its shortest decimal writing, so that
    /// different numbers differ in about half of their bits. Empty when the cell holds no number.
    static Optional<Long> number(String cell) {
        if (!NUMBER.matcher(cell).matches()) {
            return Optional.empty();
        }
        BigDecimal number = new BigDecimal(cell.replace(",", "")).stripTrailingZeros();
        return Optional.of(Hash64.of(number.toPlainString()));
    }

    /// A text. Up to five characters of its folded form are the digits of a number to the base 6885, a Han
    /// character of GB 2312 being its place there and any other 6768 + its code modulo 117; the number is written
    /// from bit 0 on, as often as 64 bits have room, the last time cut off: texts that begin alike, or end alike,
    /// share bits. A longer text is the SimHash of its pairs of neighbouring characters, for the same reason. Empty
    /// without a letter or digit.
    static Optional<Long> text(String cell) {
        String folded = FoldedText.of(cell).characters();
        int length = folded.codePointCount(0, folded.length());
        if (length == 0) {
            return Optional.empty();
        }
        return Optional.of(length <= LONGEST_SHORT ? shortText(folded, BITS[length]) : longText(folded));
    }

    private static long shortText(String folded, int bits) {
        long number = 0;
        for (int at = 0; at < folded.length(); ) {
            int code = folded.codePointAt(at);
            int index = Gb2312.index(code);
            number = number * BASE + (index >= 0 ? index : Gb2312.CELLS + code % (BASE - Gb2312.CELLS));
            at += Character.charCount(code);
        }
        return repeated(number, bits, Math.ceilDiv(Long.SIZE, bits));
    }

    private static long longText(String folded) {
        BitCounter votes = new BitCounter();
        for (int i = 1; i < folded.length(); i++) {
            votes.add(Hash64.mix((long) folded.charAt(i - 1) << 16 | folded.charAt(i)));
        }
        return votes.bitsAtLeast((votes.features() + 1) / 2);
    }

    private static long repeated(long number, int bits, int times) {
        long repeated = 0;
        for (int i = 0; i < times; i++) {
            repeated |= number << (i * bits);
        }
        return repeated;
    }
}
