package app.likeness.ui.clusters;

import app.likeness.compare.Pair;
import app.likeness.compare.PairLevel;
import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupTab;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.words.Bands;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// One group: its members at the left, ways to look at it in the middle, what is to be known of it at the right. In a
/// small window the right part is one of the ways.
///
/// Keys: Enter opens the pair that holds most of the selected member, or the strongest one; Ctrl+Page Up and Page Down
/// go through the ways; Esc leads back to the groups.
final class GroupView extends BorderPane {
    private static final double NARROW = 1000;
    /// In less room, as with a large text, the ways to look have signs only.
    private static final double TIGHT = 780;
    /// Of a way to look at the group: a lower window scrolls.
    private static final double LEAST_HEIGHT = 320;

    private final Messages messages;
    private final GroupsModel model;
    private final OpenPair openPair;
    private final MemberList members;
    private final Map<GroupTab, Node> pages = new EnumMap<>(GroupTab.class);
    private final ObjectProperty<GroupTab> tab = new SimpleObjectProperty<>(GroupTab.TIMELINE);
    private final BooleanProperty compact = new SimpleBooleanProperty();
    private final BooleanProperty tight = new SimpleBooleanProperty();

    /// @param verdict what the reviewer says of the group
    GroupView(Messages messages, GroupsModel model, OpenPair openPair, GroupsView.Commands commands, Node verdict) {
        this.messages = messages;
        this.model = model;
        this.openPair = openPair;
        setId("group-view");
        compact.bind(Zoom.width(this).map(width -> width.doubleValue() < NARROW).orElse(false));
        tight.bind(Zoom.width(this).map(width -> width.doubleValue() < TIGHT).orElse(false));
        members = new MemberList(messages, model, member -> openBest(member.place()));
        Timeline timeline = new Timeline(messages, model, members, this::openBest);
        Inspector inspector = new Inspector(messages, model, this::openPair, this::openNear);
        pages.put(GroupTab.TIMELINE, timeline);
        pages.put(GroupTab.MAP, new MapPage(messages, model));
        pages.put(GroupTab.GRID, new GridCanvas(messages, model, members, this::openPair));
        pages.put(GroupTab.COMMON, new CommonTextPage(messages, model, commands.texts()));
        StackPane summary = new StackPane();
        pages.put(GroupTab.SUMMARY, summary);
        setTop(header());
        setLeft(left(timeline));
        setCenter(centre());
        VBox side = new VBox(inspector, new GroupActions(messages, model, commands), verdict);
        VBox.setVgrow(inspector, Priority.ALWAYS);
        StackPane right = new StackPane();
        right.getStyleClass().add("inspector-side");
        compact.subscribe(small -> {
            (small ? right : summary).getChildren().clear();
            (small ? summary : right).getChildren().setAll(side);
            setRight(small ? null : right);
            if (!small && tab.get() == GroupTab.SUMMARY) {
                tab.set(GroupTab.TIMELINE);
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        // A list keeps these two keys to itself.
        members.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !(event.getTarget() instanceof TextInputControl)) {
                model.close();
                event.consume();
            }
        });
    }

    /// The focus goes to the members.
    @Override
    public void requestFocus() {
        members.requestFocus();
    }

    private Node header() {
        Button back = Buttons.icon(messages, "groups.action.back", MaterialDesignA.ARROW_LEFT, model::close);
        back.getStyleClass().add(Styles.FLAT);
        back.setId("group-back");
        Label title = new Label();
        title.getStyleClass().add("text-view-title");
        title.setMinWidth(0);
        title.setId("group-title");
        title.textProperty().bind(Bindings.createStringBinding(this::title, model.openedProperty()));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button start = Buttons.of(
                messages,
                "groups.action.openStrongest",
                MaterialDesignC.COMPARE_HORIZONTAL,
                "Enter",
                () -> openPair(0));
        start.getStyleClass().add(Styles.ACCENT);
        start.setId("open-strongest");
        Label place = tag("groups.place", this::place);
        Explanations.add(place, () -> messages.get("explain.place"));
        place.managedProperty().bind(place.visibleProperty());
        place.visibleProperty().bind(compact.not());
        Label span = tag("groups.span", this::span);
        span.getStyleClass().add("accent");
        Explanations.add(span, () -> messages.get("help.number.group.meaning"));
        showWhen(span, tight.not());
        HBox header = new BreakingRow(back, title, place, span, space, start);
        header.getStyleClass().addAll("view-header", "group-header");
        return header;
    }

    private Label tag(String id, Supplier<String> words) {
        Label tag = new Label();
        tag.getStyleClass().add("tag");
        tag.setMinWidth(Region.USE_PREF_SIZE);
        tag.setId(id.replace('.', '-'));
        tag.textProperty()
                .bind(Bindings.createStringBinding(words::get, messages.localeProperty(), model.openedProperty()));
        return tag;
    }

    private String title() {
        Group group = model.openedProperty().get();
        return group == null ? "" : group.row().title();
    }

    private String place() {
        Group group = model.openedProperty().get();
        return group == null
                ? ""
                : messages.get(
                        "groups.place",
                        model.groups().indexOf(group.row()) + 1,
                        model.groups().size());
    }

