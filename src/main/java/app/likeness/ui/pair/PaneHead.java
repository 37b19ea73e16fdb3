package app.likeness.ui.pair;

import app.likeness.report.words.FoldWords;
import app.likeness.report.words.MetadataWords;
import app.likeness.text.FoldKind;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.ui.corpus.ShareWords;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.PairText;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.ShareBar;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignO;

/// Above a pane: which document it is, where its file is, and how much of it also stands in the other one. In a low
/// window, as with a large text, it is one row, and where the file is stands in the tooltip of the title.
final class PaneHead extends VBox {
    /// In a lower window the text needs the room of two rows.
    private static final double ROOM_FOR_ROWS = 420;

    private final Side side;
    private final Messages messages;
    private final PairModel model;
    private final Label title = new Label();
    private final Label path = new Label();
    private final Label disguised = new Label();
    private String disguisedWords = "";
    private final Tooltip titleTip = new Tooltip();
    private final Tooltip pathTip = new Tooltip();
    private final Label stated = new Label();
    private String statedWords = "";
    private final Label earlier = new Label();
    private String earlierWords = "";
    private final TextFlow sentence = new TextFlow();
    private final ShareBar bar = new ShareBar();
    private final Label fraction = new Label();
    private final HBox share = new HBox(10, sentence, bar, fraction) {
        @Override
        protected double computeMinWidth(double height) {
            return sentence.prefWidth(-1) + (isLow ? 0 : getSpacing() + bar.minWidth(-1));
        }

        @Override
        protected void layoutChildren() {
            showFraction();
            super.layoutChildren();
        }
    };
    private boolean isLow;

    PaneHead(Side side, Messages messages, PairModel model, Consumer<Path> openFile) {
        this.side = side;
        this.messages = messages;
        this.model = model;
        getStyleClass().addAll("pane-head", side.styleClass());
        HBox first = titleRow();
        HBox second = metaRow(openFile);
        HBox third = shareRow();
        Zoom.height(this)
                .orElse(ROOM_FOR_ROWS)
                .map(height -> height.doubleValue() < ROOM_FOR_ROWS)
                .subscribe(isLow -> arrange(isLow, first, second, third));
        InvalidationListener update = ignored -> update();
        model.documentProperty(side).addListener(update);
        model.documentProperty(side.other()).addListener(update);
        model.openedProperty().addListener(update);
        messages.localeProperty().addListener(update);
        update();
    }

    Side side() {
        return side;
    }

    private void arrange(boolean isLow, HBox first, HBox second, HBox third) {
        getChildren().clear();
        first.getChildren().remove(third);
        bar.setVisible(!isLow);
        bar.setManaged(!isLow);
        this.isLow = isLow;
        showFraction();
        if (isLow) {
            // Behind the letter and the title: what is far at the right may be out of sight.
            first.getChildren().add(2, third);
            getChildren().add(first);
        } else {
            getChildren().addAll(first, second, third);
        }
        showTip();
    }

    private void showTip() {
        titleTip.setText(isLow ? title.getText() + "\n" + path.getText() : title.getText());
    }

