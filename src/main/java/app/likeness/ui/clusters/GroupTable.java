package app.likeness.ui.clusters;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Distances;
import app.likeness.review.Standing;
import app.likeness.ui.clusters.model.FreshGroups;
import app.likeness.ui.clusters.model.GroupRow;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.ShareWords;
import app.likeness.ui.table.Columns;
import app.likeness.ui.table.RowList;
import app.likeness.ui.table.RowTable;
import app.likeness.ui.words.Bands;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Messages;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The groups: how many documents, the title of the first, level in words, the strongest share, the weakest link
/// and the earliest date.
public final class GroupTable {
    /// Below this width the title needs the room of the weakest link, which the group itself shows too.
    private static final double NARROW = 640;

    /// Below this width there is no room for the date of the earliest document.
    private static final double WIDE = 900;

    /// Below this one there is none for the distances inside the group.
    private static final double WIDEST = 1_000;

    private GroupTable() {}

    /// The groups as they are found, for the view of the folders.
    ///
    /// @param scanning whether a scan runs: what it adds is marked for a while
    /// @param onOpen leads to the view of the groups
    public static RowTable<?> preview(
            Messages messages, GroupsModel model, ObservableValue<Boolean> scanning, Runnable onOpen) {
        return preview(messages, model, new FreshGroups(model.groups(), scanning), onOpen);
    }

    public static RowTable<?> preview(Messages messages, GroupsModel model, FreshGroups fresh, Runnable onOpen) {
        TableColumn<GroupRow, String> title = title(messages);
        RowTable<GroupRow> table = of(messages, model, model.groups(), title);
        title.setCellFactory(column -> new TitleCell(messages, fresh));
        table.setId("groups-preview");
        table.accessibleTextProperty().bind(messages.text("folders.groups.title"));
        table.sayWhenEmpty(messages.text("folders.groups.empty"));
        table.onOpen(group -> {
            model.open(group);
            onOpen.run();
        });
        return table;
    }

    private static TableColumn<GroupRow, String> title(Messages messages) {
        return Columns.text(messages, "groups.column.group", GroupRow::title);
    }

    static RowTable<GroupRow> of(Messages messages, GroupsModel model, RowList<GroupRow> groups) {
        return of(messages, model, groups, title(messages));
    }

    private static RowTable<GroupRow> of(
            Messages messages, GroupsModel model, RowList<GroupRow> groups, TableColumn<GroupRow, String> title) {
        RowTable<GroupRow> table = new RowTable<>(messages, model.background(), groups, GroupRow::key);
        TableColumn<GroupRow, Integer> size =
                Columns.number(messages, "groups.column.documents", GroupRow::size, "help.number.group.meaning");
        size.setCellFactory(
                column -> Columns.explained(new CountCell(messages), row -> messages.get("help.number.group.meaning")));
        size.getStyleClass().remove("figures");
        TableColumn<GroupRow, Double> weakest = Columns.percent(
                messages,
                "groups.column.weakest",
                group -> group.cluster().weakestLink().share(),
                group -> messages.get(
                        "explain.weakest",
                        counted(messages, model, group.cluster().weakestLink())));
        table.addNarrowColumn(size, 60, 64);
        table.addColumn(title, 260);
        table.addNarrowColumn(
                Columns.words(
                        messages,
                        "groups.column.level",
                        group -> group.strongest().level(),
                        Bands::key),
                180,
                188);
        TableColumn<GroupRow, Double> strongest = Columns.share(
                messages,
                "groups.column.strongest",
                group -> group.strongest().share(),
                group -> counted(messages, model, group.strongest()));
        table.addNarrowColumn(strongest, 116, 180);
        table.addNarrowColumn(weakest, 116, 124);
        TableColumn<GroupRow, Integer> distances = Columns.number(
                messages,
                "results.column.distance",
                row -> row.distances().map(Distances::largest).orElse(-1),
                "groups.distances.meaning");
        distances.setCellFactory(column ->
                Columns.explained(new DistancesCell(messages), row -> messages.get("groups.distances.meaning")));
        distances.setId("distances-column");
        table.addNarrowColumn(distances, 88, 100);
        TableColumn<GroupRow, DocumentDate> earliest =
                Columns.date(messages, "groups.column.earliest", GroupRow::earliest);
        table.addNarrowColumn(earliest, Columns.DATE_WIDTH, 140);
        TableColumn<GroupRow, Standing> state = Columns.standing(messages, "review.column.state", model::standing);
        // Nothing to be seen before anything was judged.
        table.showWhile(model.statesProperty().map(Columns::isJudged), state);
        table.addNarrowColumn(state, 116, 140);
        // Making all cells anew takes a while: where nothing was judged they say nothing of it.
        model.statesProperty().subscribe((before, now) -> {
            if (Columns.isJudged(before) || Columns.isJudged(now)) {
                table.refresh();
            }
        });
        table.keep(List.of(size, title, strongest));
        table.hideBelow(NARROW, weakest);
        table.hideBelow(WIDE, earliest);
        table.hideBelow(WIDEST, distances);
        return table;
    }

