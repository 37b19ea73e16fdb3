package app.likeness.ui.methods;

import app.likeness.ui.methods.LabelFiles.Outcome;
import app.likeness.ui.methods.model.ImportedLabels;
import app.likeness.ui.methods.model.LabelModel;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// What came of a file that was read or written, with the lines of it that were left out.
final class FileNotice extends VBox {
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final double ROW_HEIGHT = 24;
    private static final int ROWS = 5;

    private final Messages messages;
    private final ListView<String> lines = new ListView<>();

    FileNotice(Messages messages, LabelFiles files, LabelModel labels) {
        this.messages = messages;
        getStyleClass().add("file-notice");
        Label words = new Label();
        words.setId("methods-file");
        words.setWrapText(true);
        words.setMaxWidth(Double.MAX_VALUE);
        words.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            Outcome now = files.outcomeProperty().get();
                            return now == null ? "" : now.sentence(messages);
                        },
                        messages.localeProperty(),
                        files.outcomeProperty()));
        HBox.setHgrow(words, Priority.ALWAYS);
        Button undo = Buttons.of(messages, "methods.import.undo", MaterialDesignU.UNDO, () -> {
            labels.undo();
            files.outcomeProperty().set(null);
        });
        undo.getStyleClass().add(Styles.SMALL);
        undo.setId("methods-import-undo");
        undo.visibleProperty()
                .bind(files.outcomeProperty()
                        .map(now -> now instanceof Outcome.Read read
                                && !read.labels().taken().isEmpty())
                        .orElse(false));
        undo.managedProperty().bind(undo.visibleProperty());
        Button away = Buttons.icon(
                messages,
                "methods.file.away",
                MaterialDesignC.CLOSE,
                () -> files.outcomeProperty().set(null));
        away.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
        HBox line = new HBox(new FontIcon(MaterialDesignF.FILE_DOCUMENT_OUTLINE), words, undo, away);
        line.getStyleClass().addAll("notice", "quiet");
        lines.setId("methods-left-lines");
        lines.getStyleClass().addAll("text-dense", "left-lines");
        lines.setFixedCellSize(ROW_HEIGHT);
        lines.accessibleTextProperty().bind(messages.text("methods.import.lines"));
        lines.managedProperty().bind(lines.visibleProperty());
        getChildren().addAll(line, lines);
        Runnable fill = () -> {
            Outcome now = files.outcomeProperty().get();
            line.pseudoClassStateChanged(FAILED, now instanceof Outcome.Failed);
            fill(now);
        };
        files.outcomeProperty().subscribe(fill);
        messages.localeProperty().subscribe(fill);
        visibleProperty().bind(files.outcomeProperty().isNotNull());
        managedProperty().bind(visibleProperty());
    }

    private void fill(@Nullable Outcome outcome) {
        List<ImportedLabels.LeftLine> left =
                outcome instanceof Outcome.Read read ? read.labels().left() : List.of();
        lines.setItems(FXCollections.observableArrayList(left.stream()
                .map(each -> messages.get(
                        "methods.import.line",
                        messages.number(each.number()),
                        messages.get(each.reason().key()),
                        each.names()))
                .toList()));
        lines.setVisible(!left.isEmpty());
        double height = Math.min(ROWS, left.size()) * ROW_HEIGHT + 4;
        lines.setMinHeight(height);
        lines.setPrefHeight(height);
        lines.setMaxHeight(height);
    }
}
