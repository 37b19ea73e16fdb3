package app.likeness.ui.pair;

import app.likeness.fingerprint.SketchVotes;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Badge;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// Beside the list: why the selected passages match, in one sentence, with the fingerprints' numbers in small print.
final class WhyPanel extends VBox {
    private final Messages messages;
    private final PairModel model;
    private final MatchReasons reasons;
    private final Badge badge = new Badge();
    private final Label sentence = new Label();
    private final Label reduced = new Label();
    private final Label numbers = new Label();
    private final Hyperlink fingerprints = new Hyperlink();

    WhyPanel(Messages messages, PairModel model) {
        this.messages = messages;
        this.model = model;
        reasons = new MatchReasons(messages);
        getStyleClass().add("why");
        badge.managedProperty().bind(badge.visibleProperty());
        var head = new HBox(8, badge, sentence);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        setAccessibleRole(AccessibleRole.PARENT);
        accessibleTextProperty().bind(messages.text("pair.why.title"));
        sentence.setId("why-sentence");
        sentence.setWrapText(true);
        sentence.setMinHeight(USE_PREF_SIZE);
        // The sign is the ground that what does not count has in the panes.
        var sign = new Region();
        sign.getStyleClass().add("left-out-sign");
        var leftOut = new HBox(8, sign, reduced);
        leftOut.visibleProperty().bind(reduced.textProperty().isNotEmpty());
        leftOut.managedProperty().bind(leftOut.visibleProperty());
        reduced.setId("why-reduced");
        HBox.setHgrow(reduced, Priority.ALWAYS);
        reduced.setWrapText(true);
        for (Label each : new Label[] {reduced, numbers}) {
            each.getStyleClass().addAll("text-note", "text-quiet");
        }
        numbers.setId("why-numbers");
        Explanations.add(
                numbers,
                () -> numbers.getText() + "\n" + messages.get("pair.why.numbers.meaning") + "\n"
                        + messages.get("pair.why.counted"));
        Explanations.add(sentence, () -> messages.get("explain.same"));
        Explanations.add(badge, () -> messages.get("explain.passageNumber"));
        Explanations.add(reduced, () -> messages.get("help.number.notCounted.meaning"));
        fingerprints.setId("why-fingerprints");
        fingerprints.textProperty().bind(messages.text("pair.bits.action"));
        fingerprints.setMinWidth(USE_PREF_SIZE);
        fingerprints.getStyleClass().add("text-note");
        fingerprints.setOnAction(event -> showFingerprints());
        fingerprints.managedProperty().bind(fingerprints.visibleProperty());
        var small = new HBox(8, numbers, fingerprints);
        small.setAlignment(Pos.CENTER_LEFT);
        numbers.setMinWidth(0);
        HBox.setHgrow(numbers, Priority.SOMETIMES);
        getChildren().addAll(head, leftOut, small);
        InvalidationListener update = ignored -> update();
        model.openedProperty().addListener(update);
        model.selectedProperty().addListener(update);
        model.othersProperty().addListener(update);
        messages.localeProperty().addListener(update);
        update();
    }

    /// Shows the bits of the pair that is open.
    private void showFingerprints() {
        OpenedPair pair = model.openedProperty().get();
        Window owner = getScene().getWindow();
        if (pair == null || owner == null) {
            return;
        }
        model.background()
                .compute(
                        () -> SketchVotes.of(pair.left().folded(), pair.right().folded(), FingerprintsDialog.MOST),
                        votes -> votes.ifPresent(found -> new FingerprintsDialog(messages, owner, pair, found).open()));
    }

    private void update() {
        OpenedPair pair = model.openedProperty().get();
        fingerprints.setVisible(pair != null && pair.pair().hammingDistance().isPresent());
        int match = model.selectedProperty().get();
        boolean chosen = pair != null && match >= 0;
        badge.setVisible(chosen);
        if (pair == null) {
            sentence.setText("");
            reduced.setText("");
            numbers.setText("");
            return;
        }
        if (chosen) {
            badge.show(match);
        }
        sentence.setText(
                chosen
                        ? reasons.sentence(pair, match, model.otherDocuments(match))
                        : messages.get("pair.why.noPassage"));
        reduced.setText(reasons.reduced(pair));
        numbers.setText(reasons.numbers(pair));
    }
}
