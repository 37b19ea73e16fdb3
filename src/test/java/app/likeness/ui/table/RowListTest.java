package app.likeness.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;

class RowListTest {
    private final RowList<String> rows = new RowList<>();

    @Test
    void listenersHearThatAllRowsWereReplaced() {
        List<String> heard = new ArrayList<>();
        rows.addListener((ListChangeListener<String>) change -> {
            while (change.next()) {
                heard.add(change.getFrom() + "–" + change.getTo() + " for " + change.getRemoved());
            }
        });
        rows.show(List.of("a", "b"));
        rows.show(List.of("c"));
        rows.show(List.of());
        assertEquals(List.of("0–2 for []", "0–1 for [a, b]", "0–0 for [c]"), heard);
    }

    @Test
    void noRowIsTouchedWhenAllAreReplaced() {
        List<Integer> touched = new ArrayList<>();
        var many = new AbstractList<String>() {
            @Override
            public String get(int index) {
                touched.add(index);
                return "row " + index;
            }

            @Override
            public int size() {
                return 100_000;
            }
        };
        List<Integer> gone = new ArrayList<>();
        rows.addListener((ListChangeListener<String>) change -> {
            while (change.next()) {
                gone.add(change.getRemovedSize());
            }
        });
        rows.show(many);
        rows.show(List.of());
        assertEquals(List.of(0, 100_000), gone);
        assertEquals(List.of(), touched);
    }

    @Test
    void aNewerRowStandsWhereItsPredecessorIsLookedFor() {
        RowList<String> named = new RowList<>(row -> row.charAt(0));
        named.show(List.of("a1", "b1", "c1"));
        assertEquals(1, named.indexOf("b2"));
        assertEquals(-1, named.indexOf("d1"));
        Object another = 7;
        assertEquals(-1, named.indexOf(another));
    }

    @Test
    void theRowsOfAMomentStayAsTheyAre() {
        List<String> first = List.of("a", "b");
        rows.show(first);
        List<String> then = rows.rows();
        rows.show(List.of("c"));
        assertSame(first, then);
        assertEquals(List.of("c"), rows);
    }
}
