package app.likeness.ui.originality;

import app.likeness.compare.Pair;
import app.likeness.compare.count.Originality.Part;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Keys;
import app.likeness.ui.words.Messages;
import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.SetChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// One document against everything it shares text with: what part of it is what, its text with the passages of each
/// source, and the sources.
///
/// Keys: ↑ ↓ go through the sources, Enter opens the pair, S leaves a source out; Esc leads back.
public final class OriginalityView extends StackPane {
    private static final double NARROW = 1000;
    private static final double LEAST_WIDTH = 320;
    private static final double LEAST_HEIGHT = 160;
    /// In a lower window, as with a large text, the parts are folded away above the text.
    private static final double ROOM_FOR_PARTS = 420;
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
    private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

    private final Messages messages;
    private final OriginalityModel model;
    private final OpenPair openPair;
    private final Consumer<Path> charset;
    private final SourceList sources;
    private final Button toResults;
    private final BooleanProperty folded = new SimpleBooleanProperty();
    /// Whether the user has folded or unfolded the parts.
    private boolean isChosen;

    /// @param onBack leads to the results
    /// @param charset lets the user choose the character set of a file
    /// @param verdict what the reviewer says of the document
    public OriginalityView(
            Messages messages,
            OriginalityModel model,
            OpenPair openPair,
            Runnable onBack,
            Consumer<Path> charset,
            Node verdict) {
        this.messages = messages;
        this.model = model;
        this.openPair = openPair;
        this.charset = charset;
        getStyleClass().addAll("view", "report");
        setId("report-view");
        sources = new SourceList(messages, model, this::open);
        toResults = Buttons.of(messages, "report.action.choose", MaterialDesignP.POLL, onBack);
        toResults.getStyleClass().add(Styles.ACCENT);
        BorderPane report = new BorderPane(body());
        report.setTop(new VBox(header(onBack), summary()));
        report.setBottom(verdict);
        Node nothing = nothing();
        BooleanBinding isReady = model.reportProperty().isNotNull();
        show(report, isReady);
        show(nothing, isReady.not());
        getChildren().addAll(report, nothing);
        Zoom.width(this)
                .subscribe(width -> pseudoClassStateChanged(COMPACT, width != null && width.doubleValue() < NARROW));
        Zoom.height(this).orElse(ROOM_FOR_PARTS).subscribe(height -> {
            if (!isChosen) {
                folded.set(height.doubleValue() < ROOM_FOR_PARTS);
            }
        });
        folded.subscribe(isFolded -> pseudoClassStateChanged(FOLDED, isFolded));
        isReady.subscribe(ready -> {
            if (ready && isVisible()) {
                requestFocus();
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.T && !event.isShortcutDown() && !event.isAltDown()) {
                model.asComparedProperty().set(!model.asComparedProperty().get());
                event.consume();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !(event.getTarget() instanceof TextInputControl)) {
                onBack.run();
                event.consume();
            }
        });
    }

    /// The focus goes to the sources.
    @Override
    public void requestFocus() {
        if (model.reportProperty().get() == null) {
            toResults.requestFocus();
        } else {
            sources.requestFocus();
        }
    }

    private Node header(Runnable onBack) {
        Button back = Buttons.icon(messages, "report.action.back", MaterialDesignA.ARROW_LEFT, onBack);
        back.getStyleClass().add(Styles.FLAT);
        Label title = new Label();
        title.getStyleClass().add("text-view-title");
        title.setMinWidth(0);
        title.setId("report-title");
        title.textProperty().bind(words(this::title));
        Label meta = new Label();
        meta.getStyleClass().add("text-quiet");
        meta.setMinWidth(Region.USE_PREF_SIZE);
        meta.textProperty().bind(words(this::meta));
        Explanations.add(meta, () -> messages.get("explain.characters"));
        show(meta, folded.not());
        ToggleButton asCompared = new ToggleButton();
        asCompared.setId("report-as-compared");
        asCompared.textProperty().bind(messages.text("pair.action.asCompared"));
        asCompared.setMinWidth(Region.USE_PREF_SIZE);
        asCompared.selectedProperty().bindBidirectional(model.asComparedProperty());
        Explanations.add(asCompared, () -> messages.get("report.asCompared.tip"));
        Button charset = Buttons.icon(
                messages, "common.readInCharset", MaterialDesignA.ALPHABETICAL_VARIANT, this::chooseCharset);
        charset.setId("report-charset");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox header = new BreakingRow(back, title, meta, space, asCompared, charset);
        header.getStyleClass().addAll("view-header", "group-header");
        return header;
    }

