package app.likeness.ui.parts;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/// What [Explanations] say of the numbers in a row of a list.
final class RowWords {
    private RowWords() {}

    /// The row that is chosen in a table or list; null where none is, or it is out of sight.
    static @Nullable Node chosen(Node list) {
        int chosen = list instanceof TableView<?> table
                ? table.getSelectionModel().getSelectedIndex()
                : list instanceof ListView<?> rows ? rows.getSelectionModel().getSelectedIndex() : -1;
        String kind = list instanceof TableView<?> ? ".table-row-cell" : ".list-cell";
        return chosen < 0
                ? null
                : list.lookupAll(kind).stream()
                        .filter(node ->
                                node instanceof IndexedCell<?> cell && !cell.isEmpty() && cell.getIndex() == chosen)
                        .findFirst()
                        .orElse(null);
    }

    /// What is said of each number of a row, after its column and value.
    static List<String> of(Node row) {
        List<String> words = new ArrayList<>();
        collect(row, words);
        return words;
    }

    private static void collect(Node node, List<String> words) {
        if (Explanations.isExplained(node)) {
            String said = Explanations.of(node).orElse("");
            if (!said.isEmpty()) {
                String value = node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText() : "";
                String name = node instanceof TableCell<?, ?> cell
                        ? cell.getTableColumn().getText()
                        : "";
                String head = String.join(" ", name, value).strip();
                words.add(head.isEmpty() ? said : head + ": " + said);
            }
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, words));
        }
    }
}
