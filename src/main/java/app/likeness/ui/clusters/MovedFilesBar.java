package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// Says which files were moved where until it is closed, puts them back, and leads to all that were ever moved.
public final class MovedFilesBar extends HBox {
    private final Messages messages;
    private final GroupFiles files;

    /// @param all shows everything that was ever moved
    public MovedFilesBar(Messages messages, GroupFiles files, Runnable all) {
        this.messages = messages;
        this.files = files;
        setId("moved-bar");
        getStyleClass().add("undo-bar");
        setAlignment(Pos.CENTER_LEFT);
        Label words = new Label();
        words.setId("moved-words");
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
        Hyperlink more = new Hyperlink();
        more.setId("moved-all");
        more.textProperty().bind(messages.text("away.all"));
        more.setMinWidth(USE_PREF_SIZE);
        more.setOnAction(event -> {
            more.setVisited(false);
            all.run();
        });
        getChildren().addAll(words, undo, more, close);
        visibleProperty().bind(files.doneProperty().isNotNull());
        managedProperty().bind(visibleProperty());
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
