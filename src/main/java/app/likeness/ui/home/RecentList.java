package app.likeness.ui.home;

import app.likeness.ui.parts.Buttons;
import app.likeness.ui.settings.RecentCorpora.Recent;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// The corpora that were open last: one row opens one.
public final class RecentList extends VBox {
    private final Messages messages;
    private final RecentModel model;
    private final ObservableValue<Boolean> namesHidden;
    private final ObservableValue<Boolean> inSight;
    private final Consumer<Recent> open;

    /// @param inSight whether somebody may look at it: a scan changes what it says each time that there are more
    /// documents
    public RecentList(
            Messages messages,
            RecentModel model,
            ObservableValue<Boolean> namesHidden,
            ObservableValue<Boolean> inSight,
            Consumer<Recent> open) {
        this.messages = messages;
        this.model = model;
        this.namesHidden = namesHidden;
        this.inSight = inSight;
        this.open = open;
        getStyleClass().add("recent-list");
        setId("recent-list");
        visibleProperty().bind(model.recentsProperty().map(recents -> !recents.isEmpty()));
        managedProperty().bind(visibleProperty());
        show();
        model.recentsProperty().subscribe(this::show);
        messages.localeProperty().subscribe(this::show);
        namesHidden.subscribe(this::show);
        inSight.subscribe(this::show);
    }

    private void show() {
        if (inSight.getValue()) {
            fill(model.recentsProperty().get());
        }
    }

    private void fill(List<Recent> recents) {
        Label title = new Label(messages.get("home.recent"));
        title.getStyleClass().add("text-section");
        getChildren().setAll(title);
        for (Recent recent : recents) {
            getChildren().add(row(recent, getChildren().size()));
        }
    }

    /// @param number of the row, from 1
    private HBox row(Recent recent, int number) {
        boolean isNamed = !namesHidden.getValue();
        Label name = new Label(
                isNamed ? recent.name() : messages.get("names.folder", number),
                new FontIcon(MaterialDesignF.FOLDER_OUTLINE));
        name.getStyleClass().add("recent-name");
        name.setMinWidth(0);
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        Label note = new Label(messages.get(
                recent.isUnfinished() ? "home.recent.unfinished" : "home.recent.note",
                recent.documents(),
                day(recent)));
        note.getStyleClass().addAll("text-note", recent.isUnfinished() ? "text-attention" : "text-quiet");
        note.setMinWidth(USE_PREF_SIZE);
        HBox face = new HBox(name, note);
        face.getStyleClass().add("recent-face");
        Button button = new Button();
        button.setGraphic(face);
        button.getStyleClass().addAll("flat", "recent");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinWidth(0);
        face.prefWidthProperty().bind(button.widthProperty().subtract(24));
        button.setAccessibleText(name.getText() + ", " + note.getText());
        button.setTooltip(isNamed ? new Tooltip(ShownPath.of(recent.corpus())) : null);
        button.setOnAction(event -> open.accept(recent));
        HBox.setHgrow(button, Priority.ALWAYS);
        Button forget = Buttons.icon(
                messages, "home.recent.forget", MaterialDesignC.CLOSE, () -> model.forget(recent.corpus()));
        forget.getStyleClass().addAll("flat", "card-button");
        HBox row = new HBox(button);
        if (recent.isUnfinished()) {
            Button goOn = Buttons.of(messages, "scan.action.continue", MaterialDesignP.PLAY, () -> open.accept(recent));
            goOn.getStyleClass().addAll("small", "recent-continue");
            row.getChildren().add(goOn);
        }
        row.getChildren().add(forget);
        row.getStyleClass().add("recent-row");
        return row;
    }

    private String day(Recent recent) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(messages.dateLocale())
                .format(LocalDate.ofInstant(recent.usedAt(), ZoneId.systemDefault()));
    }
}
