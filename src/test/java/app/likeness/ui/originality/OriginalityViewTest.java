package app.likeness.ui.originality;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Tally;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.count.Originality.Part;
import app.likeness.review.PassageKey;
import app.likeness.review.Review;
import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OriginalityViewTest {
    private static final String TIDE = "The tide does not only bring ships. It brings salt, noise and strangers, and a"
            + " town that wants the trade has to make room for all three.";
    private static final String WOOD = "Wood rots, iron rusts and stone sinks, so whatever we build we shall build"
            + " again, and someone will have to pay the second time.";
    private static final String OWN =
            "The first time I saw the harbour it was empty, and I thought that empty was how" + " it was meant to be.";

    private final Document essay = document(1, "Why rebuild");
    private final Document tide = document(2, "What the tide brings");
    private final Document wood = document(3, "What lasts");
    private final Document alone = document(4, "Gulls");
    private final Pair withTide = pair(1, 2, 40, 90);
    private final Pair withWood = pair(1, 3, 35, 80);
    private final ObjectProperty<Snapshot> known = new SimpleObjectProperty<>(
            snapshot(List.of(essay, tide, wood, alone), List.of(withTide, withWood), List.of()));
    private final Map<Long, String> texts = Map.of(
            1L, OWN + "\n\n" + TIDE + "\n\n" + WOOD, 2L, TIDE, 3L, "As they say: " + WOOD, 4L, "Gulls count better.");
    private final ObjectProperty<Review> review = new SimpleObjectProperty<>(Review.NONE);
    private Set<PassageKey> acceptable = Set.of();
    private final OriginalityModel model = new OriginalityModel(known, review, Background.direct(), new Texts() {
        @Override
        public String text(long documentId) {
            return texts.getOrDefault(documentId, "");
        }

        @Override
        public Set<PassageKey> acceptable(Pair pair) {
            return pair.equals(withTide) ? acceptable : Set.of();
        }
    });
    private final List<Pair> opened = new ArrayList<>();
    private int backs;
    private final List<Path> charsets = new ArrayList<>();
    private final ViewWindow window = window();

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void thePartsAddUpAndTheHeadlineSaysHowMuchIsShared() {
        window.run(() -> model.open(essay));
        OriginalityReport report = model.reportProperty().get();
        assertEquals(100, Arrays.stream(report.parts().percents()).sum());
        int shared = report.parts().percents()[1];
        assertTrue(shared > 60 && shared < 80, "shared " + shared);
        assertEquals(
                shared + "% of what counts stands word for word in 2 other documents.",
                window.node("report-headline", Label.class).getText());
        assertEquals(List.of(tide, wood), counted(report));
    }

    @Test
    void aDocumentThatSharesNothingIsReadAsComparedAndGivenAnotherCharacterSet() {
        window.run(() -> model.open(alone));
        var page = window.node("report-page", ListView.class);
        assertEquals("Gulls count better.", shown(page));
        window.press(KeyCode.T);
        assertEquals("gulls count better", shown(page));
        window.run(() -> window.node("report-as-compared", ToggleButton.class).fire());
        assertEquals("Gulls count better.", shown(page));
        window.run(() -> window.node("report-charset", Button.class).fire());
        assertEquals(List.of(alone.path()), charsets);
    }

    private static String shown(ListView<?> page) {
        return page.lookupAll(".list-cell").stream()
                .map(cell -> String.valueOf(((ListCell<?>) cell).getAccessibleText()))
                .filter(words -> !words.isEmpty() && !words.equals("null"))
                .collect(Collectors.joining("|"));
    }

    @Test
    void arrowsGoThroughTheSourcesAndEnterOpensThePair() {
        window.run(() -> model.open(essay));
        assertTrue(window.node("source-list", ListView.class).isFocused());
        assertEquals(0, model.selectedProperty().get());
        window.press(KeyCode.DOWN);
        assertEquals(1, model.selectedProperty().get());
        window.press(KeyCode.ENTER);
        assertEquals(List.of(withWood), opened);
        window.press(KeyCode.ESCAPE);
        assertEquals(1, backs);
    }

    @Test
    void aSourceThatIsLeftOutCountsNoMoreUntilItIsCountedAgain() {
        window.run(() -> model.open(essay));
        int before = model.reportProperty().get().parts().characters(Part.SHARED);
        window.press(KeyCode.S);
        OriginalityReport without = model.reportProperty().get();
        assertEquals(List.of(wood), counted(without));
        assertTrue(without.parts().characters(Part.SHARED) < before);
        assertEquals(
                "1 counts, 1 left out", window.node("report-count", Label.class).getText());
        window.run(() -> model.toggle(without.aside().getFirst()));
        assertEquals(before, model.reportProperty().get().parts().characters(Part.SHARED));
    }

    @Test
    void whatIsAcceptableStandsLastAndCountsOnceSomebodyCountsIt() {
        window.run(() -> model.open(essay));
        int before = model.reportProperty().get().parts().characters(Part.SHARED);
        window.run(() -> review.set(acceptable(essay, tide)));
        OriginalityReport quiet = model.reportProperty().get();
        assertEquals(List.of(wood), counted(quiet));
        assertEquals(List.of(tide), quiet.aside().stream().map(Source::document).toList());
        assertTrue(quiet.parts().characters(Part.SHARED) < before);
        assertTrue(window.ask(() -> window.scene().getRoot().lookupAll(".source-list .label").stream()
                .anyMatch(label -> ((Label) label).getText().equals("acceptable, not counted"))));

        window.run(() -> model.toggle(quiet.aside().getFirst()));
        OriginalityReport all = model.reportProperty().get();
        assertEquals(List.of(wood, tide), counted(all));
        assertEquals(before, all.parts().characters(Part.SHARED));

        window.run(() -> review.set(Review.NONE));
        assertEquals(List.of(tide, wood), counted(model.reportProperty().get()));
    }

    @Test
    void whereEverythingIsAcceptableItIsShownAsIfNothingWere() {
        window.run(() -> review.set(acceptable(essay, tide, essay, wood)));
        window.run(() -> model.open(essay));
        assertEquals(List.of(tide, wood), counted(model.reportProperty().get()));
    }

    @Test
    void aPassageThatIsAcceptableIsNotShared() {
        FoldedText left = FoldedText.of(Objects.requireNonNull(texts.get(1L)));
        FoldedText right = FoldedText.of(TIDE);
        acceptable = new Aligner()
                .compare(left, right).matches().stream()
                        .map(match -> PassageKey.of(match, new Letters(left), new Letters(right)))
                        .collect(Collectors.toSet());
        window.run(() -> model.open(essay));
        OriginalityReport report = model.reportProperty().get();
        assertEquals(0, report.parts().sharedWith(0));
        assertTrue(report.parts().sharedWith(1) > 0);
    }

    @Test
    void thePartsAreTheFilterOfTheMarks() {
        window.run(() -> model.open(essay));
        assertTrue(window.ask(() -> !window.scene().getRoot().lookupAll(".tint").isEmpty()));
        window.run(() -> window.node("part-shared-chip", ToggleButton.class).fire());
        assertTrue(model.unmarked().contains(Part.SHARED));
        assertTrue(window.ask(() -> window.scene().getRoot().lookupAll(".tint").isEmpty()));
    }

    @Test
    void whereNothingIsSharedItIsSaidInWords() {
        window.run(() -> model.open(alone));
        assertEquals(
                "Nothing here stands in another document.",
                window.node("report-headline", Label.class).getText());
        assertEquals(100, model.reportProperty().get().parts().percents()[0]);
    }

    @Test
    void aDocumentThatIsGoneIsSaidInWords() {
        window.run(() -> model.open(document(9, "Lost")));
        assertEquals(OriginalityModel.Phase.GONE, model.phaseProperty().get());
        assertTrue(window.node("report-nothing", Label.class).getText().startsWith("“Lost” is no longer"));
    }

    @Test
    void aPairThatIsGoneFromTheFindingsIsGoneFromTheReport() {
        window.run(() -> model.open(essay));
        window.run(() -> known.set(snapshot(List.of(essay, tide, wood), List.of(withTide), List.of())));
        assertEquals(List.of(tide), counted(model.reportProperty().get()));
    }

    /// What the documents of each two of `pairs` share was found acceptable.
    private Review acceptable(Document... pairs) {
        List<Verdict> verdicts = new ArrayList<>();
        for (int i = 0; i < pairs.length; i += 2) {
            List<TextKey> both = List.of(key(pairs[i]), key(pairs[i + 1]));
            verdicts.add(new Verdict(
                    new Subject.OfPair(both.getFirst(), both.getLast()),
                    State.ACCEPTABLE,
                    "",
                    Instant.EPOCH,
                    both,
                    List.of()));
        }
        Tally characters = Tally.unpacked(new int[] {1, 90});
        PairCounts counts = new PairCounts(characters, characters, characters, characters, List.of());
        return Review.of(
                verdicts,
                List.of(),
                Stream.of(essay, tide, wood, alone).collect(Collectors.toMap(Document::id, each -> key(each))),
                List.of(new PairTally(1, 2, 3, 0.5, counts), new PairTally(1, 3, 3, 0.5, counts)));
    }

    private static TextKey key(Document document) {
        return new TextKey(document.id(), document.id(), document.id());
    }

    private ViewWindow window() {
        Messages messages = new Messages(Locale.ENGLISH);
        return ViewWindow.open(
                messages,
                Theme.LIGHT,
                1208,
                740,
                () -> new OriginalityView(
                        messages,
                        model,
                        (pairs, index) -> opened.add(pairs.get(index)),
                        () -> backs++,
                        charsets::add,
                        new Region()));
    }

    /// The documents that count as sources in a report, in its order.
    private static List<Document> counted(OriginalityReport report) {
        return report.counted().stream().map(Source::document).toList();
    }
}