    private String span() {
        Group group = model.openedProperty().get();
        if (group == null) {
            return "";
        }
        PairLevel weakest = group.row().cluster().weakestLink().level();
        PairLevel strongest = group.row().strongest().level();
        return weakest == strongest
                ? messages.get("groups.span.one", group.members().size(), messages.get(Bands.key(weakest)))
                : messages.get(
                        "groups.span",
                        group.members().size(),
                        messages.get(Bands.key(weakest)),
                        messages.get(Bands.key(strongest)));
    }

    private Node left(Timeline timeline) {
        Label title = new Label();
        title.textProperty().bind(messages.text("groups.members.title"));
        title.getStyleClass().add("text-section");
        Label order = note("groups.members.order");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox head = new BreakingRow(title, order, space, shareNote());
        head.getStyleClass().add("members-head");
        VBox.setVgrow(members, Priority.ALWAYS);
        // The rows of the timeline and the grid are those of the list, so all end at one height.
        Region foot = new Region();
        foot.minHeightProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> switch (tab.get()) {
                            case TIMELINE -> timeline.footProperty().get();
                            case GRID -> GridCanvas.FOOT;
                            case MAP, COMMON, SUMMARY -> 0.0;
                        },
                        tab,
                        timeline.footProperty()));
        VBox left = new VBox(head, members, foot);
        left.getStyleClass().add("members");
        return left;
    }

    /// Which document the members' shares are counted in.
    private Label shareNote() {
        Label note = note("groups.members.note");
        Explanations.add(note, () -> messages.get("explain.member"));
        note.textProperty().unbind();
        note.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            Group group = model.openedProperty().get();
                            boolean hasEarliest =
                                    group != null && group.members().getFirst().isEarliest();
                            return messages.get(hasEarliest ? "groups.members.note" : "groups.members.note.first");
                        },
                        messages.localeProperty(),
                        model.openedProperty()));
        return note;
    }

    private Label note(String key) {
        Label note = new Label();
        note.textProperty().bind(messages.text(key));
        note.getStyleClass().addAll("text-note", "text-quiet");
        return note;
    }

    private Node centre() {
        HBox tabs = new HBox();
        tabs.getStyleClass().add("tab-line");
        ToggleGroup group = new ToggleGroup();
        StackPane content = new StackPane();
        for (Map.Entry<GroupTab, Node> each : pages.entrySet()) {
            ToggleButton button = button(each.getKey(), group);
            tabs.getChildren().add(button);
            Node page = each.getValue();
            page.visibleProperty().bind(tab.isEqualTo(each.getKey()));
            page.managedProperty().bind(page.visibleProperty());
            content.getChildren().add(page);
        }
        content.setMinSize(0, LEAST_HEIGHT);
        VBox.setVgrow(content, Priority.ALWAYS);
        return new VBox(tabs, content);
    }

    private ToggleButton button(GroupTab target, ToggleGroup group) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(messages.text(target.key()));
        button.setGraphic(new FontIcon(target.icon()));
        button.getStyleClass().setAll("tab");
        button.setId(target.id());
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.contentDisplayProperty()
                .bind(tight.map(isTight -> isTight ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT));
        Tooltip name = new Tooltip();
        name.textProperty().bind(button.textProperty());
        button.tooltipProperty().bind(tight.map(isTight -> isTight ? name : null));
        button.accessibleTextProperty().bind(button.textProperty());
        button.setOnAction(event -> {
            button.setSelected(true);
            tab.set(target);
        });
        tab.subscribe(shown -> button.setSelected(shown == target));
        if (target == GroupTab.SUMMARY) {
            showWhen(button, compact);
        }
        return button;
    }

    private static void showWhen(Node node, ObservableValue<Boolean> shown) {
        node.visibleProperty().bind(shown);
        node.managedProperty().bind(shown);
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            int place = model.selectedProperty().get();
            if (place < 0) {
                openPair(0);
            } else {
                openBest(place);
            }
        } else if (event.isShortcutDown() && event.getCode() == KeyCode.PAGE_DOWN) {
            step(1);
        } else if (event.isShortcutDown() && event.getCode() == KeyCode.PAGE_UP) {
            step(-1);
        } else {
            return;
        }
        event.consume();
    }

    private void step(int by) {
        List<GroupTab> ways = pages.keySet().stream()
                .filter(each -> each != GroupTab.SUMMARY || compact.get())
                .toList();
        tab.set(ways.get(Math.floorMod(ways.indexOf(tab.get()) + by, ways.size())));
    }

    private void openBest(int place) {
        Group group = model.openedProperty().get();
        if (group != null && group.members().get(place).best() >= 0) {
            openPair(group.members().get(place).best());
        }
    }

    private void openPair(int pair) {
        Group group = model.openedProperty().get();
        if (group != null) {
            openPair.open(group.pairs(), pair);
        }
    }

    private void openNear() {
        Group group = model.openedProperty().get();
        if (group != null && !group.near().isEmpty()) {
            List<Pair> pairs = group.near().stream().map(Group.NearMember::pair).toList();
            openPair.open(pairs, 0);
        }
    }
}
