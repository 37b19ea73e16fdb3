package app.likeness.fingerprint.neighbours;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.LongStream;
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
    void groupsAreFoundByTheirValue() {
        Random random = new Random(3);
        long[] array =
                random.longs(20_000).map(value -> value >> random.nextInt(64)).toArray();
        EqualValues values = EqualValues.of(array);

        assertArrayEquals(LongStream.of(array).sorted().distinct().toArray(), values.values());
        boolean[] seen = new boolean[array.length];
        for (int group = 0; group < values.groups(); group++) {
            assertEquals(group, values.group(values.value(group)));
            int last = -1;
            for (int member : members(values, group)) {
                assertEquals(values.value(group), array[member]);
                assertTrue(member > last, "members ascend: " + last + ", " + member);
                seen[member] = true;
                last = member;
            }
        }
        for (boolean each : seen) {
            assertTrue(each, "every index is in a group");
        }
        assertTrue(
                EqualValues.of(new long[] {7, Long.MIN_VALUE, Long.MAX_VALUE}).group(8) < 0, "8 is not there");
    }

    @Test
    void anEmptyArrayHasNoGroups() {
        assertTrue(EqualValues.of(new long[0]).group(1) < 0, "1 is not there");
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