    private HBox titleRow() {
        var letter = new Label(side.letter());
        letter.getStyleClass().add("side-letter");
        letter.setMinWidth(USE_PREF_SIZE);
        title.getStyleClass().add("text-strong");
        title.setTooltip(titleTip);
        disguised.setGraphic(new FontIcon(MaterialDesignD.DRAMA_MASKS));
        disguised.getStyleClass().addAll("tag", "attention");
        disguised.setId("disguised-" + side.letter());
        disguised.setMinWidth(USE_PREF_SIZE);
        disguised.managedProperty().bind(disguised.visibleProperty());
        Explanations.add(disguised, () -> disguisedWords);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        earlier.setId("earlier-" + side.letter());
        earlier.getStyleClass().add("tag");
        earlier.setMinWidth(USE_PREF_SIZE);
        earlier.managedProperty().bind(earlier.visibleProperty());
        Explanations.add(earlier, () -> earlierWords + "\n" + messages.get("help.number.date.meaning"));
        var row = new HBox(8, letter, title, space, earlier, disguised);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private HBox metaRow(Consumer<Path> openFile) {
        path.getStyleClass().addAll("text-note", "text-quiet");
        path.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        path.setTooltip(pathTip);
        var link = new Hyperlink();
        link.textProperty().bind(messages.text("pair.head.openFile"));
        link.setGraphic(new FontIcon(MaterialDesignO.OPEN_IN_NEW));
        link.getStyleClass().addAll("text-note", "open-file");
        link.setMinWidth(USE_PREF_SIZE);
        link.setOnAction(ignored -> {
            Document document = model.documentProperty(side).get();
            link.setVisited(false);
            if (document != null) {
                openFile.accept(document.path());
            }
        });
        title.setId("title-" + side.letter());
        stated.setId("stated-" + side.letter());
        stated.getStyleClass().addAll("text-note", "text-quiet");
        Explanations.add(stated, () -> statedWords);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var row = new HBox(8, path, link, space, stated);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private HBox shareRow() {
        sentence.getStyleClass().add("containment");
        sentence.setMinWidth(USE_PREF_SIZE);
        bar.getStyleClass().add("containment");
        HBox.setHgrow(bar, Priority.ALWAYS);
        bar.setMaxWidth(Double.MAX_VALUE);
        fraction.getStyleClass().addAll("text-note", "text-quiet");
        fraction.setMinWidth(USE_PREF_SIZE);
        share.setAlignment(Pos.CENTER_LEFT);
        Explanations.add(share, this::counted, "explain.showCharacters", () -> model.select(0));
        Explanations.add(fraction, this::counted, "explain.showCharacters", () -> model.select(0));
        return share;
    }

    private void update() {
        Document document = model.documentProperty(side).get();
        title.setText(document == null ? "" : document.title());
        path.setText(document == null ? "" : ShownPath.of(document.path()));
        showTip();
        pathTip.setText(path.getText());
        showStated(document);
        showShare(model.openedProperty().get());
        showDisguises(model.openedProperty().get());
    }

    /// Who wrote the document and when, as far as it says; and by how many days it is dated before the other one.
    private void showStated(@Nullable Document document) {
        Document other = model.documentProperty(side.other()).get();
        List<String> brief = new ArrayList<>();
        List<String> full = new ArrayList<>();
        long days = 0;
        var words = new MetadataWords(messages.localeProperty().get());
        if (document != null) {
            Metadata metadata = document.metadata();
            metadata.author().ifPresent(author -> {
                brief.add(author.value());
                full.add(words.value(author));
            });
            metadata.source().ifPresent(source -> full.add(words.value(source)));
            metadata.date().ifPresent(date -> full.add(words.date(date)));
            DocumentDate.of(document)
                    .filter(date -> !date.isOfFile())
                    .ifPresent(date -> brief.add(DateWords.day(messages, date)));
        }
        stated.setText(String.join(" · ", brief));
        stated.setVisible(!brief.isEmpty());
        statedWords = String.join("\n", full);
        if (document != null && other != null) {
            days = document.metadata()
                    .date()
                    .flatMap(own ->
                            other.metadata().date().map(date -> own.moment().daysUntil(date.moment())))
                    .orElse(0L);
            earlierWords = words.earlier(
                            document, side.letter(), other, side.other().letter())
                    .orElse("");
        }
        earlier.setVisible(days > 0);
        earlier.setText(messages.get("pair.head.earlier", days));
    }

    private void showDisguises(@Nullable OpenedPair pair) {
        boolean shown = pair != null && !pair.text(side).disguises().isEmpty();
        disguised.setVisible(shown);
        if (pair != null && shown) {
            PairText text = pair.text(side);
            Map<FoldKind, Integer> counts = text.disguises().counts();
            var words = new FoldWords(messages.locale());
            disguised.setText(messages.get("pair.disguised", counts.size()));
            disguisedWords = words.summary(counts) + "\n"
                    + String.join("\n", words.sentences(text.disguises().all(), text.text()));
            disguised.setAccessibleText(words.summary(counts));
        }
    }

    /// The fraction behind the share, and what was left out of both its sides.
    private String counted() {
        OpenedPair pair = model.openedProperty().get();
        Document own = model.documentProperty(side).get();
        Document other = model.documentProperty(side.other()).get();
        if (pair == null || own == null || other == null) {
            return "";
        }
        PairText text = pair.text(side);
        return ShareWords.fraction(
                messages,
                text.shared(),
                text.changed(),
                text.characters(),
                Math.max(0, own.characters() - text.characters()),
                own.title(),
                other.title());
    }

    private void showShare(@Nullable OpenedPair pair) {
        share.setVisible(pair != null);
        if (pair == null) {
            return;
        }
        PairText text = pair.text(side);
        String percent = messages.percent(text.containment());
        String words = messages.get(
                "pair.head.containment",
                percent,
                side.letter(),
                side.other().letter(),
                text.changed(),
                messages.percent(text.changedShare()));
        int at = words.indexOf(percent);
        var number = new Text(percent);
        number.getStyleClass().add("text-strong");
        sentence.getChildren()
                .setAll(new Text(words.substring(0, at)), number, new Text(words.substring(at + percent.length())));
        sentence.setAccessibleText(words);
        bar.shareProperty().set(text.containment());
        bar.changedProperty().set(text.changedShare());
        fraction.setText(messages.get("pair.head.fraction", text.shared(), text.characters()));
        share.requestLayout();
    }

    /// In a narrow pane the sentence stays, and its explanation has the fraction.
    private void showFraction() {
        double room = share.getWidth() - sentence.prefWidth(-1) - bar.minWidth(-1) - 2 * share.getSpacing();
        boolean fits = share.getWidth() == 0 || fraction.prefWidth(-1) <= room;
        fraction.setVisible(!isLow && fits);
        fraction.setManaged(!isLow && fits);
    }
}
