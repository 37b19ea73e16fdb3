package app.likeness.ui.export;

import app.likeness.report.ReportFormat;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportOptions.Extent;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.words.Messages;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// What a file says beside what was found: boxes to tick.
final class ExportOptions extends VBox {
    private final CheckBox hideNames;
    private final CheckBox verdicts;
    private final CheckBox notes;
    private final CheckBox wholeTexts;

    /// @param namesHidden whether the window hides names
    /// @param onChange hears that something was ticked
    ExportOptions(Messages messages, boolean namesHidden, Runnable onChange) {
        getStyleClass().add("export-group");
        hideNames = box(messages.text("export.hideNames"), "export-hide-names", namesHidden, onChange);
        verdicts = box(messages.text("export.verdicts"), "export-verdicts", true, onChange);
        notes = box(messages.text("export.notes"), "export-notes", true, onChange);
        wholeTexts = box(messages.text("export.wholeTexts"), "export-whole-texts", false, onChange);
        notes.disableProperty().bind(verdicts.selectedProperty().not());
        Label hidden = DialogWindow.words(messages.text("export.hideNames.explained"), "text-note", "text-quiet");
        hidden.visibleProperty().bind(hideNames.selectedProperty());
        hidden.managedProperty().bind(hidden.visibleProperty());
        getChildren().addAll(hideNames, hidden, verdicts, notes, wholeTexts);
    }

    private static CheckBox box(ObservableValue<String> text, String id, boolean isTicked, Runnable onChange) {
        CheckBox box = new CheckBox();
        box.textProperty().bind(text);
        box.setId(id);
        box.setSelected(isTicked);
        box.selectedProperty().subscribe((before, now) -> onChange.run());
        return box;
    }

    /// A table of pairs holds no texts.
    void show(ReportFormat format) {
        wholeTexts.setDisable(format == ReportFormat.CSV);
    }

    /// What is ticked.
    ReportOptions options() {
        Judgements judgements = notes.isSelected() ? Judgements.WITH_NOTES : Judgements.WITHOUT_NOTES;
        boolean isWhole = wholeTexts.isSelected() && !wholeTexts.isDisabled();
        return new ReportOptions(
                hideNames.isSelected() ? Names.HIDDEN : Names.SHOWN,
                verdicts.isSelected() ? judgements : Judgements.LEFT_OUT,
                isWhole ? Extent.WHOLE_TEXTS : Extent.PASSAGES);
    }
}
