package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Duration;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// Says which files were moved where, for half a minute, and puts them back.
final class MovedFilesBar extends HBox {
    private static final Duration SHOWN = Duration.seconds(30);

    private final Messages messages;
    private final GroupFiles files;

    MovedFilesBar(Messages messages, GroupFiles files) {
        this.messages = messages;
        this.files = files;
        setId("undo-bar");
        getStyleClass().add("undo-bar");
        setAlignment(Pos.CENTER_LEFT);
        Label words = new Label();
        words.setId("undo-words");
        words.setMinWidth(0);
        words.textProperty()
                .bind(Bindings.createStringBinding(this::words, messages.localeProperty(), files.doneProperty()));
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        Button undo = Buttons.of(messages, "groups.moved.undo", MaterialDesignU.UNDO, files::undo);
        undo.setId("undo-move");
        undo.getStyleClass().add("small");
        undo.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> {
                            GroupFiles.Done done = files.doneProperty().get();
                            return done != null
                                    && !done.isUndone()
                                    && !done.files().moves().isEmpty();
                        },
                        files.doneProperty()));
        undo.managedProperty().bind(undo.visibleProperty());
        Button close = Buttons.icon(messages, "groups.moved.close", MaterialDesignC.CLOSE, files::dismiss);
        close.getStyleClass().addAll("flat", "small");
        getChildren().addAll(words, undo, close);
        visibleProperty().bind(files.doneProperty().isNotNull());
        managedProperty().bind(visibleProperty());
        PauseTransition pause = new PauseTransition(SHOWN);
        pause.setOnFinished(event -> files.dismiss());
        files.doneProperty().subscribe(done -> {
            if (done == null) {
                pause.stop();
            } else {
                pause.playFromStart();
            }
        });
    }

    private String words() {
        GroupFiles.Done done = files.doneProperty().get();
        if (done == null) {
            return "";
        }
        int moved = done.files().moves().size();
        int left = done.files().left().size();
        if (done.isUndone()) {
            return messages.get("groups.moved.undone", moved - done.stuck(), done.stuck());
        }
        return done.folder() == null
                ? messages.get("groups.moved.trash", moved, left)
                : messages.get("groups.moved.folder", moved, ShownPath.of(done.folder()), left);
    }
}
