package app.likeness.ui.pair;

import app.likeness.fingerprint.SimHash;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.SketchVotes;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.text.PairText;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// The fingerprints of the two texts of a pair, bit by bit, in their four bands, with what voted most for the bits that
/// differ.
final class FingerprintsDialog {
    /// Grams that are named.
    static final int MOST = 8;

    private static final int BAND = Long.SIZE / Sketch.BANDS;
    private static final double WIDTH = 640;

    private final Messages messages;
    private final DialogWindow window;

    FingerprintsDialog(Messages messages, Window owner, OpenedPair pair, SketchVotes votes) {
        this.messages = messages;
        window = new DialogWindow(messages, owner, "pair.bits.title");
        int distance = votes.left().distance(votes.right());
        window.say(messages.text("pair.bits.sentence", distance));
        var bands = new FlowPane(8, 8);
        bands.setPrefWrapLength(WIDTH);
        bands.setId("fingerprint-bands");
        // Band 3 holds the most significant bits: written as a number is, from the left.
        for (int band = Sketch.BANDS - 1; band >= 0; band--) {
            bands.getChildren().add(band(votes, band));
        }
        // A piece of a text may be a name.
        boolean isHidden = isMasked(pair.left()) || isMasked(pair.right());
        String heading =
                isHidden ? "pair.bits.hidden" : votes.strongest().isEmpty() ? "pair.bits.noVotes" : "pair.bits.votes";
        Label shortText = DialogWindow.words(messages.text("pair.bits.short", SimHash.TRUSTED_CHARACTERS));
        shortText.setVisible(SimHash.TRUSTED_CHARACTERS
                > Math.min(pair.left().folded().length(), pair.right().folded().length()));
        shortText.setManaged(shortText.isVisible());
        Explanations.add(shortText, () -> messages.get("help.advanced.distance.meaning"));
        var content = new VBox(
                DialogWindow.words(messages.text(
                        "pair.bits.texts",
                        new SimpleStringProperty(pair.left().document().title()),
                        new SimpleStringProperty(pair.right().document().title()))),
                bands,
                shortText,
                DialogWindow.words(messages.text(heading), "text-strong"),
                strongest(isHidden ? List.of() : votes.strongest()),
                DialogWindow.words(messages.text("pair.bits.explained"), "text-note", "text-quiet"));
        content.getStyleClass().add("dialog-column");
        content.setPrefWidth(WIDTH);
        window.show(content);
        window.answer("common.close", ButtonData.CANCEL_CLOSE, () -> {});
    }

    private VBox band(SketchVotes votes, int band) {
        int differing = Integer.bitCount(votes.left().band(band) ^ votes.right().band(band));
        Label caption = new Label();
        caption.textProperty().bind(messages.text("pair.bits.band", Sketch.BANDS - band, differing));
        caption.getStyleClass().addAll("text-note", differing == 0 ? "text-strong" : "text-quiet");
        Explanations.add(caption, () -> messages.get("pair.bits.band.meaning"));
        var box = new VBox(
                2, caption, bits("A", votes.left(), votes.right(), band), bits("B", votes.right(), votes.left(), band));
        box.getStyleClass().add("fingerprint-band");
        if (differing == 0) {
            box.getStyleClass().add("equal");
        }
        box.accessibleTextProperty().bind(caption.textProperty());
        Explanations.add(box, () -> messages.get("pair.bits.band.meaning"));
        return box;
    }

    private static HBox bits(String name, Sketch sketch, Sketch other, int band) {
        var row = new HBox();
        var label = new Label(name);
        label.getStyleClass().addAll("text-note", "text-quiet", "fingerprint-text");
        row.getChildren().add(label);
        for (int bit = BAND - 1; bit >= 0; bit--) {
            int mask = 1 << bit;
            var digit = new Label((sketch.band(band) & mask) == 0 ? "0" : "1");
            digit.getStyleClass().add("fingerprint-bit");
            if (((sketch.band(band) ^ other.band(band)) & mask) != 0) {
                digit.getStyleClass().add("differing");
            }
            row.getChildren().add(digit);
        }
        return row;
    }

    private static boolean isMasked(PairText text) {
        return !text.text().equals(text.folded().text());
    }

    private VBox strongest(List<SketchVotes.Vote> votes) {
        var rows = new VBox(2);
        rows.setId("fingerprint-votes");
        for (SketchVotes.Vote vote : votes) {
            rows.getChildren()
                    .add(DialogWindow.words(
                            messages.text("pair.bits.vote", vote.gram(), vote.left(), vote.right(), vote.push())));
        }
        return rows;
    }

    void open() {
        window.open();
    }
}
