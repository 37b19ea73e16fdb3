package app.likeness.ui.documents;

import app.likeness.compare.Findings;
import app.likeness.text.Document;
import app.likeness.ui.Background;
import app.likeness.ui.Snapshot;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import org.jspecify.annotations.Nullable;

/// What was found, and which of it is shown.
public final class ResultsModel {
    private final Background background;
    private final ReadOnlyObjectWrapper<Results> results = new ReadOnlyObjectWrapper<>(Results.NONE);
    private final ReadOnlyBooleanWrapper complete = new ReadOnlyBooleanWrapper(true);
    private final ObservableList<DocumentRow> documents = FXCollections.observableArrayList();
    private final ObservableList<PairRow> pairs = FXCollections.observableArrayList();
    private final FilteredList<DocumentRow> shownDocuments = new FilteredList<>(documents);
    private final FilteredList<PairRow> shownPairs = new FilteredList<>(pairs);
    private final StringProperty search = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Histogram> histogram = new ReadOnlyObjectWrapper<>(Histogram.EMPTY);
    private final ObjectProperty<@Nullable Integer> bar = new SimpleObjectProperty<>();
    private @Nullable Findings counted;

    public ResultsModel(ObservableValue<Snapshot> snapshot, Background background) {
        this.background = background;
        snapshot.subscribe(this::take);
        search.subscribe(this::filter);
        bar.subscribe(this::filter);
    }

    /// Everything that was found.
    ReadOnlyObjectProperty<Results> resultsProperty() {
        return results.getReadOnlyProperty();
    }

    /// Whether the pairs belong to exactly the documents of now.
    ReadOnlyBooleanProperty completeProperty() {
        return complete.getReadOnlyProperty();
    }

    /// What titles and paths must contain to be shown, in any case; empty shows everything.
    StringProperty searchProperty() {
        return search;
    }

    /// How much all documents share, wherever the line is drawn.
    ReadOnlyObjectProperty<Histogram> histogramProperty() {
        return histogram.getReadOnlyProperty();
    }

    /// The bar of the histogram whose documents alone are shown; null for those of all bars.
    ObjectProperty<@Nullable Integer> barProperty() {
        return bar;
    }

    FilteredList<DocumentRow> documents() {
        return shownDocuments;
    }

    FilteredList<PairRow> pairs() {
        return shownPairs;
    }

    private record Found(Results results, Histogram histogram) {}

    @SuppressWarnings("ReferenceEquality") // the same object or another one: the content is large
    private void take(Snapshot snapshot) {
        // Moving the line leaves the histogram as it is.
        boolean isSame = snapshot.counted() == counted;
        counted = snapshot.counted();
        Histogram known = histogram.get();
        background.compute(
                () -> new Found(
                        Results.of(
                                snapshot.findings(),
                                snapshot.counted().pairs().size()
                                        - snapshot.findings().pairs().size()),
                        isSame ? known : Histogram.of(snapshot.counted())),
                found -> {
                    complete.set(snapshot.isComplete());
                    results.set(found.results());
                    histogram.set(found.histogram());
                    documents.setAll(found.results().documents());
                    pairs.setAll(found.results().pairs());
                    filter();
                });
    }

    private void filter() {
        String wanted = search.get().strip().toLowerCase(Locale.ROOT);
        Integer only = bar.get();
        if (wanted.isEmpty() && only == null) {
            shownDocuments.setPredicate(null);
            shownPairs.setPredicate(null);
            return;
        }
        // Each document is looked at once, however many pairs it is in.
        Set<Long> matching = new HashSet<>();
        for (DocumentRow row : documents) {
            if (contains(row.document(), wanted)) {
                matching.add(row.document().id());
            }
        }
        Histogram shares = histogram.get();
        shownDocuments.setPredicate(row -> matching.contains(row.document().id())
                && (only == null || shares.isIn(only, row.document().id())));
        shownPairs.setPredicate(row -> (matching.contains(row.left().id())
                        || matching.contains(row.right().id()))
                && (only == null || Histogram.bar(row.pair().share()) == only));
    }

    private static boolean contains(Document document, String wanted) {
        return document.title().toLowerCase(Locale.ROOT).contains(wanted)
                || document.path().toString().toLowerCase(Locale.ROOT).contains(wanted);
    }
}
