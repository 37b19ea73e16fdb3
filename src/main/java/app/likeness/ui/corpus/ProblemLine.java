package app.likeness.ui.corpus;

import app.likeness.ui.parts.Buttons;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import java.text.Bidi;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;

/// Says what went wrong, in the view where it was tried; not there when nothing did.
public final class ProblemLine extends HBox {
    private static final String HIDDEN = "█████";

    /// @param namesHidden whether what is named in the sentence is hidden
    /// @param here whether this is the place where the user looks
    public ProblemLine(
            Messages messages,
            ObservableValue<@Nullable Problem> problem,
            ObservableValue<Boolean> namesHidden,
            ObservableValue<Boolean> here) {
        getStyleClass().add("problem-line");
        Label sentence = new Label();
        sentence.wrapTextProperty().bind(sentence.textProperty().map(ProblemLine::isSafeToWrap));
        sentence.getStyleClass().add("problem-sentence");
        sentence.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            Problem now = problem.getValue();
                            return now == null ? "" : sentence(messages, now, namesHidden.getValue());
                        },
                        messages.localeProperty(),
                        namesHidden,
                        problem));
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(sentence.textProperty());
        sentence.setTooltip(whole);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        sentence.setMaxWidth(Double.MAX_VALUE);
        sentence.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(new FontIcon(MaterialDesignA.ALERT_OUTLINE), sentence);
        visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> problem.getValue() != null && here.getValue(), problem, here));
        managedProperty().bind(visibleProperty());
    }

    /// One that also shows the way on where a corpus can be made anew.
    ///
    /// @param namesHidden whether what is named in the sentence is hidden
    /// @param here whether this is the place where the user looks
    public ProblemLine(
            Messages messages,
            Workspace workspace,
            ObservableValue<Boolean> namesHidden,
            ObservableValue<Boolean> here) {
        this(messages, workspace.problemProperty(), namesHidden, here);
        Button rescue = Buttons.of(messages, "error.rescue", MaterialDesignB.BACKUP_RESTORE, workspace::rescue);
        Tooltip meaning = new Tooltip();
        meaning.textProperty().bind(messages.text("error.rescue.tooltip"));
        rescue.setTooltip(meaning);
        rescue.setMinWidth(USE_PREF_SIZE);
        rescue.visibleProperty().bind(workspace.rescuableProperty());
        rescue.managedProperty().bind(rescue.visibleProperty());
        getChildren().add(rescue);
    }

    private static String sentence(Messages messages, Problem problem, boolean namesHidden) {
        String sentence = problem.sentence(messages);
        return namesHidden
                ? problem.path()
                        .map(path -> sentence.replace(ShownPath.of(path), HIDDEN))
                        .orElse(sentence)
                : sentence;
    }

    /// JavaFX 26.0.2 throws when it wraps inside a run of right-to-left letters, such as the name of a folder.
    public static boolean isSafeToWrap(String text) {
        return !Bidi.requiresBidi(text.toCharArray(), 0, text.length());
    }
}
