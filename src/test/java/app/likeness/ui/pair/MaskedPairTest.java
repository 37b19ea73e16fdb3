package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Tallies;
import app.likeness.compare.rows.SideBySideRow;
import app.likeness.report.names.NameMask;
import app.likeness.text.Span;
import app.likeness.text.fold.Fold;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.pair.model.FindModel;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.PairText;
import app.likeness.ui.pair.text.ShownText;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.RunningBackground;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.Test;

/// A pair while names are hidden: its texts are as long as they were, and without names.
class MaskedPairTest {
    private static final String BODY = """
            The ferry does not only carry passengers. It brings letters, noise and strangers, and a town that wants
            the trade has to make room for all three of them, as Muster told the council in spring.

            老城区的图书馆从下个月起延长开放时间，李雷说每天晚上都有灯光照着门前的石阶，路过的人总会停下来看一看。
            """;

    private static final String MORE = """

            A new pier would cost more than the town earns in five years, yet the cost of doing nothing is paid
            every day, a little at a time, by people who never vote on it.
            """;

    private static final NameMask NAMES = names("Anna Muster", "李雷");

    private final ObjectProperty<NameMask> mask = new SimpleObjectProperty<>(NameMask.NONE);
    private final Map<Long, String> titles = new HashMap<>(Map.of(1L, "Anna", 2L, "李雷"));

    private final Texts texts = new Texts() {
        @Override
        public String text(long documentId) {
            return documentId == 1 ? "By Anna Mustеr.\n\n" + BODY + MORE : "作者：李雷\n\n" + MORE + BODY;
        }

        @Override
        public ObservableValue<NameMask> maskProperty() {
            return mask;
        }
    };

    @Test
    void theTextsKeepTheirLengthAndTheirMarks() {
        PairModel model = open(Background.direct());
        OpenedPair before = opened(model);
        List<SideBySideRow> rows = model.rowsProperty().get();
        assertFalse(rows.isEmpty());
        hide(model);
        OpenedPair after = opened(model);
        assertEquals("By ████ ██████.", after.left().text().lines().findFirst().orElseThrow());
        assertEquals("作者：██", after.right().text().lines().findFirst().orElseThrow());
        for (Side side : Side.values()) {
            assertEquals(
                    before.text(side).text().length(), after.text(side).text().length());
            assertEquals(before.text(side).marks(), after.text(side).marks());
            assertFalse(after.text(side).text().contains("Muster told"));
            assertTrue(after.text(side).text().contains("，██说每天"));
            String compared = ShownText.asCompared(after.text(side)).text();
            assertFalse(compared.contains("muster told"));
            assertTrue(compared.contains("of them as ██████ told the council"), compared);
            assertEquals(ShownText.asCompared(before.text(side)).text().length(), compared.length());
        }
        assertEquals(rows, model.rowsProperty().get());
        mask.set(NameMask.NONE);
        assertEquals(before.left().text(), opened(model).left().text());
    }

    @Test
    void theSelectedPassageStaysSelectedAndTheDocumentsHaveTheirOtherNames() {
        PairModel model = open(Background.direct());
        assertTrue(model.matchCountProperty().get() > 1);
        model.select(1);
        hide(model);
        assertEquals(1, model.selectedProperty().get());
        assertEquals("Document 2", opened(model).right().document().title());
        assertEquals(
                "Document 1",
                Objects.requireNonNull(model.documentProperty(Side.LEFT).get()).title());
    }

    @Test
    void aHiddenNameIsNotFound() {
        PairModel model = open(Background.direct());
        var find = new FindModel(model, model.background());
        find.openProperty().set(true);
        for (String name : List.of("muster", "Anna", "李雷", "李雷说")) {
            find.wantedProperty().set(name);
            assertNotEquals(0, find.hitsProperty().get().count(), name);
            hide(model);
            assertEquals(0, find.hitsProperty().get().count(), name);
            mask.set(NameMask.NONE);
            assertNotEquals(0, find.hitsProperty().get().count(), name);
        }
        hide(model);
        find.wantedProperty().set("council");
        assertEquals(2, find.hitsProperty().get().count());
    }

    @Test
    void aLetterOfAHiddenNameIsNoExampleOfADisguise() {
        PairModel model = open(Background.direct());
        PairText shown = opened(model).left();
        Fold fold = shown.disguises().all().getFirst();
        assertEquals(
                "е", shown.text().substring(fold.span().start(), fold.span().end()));
        var messages = new Messages(Locale.ENGLISH);
        try (FxScene window = FxScene.open(model, messages, Theme.LIGHT, 1280, 800)) {
            String before =
                    FxScene.fx(() -> window.pane(Side.LEFT).wordsAt(fold.span().start()));
            assertTrue(before.contains("U+0435"), before);
            window.run(() -> mask.set(NameMask.EVERYTHING));
            assertEquals(
                    "1 letter of another alphabet",
                    FxScene.fx(() -> window.pane(Side.LEFT).wordsAt(fold.span().start())));
        }
    }

