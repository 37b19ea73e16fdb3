package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.RecordColumn.Kind;
import app.likeness.text.charset.Gb2312;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimHashRecordsTest {
    private static final String STAFF = """
            name,age,town
            王小明,34,北京
            王小红,34,北京
            John Smith,51,Oslo
            "Smith, John",51,oslo
            """;

    private static Selection sketches(String table, RecordColumn... columns) {
        return new SimHashRecords(List.of(columns)).sketches(Table.of(table).orElseThrow());
    }

    /// The sketch of the row that begins with `start`.
    private static Sketch row(String table, String start, RecordColumn... columns) {
        Selection rows = sketches(table, columns);
        for (int i = 0; i < rows.size(); i++) {
            if (table.startsWith(start, rows.start(i))) {
                return new Sketch(rows.hash(i));
            }
        }
        throw new AssertionError("no row begins with " + start);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # 啊 is the first character of GB 2312, 中 row 54 cell 48: 38·94 + 47 = 3619, 国 9·94 + 89 = 935
            啊,         0000000000000000
            中,         E23711B88DC46E23
            # 3619·6885 + 935 = 24917750 = 17C36F6, in 26 bits, two and a half times
            中国,       6F65F0DBD97C36F6
            王小明,     60BBFD1F04C177FA
            张三丰啊,   31C4132C06B7C638
            中华人民共, 70DC57AD38FB4695
            ann,        C6DD4ECBC78DBA9D
            Ann,        C6DD4ECBC78DBA9D
            a1,         196B45465AD15196
            # longer than five characters: a SimHash of its pairs
            John Smith, DF9DEECE6F79C6FB
            """)
    void aShortTextIsANumberToTheBase6885(String cell, String expected) {
        assertEquals(Optional.of(Long.parseUnsignedLong(expected, 16)), RecordFeatures.text(cell));
    }

    @Test
    void theBaseCountsTheCellsOfTheTableAndAHundredAndSeventeenOthers() {
        assertEquals(6885, RecordFeatures.BASE);
        assertEquals(0, Gb2312.index('啊'));
        assertEquals(1, Gb2312.index('阿'));
        assertEquals(3619, Gb2312.index('中'));
        assertEquals(-1, Gb2312.index('a'));
        assertEquals(-1, Gb2312.index('龘'));
        assertEquals(
                6763,
                IntStream.range(0, 0x10000).filter(c -> Gb2312.index(c) >= 0).count());
    }

    @Test
    void anEnumerationsOrdinalIsWrittenSideBySide() {
        assertEquals(0x5555555555555555L, RecordFeatures.enumeration(1, 4));
        assertEquals(-1, RecordFeatures.enumeration(3, 4));
        assertEquals(0, RecordFeatures.enumeration(0, 4));
        assertEquals(-1, RecordFeatures.enumeration(1, 2));
        // Three bits, 21 times; the highest bit stays 0.
        assertEquals(0b101_101_101L, RecordFeatures.enumeration(5, 6) & 0x1FF);
        assertTrue(RecordFeatures.enumeration(5, 6) > 0);
        assertEquals(0, RecordFeatures.enumeration(0, 1));
    }

    @Test
    void valuesOfAnEnumerationAreFarApart() {
        for (int values = 2; values <= 40; values++) {
            int bits = 32 - Integer.numberOfLeadingZeros(values - 1);
            for (int one = 0; one < values; one++) {
                for (int other = 0; other < one; other++) {
                    int distance = new Sketch(RecordFeatures.enumeration(one, values))
                            .distance(new Sketch(RecordFeatures.enumeration(other, values)));
                    assertTrue(distance >= 64 / bits, one + " and " + other + " of " + values + ": " + distance);
                }
            }
        }
    }

    @Test
    void aNumberIsTheSameHoweverItIsWritten() {
        assertEquals(RecordFeatures.number("1200.5"), RecordFeatures.number("1,200.50"));
        assertEquals(RecordFeatures.number("7"), RecordFeatures.number("+7.0"));
        assertEquals(RecordFeatures.number("0"), RecordFeatures.number("-0.00"));
        assertNotEquals(RecordFeatures.number("7"), RecordFeatures.number("-7"));
        assertTrue(RecordFeatures.number("12,00").isEmpty());
        assertTrue(RecordFeatures.number("1e9").isEmpty());
        assertTrue(RecordFeatures.number("").isEmpty());
        assertTrue(RecordFeatures.number("9".repeat(1000)).isEmpty());
    }

    @Test
    void aRowIsTheVoteOfItsColumnsWithTheirWeights() {
        SimHash vote = new SimHash();
        vote.add(RecordFeatures.text("王小明").orElseThrow(), 3);
        vote.add(RecordFeatures.number("34").orElseThrow(), 1);
        vote.add(RecordFeatures.enumeration(1, 2), 2);

        assertEquals(
                vote.sketch(),
                row(
                        STAFF,
                        "王小明",
                        new RecordColumn("name", Kind.TEXT, 3),
                        new RecordColumn("age", Kind.NUMBER, 1),
                        new RecordColumn("town", Kind.ENUMERATION, 2)));
    }

    @Test
    void aHeavyColumnDecides() {
        RecordColumn town = new RecordColumn("town", Kind.TEXT, 100);
        RecordColumn name = new RecordColumn("name", Kind.TEXT, 1);

        assertEquals(row(STAFF, "王小明", town), row(STAFF, "王小红", town, name));
        assertEquals(row(STAFF, "John", town), row(STAFF, "\"Smith", town, name));
    }

    @Test
    void kindsAreInferred() {
        StringBuilder table = new StringBuilder("id\tname\tcolour\n");
        StringBuilder given = new StringBuilder(table);
        for (int i = 0; i < 12; i++) {
            String row = i + "\t" + new RandomText(i).han(8) + "\t" + (i % 3 == 0 ? "red" : "Green") + "\n";
            table.append(row);
            given.append(row);
        }

        assertEquals(
                sketches(
                        given.toString(),
                        new RecordColumn("id", Kind.NUMBER, 1),
                        new RecordColumn("name", Kind.TEXT, 1),
                        new RecordColumn("colour", Kind.ENUMERATION, 1)),
                sketches(table.toString()));
        assertEquals(
                sketches(table.toString()),
                sketches(
                        table.toString(),
                        new RecordColumn("id", null, 1),
                        new RecordColumn("name", null, 1),
                        new RecordColumn("colour", null, 1)));
    }

    @Test
    void emptyCellsDoNotVoteAndEmptyRowsHaveNoSketch() {
        String table = "a,b\n,\nx,\n,x\nx,x\n";
        Selection rows = sketches(table, new RecordColumn("a", Kind.TEXT, 1), new RecordColumn("b", Kind.TEXT, 1));

        assertEquals(3, rows.size());
        assertEquals(1, rows.distinctHashes().length);
        assertArrayOfStarts(rows, 6, 9, 12);
    }

    private static void assertArrayOfStarts(Selection rows, int... starts) {
        for (int i = 0; i < starts.length; i++) {
            assertEquals(starts[i], rows.start(i));
        }
    }

    @Test
    void aTextThatIsNoTableHasNone() {
        SimHashRecords method = new SimHashRecords();
        for (String text : List.of("", "鸥", "one line only, with a comma", "a,b\n1,2,3\n", "no separators\nat all\n")) {
            assertTrue(method.fingerprint(text, FoldedText.of(text)).isEmpty(), text);
        }
        assertTrue(method.fingerprint(STAFF, FoldedText.of(STAFF)).isPresent());
    }

    @Test
    void aColumnThatIsNotThereIsNamed() {
        assertEquals(
                "columns must be in the table: salary",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> sketches(STAFF, new RecordColumn("salary", Kind.NUMBER, 1)))
                        .getMessage());
        assertEquals(
                "weight must be above 0 and at most 1000: 0.0",
                assertThrows(IllegalArgumentException.class, () -> new RecordColumn("a", null, 0))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> new RecordColumn("a", null, 1001));
    }
}
