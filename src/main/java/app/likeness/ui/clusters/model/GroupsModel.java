package app.likeness.ui.clusters.model;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Findings;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import app.likeness.ui.table.RowList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The groups, which one is chosen in the list, and which one somebody looks into.
public final class GroupsModel {
    private final Background background;
    private final RowList<GroupRow> groups = new RowList<>();
    private final RowList<GroupRow> shown = new RowList<>();
    private final Reviews reviews;
    private final ReadOnlyObjectWrapper<Map<State, Integer>> states = new ReadOnlyObjectWrapper<>(Map.of());
    private final ReadOnlyObjectWrapper<@Nullable ReviewCase> about = new ReadOnlyObjectWrapper<>();
    /// How often other verdicts came.
    private int reviewed;
    private Judged judged = Judged.of(List.of(), Review.NONE);
    private final ObjectProperty<@Nullable GroupRow> chosen = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<@Nullable Group> opened = new ReadOnlyObjectWrapper<>();
    private final IntegerProperty selected = new SimpleIntegerProperty(-1);
    /// What was begun for a group is dropped when another is opened, or this one closed.
    private final Latest looks = new Latest();
    private final Latest snapshots = new Latest();
    private Found found = Found.NOTHING;
    private final ObservableValue<Snapshot> snapshot;

    /// The groups with what their members are looked up in.
    ///
    /// @param members how many documents are in a group
    private record Found(List<GroupRow> groups, int members, List<Pair> pairs, DocumentsById documents, Judged judged) {
        static final Found NOTHING =
                new Found(List.of(), 0, List.of(), new DocumentsById(List.of()), Judged.of(List.of(), Review.NONE));

        /// @param before what was found before: a group that has the same documents keeps their order
        static Found of(Found before, DocumentsById byId, Findings findings, Review review) {
            @Nullable GroupRow[] known = new GroupRow[byId.documents().size()];
            if (before.documents.equals(byId)) {
                for (GroupRow group : before.groups) {
                    int place = byId.place(group.key());
                    if (place >= 0) {
                        known[place] = group;
                    }
                }
            }
            List<GroupRow> rows = findings.clusters().stream()
                    .map(cluster -> row(cluster, byId, known))
                    .filter(group -> group.size() >= 2)
                    .toList();
            int members = rows.stream().mapToInt(GroupRow::size).sum();
            return new Found(rows, members, findings.pairs(), byId, Judged.of(rows, review));
        }

        private static GroupRow row(Cluster cluster, DocumentsById byId, @Nullable GroupRow[] known) {
            int place = byId.place(cluster.documentIds().getFirst());
            GroupRow same = place < 0 ? null : known[place];
            return same == null || !same.cluster().documentIds().equals(cluster.documentIds())
                    ? GroupRow.of(cluster, byId)
                    : new GroupRow(cluster, same.documents());
        }
    }

    /// How groups stand in a review.
    ///
    /// @param standings by the key of a group; those of which nothing was judged are absent
    /// @param states how many groups stand in each state
    private record Judged(Map<Long, Standing> standings, Map<State, Integer> states) {
        /// O(groups × verdicts about groups).
        static Judged of(List<GroupRow> groups, Review review) {
            if (review.isEmpty()) {
                return new Judged(Map.of(), groups.isEmpty() ? Map.of() : Map.of(State.OPEN, groups.size()));
            }
            Map<Long, Standing> standings = new HashMap<>();
            Map<State, Integer> states = new EnumMap<>(State.class);
            for (GroupRow group : groups) {
                Standing standing = review.group(group.cluster());
                standings.put(group.key(), standing);
                states.merge(standing.state(), 1, Integer::sum);
            }
            return new Judged(standings, Collections.unmodifiableMap(states));
        }
    }

    /// @param reviews what was judged, and which states are shown
    public GroupsModel(ObservableValue<Snapshot> snapshot, Reviews reviews, Background background) {
        this.background = background;
        this.snapshot = snapshot;
        this.reviews = reviews;
        reviews.review().subscribe(now -> {
            reviewed++;
            judge(Judged.of(groups, now));
        });
        reviews.states().statesProperty().subscribe(this::filter);
        chosen.subscribe(this::chooseCase);
        opened.subscribe(this::chooseCase);
        snapshot.subscribe(now -> {
            BooleanSupplier isWanted = snapshots.next();
            // Of several that come while the lane is busy the last is shown.
            Review review = reviews.review().getValue();
            int reviewedThen = reviewed;
            Found before = found;
            background.computeBehind(() -> Found.of(before, now.byId(), now.findings(), review), all -> {
                if (isWanted.getAsBoolean()) {
                    take(all, reviewedThen == reviewed);
                }
            });
        });
    }