    private void chooseCharset() {
        model.document().ifPresent(document -> charset.accept(document.path()));
    }

    private Node summary() {
        Label headline = new Label();
        headline.getStyleClass().add("text-headline");
        headline.setWrapText(true);
        headline.setId("report-headline");
        headline.textProperty().bind(words(this::headline));
        Explanations.add(headline, () -> explained(Part.SHARED));
        Label hint = new Label();
        hint.textProperty().bind(messages.text("report.hint"));
        hint.getStyleClass().add("text-quiet");
        hint.setWrapText(true);
        show(hint, folded.not());
        VBox sentences = new VBox(headline, hint);
        HBox.setHgrow(sentences, Priority.ALWAYS);
        sentences.getStyleClass().add("report-sentences");
        PartBar bar = new PartBar(messages, model);
        HBox.setHgrow(bar, Priority.ALWAYS);
        Label all = new Label();
        all.textProperty().bind(Bindings.createStringBinding(() -> messages.percent(1), messages.localeProperty()));
        all.getStyleClass().add("text-strong");
        all.setMinWidth(Region.USE_PREF_SIZE);
        Explanations.add(all, () -> messages.get("help.number.parts.meaning"));
        Explanations.add(bar, () -> messages.get("help.number.parts.meaning"));
        HBox measure = new HBox(bar, all);
        measure.getStyleClass().add("share-both");
        FlowPane legend = new FlowPane();
        legend.getStyleClass().add("chips");
        for (Part part : Part.values()) {
            legend.getChildren().add(chip(part));
        }
        VBox parts = new VBox(measure, legend);
        parts.getStyleClass().add("report-parts");
        HBox.setHgrow(parts, Priority.ALWAYS);
        show(parts, folded.not());
        HBox summary = new HBox(foldButton(), sentences, parts);
        summary.getStyleClass().add("report-summary");
        return summary;
    }

    /// Where the window is low, and where it was pressed.
    private Node foldButton() {
        Button fold = new Button();
        fold.setId("report-fold");
        fold.getStyleClass().addAll("line-fold", "flat");
        fold.setMinWidth(Region.USE_PREF_SIZE);
        FontIcon sign = new FontIcon();
        sign.iconCodeProperty()
                .bind(folded.map(isFolded -> isFolded ? MaterialDesignC.CHEVRON_DOWN : MaterialDesignC.CHEVRON_UP));
        fold.setGraphic(sign);
        fold.setOnAction(event -> {
            isChosen = true;
            folded.set(!folded.get());
        });
        var name = folded.flatMap(isFolded -> messages.text(isFolded ? "report.unfold" : "report.fold"));
        fold.accessibleTextProperty().bind(name);
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(name);
        fold.setTooltip(tip);
        ObservableValue<Boolean> isLow = Zoom.height(this)
                .map(height -> height.doubleValue() < ROOM_FOR_PARTS)
                .orElse(false);
        BooleanBinding isOffered = Bindings.createBooleanBinding(() -> folded.get() || isLow.getValue(), folded, isLow);
        show(fold, isOffered);
        return fold;
    }

