package app.likeness.ui.frame;

import app.likeness.text.document.Document;
import app.likeness.ui.originality.OriginalityModel;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;

/// Whose report is shown to somebody who goes to the reports without saying whose: that of the document that was
/// selected in the results since the last time, else the one that was looked at before, else that of the document that
/// shares most.
final class ReportChoice {
    private final Supplier<Optional<Document>> chosen;
    private final Supplier<Optional<Document>> strongest;
    private final OriginalityModel report;
    private Optional<Long> before = Optional.empty();

    /// @param chosen what is selected in the results
    /// @param strongest of the documents in the results that which shares most
    ReportChoice(Supplier<Optional<Document>> chosen, Supplier<Optional<Document>> strongest, OriginalityModel report) {
        this.chosen = chosen;
        this.strongest = strongest;
        this.report = report;
        // Who opens a report says whose it is: what is selected meanwhile is no choice.
        report.documentProperty().subscribe(opened -> before = selected());
    }

    void follow(ObservableValue<Navigation> view) {
        view.subscribe(shown -> {
            if (shown == Navigation.REPORT) {
                choose();
            }
        });
    }

    private void choose() {
        Optional<Document> now = chosen.get();
        boolean isNew = now.isPresent() && !selected().equals(before);
        if (isNew) {
            now.ifPresent(report::open);
        } else if (report.document().isEmpty()) {
            now.or(strongest).ifPresent(report::open);
        }
        before = selected();
    }

    private Optional<Long> selected() {
        return chosen.get().map(Document::id);
    }
}
