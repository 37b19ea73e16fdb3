package app.likeness.ui.near;

import app.likeness.compare.Pair;
import app.likeness.compare.PairTally;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PairComparison;
import app.likeness.compare.exclude.Counting;
import app.likeness.scan.ask.NearDocuments;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.StoredSketch;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;

/// The documents near one by fingerprint, looked up anew whenever the distance is another. On the FX thread; the corpus
/// is asked on the lane `read`.
public final class NearModel {
    /// Rows that are shown; of more the nearest.
    static final int MOST = 500;

    private final Document document;
    private final ObservableValue<Snapshot> snapshot;
    private final Texts texts;
    private final Background background;
    private final OpenPair openPair;
    private final IntegerProperty distance = new SimpleIntegerProperty(NearDocuments.LARGEST_DISTANCE / 2);
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new State.Looking());
    private final Latest looks = new Latest();

    /// What is known.
    sealed interface State {
        /// Nothing yet.
        record Looking() implements State {}

        /// The text is too short for a fingerprint.
        record TooShort() implements State {}

        /// The corpus cannot be asked.
        record Failed() implements State {}

        /// Its neighbours up to the distance that is set.
        ///
        /// @param rows the nearest first
        /// @param further how many more there are
        record Found(List<NearRow> rows, int further) implements State {
            public Found {
                rows = List.copyOf(rows);
            }
        }
    }

    public NearModel(
            Document document,
            ObservableValue<Snapshot> snapshot,
            Texts texts,
            Background background,
            OpenPair openPair) {
        this.document = document;
        this.snapshot = snapshot;
        this.texts = texts;
        this.background = background;
        this.openPair = openPair;
        distance.subscribe(ignored -> look());
    }

    Document document() {
        return document;
    }

    /// How many of 64 bits may differ, 0…16.
    IntegerProperty distanceProperty() {
        return distance;
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    private void look() {
        BooleanSupplier wanted = looks.next();
        int within = distance.get();
        background.run(
                () -> wanted.getAsBoolean() ? texts.near(document.id(), within) : Optional.empty(),
                (Optional<NearDocuments.Neighbours> found) -> {
                    if (wanted.getAsBoolean()) {
                        state.set(found.<State>map(this::found).orElseGet(State.TooShort::new));
                    }
                },
                failure -> {
                    if (wanted.getAsBoolean()) {
                        state.set(new State.Failed());
                    }
                });
    }

    private State found(NearDocuments.Neighbours neighbours) {
        Map<Long, Pair> pairs = new HashMap<>();
        for (Pair pair : snapshot.getValue().counted().pairs()) {
            if (pair.leftId() == document.id() || pair.rightId() == document.id()) {
                pairs.put(pair.partnerOf(document.id()), pair);
            }
        }
        List<NearRow> rows = new ArrayList<>();
        for (StoredSketch near : neighbours.nearest()) {
            Document other = snapshot.getValue().byId().get(near.document());
            if (other != null && rows.size() < MOST) {
                rows.add(new NearRow(
                        other,
                        near.distance(),
                        near.equalBands(neighbours.sketch()),
                        Optional.ofNullable(pairs.get(near.document()))));
            }
        }
        return new State.Found(rows, Math.max(0, neighbours.nearest().size() - MOST));
    }

    /// Opens a row side by side with the document; two that the scan took for no pair are compared first.
    void open(NearRow row) {
        if (row.pair().isPresent()) {
            openPair.open(List.of(row.pair().get()), 0);
            return;
        }
        background.run(
                () -> compared(row), pair -> openPair.open(List.of(pair), 0), failure -> state.set(new State.Failed()));
    }

    private Pair compared(NearRow row) throws CorpusException {
        boolean isLeft = document.id() < row.document().id();
        long left = isLeft ? document.id() : row.document().id();
        long right = isLeft ? row.document().id() : document.id();
        Counting counting = texts.counting();
        var comparing = new PairComparison(counting.finder());
        CountedComparison counted =
                comparing.counted(comparing.excluded(texts.text(left)), comparing.excluded(texts.text(right)));
        return new PairTally(left, right, row.distance(), counted.comparison().resemblance(), counted.counts())
                .pair(counting.leftOut());
    }
}