    /// The fraction behind the larger share of a pair.
    private static String counted(Messages messages, GroupsModel model, Pair pair) {
        long document = pair.containmentLeft() >= pair.containmentRight() ? pair.leftId() : pair.rightId();
        return ShareWords.of(messages, model.snapshot(), pair, document);
    }

    /// The title of a group, and whether that is new. It hears when that ends: making all cells of the table anew would
    /// stop the window every few seconds of a scan.
    private static final class TitleCell extends TableCell<GroupRow, String> {
        private final FreshGroups fresh;
        private final Label tag = new Label();
        private final InvalidationListener change = ignored -> mark();

        TitleCell(Messages messages, FreshGroups fresh) {
            this.fresh = fresh;
            tag.textProperty().bind(messages.text("groups.new"));
            tag.getStyleClass().addAll("tag", "accent", "new-group");
            tag.setMinWidth(Region.USE_PREF_SIZE);
            setContentDisplay(ContentDisplay.RIGHT);
            // Cells come and go.
            fresh.keysProperty().addListener(new WeakInvalidationListener(change));
        }

        @Override
        protected void updateItem(@Nullable String title, boolean empty) {
            super.updateItem(title, empty);
            setText(empty ? "" : title);
            mark();
        }

        private void mark() {
            GroupRow row =
                    isEmpty() || getTableRow() == null ? null : getTableRow().getItem();
            setGraphic(row != null && fresh.isFresh(row) ? tag : null);
        }
    }

    /// The least and the largest distance.
    private static final class DistancesCell extends TableCell<GroupRow, Integer> {
        private final Messages messages;

        DistancesCell(Messages messages) {
            this.messages = messages;
            getStyleClass().add("figures");
        }

        @Override
        protected void updateItem(@Nullable Integer largest, boolean empty) {
            super.updateItem(largest, empty);
            GroupRow row = empty || getTableRow() == null ? null : getTableRow().getItem();
            setText(
                    row == null
                            ? ""
                            : row.distances()
                                    .map(distances -> distances.least() == distances.largest()
                                            ? messages.number(distances.least())
                                            : messages.get("groups.distances", distances.least(), distances.largest()))
                                    .orElse("–"));
        }
    }

    private static final class CountCell extends TableCell<GroupRow, Integer> {
        private final Messages messages;
        private final Label badge = new Label();

        CountCell(Messages messages) {
            this.messages = messages;
            badge.getStyleClass().add("count-badge");
            setGraphic(badge);
        }

        @Override
        protected void updateItem(@Nullable Integer count, boolean empty) {
            super.updateItem(count, empty);
            if (empty || count == null) {
                badge.setVisible(false);
                setAccessibleText("");
            } else {
                badge.setText(messages.number(count));
                badge.setVisible(true);
                setAccessibleText(messages.get("groups.documents", count));
            }
        }
    }
}
