package app.likeness.ui.folders;

import app.likeness.compare.Pair;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Latest;
import app.likeness.ui.table.Columns;
import app.likeness.ui.table.RowList;
import app.likeness.ui.table.RowTable;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Every file of the corpus with its state: read, sharing text with others, or not read and why. Enter and double-click
/// open a file in the system.
public final class FilesDialog {
    private static final double WIDTH = 820;
    private static final double HEIGHT = 400;

    /// What became of a file.
    enum State {
        NOT_READ,
        SHARES,
        APART
    }

    /// A file with its state.
    ///
    /// @param reason why it was not read; null when it was
    record FileRow(
            Path path, String name, State state, @Nullable SkipReason reason) {
        String folder() {
            Path parent = path.getParent();
            return parent == null ? "" : ShownPath.of(parent);
        }
    }

    private final Messages messages;
    private final DialogWindow window;
    private final RowList<FileRow> shown = new RowList<>();
    private final Label count = new Label();
    private final Latest requests = new Latest();
    private List<FileRow> all = List.of();

    /// @param openInSystem opens a file in the program that the system has for it
    public FilesDialog(
            Messages messages, Window owner, Background background, Snapshot snapshot, Consumer<Path> openInSystem) {
        this.messages = messages;
        window = new DialogWindow(messages, owner, "folders.files.title");
        TextField search = new TextField();
        search.setId("files-search");
        search.promptTextProperty().bind(messages.text("folders.files.search"));
        search.accessibleTextProperty().bind(messages.text("folders.files.search"));
        RowTable<FileRow> table = new RowTable<>(messages, background, shown, FileRow::path);
        table.setId("files-table");
        table.accessibleTextProperty().bind(messages.text("folders.files.title"));
        table.addColumn(Columns.text(messages, "folders.unread.column.file", FileRow::name), 240);
        table.addNarrowColumn(
                Columns.text(messages, "folders.files.column.state", row -> words(messages, row)), 160, 260);
        table.addColumn(Columns.quietText(messages, "folders.unread.column.folder", FileRow::folder), 280);
        table.onOpen(row -> openInSystem.accept(row.path()));
        VBox.setVgrow(table, Priority.ALWAYS);
        count.setId("files-count");
        count.getStyleClass().addAll("text-note", "text-quiet");
        Explanations.add(count, () -> messages.get("explain.files"));
        table.setPrefSize(WIDTH, HEIGHT);
        VBox content = new VBox(search, table, count);
        content.getStyleClass().add("dialog-column");
        window.show(content);
        window.answer("common.close", ButtonData.CANCEL_CLOSE, () -> {});
        window.focus(search);
        background.compute(() -> rows(snapshot), found -> {
            all = found;
            look(background, search.getText());
        });
        search.textProperty().subscribe(words -> look(background, words));
    }

    /// Opens the list and returns when it is closed.
    public void show() {
        window.openAndWait();
    }

    DialogWindow window() {
        return window;
    }

    private void look(Background background, String wanted) {
        List<FileRow> known = all;
        BooleanSupplier isWanted = requests.next();
        String lower = wanted.strip().toLowerCase(Locale.ROOT);
        background.compute(
                () -> known.stream()
                        .filter(row ->
                                row.path().toString().toLowerCase(Locale.ROOT).contains(lower))
                        .toList(),
                rows -> {
                    if (isWanted.getAsBoolean()) {
                        shown.show(rows);
                        count.textProperty().bind(messages.text("folders.files.count", rows.size(), known.size()));
                    }
                });
    }

    /// What was not read first, then what shares text, each by path. O(files × log files + pairs).
    static List<FileRow> rows(Snapshot snapshot) {
        Set<Long> sharing = new HashSet<>();
        for (Pair pair : snapshot.findings().pairs()) {
            sharing.add(pair.leftId());
            sharing.add(pair.rightId());
        }
        List<FileRow> rows = new ArrayList<>();
        for (Skip skip : snapshot.findings().skips()) {
            rows.add(row(skip.path(), State.NOT_READ, skip.reason()));
        }
        List<FileRow> apart = new ArrayList<>();
        for (Document document : snapshot.findings().documents()) {
            boolean shares = sharing.contains(document.id());
            (shares ? rows : apart).add(row(document.path(), shares ? State.SHARES : State.APART, /* reason= */ null));
        }
        rows.addAll(apart);
        return rows;
    }

    private static FileRow row(Path path, State state, @Nullable SkipReason reason) {
        return new FileRow(path, Objects.toString(path.getFileName(), path.toString()), state, reason);
    }

    private static String words(Messages messages, FileRow row) {
        SkipReason reason = row.reason();
        return switch (row.state()) {
            case NOT_READ ->
                messages.get("folders.files.notRead", reason == null ? "" : messages.get(Reasons.name(reason)));
            case SHARES -> messages.get("folders.files.shares");
            case APART -> messages.get("folders.files.apart");
        };
    }
}