    /// What all numbers are counted from.
    public Snapshot snapshot() {
        return snapshot.getValue();
    }

    /// Does the slow part of what is shown.
    public Background background() {
        return background;
    }

    /// The largest first.
    public RowList<GroupRow> groups() {
        return groups;
    }

    /// Those in the states that are shown.
    public RowList<GroupRow> shownGroups() {
        return shown;
    }

    /// How a group stands in the review.
    public Standing standing(GroupRow group) {
        return judged.standings().getOrDefault(group.key(), Standing.OPEN);
    }

    /// How many groups stand in each state.
    public ReadOnlyObjectProperty<Map<State, Integer>> statesProperty() {
        return states.getReadOnlyProperty();
    }

    /// The group that somebody looks into, or else the chosen one, as a case of the review; null where there is
    /// none.
    public ObservableValue<@Nullable ReviewCase> caseProperty() {
        return about.getReadOnlyProperty();
    }

    /// Looks into the nearest group before or behind the present one that is still open; goes on at the other end.
    ///
    /// @param step 1 or -1
    /// @return whether there is one
    public boolean openNext(int step) {
        GroupRow now = opened.get() == null ? chosen.get() : opened.get().row();
        int at = now == null ? -1 : groups.indexOf(now);
        for (int i = 1; i <= groups.size(); i++) {
            GroupRow next = groups.get(Math.floorMod(at + i * step, groups.size()));
            if (standing(next).state() == State.OPEN) {
                open(next);
                return true;
            }
        }
        return false;
    }

    private void judge(Judged now) {
        judged = now;
        states.set(now.states());
        filter();
    }

    private void filter() {
        boolean isAllShown = reviews.states()
                .statesProperty()
                .get()
                .containsAll(judged.states().keySet());
        shown.show(
                isAllShown
                        ? groups.rows()
                        : groups.rows().stream()
                                .filter(group ->
                                        reviews.states().shows(standing(group).state()))
                                .toList());
    }

    private void chooseCase() {
        Group open = opened.get();
        GroupRow row = open == null ? chosen.get() : open.row();
        about.set(row == null ? null : new ReviewCase.OfGroup(row.cluster().documentIds()));
    }

    /// The group that the list has selected; null when none is.
    public ObjectProperty<@Nullable GroupRow> chosenProperty() {
        return chosen;
    }

    /// The group that somebody looks into; null while the list is shown.
    public ReadOnlyObjectProperty<@Nullable Group> openedProperty() {
        return opened.getReadOnlyProperty();
    }

    /// The group that somebody looks into.
    public Optional<Cluster> lookedInto() {
        return Optional.ofNullable(opened.get()).map(group -> group.row().cluster());
    }

    /// The place of the member that is selected in the opened group; -1: none.
    public IntegerProperty selectedProperty() {
        return selected;
    }

    /// How many documents are in a group.
    public int documents() {
        return found.members();
    }

    /// Looks into a group.
    public void open(GroupRow group) {
        chosen.set(group);
        look(group, -1);
    }

    /// Goes back to the list.
    public void close() {
        looks.next();
        opened.set(null);
    }

    /// The group that was looked at stays chosen and opened, with the same member selected; at first the largest
    /// one is chosen. An opened group that is no more is closed.
    ///
    /// @param isJudged whether no other verdicts came meanwhile
    private void take(Found now, boolean isJudged) {
        found = now;
        GroupRow before = chosen.get();
        groups.show(now.groups());
        judge(isJudged ? now.judged() : Judged.of(groups, reviews.review().getValue()));
        chosen.set(before == null ? first() : same(before).orElse(first()));
        Group open = opened.get();
        if (open != null) {
            int place = selected.get();
            long document =
                    place < 0 ? -1 : open.members().get(place).document().id();
            same(open.row()).ifPresentOrElse(row -> look(row, document), this::close);
        }
    }

    private Optional<GroupRow> same(GroupRow group) {
        return groups.stream().filter(each -> each.isSameAs(group)).findFirst();
    }

    private @Nullable GroupRow first() {
        return groups.isEmpty() ? null : groups.getFirst();
    }

    private void look(GroupRow row, long selectedDocument) {
        Found known = found;
        BooleanSupplier isWanted = looks.next();
        background.compute(() -> Group.of(row, known.pairs(), known.documents()), group -> {
            if (isWanted.getAsBoolean()) {
                Group before = opened.get();
                if (before == null || !before.members().equals(group.members())) {
                    selected.set(-1);
                }
                opened.set(group);
                selected.set(group.placeOf(selectedDocument));
            }
        });
    }
}
