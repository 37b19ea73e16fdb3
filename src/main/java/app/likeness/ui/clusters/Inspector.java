package app.likeness.ui.clusters;

import app.likeness.compare.Pair;
import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupMember;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.ShareWords;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.CertaintyDots;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.ShareBar;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Messages;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// What is to be known of the group that is looked into: its earliest document, the selected one, what holds it
/// together, and what nearly belongs.
final class Inspector extends ScrollPane {
    private final Messages messages;
    private final GroupsModel model;
    private final IntConsumer openPair;
    private final Runnable openNear;
    private final VBox cards = new VBox();

    /// @param openPair opens the pair with this number
    /// @param openNear opens the pairs with the documents that nearly belong
    Inspector(Messages messages, GroupsModel model, IntConsumer openPair, Runnable openNear) {
        this.messages = messages;
        this.model = model;
        this.openPair = openPair;
        this.openNear = openNear;
        getStyleClass().add("inspector");
        setId("group-inspector");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        cards.getStyleClass().add("inspector-cards");
        setContent(cards);
        model.openedProperty().subscribe(ignored -> fill());
        model.selectedProperty().subscribe(ignored -> fill());
        messages.localeProperty().subscribe(ignored -> fill());
    }

    private void fill() {
        Group group = model.openedProperty().get();
        cards.getChildren().clear();
        if (group == null) {
            return;
        }
        int selected = model.selectedProperty().get();
        if (selected >= 0) {
            GroupMember member = group.members().get(selected);
            section("groups.inspector.selected", selected(group, member));
            if (selected == 0 && member.isEarliest()) {
                ofStated(member);
            }
        }
        GroupMember first = group.members().getFirst();
        if (first.isEarliest() && selected != 0) {
            section("groups.inspector.earliest", dated(first));
            ofStated(first);
        } else if (group.hasDates() && !first.isEarliest()) {
            section(
                    "groups.inspector.earliest",
                    card(words(messages.get("groups.inspector.earliest.unknown"), "text-quiet")));
        }
        if (group.members().size() > 2 && group.weakest() >= 0) {
            section("groups.weakest.title", group.isEven() ? even(group) : weakest(group));
            section("groups.inspector.higher", higher(group));
        }
        section("groups.inspector.near", near(group));
    }

    /// Says so where others may have been there before the first one that states a date.
    private void ofStated(GroupMember first) {
        if (!first.isOfAll()) {
            cards.getChildren().add(card(words(messages.get("groups.inspector.earliest.stated"), "text-quiet")));
        }
    }

    private void section(String key, Node card) {
        Label title = new Label(messages.get(key));
        title.getStyleClass().add("text-section");
        VBox section = new VBox(title, card);
        section.getStyleClass().add("block");
        cards.getChildren().add(section);
    }

    private VBox dated(GroupMember member) {
        Label title = words(member.document().title(), "text-strong");
        Label date = explained(
                DateWords.date(messages, member.date()),
                () -> messages.get("help.number.date.meaning"),
                "text-note",
                "text-quiet");
        VBox card = card(title, date);
        DocumentDate when = member.date();
        if (when != null) {
            CertaintyDots dots = new CertaintyDots();
            dots.show(when.dots());
            HBox sure = new HBox(
                    dots,
                    words(messages.get(DateWords.originKey(when.origin())), "text-note", "text-quiet"),
                    words(messages.get(DateWords.certaintyKey(when.certainty())), "text-note", "text-quiet"));
            sure.getStyleClass().add("member-meta");
            card.getChildren().add(sure);
        }
        return card;
    }

    private Node selected(Group group, GroupMember member) {
        VBox card = dated(member);
        if (member.best() >= 0) {
            GroupMember partner = group.members().get(group.other(member.best(), member.place()));
            card.getChildren()
                    .add(explained(
                            messages.get(
                                    "groups.inspector.best",
                                    messages.percent(member.shared()),
                                    partner.document().title()),
                            () -> ShareWords.of(
                                    messages,
                                    model.snapshot(),
                                    group.pairs().get(member.best()),
                                    member.document().id())));
            Button open = Buttons.of(
                    messages,
                    "groups.action.openPair",
                    MaterialDesignC.COMPARE_HORIZONTAL,
                    "Enter",
                    () -> openPair.accept(member.best()));
            open.getStyleClass().add("small");
            card.getChildren().add(open);
        }
        return card;
    }

    private Node even(Group group) {
        Pair pair = group.pairs().getFirst();
        return card(explained(
                messages.get("groups.weakest.even", messages.percent(pair.share())),
                () -> messages.get("explain.weakest", counted(pair)),
                "text-quiet"));
    }

    private Node weakest(Group group) {
        int weakest = group.weakest();
        Pair pair = group.pairs().get(weakest);
        ShareBar bar = new ShareBar();
        bar.shareProperty().set(pair.share());
        HBox.setHgrow(bar, Priority.ALWAYS);
        Label percent = words(messages.percent(pair.share()), "text-strong");
        percent.setMinWidth(Region.USE_PREF_SIZE);
        Explanations.add(percent, () -> messages.get("explain.weakest", counted(pair)));
        HBox measure = new HBox(bar, percent);
        measure.getStyleClass().add("share-both");
        Hyperlink open = new Hyperlink(messages.get("groups.weakest.open"));
        open.setId("open-weakest");
        open.setOnAction(event -> openPair.accept(weakest));
        return card(
                words(messages.get(
                        "groups.weakest.names", title(group, group.left(weakest)), title(group, group.right(weakest)))),
                measure,
                words(messages.get("groups.weakest.explained"), "text-note", "text-quiet"),
                open);
    }

    private Node higher(Group group) {
        VBox card = card();
        for (Group.HigherLine line : group.lines()) {
            card.getChildren()
                    .add(explained(
                            messages.get(
                                    line.isAbove() ? "groups.higher.above" : "groups.higher.from",
                                    messages.percent(line.share()),
                                    line.groups(),
                                    line.apart()),
                            () -> messages.get("explain.higher"),
                            "text-dense"));
        }
        return card;
    }

    private Node near(Group group) {
        List<Group.NearMember> near = group.near();
        if (near.isEmpty()) {
            return words(messages.get("groups.near.none"), "text-note", "text-quiet");
        }
        double most = near.getFirst().pair().share();
        double least = near.getLast().pair().share();
        VBox card = card(explained(
                messages.get("groups.near.count", near.size(), messages.percent(least), messages.percent(most)),
                () -> messages.get("explain.near")));
        card.getStyleClass().add("accent");
        Hyperlink look = new Hyperlink(messages.get("groups.near.look"));
        look.setId("look-near");
        look.setOnAction(event -> openNear.run());
        card.getChildren().add(look);
        return card;
    }

    /// The fraction behind the larger share of a pair.
    private String counted(Pair pair) {
        long document = pair.containmentLeft() >= pair.containmentRight() ? pair.leftId() : pair.rightId();
        return ShareWords.of(messages, model.snapshot(), pair, document);
    }

    private Label explained(String text, Supplier<String> meaning, String... styleClasses) {
        Label label = words(text, styleClasses);
        Explanations.add(label, meaning);
        return label;
    }

    private String title(Group group, int place) {
        return Objects.requireNonNull(group.members().get(place)).document().title();
    }

    private static VBox card(Node... content) {
        VBox card = new VBox(content);
        card.getStyleClass().addAll("plain-card", "inspector-card");
        return card;
    }

    private static Label words(@Nullable String text, String... styleClasses) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styleClasses);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
