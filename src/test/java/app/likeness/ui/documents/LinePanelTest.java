package app.likeness.ui.documents;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.Review;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.judging.ShownStates;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;

class LinePanelTest {
    @Test
    void inALowWindowItIsOneRowThatCanBeUnfolded() {
        try (ViewWindow window = open(1200, 700)) {
            Node panel = window.node("line-panel", Node.class);
            assertNull(window.node("histogram", Node.class));
            assertTrue(window.ask(() -> panel.getLayoutBounds().getHeight()) < 60);
            assertEquals(
                    "Balanced 15% · 2 documents to the right",
                    window.node("line-words", Label.class).getText());
            assertNotNull(window.node("line-strict", ToggleButton.class));
            window.run(() -> window.scene().lookup("#line-fold").requestFocus());
            Button fold = window.node("line-fold", Button.class);
            window.run(fold::fire);
            assertNotNull(window.node("histogram", Node.class));
            assertTrue(window.ask(fold::isFocused));
            window.run(fold::fire);
            assertNull(window.node("histogram", Node.class));
        }
    }

    @Test
    void inAHighWindowTheChartIsThere() {
        try (ViewWindow window = open(1200, 820)) {
            assertNotNull(window.node("histogram", Node.class));
            assertEquals(
                    "Fold the chart", window.node("line-fold", Button.class).getAccessibleText());
        }
    }

    private static ViewWindow open(double width, double height) {
        Messages messages = new Messages(Locale.ENGLISH);
        var now = new SimpleObjectProperty<Snapshot>(snapshot(
                List.of(document(1, "A harbour"), document(2, "The harbour"), document(3, "The moon")),
                List.of(pair(1, 2, 97, 95)),
                List.of()));
        return ViewWindow.open(messages, Theme.LIGHT, width, height, () -> {
            var model = new ResultsModel(
                    now, new Reviews(new SimpleObjectProperty<>(Review.NONE), new ShownStates()), Background.direct());
            var line = new LineModel(new SimpleObjectProperty<>(Shown.AT_FIRST), ignored -> {}, ignored -> {});
            return new VBox(new LinePanel(messages, model, line), new StackPane());
        });
    }
}
