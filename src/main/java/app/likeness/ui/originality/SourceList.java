package app.likeness.ui.originality;

import app.likeness.ui.words.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;

/// The sources of a document: those that count, strongest first, then those that were left out. ↑ and ↓ go through
/// them, Enter opens the pair, S leaves one out or counts it again.
final class SourceList extends ListView<SourceRow> {
    private final OriginalityModel model;
    private final ObservableList<SourceRow> rows = FXCollections.observableArrayList();
    private boolean replacing;

    /// @param onOpen takes the place of a row whose pair is to be opened
    SourceList(Messages messages, OriginalityModel model, IntConsumer onOpen) {
        this.model = model;
        getStyleClass().add("source-list");
        setId("source-list");
        setItems(rows);
        accessibleTextProperty().bind(messages.text("report.sources"));
        Label empty = new Label();
        empty.textProperty().bind(messages.text("report.sources.none"));
        empty.getStyleClass().add("text-quiet");
        empty.setWrapText(true);
        setPlaceholder(empty);
        setCellFactory(list -> new SourceCard(
                messages, model, () -> onOpen.accept(getSelectionModel().getSelectedIndex())));
        model.reportProperty().subscribe(this::take);
        model.selectedProperty().subscribe(number -> choose(number.intValue()));
        getSelectionModel().selectedIndexProperty().subscribe(place -> {
            if (!replacing && place.intValue() >= 0) {
                SourceRow row = rows.get(place.intValue());
                model.selectedProperty().set(row.number());
            }
        });
        setOnKeyPressed(event -> {
            int place = getSelectionModel().getSelectedIndex();
            if (place >= 0 && event.getCode() == KeyCode.ENTER) {
                onOpen.accept(place);
                event.consume();
            } else if (place >= 0 && event.getCode() == KeyCode.S && !event.isShortcutDown() && !event.isAltDown()) {
                model.toggle(rows.get(place).source());
                event.consume();
            }
        });
    }

    private void take(@Nullable OriginalityReport report) {
        List<SourceRow> now = new ArrayList<>();
        if (report != null) {
            for (int number = 0; number < report.counted().size(); number++) {
                now.add(new SourceRow(report.document(), report.counted().get(number), number, report.share(number)));
            }
            report.aside().forEach(source -> now.add(new SourceRow(report.document(), source, -1, 0)));
        }
        replacing = true;
        rows.setAll(now);
        replacing = false;
        choose(model.selectedProperty().get());
    }

    private void choose(int number) {
        if (number >= 0 && number < rows.size() && getSelectionModel().getSelectedIndex() != number) {
            getSelectionModel().select(number);
            scrollTo(Math.max(0, number - 1));
        } else if (number < 0
                && getSelectionModel().getSelectedIndex() >= 0
                && rows.get(getSelectionModel().getSelectedIndex()).number() >= 0) {
            getSelectionModel().clearSelection();
        }
    }
}
