package app.likeness.ui.home;

import app.likeness.ui.corpus.ProblemLine;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.settings.Purpose;
import app.likeness.ui.words.Keys;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import javafx.beans.binding.Bindings;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The first view: what the program does in one sentence, and the place to drop a folder on.
public final class HomeView extends ScrollPane {
    private static final PseudoClass DRAG_OVER = PseudoClass.getPseudoClass("drag-over");

    private final Messages messages;
    private final Commands commands;
    private final Button folder;

    /// What the buttons do.
    public record Commands(Runnable chooseFolder, Runnable chooseFiles, Runnable pasteText, Runnable trySample) {}

    /// @param dragging whether files are being dragged over the window
    /// @param problem what went wrong here
    /// @param recents the corpora that were open last
    public HomeView(
            Messages messages,
            Commands commands,
            ObservableValue<Boolean> dragging,
            ProblemLine problem,
            Property<Purpose> purpose,
            RecentList recents) {
        this.messages = messages;
        this.commands = commands;
        getStyleClass().addAll("edge-to-edge", "home");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);

        folder = Buttons.of(
                messages,
                "home.action.chooseFolder",
                MaterialDesignF.FOLDER_OUTLINE,
                Keys.shown("Shift+O"),
                commands.chooseFolder());
        folder.getStyleClass().add(Styles.ACCENT);
        folder.setId("choose-folder");

        Label headline = label("home.headline", "text-display");
        Label sentence = label("home.sentence", "home-sentence");
        VBox words = new VBox(headline, sentence);
        words.getStyleClass().add("home-words");

        Node offline = offlineNote();
        // The status bar says it as well.
        offline.visibleProperty().bind(recents.visibleProperty().not());
        offline.managedProperty().bind(offline.visibleProperty());
        VBox column =
                new VBox(words, dropZone(dragging), problem, recents, new PurposeCards(messages, purpose), offline);
        column.getStyleClass().add("home-column");
        StackPane centre = new StackPane(column);
        setContent(centre);
    }

    /// The focus goes to the next step.
    @Override
    public void requestFocus() {
        folder.requestFocus();
    }

    private Node dropZone(ObservableValue<Boolean> dragging) {
        StackPane circle = new StackPane(new FontIcon(MaterialDesignT.TRAY_ARROW_UP));
        circle.getStyleClass().add("drop-icon");

        Label headline = new Label();
        headline.getStyleClass().add("drop-headline");
        headline.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(dragging.getValue() ? "home.drop.letGo" : "home.drop.headline"),
                        messages.localeProperty(),
                        dragging));
        headline.setWrapText(true);
        Label formats = label("home.drop.formats", "text-quiet");

        Button files = Buttons.of(
                messages,
                "home.action.chooseFiles",
                MaterialDesignF.FILE_OUTLINE,
                Keys.shown("O"),
                commands.chooseFiles());
        Button paste =
                Buttons.of(messages, "home.action.paste", MaterialDesignC.CLIPBOARD_TEXT_OUTLINE, commands.pasteText());
        paste.setId("paste");
        Button sample = Buttons.of(messages, "home.action.sample", MaterialDesignP.PLAY_OUTLINE, commands.trySample());
        sample.setId("try-sample");
        FlowPane buttons = new FlowPane(folder, files, paste, sample);
        buttons.getStyleClass().add("drop-buttons");

        VBox zone = new VBox(circle, headline, formats, buttons);
        zone.getStyleClass().add("drop-zone");
        zone.setId("drop-zone");
        dragging.subscribe(over -> zone.pseudoClassStateChanged(DRAG_OVER, over));
        return zone;
    }

    private Node offlineNote() {
        Label title = label("home.offline.title", "text-section");
        Label sentence = label("home.offline.sentence", "text-quiet");
        VBox words = new VBox(title, sentence);
        HBox.setHgrow(words, Priority.ALWAYS);
        FontIcon lock = new FontIcon(MaterialDesignL.LOCK_OUTLINE);
        lock.getStyleClass().add("offline-icon");
        HBox note = new HBox(lock, words);
        note.getStyleClass().addAll("note-card");
        return note;
    }

    private Label label(String key, String styleClass) {
        Label label = new Label();
        label.textProperty().bind(messages.text(key));
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        return label;
    }
}
