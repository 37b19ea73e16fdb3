package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.text.Span;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Disguises;
import app.likeness.ui.pair.text.Place;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Background;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnmaskTest {
    private static final String ENGLISH = """
            Every harbour town tells itself a story about the sea, and ours says that the sea gave us everything.

            The ferry does not only carry passengers. It brings letters, noise and strangers, and a town that wants \
            the trade has to make room for all three of them.

            A new pier would cost more than the town earns in five years, yet the cost of doing nothing is paid \
            every day, a little at a time, by people who never vote on it.
            """;

    private static final String DISGUISED = ENGLISH.replace("carry", "cаrry")
            .replace("strangers", "strаngеrs")
            .replace("letters", "let\u200bters")
            .replace("nothing", "nоthing")
            .replace("people", "peо\u200dple")
            .replace("every day", "e v e r y  d a y");

    private static final String CHINESE = """
            老城区的图书馆从下个月起延长开放时间，每天晚上都有灯光照着门前的石阶，路过的人总会停下来看一看。

            工人们在山下的车站旁边修了一条新路，大学生们说这条路通向水边，走过去只要一刻钟。
            """;

    private static final String CHINESE_DISGUISED =
            CHINESE.replace("工人", "エ⼈").replace("图书馆", "图\u200b书\u200b馆").replace("大学生", "⼤学生");

    @Test
    void disguisesAreMarkedNamedAndMaskedAgain() {
        PairModel model = model(ENGLISH, DISGUISED);
        try (FxScene window = FxScene.open(model, new Messages(Locale.ENGLISH), Theme.LIGHT, 1280, 800)) {
            assertEquals(1, opened(model).right().containment());
            assertTrue(isShown(window, "#disguise-bar"));
            assertEquals(
                    "2 places with invisible characters inside words or between characters; 5 letters of another"
                            + " alphabet: а (U+0430) for a, е (U+0435) for e, о (U+043E) for o",
                    FxScene.fx(() -> ((Label) window.view.lookup("#disguises-B")).getText()));
            assertEquals(
                    "2 kinds of disguise", FxScene.fx(() -> ((Label) window.view.lookup("#disguised-B")).getText()));
            assertFalse(isShown(window, "#disguised-A"));
            assertEquals(0, marks(window, Side.LEFT, "disguise"));
            assertEquals(5, marks(window, Side.RIGHT, "disguise"));
            assertEquals(2, marks(window, Side.RIGHT, "disguise-bar"));
            window.key(KeyCode.U, false, false);
            assertFalse(isShown(window, "#disguise-bar"));
            assertFalse(FxScene.fx(() -> ((ToggleButton) window.view.lookup("#unmask")).isSelected()));
            assertEquals(0, marks(window, Side.RIGHT, "disguise") + marks(window, Side.RIGHT, "disguise-bar"));
            window.run(() -> ((ToggleButton) window.view.lookup("#unmask")).fire());
            assertEquals(5, marks(window, Side.RIGHT, "disguise"));
        }
    }

    @Test
    void marksHaveTheirColoursInTheFrameThatTheyAppearIn() {
        try (FxScene window =
                FxScene.open(model(ENGLISH, DISGUISED), new Messages(Locale.ENGLISH), Theme.LIGHT, 1280, 800)) {
            window.key(KeyCode.U, false, false);
            // A frame is drawn after its layout, and styles are worked out before it.
            List<Paint> fills = FxScene.fx(() -> {
                ((ToggleButton) window.view.lookup("#unmask")).fire();
                window.view.layout();
                return window.pane(Side.RIGHT).lookupAll(".disguise").stream()
                        .map(each -> ((Shape) each).getFill())
                        .toList();
            });
            assertEquals(5, fills.size());
            assertFalse(fills.contains(null), "drawn without their style");
        }
    }

    @Test
    void aPairWithoutDisguisesHasNothingToUnmask() {
        try (FxScene window =
                FxScene.open(model(ENGLISH, ENGLISH), new Messages(Locale.ENGLISH), Theme.LIGHT, 1280, 800)) {
            assertFalse(isShown(window, "#disguise-bar"));
            assertFalse(isShown(window, "#unmask"));
        }
    }

    @Test
    void theWalkGoesFromDisguiseToDisguiseAndBeginsAgain() {
        PairModel model = model(ENGLISH, DISGUISED);
        int first = DISGUISED.indexOf('а');
        model.nextDisguise(Side.RIGHT, 0);
        assertEquals(first, place(model).right());
        model.nextDisguise(Side.RIGHT, first);
        assertEquals(DISGUISED.indexOf('\u200b'), place(model).right());
        model.nextDisguise(Side.RIGHT, DISGUISED.length());
        assertEquals(first, place(model).right());
        assertEquals(first, place(model).left(), 5.0);
    }

    @Test
    void theDisguiseUnderThePointerIsTheSmallest() {
        Disguises disguises = opened(model(ENGLISH, DISGUISED)).right().disguises();
        int at = DISGUISED.indexOf('а');
        assertEquals(
                new Span(at, at + 1), Objects.requireNonNull(disguises.at(at)).span());
        assertNull(disguises.at(0));
        assertEquals(List.of(), disguises.within(0, at));
        assertEquals(disguises.all(), disguises.within(0, DISGUISED.length()));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # name, language, theme, width, height
            unmasked.en.dark,      en, DARK,  1280, 800
            unmasked.en.light,     en, LIGHT, 1280, 800
            unmasked.zh.light,     zh, LIGHT, 1280, 800
            unmasked-900.zh.dark,  zh, DARK,  900,  600
            """)
    void theUnmaskedPairIsDrawn(String name, String language, Theme theme, double width, double height)
            throws IOException {
        boolean chinese = language.equals("zh");
        PairModel model = chinese ? model(CHINESE, CHINESE_DISGUISED) : model(ENGLISH, DISGUISED);
        var messages = new Messages(chinese ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH);
        try (FxScene window = FxScene.open(model, messages, theme, width, height)) {
            Path file = PairPicturesTest.picture(window, name);
            assertTrue(Files.size(file) > 10_000, "the picture is empty: " + file);
        }
    }

    private static PairModel model(String left, String right) {
        var model = new PairModel(
                Background.direct(),
                id -> id == 1 ? left : right,
                id -> MarkedText.document(id, "Text " + id, "/texts/" + id + ".txt"));
        model.open(List.of(new Pair(1, 2, 3, 0.9, 0.9, 0.9, 200, 200)), 0);
        return model;
    }

    private static OpenedPair opened(PairModel model) {
        return Objects.requireNonNull(model.openedProperty().get());
    }

    private static Place place(PairModel model) {
        return Objects.requireNonNull(model.placeProperty().get());
    }

    private static boolean isShown(FxScene window, String selector) {
        return FxScene.fx(() -> {
            Node node = window.view.lookup(selector);
            return node != null && node.isVisible();
        });
    }

    /// How many shapes of this style are drawn in a pane.
    private static int marks(FxScene window, Side side, String styleClass) {
        window.run(() -> window.view.layout());
        return FxScene.fx(() -> (int) window.pane(side).lookupAll("." + styleClass).stream()
                .filter(Node::isVisible)
                .count());
    }
}
