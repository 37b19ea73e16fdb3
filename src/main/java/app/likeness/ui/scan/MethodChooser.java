package app.likeness.ui.scan;

import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.ui.corpus.MethodsModel;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.MethodWords;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// *Advanced*: a menu of all methods, the recommended one first, each with one sentence; it stays open while methods
/// are chosen. Below them stand what can be set of the methods and the words of the user's own.
public final class MethodChooser extends MenuButton {
    private final Messages messages;
    private final MethodsModel model;

    /// @param set lets the user set what the methods leave open
    public MethodChooser(Messages messages, MethodsModel model, OwnWords words, Runnable set) {
        this.messages = messages;
        this.model = model;
        setId("method-chooser");
        getStyleClass().add("method-chooser");
        setMinWidth(Region.USE_PREF_SIZE);
        textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(
                                "scan.methods.advanced", model.chosen().size()),
                        messages.localeProperty(),
                        model.chosenProperty()));
        Label note = new Label();
        note.textProperty().bind(messages.text("scan.methods.note"));
        note.getStyleClass().addAll("text-note", "text-quiet", "method-note");
        note.setWrapText(true);
        // A separator, because one passes over it with the keys.
        SeparatorMenuItem head = new SeparatorMenuItem();
        head.setContent(note);
        getItems().addAll(head, new SeparatorMenuItem());
        for (Method method : List.of(Method.values()).reversed()) {
            getItems().add(item(method));
        }
        getItems().add(new SeparatorMenuItem());
        MenuItem settings = new MenuItem();
        settings.setId("method-settings");
        settings.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(
                                "scan.methods.settings.action",
                                model.settingsProperty().get().equals(MethodSettings.STANDARD) ? 0 : 1),
                        messages.localeProperty(),
                        model.settingsProperty()));
        settings.setOnAction(event -> set.run());
        MenuItem choose = new MenuItem();
        choose.setId("own-words");
        choose.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(
                                "scan.words.choose", words.count().getValue().intValue()),
                        messages.localeProperty(),
                        words.count()));
        choose.setOnAction(event -> words.choose().run());
        MenuItem forget = new MenuItem();
        forget.setId("forget-words");
        forget.textProperty().bind(messages.text("scan.words.forget"));
        forget.visibleProperty().bind(words.count().map(count -> count.intValue() > 0));
        forget.setOnAction(event -> words.forget().run());
        getItems().addAll(settings, choose, forget);
    }

    private CustomMenuItem item(Method method) {
        FontIcon check = new FontIcon(MaterialDesignC.CHECK);
        check.visibleProperty().bind(model.chosenProperty().map(chosen -> chosen.contains(method)));
        StackPane mark = new StackPane(check);
        mark.getStyleClass().add("method-mark");
        Label name = new Label(method.label());
        name.getStyleClass().add("method-name");
        Label sentence = new Label();
        sentence.textProperty().bind(messages.text(MethodWords.key(method)));
        sentence.getStyleClass().addAll("text-note", "text-quiet", "method-sentence");
        sentence.setWrapText(true);
        Node row = new HBox(mark, new VBox(name, sentence));
        row.getStyleClass().add("method-row");
        row.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(
                                model.chosen().contains(method)
                                        ? "scan.methods.chosen.accessible"
                                        : "scan.methods.other.accessible",
                                method.label(),
                                messages.get(MethodWords.key(method))),
                        messages.localeProperty(),
                        model.chosenProperty()));
        CustomMenuItem item = new CustomMenuItem(row, false);
        item.setId("method-" + method.label());
        item.setOnAction(event -> model.toggle(method));
        return item;
    }
}
