package app.likeness.ui.corpus;

import app.likeness.compare.Exclusion;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import java.util.List;
import java.util.concurrent.Callable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// One chip for each kind of shared text that may be left out by right. A chip that is on leaves its kind out of every
/// number, and says how many pairs go with it; one that is off says how many would.
public final class LeftOutChips extends FlowPane {
    /// As a reader would ask, not as [Exclusion] counts them.
    private static final List<Exclusion> ORDER = List.of(
            Exclusion.QUOTATION,
            Exclusion.REFERENCES,
            Exclusion.TEMPLATE,
            Exclusion.BOILERPLATE,
            Exclusion.SHORT,
            Exclusion.SAME_AUTHOR);

    private final Messages messages;
    private final LeftOutModel model;

    /// @param place begins the ids of what is in here
    public LeftOutChips(Messages messages, LeftOutModel model, String place) {
        this.messages = messages;
        this.model = model;
        getStyleClass().add("chips");
        setId(place + "-chips");
        Label title = new Label();
        title.textProperty().bind(messages.text("leftOut.title"));
        title.getStyleClass().addAll("text-quiet", "chips-title");
        title.setMinWidth(USE_PREF_SIZE);
        getChildren().add(title);
        ORDER.forEach(kind -> getChildren().add(chip(kind, place)));
        Label sum = new Label();
        sum.setId(place + "-left-out");
        sum.textProperty().bind(words(this::sum));
        sum.getStyleClass().addAll("text-dense", "text-quiet");
        sum.setMinWidth(USE_PREF_SIZE);
        Explanations.add(sum, () -> messages.get("help.number.notCounted.meaning"));
        getChildren().addAll(sum, ownWork(place));
        // Without a single pair there is nothing to leave out.
        visibleProperty().bind(model.effectProperty().map(effect -> effect.pairs() > 0));
        managedProperty().bind(visibleProperty());
    }

    /// Says so where pairs are hidden because a folder is taken for an author: if it is none, they are what somebody
    /// looks for.
    private HBox ownWork(String place) {
        Label sentence = new Label();
        sentence.setId(place + "-own-work");
        sentence.textProperty()
                .bind(words(() -> messages.get(
                        "leftOut.sameAuthor.note", model.effectProperty().get().taken(Exclusion.SAME_AUTHOR))));
        sentence.getStyleClass().addAll("text-dense", "text-attention");
        sentence.setWrapText(true);
        sentence.setMinWidth(0);
        Hyperlink count = new Hyperlink();
        count.setId(place + "-count-own-work");
        count.textProperty().bind(messages.text("leftOut.sameAuthor.count"));
        count.getStyleClass().add("text-dense");
        count.setMinWidth(USE_PREF_SIZE);
        count.setOnAction(event -> model.toggle(Exclusion.SAME_AUTHOR));
        HBox note = new HBox(sentence, count);
        note.getStyleClass().add("chips-note");
        note.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.isLeftOut(Exclusion.SAME_AUTHOR)
                                && model.effectProperty().get().taken(Exclusion.SAME_AUTHOR) > 0,
                        model.effectProperty(),
                        model.leftOutProperty()));
        note.managedProperty().bind(note.visibleProperty());
        return note;
    }

    private ToggleButton chip(Exclusion kind, String place) {
        FontIcon check = new FontIcon(MaterialDesignC.CHECK);
        Label name = new Label();
        name.textProperty().bind(messages.text(name(kind)));
        Label change = new Label();
        change.getStyleClass().add("chip-change");
        change.textProperty().bind(words(() -> change(kind)));
        change.visibleProperty().bind(change.textProperty().isNotEmpty());
        change.managedProperty().bind(change.visibleProperty());
        HBox face = new HBox(check, name, change);
        face.getStyleClass().add("chip-face");
        ToggleButton chip = new ToggleButton(null, face);
        chip.getStyleClass().add("chip");
        chip.setId(place + "-leave-out-" + kind.label());
        chip.setMinWidth(USE_PREF_SIZE);
        check.visibleProperty().bind(chip.selectedProperty());
        check.managedProperty().bind(check.visibleProperty());
        chip.accessibleTextProperty().bind(messages.text("leftOut.accessible", messages.text(name(kind)), state(kind)));
        StringBinding effect = state(kind);
        Explanations.add(chip, () -> messages.get(meaning(kind)) + "\n" + effect.get());
        model.leftOutProperty().subscribe(kinds -> chip.setSelected(kinds.contains(kind)));
        chip.setOnAction(event -> model.toggle(kind));
        return chip;
    }

    private StringBinding state(Exclusion kind) {
        return words(() -> messages.get(
                model.isLeftOut(kind) ? "leftOut.state.out" : "leftOut.state.counted",
                model.effectProperty().get().taken(kind)));
    }

    private String change(Exclusion kind) {
        int pairs = model.effectProperty().get().taken(kind);
        if (pairs == 0) {
            return "";
        }
        return messages.get(model.isLeftOut(kind) ? "leftOut.change.out" : "leftOut.change.counted", pairs);
    }

    private String sum() {
        LeftOutModel.Effect effect = model.effectProperty().get();
        return effect.gone() == 0 && effect.recounted() == 0
                ? messages.get("leftOut.sum.none")
                : messages.get("leftOut.sum", effect.gone(), effect.recounted());
    }

    private StringBinding words(Callable<String> text) {
        return Bindings.createStringBinding(
                text, messages.localeProperty(), model.effectProperty(), model.leftOutProperty());
    }

    private static String name(Exclusion kind) {
        return switch (kind) {
            case TEMPLATE -> "leftOut.template";
            case QUOTATION -> "leftOut.quotation";
            case REFERENCES -> "leftOut.references";
            case BOILERPLATE -> "leftOut.boilerplate";
            case SHORT -> "leftOut.short";
            case SAME_AUTHOR -> "leftOut.sameAuthor";
        };
    }

    private static String meaning(Exclusion kind) {
        return switch (kind) {
            case TEMPLATE -> "leftOut.template.meaning";
            case QUOTATION -> "leftOut.quotation.meaning";
            case REFERENCES -> "leftOut.references.meaning";
            case BOILERPLATE -> "leftOut.boilerplate.meaning";
            case SHORT -> "leftOut.short.meaning";
            case SAME_AUTHOR -> "leftOut.sameAuthor.meaning";
        };
    }
}
