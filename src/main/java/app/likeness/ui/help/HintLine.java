package app.likeness.ui.help;

import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.settings.Hint;
import app.likeness.ui.words.Messages;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableSet;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/// One sentence about the view that is shown, while the sample is looked at, and a button that leads to the next view.
/// What was read once is put away for good.
public final class HintLine extends HBox {
    /// Takes the user to the view in which the next hint waits.
    @FunctionalInterface
    public interface Guide {
        void next(Hint from);
    }

    /// Below this width the sentence needs the room of the sign and the number before it.
    private static final double ROOM_FOR_NUMBER = 600;

    private static final List<Hint> HINTS = List.of(Hint.values());

    private final ObservableSet<Hint> seen;

    /// @param here the hint of the view that is shown; null where there is none, or no tour is made
    public HintLine(Messages messages, ObservableValue<@Nullable Hint> here, ObservableSet<Hint> seen, Guide guide) {
        this.seen = seen;
        getStyleClass().add("hint-line");
        setId("hint-line");
        Label number = new Label();
        number.getStyleClass().addAll("text-note", "text-strong");
        number.setMinWidth(Region.USE_PREF_SIZE);
        Label sentence = new Label();
        sentence.setWrapText(true);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        sentence.setId("hint");
        HBox.setHgrow(sentence, Priority.ALWAYS);
        sentence.setMaxWidth(Double.MAX_VALUE);
        Button next = new Button();
        next.getStyleClass().addAll("accent", "small");
        next.setId("hint-next");
        next.setMinWidth(Region.USE_PREF_SIZE);
        next.setOnAction(event -> {
            Hint hint = here.getValue();
            if (hint != null) {
                seen.add(hint);
                guide.next(hint);
            }
        });
        Button end = Buttons.icon(messages, "hint.end", MaterialDesignC.CLOSE, this::putAllAway);
        end.getStyleClass().addAll("flat", "card-button");
        end.setId("hint-end");
        FontIcon icon = new FontIcon(MaterialDesignL.LIGHTBULB_ON_OUTLINE);
        Zoom.width(this).subscribe(width -> {
            boolean isRoomy = width == null || width.doubleValue() >= ROOM_FOR_NUMBER;
            icon.setVisible(isRoomy);
            icon.setManaged(isRoomy);
            number.setVisible(isRoomy);
            number.setManaged(isRoomy);
        });
        getChildren().addAll(icon, number, sentence, next, end);
        here.subscribe(hint -> {
            setVisible(hint != null);
            setManaged(hint != null);
            if (hint != null) {
                number.textProperty().bind(messages.text("hint.number", HINTS.indexOf(hint) + 1, HINTS.size()));
                sentence.textProperty().bind(messages.text(sentence(hint)));
                next.textProperty().bind(messages.text(button(hint)));
            }
        });
    }

    private void putAllAway() {
        seen.addAll(HINTS);
    }

    private static String sentence(Hint hint) {
        return switch (hint) {
            case FOLDERS -> "hint.folders";
            case RESULTS -> "hint.results";
            case PAIR -> "hint.pair";
            case GROUPS -> "hint.groups";
        };
    }

    private static String button(Hint hint) {
        return switch (hint) {
            case FOLDERS -> "hint.folders.next";
            case RESULTS -> "hint.results.next";
            case PAIR -> "hint.pair.next";
            case GROUPS -> "hint.groups.next";
        };
    }
}
