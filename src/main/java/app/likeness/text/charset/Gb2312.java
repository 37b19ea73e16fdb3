package app.likeness.text.charset;

import java.nio.charset.Charset;
import java.util.Arrays;

/// The place of a Han character in GB 2312: the 6,763 characters of everyday Chinese, the more frequent half ordered by
/// how they sound, the other by radical.
public final class Gb2312 {
    /// The cells of rows 16 to 87, of which five are free: every index is below.
    public static final int CELLS = 72 * 94;

    private static final int FIRST = 0x4E00;
    private static final int LAST = 0x9FA5;
    private static final short[] INDEXES = indexes();

    private Gb2312() {}

    /// 94 · (row − 16) + (cell − 1), so that 啊 (row 16, cell 1) is 0; −1 for a character that is not in the table.
    public static int index(int codePoint) {
        return codePoint < FIRST || codePoint > LAST ? -1 : INDEXES[codePoint - FIRST];
    }

    /// GB 18030 writes the characters of GB 2312 with the same two bytes, and every Java has it.
    private static short[] indexes() {
        short[] indexes = new short[LAST - FIRST + 1];
        Arrays.fill(indexes, (short) -1);
        Charset charset = Charset.forName("GB18030");
        for (int i = 0; i < indexes.length; i++) {
            byte[] bytes = Character.toString(FIRST + i).getBytes(charset);
            int row = (bytes[0] & 0xFF) - 0xB0;
            int cell = (bytes[1] & 0xFF) - 0xA1;
            if (bytes.length == 2 && row >= 0 && row < 72 && cell >= 0) {
                indexes[i] = (short) (row * 94 + cell);
            }
        }
        return indexes;
    }
}
