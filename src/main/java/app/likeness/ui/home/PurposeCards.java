package app.likeness.ui.home;

import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.settings.Purpose;
import app.likeness.ui.words.Messages;
import java.util.Collections;
import java.util.Locale;
import javafx.beans.property.Property;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignN;

/// "I check essays", "I check reposted articles": what a new corpus starts with. A second press takes the choice back.
final class PurposeCards extends VBox {
    private static final double APART = 16;

    /// Below this width the cards stand below each other, so that their sentences have room.
    private static final double NARROW = 860;

    /// The note stands beside the question where it has so much room, in pixels.
    private static final double LEAST_NOTE = 240;

    private final Messages messages;
    private final Property<Purpose> purpose;

    PurposeCards(Messages messages, Property<Purpose> purpose) {
        this.messages = messages;
        this.purpose = purpose;
        getStyleClass().add("purpose");
        Label question = label("home.purpose.question", "text-section");
        Label note = label("home.purpose.note", "text-note");
        note.getStyleClass().add("text-quiet");
        question.setMinWidth(USE_PREF_SIZE);
        note.setMinWidth(LEAST_NOTE);
        note.setMinHeight(USE_PREF_SIZE);
        BreakingRow head = new BreakingRow(question, note);
        head.getStyleClass().add("purpose-head");
        ToggleButton essays = card(
                Purpose.ESSAYS,
                "home.purpose.essays",
                "home.purpose.essays.sentence",
                MaterialDesignB.BOOK_OPEN_PAGE_VARIANT);
        ToggleButton articles = card(
                Purpose.ARTICLES,
                "home.purpose.articles",
                "home.purpose.articles.sentence",
                MaterialDesignN.NEWSPAPER_VARIANT_OUTLINE);
        // Unlike a row of biased boxes, a grid with columns in percent is as high as what wraps in it.
        GridPane cards = new GridPane(APART, APART / 2);
        cards.getChildren().addAll(essays, articles);
        getChildren().addAll(head, cards);
        widthProperty().map(width -> width.doubleValue() < NARROW).subscribe(isNarrow -> {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(isNarrow ? 100 : 50);
            cards.getColumnConstraints().setAll(Collections.nCopies(isNarrow ? 1 : 2, column));
            GridPane.setConstraints(articles, isNarrow ? 0 : 1, isNarrow ? 1 : 0);
        });
    }

    private ToggleButton card(Purpose meant, String name, String explained, Ikon icon) {
        Region mark = new Region();
        mark.getStyleClass().add("purpose-mark");
        Label title = label(name, "text-strong");
        Label sentence = label(explained, "text-quiet");
        VBox words = new VBox(title, sentence);
        words.getStyleClass().add("purpose-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        FontIcon sign = new FontIcon(icon);
        HBox face = new HBox(mark, words, sign);
        face.getStyleClass().add("purpose-face");
        ToggleButton card = new Card(face);
        card.setGraphic(face);
        card.getStyleClass().add("purpose-card");
        card.setId("purpose-" + meant.name().toLowerCase(Locale.ROOT));
        card.setMaxWidth(Double.MAX_VALUE);
        card.setMinWidth(0);
        // Side by side they are of one height, however many lines each has.
        card.setMaxHeight(Double.MAX_VALUE);
        card.setAlignment(Pos.TOP_LEFT);
        face.prefWidthProperty().bind(card.widthProperty().subtract(34));
        face.maxWidthProperty().bind(face.prefWidthProperty());
        card.accessibleTextProperty().bind(messages.text(name));
        card.accessibleHelpProperty().bind(messages.text(explained));
        card.setOnAction(event -> purpose.setValue(purpose.getValue() == meant ? Purpose.ANY : meant));
        purpose.subscribe(now -> card.setSelected(now == meant));
        return card;
    }

    /// As high as its words need, however often they wrap.
    private static final class Card extends ToggleButton {
        private final HBox face;

        Card(HBox face) {
            this.face = face;
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            double sides = snappedLeftInset() + snappedRightInset();
            return snappedTopInset() + face.prefHeight(width < 0 ? width : width - sides) + snappedBottomInset();
        }

        @Override
        protected double computeMinHeight(double width) {
            return computePrefHeight(width);
        }
    }

    private Label label(String key, String styleClass) {
        Label label = new Label();
        label.textProperty().bind(messages.text(key));
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        return label;
    }
}
