package app.likeness.ui.clusters;

import app.likeness.text.document.Document;
import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.clusters.model.GroupMember;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Latest;
import app.likeness.ui.table.Columns;
import app.likeness.ui.table.RowList;
import app.likeness.ui.table.RowTable;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Asks which document of a group stays, and says of every other one where its file goes. Nothing is moved before.
final class KeepOneDialog {
    private static final double WIDTH = 860;
    private static final double HEIGHT = 300;

    /// Is given what goes, and where to.
    interface OnMove {
        void move(List<Document> going, Path folder);
    }

    private final Messages messages;
    private final DialogWindow window;
    private final Group group;
    private final GroupFiles files;
    private final RowTable<GroupMember> table;
    private final GroupMember offered;
    private final boolean wasSelected;
    private final ObjectProperty<GroupMember> kept;
    private final ObjectProperty<@Nullable Path> folder = new SimpleObjectProperty<>();
    /// By the files that go, where to.
    private final ObjectProperty<Map<Path, Path>> plan = new SimpleObjectProperty<>(Map.of());
    private final Latest requests = new Latest();

    /// @param selected the place of the member that is to stay; below 0: one is offered
    KeepOneDialog(
            Messages messages,
            Window owner,
            Group group,
            int selected,
            GroupFiles files,
            Function<Window, Optional<Path>> chooseFolder,
            OnMove onMove) {
        this.messages = messages;
        this.group = group;
        this.files = files;
        offered = offered(group);
        kept = new SimpleObjectProperty<>(
                selected < 0 ? offered : group.members().get(selected));
        wasSelected = selected >= 0;
        window = new DialogWindow(messages, owner, "groups.keep.title");
        window.say(messages.text("groups.keep.sentence"));
        Label why = DialogWindow.words(
                Bindings.createStringBinding(this::why, messages.localeProperty(), kept), "text-quiet");
        why.setId("keep-why");
        table = table();
        VBox content = new VBox(why, table, target(chooseFolder), count());
        VBox.setVgrow(table, Priority.ALWAYS);
        content.getStyleClass().add("dialog-column");
        window.show(content);
        Button move = window.answer("groups.keep.move", ButtonData.OK_DONE, () -> {
            Path target = folder.get();
            if (target != null) {
                onMove.move(going(), target);
            }
        });
        move.setId("keep-move");
        move.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> folder.get() == null || plan.get().isEmpty(), folder, plan));
        window.answer("groups.keep.cancel", ButtonData.CANCEL_CLOSE, () -> {}).setId("keep-cancel");
        window.focus(table);
        kept.subscribe(now -> look());
        folder.subscribe(now -> look());
    }

    void open() {
        window.open();
    }

    private RowTable<GroupMember> table() {
        RowList<GroupMember> members = new RowList<>();
        members.show(group.members());
        RowTable<GroupMember> made = new RowTable<>(messages, files.background(), members, GroupMember::place);
        made.setId("keep-table");
        made.accessibleTextProperty().bind(messages.text("groups.keep.sentence"));
        made.addColumn(
                Columns.text(
                        messages,
                        "groups.keep.column.document",
                        member -> member.document().title()),
                230);
        made.addNarrowColumn(
                Columns.date(messages, "groups.keep.column.date", member -> Optional.ofNullable(member.date())),
                110,
                150);
        made.addColumn(Columns.text(messages, "groups.keep.column.becomes", this::becomes), 230);
        made.addColumn(Columns.quietText(messages, "groups.keep.column.file", KeepOneDialog::file), 230);
        made.rowTooltip(this::fromTo);
        made.setPrefSize(WIDTH, HEIGHT);
        made.choose(kept.get().place());
        made.getSelectionModel().selectedItemProperty().subscribe(chosen -> {
            // None is selected for a moment while the rows are sorted.
            if (chosen != null) {
                kept.set(chosen);
            }
        });
        return made;
    }

    private HBox target(Function<Window, Optional<Path>> chooseFolder) {
        Label to = new Label();
        to.setId("keep-folder");
        to.setMinWidth(0);
        to.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            Path chosen = folder.get();
                            return chosen == null
                                    ? messages.get("groups.keep.folder.none")
                                    : messages.get("groups.keep.folder", ShownPath.of(chosen));
                        },
                        messages.localeProperty(),
                        folder));
        to.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        HBox.setHgrow(to, Priority.ALWAYS);
        to.setMaxWidth(Double.MAX_VALUE);
        Button choose = new Button();
        choose.setId("keep-choose");
        choose.textProperty().bind(messages.text("groups.keep.choose"));
        choose.setMinWidth(HBox.USE_PREF_SIZE);
        choose.setOnAction(event -> chooseFolder.apply(window.stage()).ifPresent(folder::set));
        HBox line = new HBox(8, to, choose);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private Label count() {
        Label count = DialogWindow.words(
                Bindings.createStringBinding(
                        () -> messages.get(
                                "groups.keep.count",
                                plan.get().size(),
                                going().size() - plan.get().size()),
                        messages.localeProperty(),
                        plan),
                "text-note",
                "text-quiet");
        count.setId("keep-count");
        Explanations.add(count, () -> messages.get("groups.keep.count.meaning"));
        return count;
    }

    private List<Document> going() {
        return group.members().stream()
                .map(GroupMember::document)
                .filter(document -> document.id() != kept.get().document().id())
                .toList();
    }

    private void look() {
        BooleanSupplier isWanted = requests.next();
        files.plan(going(), folder.get(), found -> {
            if (isWanted.getAsBoolean()) {
                plan.set(new HashMap<>(found));
                table.refresh();
            }
        });
    }

    private String becomes(GroupMember member) {
        if (member.equals(kept.get())) {
            return messages.get("groups.keep.stays");
        }
        Path to = plan.get().get(member.document().path());
        if (to == null) {
            return messages.get("groups.keep.cannot");
        }
        return folder.get() == null
                ? messages.get("groups.keep.moves")
                : messages.get("groups.keep.movesTo", String.valueOf(to.getFileName()));
    }

    /// The first that states a date; where none does, the first.
    private static GroupMember offered(Group group) {
        return group.members().stream()
                .filter(KeepOneDialog::isOfDocument)
                .findFirst()
                .orElse(group.members().getFirst());
    }

    /// Whether the document itself has a date; that of its file says when somebody copied it.
    private static boolean isOfDocument(GroupMember member) {
        DocumentDate date = member.date();
        return date != null && !date.isOfFile();
    }

    private String fromTo(GroupMember member) {
        Path to = plan.get().get(member.document().path());
        return to == null || folder.get() == null ? file(member) : file(member) + "\n→ " + ShownPath.of(to);
    }

    private static String file(GroupMember member) {
        return ShownPath.of(member.document().path());
    }

    /// Why the one that stays is offered, or that it was selected.
    private String why() {
        GroupMember member = kept.get();
        String title = member.document().title();
        DocumentDate date = member.date();
        if (wasSelected || !member.equals(offered)) {
            return messages.get("groups.keep.why.chosen", title);
        }
        if (date == null || (date.isOfFile() && !member.isEarliest())) {
            return messages.get("groups.keep.why.none", title);
        }
        if (date.isOfFile()) {
            return messages.get("groups.keep.why.file", title, DateWords.date(messages, date));
        }
        boolean isFirst = group.members().stream()
                .allMatch(other -> other.equals(member) || !isOfDocument(other) || isBefore(date, other));
        return messages.get(
                isFirst ? "groups.keep.why.earliest" : "groups.keep.why.noEarlier",
                title,
                DateWords.date(messages, date),
                messages.get(DateWords.originKey(date.origin())));
    }

    private static boolean isBefore(DocumentDate date, GroupMember other) {
        DocumentDate of = other.date();
        return of != null && date.isBefore(of);
    }
}
