package app.likeness.ui.corpus;

import app.likeness.compare.OtherDocuments;
import app.likeness.compare.Pair;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.Counting;
import app.likeness.report.names.NameMask;
import app.likeness.review.PassageKey;
import app.likeness.scan.ask.NearDocuments;
import app.likeness.store.kept.CorpusException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// The stored texts of the open corpus. To be called on the lane `read` of [app.likeness.ui.parts.Background].
@FunctionalInterface
public interface Texts {
    /// The text of a document; empty when there is no such document any more.
    String text(long documentId) throws CorpusException;

    /// By match of a compared pair, how many other documents have the passage; an empty list where nobody knows.
    ///
    /// @param cancelled asked now and then
    /// @throws CancellationException when it says so
    default List<Optional<OtherDocuments>> otherDocuments(CountedComparison pair, BooleanSupplier cancelled)
            throws CorpusException {
        return List.of();
    }

    /// The passages of a pair that a reviewer found acceptable: they are not counted.
    default Set<PassageKey> acceptable(Pair pair) throws CorpusException {
        return Set.of();
    }

    /// How what they share is counted.
    default Counting counting() throws CorpusException {
        return Counting.everything();
    }

    /// The documents whose fingerprints are within `distance` (0…16) bits of that of a document; empty where that has
    /// none.
    default Optional<NearDocuments.Neighbours> near(long documentId, int distance) throws CorpusException {
        return Optional.empty();
    }

    /// What takes names out of texts before they are shown. On the FX thread, unlike all else here: another one
    /// whenever names are hidden or shown, and when there are more names.
    default ObservableValue<NameMask> maskProperty() {
        return new SimpleObjectProperty<>(NameMask.NONE);
    }
}
