package app.likeness.ui.folders;

import app.likeness.compare.Pair;
import app.likeness.store.kept.Root;
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
import app.likeness.ui.words.RootNames;
import app.likeness.ui.words.ShownPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Every file of the corpus with its state: read, sharing text with others, or not read and why. A document can be read
/// and judged here, also one that shares nothing, and each file given another character set. Enter and double-click
/// open
/// a file in the system.
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
    /// @param reason why it was not read, or what is doubted of it; null where there is nothing to say
    /// @param document what was read; null where nothing was
    record FileRow(
            Path path,
            String name,
            State state,
            @Nullable SkipReason reason,
            @Nullable Document document) {}

    private final Messages messages;
    private final DialogWindow window;
    private final RowList<FileRow> shown = new RowList<>();
    private final Label count = new Label();
    private final Latest requests = new Latest();
    private List<FileRow> all = List.of();

    /// What can be done with a file.
    ///
    /// @param openInSystem opens a file in the program that the system has for it
    /// @param read shows a document with what it shares
    /// @param chooseCharset lets the user choose the character set of a file
    public record Ways(Consumer<Path> openInSystem, Consumer<Document> read, Consumer<Path> chooseCharset) {}

    public FilesDialog(Messages messages, Window owner, Background background, Snapshot snapshot, Ways ways) {
        this.messages = messages;
        window = new DialogWindow(messages, owner, "folders.files.title");
        TextField search = new TextField();
        search.setId("files-search");
        search.promptTextProperty().bind(messages.text("folders.files.search"));
        search.accessibleTextProperty().bind(messages.text("folders.files.search"));
        RootNames names = names(snapshot);
        RowTable<FileRow> table = new RowTable<>(messages, background, shown, FileRow::path);
        table.setId("files-table");
        table.accessibleTextProperty().bind(messages.text("folders.files.title"));
        table.addColumn(Columns.text(messages, "folders.unread.column.file", FileRow::name), 240);
        table.addNarrowColumn(
                Columns.text(messages, "folders.files.column.state", row -> words(messages, row)), 160, 260);
        table.addColumn(Columns.folder(messages, "folders.unread.column.folder", row -> names.folder(row.path())), 280);
        table.rowTooltip(row -> ShownPath.of(row.path()));
        table.onOpen(row -> ways.openInSystem().accept(row.path()));
        Consumer<FileRow> read = row -> read(row, ways);
        Consumer<FileRow> charset = row -> chooseCharset(row, ways);
        table.offer(messages.text("folders.files.read"), read);
        table.offer(messages.text("common.readInCharset"), charset);
        table.offer(messages.text("common.openFile"), row -> ways.openInSystem().accept(row.path()));
        VBox.setVgrow(table, Priority.ALWAYS);
        count.setId("files-count");
        count.getStyleClass().addAll("text-note", "text-quiet");
        Explanations.add(count, () -> messages.get("explain.files"));
        table.setPrefSize(WIDTH, HEIGHT);
        VBox content = new VBox(search, table, count);
        content.getStyleClass().add("dialog-column");
        window.show(content);
        button("folders.files.read", "files-read", table, row -> row != null && row.document() != null, read);
        button("common.readInCharset", "files-charset", table, Objects::nonNull, charset);
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

    private void button(
            String key,
            String id,
            RowTable<FileRow> table,
            Predicate<@Nullable FileRow> isPossible,
            Consumer<FileRow> action) {
        ReadOnlyObjectProperty<FileRow> chosen = table.getSelectionModel().selectedItemProperty();
        Button button = window.button(key, ButtonData.LEFT, () -> {
            FileRow row = chosen.get();
            if (row != null) {
                action.accept(row);
            }
        });
        button.setId(id);
        button.disableProperty().bind(Bindings.createBooleanBinding(() -> !isPossible.test(chosen.get()), chosen));
    }

    private void read(FileRow row, Ways ways) {
        Document document = row.document();
        if (document != null) {
            window.close();
            ways.read().accept(document);
        }
    }

    private void chooseCharset(FileRow row, Ways ways) {
        window.close();
        ways.chooseCharset().accept(row.path());
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

    /// What was not read first and what is doubted, then what shares text, each by path. O(files × log files + pairs).
    static List<FileRow> rows(Snapshot snapshot) {
        RootNames names = names(snapshot);
        Set<Long> sharing = new HashSet<>();
        for (Pair pair : snapshot.findings().pairs()) {
            sharing.add(pair.leftId());
            sharing.add(pair.rightId());
        }
        List<FileRow> rows = new ArrayList<>();
        Map<Path, SkipReason> doubts = new HashMap<>();
        for (Skip skip : snapshot.findings().skips()) {
            if (skip.reason().isOfDocument()) {
                doubts.put(skip.path(), skip.reason());
            } else {
                rows.add(row(names, skip.path(), State.NOT_READ, skip.reason(), /* document= */ null));
            }
        }
        List<FileRow> certain = new ArrayList<>();
        List<FileRow> apart = new ArrayList<>();
        for (Document document : snapshot.findings().documents()) {
            State state = sharing.contains(document.id()) ? State.SHARES : State.APART;
            FileRow row = row(names, document.path(), state, doubts.get(document.path()), document);
            if (row.reason() != null) {
                rows.add(row);
            } else {
                (state == State.SHARES ? certain : apart).add(row);
            }
        }
        rows.addAll(certain);
        rows.addAll(apart);
        return rows;
    }

    private static RootNames names(Snapshot snapshot) {
        return new RootNames(snapshot.roots().stream().map(Root::path).toList());
    }

    private static FileRow row(
            RootNames names, Path path, State state, @Nullable SkipReason reason, @Nullable Document document) {
        return new FileRow(path, names.file(path), state, reason, document);
    }

    private static String words(Messages messages, FileRow row) {
        SkipReason reason = row.reason();
        if (reason != null && row.document() != null) {
            return messages.get("folders.files.doubted", state(messages, row), messages.get(Reasons.name(reason)));
        }
        return state(messages, row);
    }

    private static String state(Messages messages, FileRow row) {
        SkipReason reason = row.reason();
        return switch (row.state()) {
            case NOT_READ ->
                messages.get("folders.files.notRead", reason == null ? "" : messages.get(Reasons.name(reason)));
            case SHARES -> messages.get("folders.files.shares");
            case APART -> messages.get("folders.files.apart");
        };
    }
}
