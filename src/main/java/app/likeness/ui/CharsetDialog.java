package app.likeness.ui;

import app.likeness.text.TextPreview;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Orientation;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Lets the user say in which character set a file is to be read, and shows how it reads in each.
final class CharsetDialog extends Dialog<CharsetDialog.Choice> {
    /// @param path of the file, or of its folder when all files in it are to be read so
    /// @param charset empty for the one that is found
    record Choice(Path path, Optional<Charset> charset) {}

    /// A line of the list: a charset, or the one that is found.
    private record Row(Optional<Charset> charset) {}

    private final Messages messages;
    private final byte[] content;
    private final Charset found;
    private final ListView<Row> list = new ListView<>();
    private final TextArea preview = new TextArea();
    private final Label note = new Label();

    /// @param content the bytes of the file
    CharsetDialog(Messages messages, Window owner, Path file, byte[] content) {
        this.messages = messages;
        this.content = content;
        this.found = TextPreview.of(content, Optional.empty()).charset();
        initOwner(owner);
        setTitle(messages.get("charset.title"));
        setHeaderText(messages.get("charset.sentence", String.valueOf(file.getFileName())));
        setResizable(true);
        TextField search = new TextField();
        search.setId("charset-search");
        search.setPromptText(messages.get("charset.search"));
        search.setAccessibleText(messages.get("charset.search"));
        fill(search);
        preview.setEditable(false);
        preview.setWrapText(true);
        preview.setId("charset-preview");
        preview.setAccessibleText(messages.get("charset.preview"));
        preview.setPrefSize(460, 300);
        VBox.setVgrow(preview, Priority.ALWAYS);
        note.setId("charset-note");
        note.getStyleClass().addAll("text-note", "text-quiet");
        note.setWrapText(true);
        RadioButton one = new RadioButton(messages.get("charset.file"));
        RadioButton all = new RadioButton(messages.get("charset.folder"));
        all.setId("charset-folder");
        ToggleGroup scope = new ToggleGroup();
        scope.getToggles().addAll(one, all);
        one.setSelected(true);
        VBox left = new VBox(search, list);
        left.getStyleClass().add("paste");
        VBox right = new VBox(preview, note);
        right.getStyleClass().add("paste");
        HBox.setHgrow(right, Priority.ALWAYS);
        HBox sides = new HBox(left, right);
        sides.getStyleClass().add("charset-sides");
        VBox.setVgrow(sides, Priority.ALWAYS);
        FlowPane scopes = new FlowPane(Orientation.HORIZONTAL, 16, 8, one, all);
        VBox body = new VBox(sides, scopes);
        body.getStyleClass().add("paste");
        getDialogPane().setContent(body);
        getDialogPane().getStyleClass().add("wide-dialog");
        ButtonType apply = new ButtonType(messages.get("charset.apply"), ButtonData.OK_DONE);
        ButtonType cancel = new ButtonType(messages.get("common.cancel"), ButtonData.CANCEL_CLOSE);
        getDialogPane().getButtonTypes().addAll(apply, cancel);
        getDialogPane().lookupButton(apply).setId("charset-apply");
        getDialogPane()
                .lookupButton(apply)
                .disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        setResultConverter(
                pressed -> apply.equals(pressed) ? choice(all.isSelected() ? file.getParent() : file) : null);
        list.getSelectionModel().select(0);
        setOnShown(event -> list.requestFocus());
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
        list.setAccessibleText(messages.get("charset.list"));
        list.setPrefSize(240, 300);
        list.setCellFactory(made -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable Row row, boolean empty) {
                super.updateItem(row, empty);
                setText(empty || row == null ? "" : name(row.charset()));
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

    private String name(Optional<Charset> row) {
        return row.map(charset -> charset.displayName(messages.localeProperty().get()))
                .orElseGet(() -> messages.get("charset.automatic", found.name()));
    }

    private void show(Optional<Charset> row) {
        TextPreview read = TextPreview.of(content, row);
        preview.setText(read.text());
        note.setText(messages.get("charset.broken", read.broken()));
    }

    private @Nullable Choice choice(@Nullable Path path) {
        Row chosen = list.getSelectionModel().getSelectedItem();
        return path == null || chosen == null ? null : new Choice(path, chosen.charset());
    }
}