    @Test
    void nothingIsSeenOfATextFromWhenNamesAreHiddenUntilTheyAreTakenOut() {
        var work = new ArrayDeque<Runnable>();
        PairModel model = open(RunningBackground.waiting(work));
        // Hidden while the pair is read.
        hide(model);
        run(work);
        assertEquals(PairModel.Phase.READY, model.phaseProperty().get());
        assertFalse(opened(model).left().text().contains("Anna"));
        mask.set(NameMask.NONE);
        model.rename();
        assertTrue(opened(model).left().text().contains("Anna"));
        // Hidden while it is shown.
        mask.set(NameMask.EVERYTHING);
        assertEquals(PairModel.Phase.LOADING, model.phaseProperty().get());
        mask.set(NAMES);
        assertEquals(PairModel.Phase.LOADING, model.phaseProperty().get());
        run(work);
        assertEquals(PairModel.Phase.READY, model.phaseProperty().get());
        assertTrue(opened(model).left().text().startsWith("By ████ "));
        // Another name is known: what is in sight stays until it is taken out.
        mask.set(names("Ferry"));
        assertEquals(PairModel.Phase.READY, model.phaseProperty().get());
        run(work);
        assertTrue(opened(model).left().text().startsWith("By Anna "));
    }

    @Test
    void whatIsInSightStaysThere() {
        PairModel model = open(Background.direct(), BODY.repeat(30));
        var messages = new Messages(Locale.ENGLISH);
        try (FxScene window = FxScene.open(model, messages, Theme.LIGHT, 1280, 600)) {
            TextPane pane = window.pane(Side.LEFT);
            window.run(() -> pane.reveal(BODY.length() * 15));
            window.run(() -> pane.select(new Span(5, 9)));
            double top = FxScene.fx(pane::viewTop);
            assertTrue(top > 1_000);
            int first = FxScene.fx(() -> pane.inSight().start());
            window.run(() -> hide(model));
            assertEquals(first, FxScene.fx(() -> pane.inSight().start()));
            assertEquals(new Span(5, 9), FxScene.fx(pane::selection));
            window.run(() -> model.modeProperty().set(PairModel.Mode.DIFFERENCES));
            DifferencesView rows = window.view.differences();
            window.run(() -> rows.scrollTo(1_200));
            int row = FxScene.fx(rows::rowInView);
            assertTrue(row > 2);
            window.run(() -> mask.set(NameMask.NONE));
            assertEquals(row, FxScene.fx(rows::rowInView));
        }
    }

    @Test
    void aClosedPairIsShownNoMore() {
        PairModel model = open(Background.direct());
        model.close();
        assertEquals(PairModel.Phase.NOTHING, model.phaseProperty().get());
        hide(model);
        model.rename();
        assertEquals(PairModel.Phase.NOTHING, model.phaseProperty().get());
    }

    private void hide(PairModel model) {
        titles.replaceAll((id, title) -> "Document " + id);
        mask.set(NAMES);
        model.rename();
    }

    private static NameMask names(String... authors) {
        Map<Long, String> numbered = new HashMap<>();
        for (String author : authors) {
            numbered.put((long) numbered.size(), author);
        }
        return NameMask.of(new Tallies(List.of(), List.of(), numbered, List.of()));
    }

    private static void run(ArrayDeque<Runnable> work) {
        while (!work.isEmpty()) {
            work.removeFirst().run();
        }
    }

    private PairModel open(Background background) {
        return open(background, texts);
    }

    private PairModel open(Background background, String body) {
        return open(background, new Texts() {
            @Override
            public String text(long documentId) {
                return body;
            }

            @Override
            public ObservableValue<NameMask> maskProperty() {
                return mask;
            }
        });
    }

    private PairModel open(Background background, Texts shown) {
        var model = new PairModel(
                background,
                shown,
                id -> MarkedText.document(id, Objects.requireNonNull(titles.get(id)), "/texts/" + id + ".txt"));
        model.open(List.of(new Pair(1, 2, 11, 0.58, 0.65, 0.77, 250, 250)), 0);
        return model;
    }

    private static OpenedPair opened(PairModel model) {
        return Objects.requireNonNull(model.openedProperty().get());
    }
}
