package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Match;
import app.likeness.compare.Pair;
import app.likeness.compare.rows.Difference;
import app.likeness.compare.rows.SideBySideRow;
import app.likeness.text.Span;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.ChunkCell;
import app.likeness.ui.pair.text.PairText;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import app.likeness.ui.parts.Background;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

class PairViewTest {
    @Test
    void aTintLiesUnderEveryCharacterThatIsCountedAndNothingElse() {
        for (Samples sample : List.of(Samples.CHINESE, Samples.ENGLISH)) {
            Opened opened = Opened.of(sample, Locale.ENGLISH);
            // High enough to show the whole of both texts.
            try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 960)) {
                OpenedPair pair =
                        Objects.requireNonNull(opened.model().openedProperty().get());
                for (Side side : Side.values()) {
                    PairText text = pair.text(side);
                    int marked = FxScene.fx(() -> letters(window.pane(side), text.text(), true));
                    assertEquals(text.shared(), marked, sample.leftTitle() + ", " + side);
                    assertEquals(text.containment(), (double) marked / text.characters());
                }
            }
        }
    }

    @Test
    void nextDifferenceBringsBothPanesThere() {
        try (FxScene window = large()) {
            window.key(KeyCode.F7, false, false);
            window.run(() -> window.model.select(250));
            window.key(KeyCode.F7, false, false);
            OpenedPair pair =
                    Objects.requireNonNull(window.model.openedProperty().get());
            Difference difference =
                    pair.differences().get(window.model.differenceProperty().get());
            assertEquals(250, difference.match());
            for (Side side : Side.values()) {
                assertAtAThird(window, side, side.span(difference).start());
            }
            // What stands between the two matches, then the end of the one before.
            window.key(KeyCode.F7, true, false);
            window.key(KeyCode.F7, true, false);
            assertEquals(249, window.model.selectedProperty().get());
        }
    }

    @Test
    void nextMatchBringsBothPanesThere() {
        try (FxScene window = large()) {
            for (int i = 0; i < 20; i++) {
                window.key(KeyCode.DOWN, false, true);
            }
            assertEquals(20, window.model.selectedProperty().get());
            Match match = Objects.requireNonNull(window.model.openedProperty().get())
                    .matches()
                    .get(20);
            assertAtAThird(window, Side.LEFT, match.left().start());
            assertAtAThird(window, Side.RIGHT, match.right().start());
        }
    }

    @Test
    void scrollingOneSideKeepsPassagesFaceToFace() {
        try (FxScene window = large()) {
            OpenedPair pair =
                    Objects.requireNonNull(window.model.openedProperty().get());
            for (Side side : Side.values()) {
                window.run(() -> window.model.select(100));
                for (Match match : pair.matches().subList(101, 120)) {
                    Span passage = side.span(match);
                    Span other = side.other().span(match);
                    // Until the passage begins where the two texts are to meet.
                    window.run(() -> {
                        TextPane pane = window.pane(side);
                        double away = pane.lineTop(passage.start()) - pane.viewTop() - pane.viewHeight() / 3;
                        window.pane(side).fireEvent(wheel(-away, false));
                    });
                    assertAtAThird(window, side, passage.start());
                    assertAtAThird(window, side.other(), other.start());
                }
            }
        }
    }

    @Test
    void bothTextsBeginAndEndTogether() {
        try (FxScene window = large()) {
            window.run(() -> window.pane(Side.LEFT).fireEvent(wheel(-1e7, false)));
            assertEquals(
                    window.pane(Side.RIGHT).furthest(), window.pane(Side.RIGHT).viewTop(), 1);
            window.run(() -> window.pane(Side.RIGHT).fireEvent(wheel(1e7, false)));
            assertEquals(0, window.pane(Side.LEFT).viewTop());
        }
    }

    @Test
    void withShiftOneSideScrollsAlone() {
        try (FxScene window = large()) {
            double before = window.pane(Side.RIGHT).viewTop();
            window.run(() -> window.pane(Side.LEFT).fireEvent(wheel(-300, true)));
            assertEquals(before, window.pane(Side.RIGHT).viewTop());
            assertTrue(window.pane(Side.LEFT).viewTop() >= 300);
        }
    }

    @Test
    void scrollingCostsWhatComesIntoSight() {
        LargePair endless = LargePair.of(500_000, 2000, false);
        Opened opened = Opened.of(endless);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            int start = filled(window);
            assertTrue(start < 40, "cells for the first view: " + start);
            for (int i = 0; i < 100; i++) {
                window.run(() -> window.pane(Side.LEFT).fireEvent(wheel(-60, false)));
            }
            int scrolled = filled(window) - start;
            // 6,000 pixels a side are at most 60 chunks; each is laid out once to be measured and once to be shown.
            assertTrue(scrolled < 300, "cells for 100 turns of the wheel: " + scrolled);
            window.run(() -> window.view
                    .reading()
                    .scroll()
                    .jump(Side.LEFT, window.pane(Side.LEFT).totalHeight() / 2));
            int jumped = filled(window) - start - scrolled;
            assertTrue(jumped < 60, "cells for a jump: " + jumped);
        }
    }

    @Test
    void theLanguageChangesWhileThePairIsOpen() {
        Opened opened = Opened.of(Samples.CHINESE, Locale.ENGLISH);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            assertEquals("Edited copy", label(window, "#pair-band"));
            assertTrue(label(window, "#why-sentence").startsWith("Same 40 characters"), label(window, "#why-sentence"));
            window.run(() -> opened.messages().setLocale(Locale.SIMPLIFIED_CHINESE));
            assertEquals("改写稿", label(window, "#pair-band"));
            assertEquals("相同的 40 个字，顺序一致；改动 26 个字，共 3 处。", label(window, "#why-sentence"));
            assertEquals("第 1 对，共 1 对", label(window, "#pair-position"));
        }
    }

    @Test
    void aDocumentThatIsGoneIsSaidWithAWayBack() {
        var messages = new Messages(Locale.ENGLISH);
        var model = new PairModel(
                Background.direct(),
                id -> id == 1 ? "text" : "",
                id -> MarkedText.document(id, "Essay " + id, "/texts/" + id + ".txt"),
                (left, right, cancelled) -> MarkedText.comparison("{1|text}", "{1|text}", List.of()));
        model.open(List.of(new Pair(1, 2, 3, 0.5, 0.6, 0.7, 20, 20)), 0);
        try (FxScene window = FxScene.open(model, messages, Theme.LIGHT, 1280, 800)) {
            assertEquals("“Essay 2” is no longer among the documents.", label(window, "#pair-trouble"));
            assertTrue(window.view.lookup("#pair-trouble").getParent().isVisible());
            window.key(KeyCode.ESCAPE, false, false);
            assertEquals(List.of("back"), window.calls);
        }
    }

    @Test
    void rightToLeftTextIsWrappedAndMarked() {
        // JavaFX 26.0.2 throws when it wraps such text by itself.
        String line = "בראשית ברא אלהים את השמים ואת הארץ והארץ היתה תהו ובהו וחשך על פני תהום ".repeat(12);
        String words = "مرحبا بالعالم هذا نص طويل باللغة العربية 123 للتجربة فقط ";
        String reversed = "A \u202e reversed sentence that is long enough to be wrapped over several lines. ".repeat(3);
        String text = line + "\n" + words.repeat(9) + "\n" + reversed + "\n" + "אבגד".repeat(200);
        var model = new PairModel(
                Background.direct(),
                id -> id == 1 ? text : "\u200f" + text,
                id -> MarkedText.document(id, "Text " + id, "/texts/" + id + ".txt"));
        model.open(List.of(new Pair(1, 2, 3, 0.5, 0.6, 0.7, 20, 20)), 0);
        try (FxScene window = FxScene.open(model, new Messages(Locale.ENGLISH), Theme.LIGHT, 900, 600)) {
            OpenedPair pair = Objects.requireNonNull(model.openedProperty().get());
            assertEquals(1, pair.left().containment());
            double bottom = FxScene.fx(() -> window.pane(Side.LEFT).totalHeight());
            for (int i = 0; i < 10; i++) {
                window.key(KeyCode.F7, false, false);
                window.run(() -> window.pane(Side.LEFT).fireEvent(wheel(-bottom / 8, false)));
            }
            assertTrue(FxScene.fx(() -> window.pane(Side.LEFT).viewTop()) > 0);
        }
    }

    @Test
    void bothWaysOfShowingKeepThePlace() {
        try (FxScene window = large()) {
            window.run(() -> window.model.select(250));
            window.run(() -> window.model.modeProperty().set(PairModel.Mode.DIFFERENCES));
            OpenedPair pair =
                    Objects.requireNonNull(window.model.openedProperty().get());
            List<SideBySideRow> rows = window.model.rowsProperty().get();
            SideBySideRow row =
                    rows.get(FxScene.fx(() -> window.view.differences().rowInView()));
            assertTrue(Math.abs(row.match() - 250) <= 1 || row.match() < 0, row.toString());
            window.key(KeyCode.F7, false, false);
            Difference difference =
                    pair.differences().get(window.model.differenceProperty().get());
            SideBySideRow shown =
                    rows.get(FxScene.fx(() -> window.view.differences().rowInView()));
            assertTrue(shown.left().overlaps(difference.left()), shown + ", " + difference);
            window.run(() -> window.model.modeProperty().set(PairModel.Mode.READING));
            double away = FxScene.fx(
                    () -> window.pane(Side.LEFT).lineTop(difference.left().start())
                            - window.pane(Side.LEFT).viewTop());
            assertTrue(away > 0 && away < window.pane(Side.LEFT).viewHeight(), "out of sight: " + away);
        }
    }

    @Test
    void theKeysWorkAtOnceAndAfterTheNextPairWasOpened() {
        var model = new PairModel(
                Background.direct(),
                id -> "The same text stands in all of these documents, word for word and line by line.",
                id -> MarkedText.document(id, "Text " + id, "/texts/" + id + ".txt"));
        model.open(List.of(new Pair(1, 2, 3, 1, 1, 1, 20, 20), new Pair(3, 4, 3, 1, 1, 1, 20, 20)), 0);
        try (FxScene window = FxScene.open(model, new Messages(Locale.ENGLISH), Theme.LIGHT, 1280, 800)) {
            for (int position = 1; position >= 0; position--) {
                WaitForAsyncUtils.waitForFxEvents();
                Node owner = FxScene.fx(() -> window.scene().getFocusOwner());
                assertEquals(window.pane(Side.LEFT), owner);
                boolean forward = position == 1;
                window.run(() -> owner.fireEvent(new KeyEvent(
                        KeyEvent.KEY_PRESSED,
                        "",
                        "",
                        forward ? KeyCode.RIGHT : KeyCode.LEFT,
                        false,
                        false,
                        true,
                        false)));
                assertEquals(position, model.positionProperty().get());
            }
        }
    }

    @Test
    void selectedTextIsWhatIsCopiedElseTheSelectedPassage() {
        Opened opened = Opened.of(Samples.ENGLISH, Locale.ENGLISH);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            assertTrue(FxScene.fx(() -> window.pane(Side.LEFT).copied()).startsWith("An orchard is a promise"));
            window.run(() -> window.pane(Side.LEFT).select(new Span(0, 13)));
            assertEquals(
                    "Every village", FxScene.fx(() -> window.pane(Side.LEFT).copied()));
        }
    }

    @Test
    void aPointerOverAPassageLightsItsRibbonAndRow() {
        Opened opened = Opened.of(Samples.ENGLISH, Locale.ENGLISH);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            window.run(() -> opened.model().hoveredProperty().set(2));
            long lit = FxScene.fx(() -> window.pane(Side.LEFT).cells().stream()
                    .flatMap(cell -> cell.lookupAll(".tint").stream())
                    .filter(tint -> tint.getPseudoClassStates().contains(ChunkCell.HOVERED))
                    .count());
            assertEquals(1, lit);
            // The list has the room of its first rows.
            window.run(() -> opened.model().hoveredProperty().set(0));
            assertTrue(FxScene.fx(() -> window.view.lookupAll(".table-row-cell").stream()
                    .anyMatch(row -> row.getPseudoClassStates().contains(ChunkCell.HOVERED))));
        }
    }

    @Test
    void whatDoesNotCountIsHatchedAndSaysWhy() {
        Opened opened = Opened.quoted();
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            OpenedPair pair =
                    Objects.requireNonNull(opened.model().openedProperty().get());
            for (Side side : Side.values()) {
                PairText text = pair.text(side);
                int marked = FxScene.fx(() -> letters(window.pane(side), text.text(), true));
                int counted = FxScene.fx(() -> letters(window.pane(side), text.text(), false));
                assertEquals(text.shared(), counted, "marked letters of " + side + " without hatching");
                assertTrue(counted > 0 && counted < marked, counted + " of " + marked);
                int quoted = text.text().indexOf("ledger");
                assertEquals("Not counted: quotation", window.pane(side).wordsAt(quoted));
                assertEquals("", window.pane(side).wordsAt(text.text().indexOf("market hall")));
            }
            assertEquals("1 passage", label(window, "#pair-passages"));
            assertEquals(1, window.model.selectedProperty().get(), "the quotation does not lead");
            window.run(() -> window.model.select(0));
            assertTrue(
                    label(window, "#why-sentence").endsWith("left out (quotation)."), label(window, "#why-sentence"));
            String reduced = label(window, "#why-reduced");
            assertTrue(reduced.endsWith("1 more passage does not count (quotation)."), reduced);
            List<String> rows = FxScene.fx(() -> window.view.lookupAll(".table-row-cell").stream()
                    .map(row -> Objects.requireNonNullElse(row.getAccessibleText(), ""))
                    .toList());
            assertTrue(rows.stream().anyMatch(row -> row.startsWith("Passage 1, Same, not counted")), rows::toString);
            window.run(() -> opened.model().modeProperty().set(PairModel.Mode.DIFFERENCES));
            assertFalse(FxScene.fx(() -> window.view.differences().lookupAll(".left-out"))
                    .isEmpty());
        }
    }

    @Test
    void aNarrowWindowFoldsTheListIntoOneLine() {
        Opened opened = Opened.of(Samples.CHINESE, Locale.SIMPLIFIED_CHINESE);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.DARK, 900, 600)) {
            assertTrue(window.view.lookup("#current-match").isVisible());
            Node list = window.view.lookup("#match-list");
            assertFalse(list.getParent().isVisible());
            window.run(() -> ((ToggleButton) window.view.lookup("#all-matches")).fire());
            assertTrue(list.getParent().isVisible());
            window.run(opened.model()::nextMatch);
            assertFalse(list.getParent().isVisible());
        }
    }

    private static FxScene large() {
        Opened opened = Opened.of(LargePair.of(100_000, 500, true));
        return FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800);
    }

    private static int filled(FxScene window) {
        return FxScene.fx(() ->
                window.pane(Side.LEFT).cellsFilled() + window.pane(Side.RIGHT).cellsFilled());
    }

    private static void assertAtAThird(FxScene window, Side side, int offset) {
        double y = FxScene.fx(
                () -> window.pane(side).lineTop(offset) - window.pane(side).viewTop());
        assertEquals(window.pane(side).viewHeight() / 3, y, 1.5, side + ", offset " + offset);
    }

    private static String label(FxScene window, String id) {
        return ((Labeled) window.view.lookup(id)).getText();
    }

    /// How many letters and digits have a tint under their middle; with those that are `hatched` as well, or
    /// without them.
    private static int letters(TextPane pane, String text, boolean hatched) {
        int count = 0;
        for (ChunkCell cell : pane.cells()) {
            for (int offset = cell.start(); offset < cell.end(); offset++) {
                Rectangle2D box = cell.box(offset);
                var middle = new Point2D((box.getMinX() + box.getMaxX()) / 2, (box.getMinY() + box.getMaxY()) / 2);
                if (Character.isLetterOrDigit(text.charAt(offset))
                        && isOn(cell, ".tint", middle)
                        && (hatched || !isOn(cell, ".left-out", middle))) {
                    count++;
                }
            }
        }
        return count;
    }

    private static boolean isOn(ChunkCell cell, String styleClass, Point2D point) {
        return cell.lookupAll(styleClass).stream().anyMatch(shape -> shape.contains(shape.parentToLocal(point)));
    }

    private static ScrollEvent wheel(double pixels, boolean shift) {
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                0,
                0,
                0,
                0,
                shift,
                false,
                false,
                false,
                false,
                false,
                0,
                pixels,
                0,
                pixels,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }
}
