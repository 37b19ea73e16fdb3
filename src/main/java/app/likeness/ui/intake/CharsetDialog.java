package app.likeness.ui.intake;

import app.likeness.text.charset.TextPreview;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.words.Messages;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Lets the user say in which character set a file is to be read, and shows how it reads in each.
public final class CharsetDialog {
    /// What is to be read, and how.
    ///
    /// @param path of the file, or of its folder when all files in it are to be read so
    /// @param charset empty for the one that is found
    public record Choice(Path path, Optional<Charset> charset) {}

    /// A line of the list: a charset, or the one that is found.
    private record Row(Optional<Charset> charset) {}

    private final Messages messages;
    private final byte[] content;
    private final Charset found;
    private final DialogWindow window;
    private final ListView<Row> list = new ListView<>();
    private final TextArea preview = new TextArea();
    private final SimpleIntegerProperty broken = new SimpleIntegerProperty();
    private Optional<Choice> answer = Optional.empty();

    /// @param content the bytes of the file
    public CharsetDialog(Messages messages, Window owner, Path file, byte[] content) {
        this.messages = messages;
        this.content = content;
        this.found = TextPreview.of(content, Optional.empty()).charset();
        window = new DialogWindow(messages, owner, "charset.title");
        window.say(messages.text("charset.sentence", String.valueOf(file.getFileName())));
        RadioButton one = choice("charset.file");
        RadioButton all = choice("charset.folder");
        all.setId("charset-folder");
        ToggleGroup scope = new ToggleGroup();
        scope.getToggles().addAll(one, all);
        one.setSelected(true);
        HBox sides = new HBox(choices(), look());
        sides.getStyleClass().add("charset-sides");
        VBox.setVgrow(sides, Priority.ALWAYS);
        VBox body = new VBox(sides, new FlowPane(Orientation.HORIZONTAL, 16, 8, one, all));
        body.getStyleClass().add("dialog-column");
        window.show(body);
        Button apply = window.answer(
                "charset.apply", ButtonData.OK_DONE, () -> answer = choice(all.isSelected() ? file.getParent() : file));
        apply.setId("charset-apply");
        apply.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        window.answer("common.cancel", ButtonData.CANCEL_CLOSE, () -> {});
        // The list keeps Enter to itself, though it does nothing with it.
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                apply.fire();
                event.consume();
            }
        });
        list.getSelectionModel().select(0);
        window.focus(list);
    }

    /// Waits for the choice; empty when the file is to stay as it is.
    public Optional<Choice> ask() {
        window.openAndWait();
        return answer;
    }

    private RadioButton choice(String key) {
        RadioButton button = new RadioButton();
        button.textProperty().bind(messages.text(key));
        return button;
    }

    private Node choices() {
        TextField search = new TextField();
        search.setId("charset-search");
        search.promptTextProperty().bind(messages.text("charset.search"));
        search.accessibleTextProperty().bind(messages.text("charset.search"));
        fill(search);
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox choices = new VBox(search, list);
        choices.getStyleClass().addAll("dialog-column", "charset-choices");
        return choices;
    }

    private Node look() {
        preview.setEditable(false);
        preview.setWrapText(true);
        preview.setId("charset-preview");
        preview.accessibleTextProperty().bind(messages.text("charset.preview"));
        preview.setPrefSize(460, 300);
        VBox.setVgrow(preview, Priority.ALWAYS);
        Label note = DialogWindow.words(messages.text("charset.broken", broken), "text-note", "text-quiet");
        note.setId("charset-note");
        VBox look = new VBox(preview, note);
        look.getStyleClass().add("dialog-column");
        HBox.setHgrow(look, Priority.ALWAYS);
        return look;
    }

    private void fill(TextField search) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row(Optional.empty()));
        TextPreview.charsets().forEach(charset -> rows.add(new Row(Optional.of(charset))));
        var shown = new FilteredList<>(FXCollections.observableList(rows));
        search.textProperty().subscribe(words -> {
            String wanted = words.strip().toLowerCase(Locale.ROOT);
            shown.setPredicate(row ->
                    row.charset().map(charset -> isNamed(charset, wanted)).orElse(true));
        });
        list.setItems(shown);
        list.setId("charset-list");
        list.accessibleTextProperty().bind(messages.text("charset.list"));
        list.setPrefHeight(300);
        list.setCellFactory(made -> new ListCell<>() {
            {
                // As wide as the list: its words wrap.
                setPrefWidth(0);
                setWrapText(true);
            }

            @Override
            protected void updateItem(@Nullable Row row, boolean empty) {
                super.updateItem(row, empty);
                textProperty().unbind();
                if (empty || row == null) {
                    setText("");
                } else {
                    textProperty().bind(name(row.charset()));
                }
            }
        });
        list.getSelectionModel().selectedItemProperty().subscribe(row -> {
            if (row != null) {
                show(row.charset());
            }
        });
    }

    private static boolean isNamed(Charset charset, String wanted) {
        return charset.name().toLowerCase(Locale.ROOT).contains(wanted)
                || charset.aliases().stream()
                        .anyMatch(alias -> alias.toLowerCase(Locale.ROOT).contains(wanted));
    }

    private StringBinding name(Optional<Charset> row) {
        return row.map(charset -> Bindings.createStringBinding(
                        () -> charset.displayName(messages.locale()), messages.localeProperty()))
                .orElseGet(() -> messages.text("charset.automatic", found.name()));
    }

    private void show(Optional<Charset> row) {
        TextPreview read = TextPreview.of(content, row);
        preview.setText(read.text());
        broken.set(read.broken());
    }

    private Optional<Choice> choice(@Nullable Path path) {
        Row chosen = list.getSelectionModel().getSelectedItem();
        return path == null || chosen == null ? Optional.empty() : Optional.of(new Choice(path, chosen.charset()));
    }
}