    /// A part with its share; all but what is original can be marked or not.
    private Node chip(Part part) {
        Region sign = new Region();
        sign.getStyleClass().addAll("part-sign", PartLooks.styleClass(part));
        Label name = new Label();
        name.textProperty().bind(messages.text(PartLooks.key(part)));
        Label percent = new Label();
        percent.getStyleClass().add("text-strong");
        percent.textProperty().bind(words(() -> percent(part)));
        HBox face = new HBox(sign, name, percent);
        face.getStyleClass().add("chip-face");
        if (part == Part.ORIGINAL) {
            face.getStyleClass().add("chip");
            Explanations.add(percent, () -> explained(part));
            return face;
        }
        ToggleButton chip = new ToggleButton();
        chip.setGraphic(face);
        chip.getStyleClass().add("chip");
        chip.setId(PartLooks.styleClass(part) + "-chip");
        chip.accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        () -> name.getText() + " " + percent.getText(), name.textProperty(), percent.textProperty()));
        chip.setSelected(true);
        chip.setOnAction(event -> model.toggle(part));
        model.unmarked().addListener((SetChangeListener<Part>)
                change -> chip.setSelected(!model.unmarked().contains(part)));
        Explanations.add(chip, () -> explained(part) + "\n" + messages.get("report.part.tip"));
        return chip;
    }

    private Node body() {
        Page page = new Page(messages, model);
        StackPane desk = new StackPane(page);
        desk.getStyleClass().add("report-desk");
        // The text keeps the room of some words and lines: a smaller window is scrolled.
        desk.setMinSize(LEAST_WIDTH, LEAST_HEIGHT);
        HBox.setHgrow(desk, Priority.ALWAYS);
        Label title = new Label();
        title.textProperty().bind(messages.text("report.sources"));
        title.getStyleClass().add("text-section");
        Label count = new Label();
        count.textProperty().bind(words(this::count));
        count.getStyleClass().addAll("text-note", "text-quiet");
        count.setId("report-count");
        Explanations.add(count, () -> messages.get("explain.sources"));
        HBox head = new HBox(title, count);
        head.getStyleClass().add("members-head");
        VBox.setVgrow(sources, Priority.ALWAYS);
        VBox right = new VBox(head, sources);
        right.getStyleClass().add("report-sources");
        return new BreakingRow(desk, new PageMap(model, page), right);
    }

    /// What stands there while there is no report.
    private Node nothing() {
        Label sentence = new Label();
        sentence.setId("report-nothing");
        sentence.setWrapText(true);
        sentence.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(
                                switch (model.phaseProperty().get()) {
                                    case NOTHING, READY -> "report.nothing";
                                    case LOADING -> "report.loading";
                                    case GONE -> "report.gone";
                                    case FAILED -> "report.failed";
                                },
                                titleOf(model.documentProperty().get()),
                                Keys.shown("Enter")),
                        messages.localeProperty(),
                        model.phaseProperty(),
                        model.documentProperty()));
        VBox nothing = new VBox(sentence, toResults);
        nothing.getStyleClass().add("report-nothing");
        nothing.setAlignment(Pos.CENTER);
        return nothing;
    }

    private StringBinding words(Supplier<String> words) {
        return Bindings.createStringBinding(words::get, messages.localeProperty(), model.reportProperty());
    }

    private String title() {
        return titleOf(model.documentProperty().get());
    }

    private static String titleOf(@Nullable Document document) {
        return document == null ? "" : document.title();
    }

    private String meta() {
        OriginalityReport report = model.reportProperty().get();
        if (report == null) {
            return "";
        }
        String date = DocumentDate.of(report.document())
                .map(when -> DateWords.date(messages, when))
                .orElse(messages.get("date.none"));
        return messages.get("report.meta", date, report.parts().characters());
    }

    private String headline() {
        OriginalityReport report = model.reportProperty().get();
        if (report == null) {
            return "";
        }
        int characters = report.parts().characters(Part.SHARED);
        if (characters == 0) {
            return messages.get("report.headline.nothing");
        }
        return messages.get(
                "report.headline.shared",
                messages.percent((double) characters / report.parts().counted()),
                report.sharing(),
                messages.percent((double) characters / report.parts().characters()),
                report.parts().counted() < report.parts().characters() ? 1 : 0);
    }

    /// The fraction behind the percentage of a part, and what belongs to it.
    private String explained(Part part) {
        OriginalityReport report = model.reportProperty().get();
        return report == null
                ? ""
                : messages.get(
                        "explain.part",
                        report.parts().characters(part),
                        report.parts().characters(),
                        messages.get(PartLooks.meaning(part)));
    }

    private String percent(Part part) {
        OriginalityReport report = model.reportProperty().get();
        if (report == null) {
            return "";
        }
        int percent = PartLooks.percent(report.parts().percents(), part);
        return messages.percent(percent / 100.0);
    }

    private String count() {
        OriginalityReport report = model.reportProperty().get();
        return report == null
                ? ""
                : messages.get(
                        "report.sources.count",
                        report.counted().size(),
                        report.aside().size(),
                        report.notRead());
    }

    private void open(int place) {
        OriginalityReport report = model.reportProperty().get();
        if (report != null && place >= 0) {
            List<Pair> pairs = Stream.concat(report.counted().stream(), report.aside().stream())
                    .map(Source::pair)
                    .toList();
            openPair.open(pairs, place);
        }
    }

    private static void show(Node node, BooleanBinding shown) {
        node.visibleProperty().bind(shown);
        node.managedProperty().bind(shown);
    }
}
