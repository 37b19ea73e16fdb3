package app.likeness.ui.pair.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.pair.FxScene;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class ChunkCellTest {
    @BeforeAll
    static void start() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void onlyWhatIsTheSameInAMatchIsTinted() {
        assertEquals(List.of(1, 0), drawn(0, true));
        assertEquals(List.of(0, 1), drawn(0, false), "a changed word is outlined");
        assertEquals(List.of(0, 1), drawn(-1, false), "alike lines outside of all matches");
    }

    /// How many tints and how many outlines a word has.
    private static List<Integer> drawn(int match, boolean shared) {
        return FxScene.fx(() -> {
            ChunkCell cell = new ChunkCell(Side.LEFT);
            cell.show(0, "one two", List.of(new Mark(0, 3, match, shared)), 0, 0);
            Scene scene = new Scene(new StackPane(cell), 200, 100);
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return List.of(
                    cell.lookupAll(".tint").size(), cell.lookupAll(".outline").size());
        });
    }
}
