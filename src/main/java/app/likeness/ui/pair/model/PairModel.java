package app.likeness.ui.pair.model;

import app.likeness.compare.OtherDocuments;
import app.likeness.compare.Pair;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.rows.Difference;
import app.likeness.compare.rows.SideBySideRow;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import app.likeness.text.fold.Fold;
import app.likeness.ui.corpus.Masked;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.pair.text.Place;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// Which pair is open, which of its matches and differences the user is at. Of several pairs that are opened in a row,
/// only the last is shown: what was begun for the others is not finished, or its result is dropped.
public final class PairModel {
    /// How the pair is shown.
    public enum Mode {
        READING,
        DIFFERENCES
    }

    /// How far opening is.
    public enum Phase {
        NOTHING,
        LOADING,
        READY,
        /// A document is no longer in the corpus.
        GONE,
        /// The corpus could not be read.
        FAILED
    }

    private final ReadOnlyObjectWrapper<@Nullable Pair> pair = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable ReviewCase> passage = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(Phase.NOTHING);
    private final ReadOnlyObjectWrapper<@Nullable OpenedPair> opened = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<List<SideBySideRow>> rows = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<Optional<OtherDocuments>>> others = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable Document> left = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable Document> right = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable Document> gone = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable Place> place = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper position = new ReadOnlyIntegerWrapper(-1);
    private final ReadOnlyIntegerWrapper pairCount = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper selected = new ReadOnlyIntegerWrapper(-1);
    private final ReadOnlyIntegerWrapper difference = new ReadOnlyIntegerWrapper(-1);
    private final ReadOnlyIntegerWrapper matchCount = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper differenceCount = new ReadOnlyIntegerWrapper();
    private final IntegerProperty hovered = new SimpleIntegerProperty(-1);
    private final BooleanProperty unmasked = new SimpleBooleanProperty(true);
    private final BooleanProperty asCompared = new SimpleBooleanProperty();
    private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.READING);

    private final Background background;
    private final Texts texts;
    private final LongFunction<Document> documents;
    private final PairLoader loader;
    private final Masked<OpenedPair> masked;
    private final Latest requests = new Latest();
    private List<Pair> pairs = List.of();
    private long places;

    /// @param texts asked on the background lane
    /// @param documents the document of an id
    public PairModel(Background background, Texts texts, LongFunction<Document> documents) {
        this(background, texts, documents, new Aligner()::compare);
    }

    /// @param compare what two texts share; called on the background lane
    public PairModel(
            Background background, Texts texts, LongFunction<Document> documents, PairLoader.TextComparison compare) {
        this.background = background;
        asCompared.subscribe(compared -> {
            if (compared) {
                mode.set(Mode.READING);
            }
        });
        mode.subscribe(shown -> {
            if (shown == Mode.DIFFERENCES) {
                asCompared.set(false);
            }
        });
        this.texts = texts;
        this.documents = documents;
        loader = new PairLoader(texts, compare);
        masked = new Masked<>(background, texts, OpenedPair::masked, this::show);
        opened.subscribe(this::choosePassage);
        selected.subscribe(this::choosePassage);
    }

    /// The pair that is open, or is being opened; null before the first one.
    public ReadOnlyObjectProperty<@Nullable Pair> pairProperty() {
        return pair.getReadOnlyProperty();
    }

    /// The selected passage as a case of the review; null where none is selected.
    public ReadOnlyObjectProperty<@Nullable ReviewCase> passageProperty() {
        return passage.getReadOnlyProperty();
    }

    /// Opens the nearest pair before or behind this one, among those that it was opened with, that is `wanted`;
    /// goes on at the other end.
    ///
    /// @param step 1 or -1
    /// @return whether there is one
    public boolean openNext(Predicate<Pair> wanted, int step) {
        for (int i = 1; i <= pairs.size(); i++) {
            int next = Math.floorMod(position.get() + i * step, pairs.size());
            if (wanted.test(pairs.get(next))) {
                open(pairs, next);
                return true;
            }
        }
        return false;
    }

    /// Shows the open pair with the names that its documents have now.
    public void rename() {
        Pair now = pair.get();
        OpenedPair whole = masked.whole();
        if (now != null && whole != null) {
            Document leftDocument = documents.apply(now.leftId());
            Document rightDocument = documents.apply(now.rightId());
            left.set(leftDocument);
            right.set(rightDocument);
            masked.set(whole.named(leftDocument, rightDocument));
        } else if (now != null) {
            load(now);
        }
    }

    /// No pair is open any more.
    public void close() {
        requests.next();
        clear();
        pair.set(null);
        left.set(null);
        right.set(null);
        phase.set(Phase.NOTHING);
    }

    /// Reads and compares the open pair anew, with the documents of now; the selected passage stays selected.
    public void showAnew() {
        Pair now = pair.get();
        if (now == null || masked.whole() == null) {
            return;
        }
        BooleanSupplier isWanted = requests.next();
        Document leftDocument = documents.apply(now.leftId());
        Document rightDocument = documents.apply(now.rightId());
        left.set(leftDocument);
        right.set(rightDocument);
        background.run(
                () -> loader.load(now, leftDocument, rightDocument, true, isWanted),
                outcome -> {
                    if (isWanted.getAsBoolean() && outcome instanceof PairLoader.Outcome.Loaded loaded) {
                        show(loaded, isWanted);
                    }
                },
                ignored -> {});
    }

    /// Does the slow part of what is shown.
    public Background background() {
        return background;
    }

    public ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /// The pair with its texts, as they are shown; to be seen in the phase `READY` alone.
    public ReadOnlyObjectProperty<@Nullable OpenedPair> openedProperty() {
        return opened.getReadOnlyProperty();
    }

    /// The pair that is shown.
    public Optional<Pair> pair() {
        return Optional.ofNullable(opened.get()).map(OpenedPair::pair);
    }

    /// What the view of differences shows. Where the texts are read first it is empty until they are drawn.
    public ReadOnlyObjectProperty<List<SideBySideRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /// By match, how many other documents have the passage: an empty list until that is known, a while after the
    /// pair.
    public ReadOnlyObjectProperty<List<Optional<OtherDocuments>>> othersProperty() {
        return others.getReadOnlyProperty();
    }

    /// How many other documents have the passage of a match; empty as long as that is not known.
    public Optional<OtherDocuments> otherDocuments(int match) {
        return match < others.get().size() ? others.get().get(match) : Optional.empty();
    }

    /// The documents of the pair, known before their texts are.
    public ReadOnlyObjectProperty<@Nullable Document> documentProperty(Side side) {
        return (side == Side.LEFT ? left : right).getReadOnlyProperty();
    }

    /// The document that is no longer there, in the phase `GONE`.
    public ReadOnlyObjectProperty<@Nullable Document> goneProperty() {
        return gone.getReadOnlyProperty();
    }

    /// Where the panes were last asked to go.
    public ReadOnlyObjectProperty<@Nullable Place> placeProperty() {
        return place.getReadOnlyProperty();
    }

    /// The number of the pair among those that it was opened with, from 0.
    public ReadOnlyIntegerProperty positionProperty() {
        return position.getReadOnlyProperty();
    }

    public ReadOnlyIntegerProperty pairCountProperty() {
        return pairCount.getReadOnlyProperty();
    }

    /// The number of the selected match, from 0; -1: none.
    public ReadOnlyIntegerProperty selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /// The number of the difference that the walk is at, from 0; -1: none.
    public ReadOnlyIntegerProperty differenceProperty() {
        return difference.getReadOnlyProperty();
    }

    public ReadOnlyIntegerProperty matchCountProperty() {
        return matchCount.getReadOnlyProperty();
    }

    /// How many of the differences lie between the matches and not inside one.
    public int differencesBetween() {
        OpenedPair pair = opened.get();
        return pair == null
                ? 0
                : (int) pair.differences().stream()
                        .filter(difference -> difference.match() < 0)
                        .count();
    }

    public ReadOnlyIntegerProperty differenceCountProperty() {
        return differenceCount.getReadOnlyProperty();
    }

    /// The match under the pointer; -1: none.
    public IntegerProperty hoveredProperty() {
        return hovered;
    }

    /// Whether disguises are marked in the texts.
    public BooleanProperty unmaskedProperty() {
        return unmasked;
    }

    /// Whether the texts are shown as what was compared of them, a way of reading: it and the view of differences
    /// take turns.
    public BooleanProperty asComparedProperty() {
        return asCompared;
    }

    /// Goes to the next disguise of a text after the line at a third of its pane, or to its first one.
    ///
    /// @param offset the offset of the place where the walk was last
    public void nextDisguise(Side side, int offset) {
        OpenedPair pair = opened.get();
        if (pair != null && !pair.text(side).disguises().isEmpty()) {
            List<Fold> all = pair.text(side).disguises().all();
            int next = all.stream()
                    .mapToInt(fold -> fold.span().start())
                    .filter(start -> start > offset)
                    .findFirst()
                    .orElse(all.getFirst().span().start());
            int opposite = pair.alignment().opposite(side, next);
            go(side == Side.LEFT ? next : opposite, side == Side.LEFT ? opposite : next);
        }
    }

    public ObjectProperty<Mode> modeProperty() {
        return mode;
    }

    /// Opens `newPairs[index]`; the others are what [#nextPair] and [#previousPair] lead to.
    public void open(List<Pair> newPairs, int index) {
        pairs = List.copyOf(newPairs);
        pairCount.set(pairs.size());
        position.set(index);
        load(pairs.get(index));
    }

    public void nextPair() {
        if (position.get() + 1 < pairs.size()) {
            open(pairs, position.get() + 1);
        }
    }

    public void previousPair() {
        if (position.get() > 0) {
            open(pairs, position.get() - 1);
        }
    }

    /// Selects a match and brings both its passages into view.
    public void select(int match) {
        OpenedPair pair = opened.get();
        if (pair != null && match >= 0 && match < pair.matches().size()) {
            difference.set(-1);
            selected.set(match);
            go(
                    pair.matches().get(match).left().start(),
                    pair.matches().get(match).right().start());
        }
    }

    public void nextMatch() {
        select(selected.get() + 1);
    }

    public void previousMatch() {
        select(selected.get() - 1);
    }

    /// Brings both panes to a pair of offsets without choosing anything, as when the way of showing changes.
    public void go(int leftOffset, int rightOffset) {
        places++;
        place.set(new Place(leftOffset, rightOffset, places));
    }

    /// Goes to the next difference: when the walk begins, to the first one from the selected match on.
    public void nextDifference() {
        OpenedPair pair = opened.get();
        if (pair != null) {
            goToDifference(pair, difference.get() < 0 ? firstFromSelected(pair) : difference.get() + 1);
        }
    }

    /// Goes to the difference before: when the walk begins, to the last one before the selected match.
    public void previousDifference() {
        OpenedPair pair = opened.get();
        if (pair != null) {
            goToDifference(pair, (difference.get() < 0 ? firstFromSelected(pair) : difference.get()) - 1);
        }
    }

    private int firstFromSelected(OpenedPair pair) {
        int start = selected.get() < 0
                ? 0
                : pair.matches().get(selected.get()).left().start();
        int first = 0;
        while (first < pair.differences().size() && isBefore(pair.differences().get(first), start)) {
            first++;
        }
        return first;
    }

    /// Whether a difference comes before the selected match, which begins at `start`. What only the right text has
    /// in front of it stands, on the left, where the match begins.
    private boolean isBefore(Difference other, int start) {
        return other.left().start() < start
                || (other.left().start() == start && other.left().isEmpty() && other.match() != selected.get());
    }

    private void goToDifference(OpenedPair pair, int number) {
        if (number >= 0 && number < pair.differences().size()) {
            Difference next = pair.differences().get(number);
            if (next.match() >= 0) {
                selected.set(next.match());
            }
            difference.set(number);
            go(next.left().start(), next.right().start());
        }
    }

    private void choosePassage() {
        OpenedPair now = opened.get();
        int match = selected.get();
        passage.set(
                now == null || match < 0 || match >= now.matches().size()
                        ? null
                        : new ReviewCase.OfPassage(
                                now.pair().leftId(),
                                now.pair().rightId(),
                                now.keys().get(match),
                                match));
    }

    private void load(Pair wanted) {
        BooleanSupplier isWanted = requests.next();
        Document leftDocument = documents.apply(wanted.leftId());
        Document rightDocument = documents.apply(wanted.rightId());
        clear();
        pair.set(wanted);
        left.set(leftDocument);
        right.set(rightDocument);
        phase.set(Phase.LOADING);
        boolean withRows = mode.get() == Mode.DIFFERENCES;
        background.run(
                () -> loader.load(wanted, leftDocument, rightDocument, withRows, isWanted),
                outcome -> {
                    if (isWanted.getAsBoolean()) {
                        show(outcome, isWanted);
                    }
                },
                ignored -> {
                    if (isWanted.getAsBoolean()) {
                        phase.set(Phase.FAILED);
                    }
                });
    }

    private void show(PairLoader.Outcome outcome, BooleanSupplier isWanted) {
        switch (outcome) {
            case PairLoader.Outcome.Loaded loaded -> {
                rows.set(loaded.rows());
                masked.set(loaded.pair());
                if (loaded.rows().isEmpty()) {
                    addOnceDrawn(
                            isWanted,
                            () -> isWanted.getAsBoolean() ? loaded.pair().rows() : List.<SideBySideRow>of(),
                            rows::set);
                }
                addOnceDrawn(isWanted, () -> otherDocuments(loaded.pair(), isWanted), others::set);
            }
            case PairLoader.Outcome.Gone missing -> {
                gone.set(missing.document());
                phase.set(Phase.GONE);
            }
            // The pair that was opened later shows itself.
            case PairLoader.Outcome.Superseded ignored -> {}
        }
    }

    /// Shows the pair for the first time, or the same with other names; null: nothing is open, or nothing may be
    /// seen of it until the names are taken out.
    private void show(@Nullable OpenedPair shown) {
        if (shown == null && masked.whole() != null) {
            phase.set(Phase.LOADING);
            return;
        }
        boolean isFirst = opened.get() == null;
        opened.set(shown);
        if (shown == null) {
            return;
        }
        matchCount.set(shown.matches().size());
        differenceCount.set(shown.differences().size());
        phase.set(Phase.READY);
        if (!isFirst) {
            int match = selected.get();
            selected.set(-1);
            selected.set(match);
        } else if (!shown.matches().isEmpty()) {
            int first = shown.firstCounting();
            select(first);
            if (first < shown.matches().size()) {
                go(shown.firstCounted(first, Side.LEFT), shown.firstCounted(first, Side.RIGHT));
            }
        }
    }

    /// Adds what nobody looks at before the texts. Where it cannot be known the pair stays without it.
    private <T> void addOnceDrawn(BooleanSupplier isWanted, Callable<T> work, Consumer<T> show) {
        background.runOnceDrawn(
                work,
                found -> {
                    if (isWanted.getAsBoolean()) {
                        show.accept(found);
                    }
                },
                ignored -> {});
    }

    private List<Optional<OtherDocuments>> otherDocuments(OpenedPair pair, BooleanSupplier isWanted)
            throws CorpusException {
        try {
            return isWanted.getAsBoolean()
                    ? texts.otherDocuments(pair.counted(), () -> !isWanted.getAsBoolean())
                    : List.of();
        } catch (CancellationException e) {
            return List.of();
        }
    }

    private void clear() {
        masked.set(null);
        rows.set(List.of());
        others.set(List.of());
        matchCount.set(0);
        differenceCount.set(0);
        gone.set(null);
        selected.set(-1);
        hovered.set(-1);
        difference.set(-1);
    }
}
