package app.likeness.ui.documents;

import app.likeness.text.Document;
import app.likeness.ui.Background;
import app.likeness.ui.Workspace.Snapshot;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;

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

    public ResultsModel(ObservableValue<Snapshot> snapshot, Background background) {
        this.background = background;
        snapshot.subscribe(this::take);
        search.subscribe(this::filter);
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

    FilteredList<DocumentRow> documents() {
        return shownDocuments;
    }

    FilteredList<PairRow> pairs() {
        return shownPairs;
    }

    private void take(Snapshot snapshot) {
        background.compute(() -> Results.of(snapshot.findings()), found -> {
            complete.set(snapshot.isComplete());
            results.set(found);
            documents.setAll(found.documents());
            pairs.setAll(found.pairs());
            filter();
        });
    }

    private void filter() {
        String wanted = search.get().strip().toLowerCase(Locale.ROOT);
        if (wanted.isEmpty()) {
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
        shownDocuments.setPredicate(row -> matching.contains(row.document().id()));
        shownPairs.setPredicate(row -> matching.contains(row.left().id())
                || matching.contains(row.right().id()));
    }

    private static boolean contains(Document document, String wanted) {
        return document.title().toLowerCase(Locale.ROOT).contains(wanted)
                || document.path().toString().toLowerCase(Locale.ROOT).contains(wanted);
    }
}
