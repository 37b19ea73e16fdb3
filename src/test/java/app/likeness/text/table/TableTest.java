package app.likeness.text.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {
    @Test
    void cellsInQuotesHoldSeparatorsLineEndsAndQuotes() {
        String text = "name,remark\r\n\"Lee, Ann\",\"said \"\"no\"\"\r\ntwice\"\r\n\r\nBo ,  x \r\n";
        Table table = Table.of(text).orElseThrow();

        assertEquals(List.of("name", "remark"), table.columns());
        assertEquals(2, table.rows());
        assertEquals("Lee, Ann", table.cell(0, 0));
        assertEquals("said \"no\"\r\ntwice", table.cell(0, 1));
        assertEquals("Bo", table.cell(1, 0));
        assertEquals("x", table.cell(1, 1));
        assertEquals("\"Lee, Ann\",\"said \"\"no\"\"\r\ntwice\"", span(text, table, 0));
        assertEquals("Bo ,  x ", span(text, table, 1));
    }

    private static String span(String text, Table table, int row) {
        return text.substring(table.span(row).start(), table.span(row).end());
    }

    @Test
    void tabsGoBeforeSemicolonsAndThoseBeforeCommas() {
        assertEquals(
                List.of("a,b;c", "d"), Table.of("a,b;c\td\n1\t2").orElseThrow().columns());
        assertEquals(List.of("a,b", "c"), Table.of("a,b;c\n1,5;2").orElseThrow().columns());
        assertEquals(
                List.of("a;b", "c"), Table.of("\"a;b\",c\n1,2").orElseThrow().columns());
    }

    @Test
    void emptyCellsAreCells() {
        Table table = Table.of("a,b,c\n,,\n1,,\n,,3").orElseThrow();

        assertEquals(3, table.rows());
        assertEquals("", table.cell(0, 2));
        assertEquals("1", table.cell(1, 0));
        assertEquals("3", table.cell(2, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\n",
                "one",
                "a,b",
                "a,b\n",
                "a,b\n1",
                "a,b\n1,2,3",
                "first, a sentence\nthen, another, and more",
                "no separators\nat all"
            })
    void whatIsNotATableIsNone(String text) {
        assertTrue(Table.of(text).isEmpty());
    }

    @Test
    void aLineOfMillionsOfCommasIsNoTable() {
        assertTrue(Table.of("a,".repeat(5_000_000) + "\n" + "b,".repeat(1000)).isEmpty());
        assertTrue(Table.of("\"".repeat(5_000_000)).isEmpty());
    }
}
