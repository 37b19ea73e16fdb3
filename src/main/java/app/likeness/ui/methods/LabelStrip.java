package app.likeness.ui.methods;

import app.likeness.compare.Pair;
import app.likeness.scan.study.PairIds;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Masked;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.methods.model.Labels;
import app.likeness.ui.methods.model.ShownPair;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// Two texts side by side and the question whether they are related: 1 yes, 0 no, Space leaves it open, Ctrl+Z goes
/// back.
final class LabelStrip extends VBox {
    private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");

    private final Messages messages;
    private final StudyModel model;
    private final Background background;
    private final Texts texts;
    private final OpenPair openPair;
    private final Masked<ShownPair> masked;
    private @Nullable ShownPair shown;
    private final TextCard left;
    private final TextCard right;
    private final Label note = new Label();
    private String noteWords = "";
    private final Hyperlink open = new Hyperlink();

    LabelStrip(Messages messages, StudyModel model, Background background, Texts texts, OpenPair openPair) {
        this.messages = messages;
        this.model = model;
        this.background = background;
        this.texts = texts;
        this.openPair = openPair;
        masked = new Masked<>(background, texts, ShownPair::masked, this::show);
        this.left = new TextCard(messages, "label-left");
        this.right = new TextCard(messages, "label-right");
        getStyleClass().addAll("plain-card", "label-strip");
        setId("label-strip");
        HBox cards = new HBox(left, right);
        cards.getStyleClass().add("label-cards");
        HBox.setHgrow(left, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        setVgrow(cards, Priority.ALWAYS);
        Label nothing = new Label();
        nothing.textProperty().bind(messages.text("methods.label.nothing"));
        nothing.setWrapText(true);
        nothing.getStyleClass().add("text-quiet");
        nothing.setId("label-nothing");
        show(cards, model.labels().nextProperty().map(pair -> true).orElse(false));
        show(nothing, model.labels().nextProperty().map(pair -> false).orElse(true));
        getChildren().addAll(head(), cards, nothing, foot());
        model.labels().nextProperty().subscribe(this::load);
        messages.localeProperty().subscribe(this::fill);
    }

    private Node head() {
        Label title = new Label();
        title.textProperty().bind(messages.text("methods.label.title"));
        title.getStyleClass().add("text-section");
        Label count = new Label();
        count.getStyleClass().addAll("tag", "accent");
        count.setId("label-count");
        count.setMinWidth(Region.USE_PREF_SIZE);
        count.textProperty()
                .bind(Bindings.createStringBinding(
                        this::count, messages.localeProperty(), model.labels().labelsProperty()));
        Explanations.add(title, () -> messages.get("methods.label.how"));
        Explanations.add(count, () -> messages.get("methods.label.how"));
        title.setMinWidth(Region.USE_PREF_SIZE);
        note.getStyleClass().addAll("text-note", "text-quiet");
        note.setMinWidth(0);
        note.setId("label-note");
        Explanations.add(note, () -> noteWords);
        open.textProperty().bind(messages.text("methods.label.open"));
        open.setMinWidth(Region.USE_PREF_SIZE);
        open.setOnAction(event -> pair().ifPresent(pair -> openPair.open(List.of(pair), 0)));
        open.managedProperty().bind(open.visibleProperty());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new BreakingRow(title, count, gap, note, open);
        head.getStyleClass().add("section-head");
        return head;
    }

    private String count() {
        Labels labels = model.labels().labelsProperty().get();
        int known = labels.known().size();
        return known < Labels.FEWEST
                ? messages.get("methods.label.few", known, Labels.FEWEST)
                : messages.get("methods.label.count", known, labels.related());
    }

    private Node foot() {
        Button related = Buttons.of(
                messages,
                "methods.label.related",
                MaterialDesignC.CHECK,
                "1",
                () -> model.labels().label(true));
        related.getStyleClass().add(Styles.ACCENT);
        related.setId("label-related");
        Button unrelated = Buttons.of(
                messages,
                "methods.label.unrelated",
                MaterialDesignC.CLOSE,
                "0",
                () -> model.labels().label(false));
        unrelated.setId("label-unrelated");
        Button skip =
                Buttons.of(messages, "methods.label.skip", MaterialDesignC.CHEVRON_RIGHT, "", model.labels()::skip);
        skip.setId("label-skip");
        Label space = new Label();
        space.textProperty().bind(messages.text("methods.label.space"));
        space.getStyleClass().add("key");
        space.setMinWidth(Region.USE_PREF_SIZE);
        ((HBox) skip.getGraphic()).getChildren().add(space);
        Button undo = Buttons.icon(messages, "methods.label.undo", MaterialDesignU.UNDO, model.labels()::undo);
        undo.setId("label-undo");
        undo.getStyleClass().add(Styles.SMALL);
        undo.disableProperty().bind(model.labels().canUndoProperty().not());
        for (Button button : List.of(related, unrelated, skip)) {
            button.disableProperty().bind(model.labels().nextProperty().isNull());
            button.getStyleClass().add(Styles.SMALL);
        }
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox foot = new BreakingRow(related, unrelated, skip, gap, undo);
        foot.getStyleClass().add("label-foot");
        return foot;
    }

    /// What the keys of the view do. Space on a button presses the button.
    void key(KeyEvent event) {
        if (UNDO.match(event)) {
            model.labels().undo();
        } else if (event.isShortcutDown()
                || event.isAltDown()
                || model.labels().nextProperty().get() == null) {
            return;
        } else if (event.getCode() == KeyCode.DIGIT1 || event.getCode() == KeyCode.NUMPAD1) {
            model.labels().label(true);
        } else if (event.getCode() == KeyCode.DIGIT0 || event.getCode() == KeyCode.NUMPAD0) {
            model.labels().label(false);
        } else if (event.getCode() == KeyCode.SPACE) {
            model.labels().skip();
        } else {
            return;
        }
        event.consume();
    }

    private void load(@Nullable PairIds pair) {
        if (pair == null) {
            masked.set(null);
            return;
        }
        background.run(
                () -> ShownPair.read(pair, texts),
                read -> {
                    if (pair.equals(model.labels().nextProperty().get())) {
                        masked.set(read);
                    }
                },
                failure -> masked.set(null));
    }

    private void show(@Nullable ShownPair pair) {
        shown = pair;
        fill();
    }

    private void fill() {
        ShownPair pair = shown;
        Optional<Document> one =
                pair == null ? Optional.empty() : document(pair.pair().leftId());
        Optional<Document> other =
                pair == null ? Optional.empty() : document(pair.pair().rightId());
        if (pair == null || one.isEmpty() || other.isEmpty()) {
            left.clear();
            right.clear();
            note.setText("");
            open.setVisible(false);
            return;
        }
        left.show(one.get(), pair.left());
        right.show(other.get(), pair.right());
        Optional<Pair> found = pair();
        note.setText(
                found.isEmpty()
                        ? messages.get("methods.label.unfound")
                        : messages.get(
                                "methods.label.found",
                                messages.percent(found.get().share())));
        noteWords = found.isEmpty()
                ? messages.get("methods.label.unfound.tip")
                : messages.get(
                        "methods.label.found.tip",
                        messages.percent(found.get().share()),
                        found.get().distance());
        open.setVisible(found.isPresent());
    }

    private Optional<Document> document(long id) {
        return model.snapshotProperty().getValue().findings().documents().stream()
                .filter(document -> document.id() == id)
                .findFirst();
    }

    /// The pair that is shown as the scan found it.
    private Optional<Pair> pair() {
        ShownPair now = shown;
        Snapshot snapshot = model.snapshotProperty().getValue();
        return now == null
                ? Optional.empty()
                : snapshot.counted().pairs().stream()
                        .filter(pair -> PairIds.of(pair).equals(now.pair()))
                        .findFirst();
    }

    private static void show(Node node, ObservableValue<Boolean> when) {
        node.visibleProperty().bind(when);
        node.managedProperty().bind(when);
    }
}
