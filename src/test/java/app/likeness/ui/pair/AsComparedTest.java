package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.PairText;
import app.likeness.ui.pair.text.ShownText;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import app.likeness.ui.parts.Background;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class AsComparedTest {
    private static final String LEFT = """
            城東的圖書館從下個月起延長開放時間，每天晚上都有燈光照著門前的石階，路過的人總會停下來看一看。

            “The ferry does not only carry passengers,” she wrote; “it brings letters, noise and strangers.”
            """;

    private static final String RIGHT = """
            消息：城东的图书馆从下个月起延长开放时间、每天晚上都有灯光照着门前的石阶；路过的人总会停下来看一看！

            THE FERRY does not only cаrry passengers, she wrote: it brings let\u200bters, noise and strangers.
            """;

    @Test
    void theTextsAreShownAsTheyWereComparedWithTheSameMarks() {
        try (FxScene window = open()) {
            OpenedPair pair = pair(window);
            List<String> stored = marked(window);
            window.key(KeyCode.T, false, false);
            for (Side side : Side.values()) {
                PairText text = pair.text(side);
                int length = ShownText.asCompared(text).text().length();
                window.run(() -> window.pane(side).select(new Span(0, length)));
                assertEquals(
                        text.folded().characters(),
                        FxScene.fx(() -> window.pane(side).copied()).replaceAll("\\s", ""));
            }
            assertEquals(
                    stored.stream()
                            .map(each -> FoldedText.of(each).characters())
                            .toList(),
                    marked(window).stream()
                            .map(each -> each.replaceAll("\\s", ""))
                            .toList());
            int ferry = LEFT.indexOf("ferry");
            double top = FxScene.fx(() -> window.pane(Side.LEFT).lineTop(ferry));
            assertEquals(
                    LEFT.indexOf("The ferry"),
                    FxScene.fx(() -> window.pane(Side.LEFT).offsetAt(top + 1)));
            assertFalse(isShown(window, "#disguise-bar"));
            window.run(() -> ((ToggleButton) window.view.lookup("#as-compared")).fire());
            assertEquals(stored, marked(window));
            assertTrue(isShown(window, "#disguise-bar"));
        }
    }

    @Test
    void thePairAsComparedIsDrawn() throws IOException {
        for (boolean narrow : List.of(false, true)) {
            try (FxScene window = FxScene.open(
                    model(),
                    new Messages(narrow ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH),
                    narrow ? Theme.DARK : Theme.LIGHT,
                    narrow ? 900 : 1280,
                    narrow ? 600 : 800)) {
                window.key(KeyCode.T, false, false);
                Path file =
                        PairPicturesTest.picture(window, narrow ? "as-compared-900.zh.dark" : "as-compared.en.light");
                assertTrue(Files.size(file) > 10_000, "the picture is empty: " + file);
            }
        }
    }

    @Test
    void theViewOfDifferencesAndWhatWasComparedTakeTurns() {
        PairModel model = model();
        model.asComparedProperty().set(true);
        model.modeProperty().set(PairModel.Mode.DIFFERENCES);
        assertFalse(model.asComparedProperty().get());
        model.asComparedProperty().set(true);
        assertEquals(PairModel.Mode.READING, model.modeProperty().get());
        assertTrue(model.asComparedProperty().get());
    }

    private static FxScene open() {
        return FxScene.open(model(), new Messages(Locale.ENGLISH), Theme.LIGHT, 1280, 800);
    }

    private static PairModel model() {
        var model = new PairModel(
                Background.direct(),
                id -> id == 1 ? LEFT : RIGHT,
                id -> MarkedText.document(id, "Text " + id, "/texts/" + id + ".txt"));
        model.open(List.of(new Pair(1, 2, 3, 0.9, 0.9, 0.9, 100, 100)), 0);
        return model;
    }

    private static OpenedPair pair(FxScene window) {
        return Objects.requireNonNull(window.model.openedProperty().get());
    }

    /// The text of each match in both panes, as it is marked there.
    private static List<String> marked(FxScene window) {
        return FxScene.fx(() -> {
            window.view.layout();
            return IntStream.range(0, pair(window).matches().size())
                    .boxed()
                    .flatMap(match -> Stream.of(Side.values()).map(side -> {
                        TextPane pane = window.pane(side);
                        pane.highlight(match, -1, new Span(0, 0));
                        pane.select(new Span(0, 0));
                        return pane.copied();
                    }))
                    .toList();
        });
    }

    private static boolean isShown(FxScene window, String selector) {
        return FxScene.fx(() -> {
            Node node = window.view.lookup(selector);
            return node != null && node.isVisible();
        });
    }
}
