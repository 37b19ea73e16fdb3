package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class EqualValuesTest {
    @Test
    void equalValuesAreOneGroup() {
        EqualValues values = EqualValues.of(new long[] {7, -1, 7, 3, -1, 7});

        assertEquals(3, values.groups());
        assertEquals(-1, values.value(0));
        assertArrayEquals(new int[] {1, 4}, members(values, 0));
        assertEquals(3, values.value(1));
        assertArrayEquals(new int[] {3}, members(values, 1));
        assertEquals(7, values.value(2));
        assertArrayEquals(new int[] {0, 2, 5}, members(values, 2));
    }

    @Test
    void anEmptyArrayHasNoGroups() {
        assertEquals(0, EqualValues.of(new long[0]).groups());
    }

    private static int[] members(EqualValues values, int group) {
        int[] members = new int[values.size(group)];
        for (int i = 0; i < members.length; i++) {
            members[i] = values.member(group, i);
        }
        return members;
    }
}
