package app.likeness.ui.near;

import app.likeness.fingerprint.SimHash;
import app.likeness.scan.ask.NearDocuments;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// Lists the documents near one by fingerprint, as far as a slider says. The window stays in use beside it.
public final class NearDialog {
    private static final double WIDTH = 560;
    private static final double HEIGHT = 360;

    private final Messages messages;
    private final NearModel model;
    private final DialogWindow window;
    private final ListView<NearRow> list = new ListView<>();
    private final Label nothing = new Label();
    private final SimpleStringProperty further = new SimpleStringProperty("");

    public NearDialog(Messages messages, Window owner, NearModel model) {
        this.messages = messages;
        this.model = model;
        window = new DialogWindow(messages, owner, "near.title");
        window.besideTheWindow();
        window.say(messages.text(
                "near.sentence", new SimpleStringProperty(model.document().title())));
        var slider = new Slider(
                0, NearDocuments.LARGEST_DISTANCE, model.distanceProperty().get());
        slider.setId("near-distance");
        slider.setBlockIncrement(1);
        slider.setMajorTickUnit(4);
        slider.setMinorTickCount(3);
        slider.setSnapToTicks(true);
        slider.setShowTickMarks(true);
        slider.setShowTickLabels(true);
        slider.valueProperty().subscribe(value -> model.distanceProperty().set((int) Math.round(value.doubleValue())));
        Label within = DialogWindow.words(messages.text("near.within", model.distanceProperty()));
        within.setLabelFor(slider);
        slider.accessibleTextProperty().bind(within.textProperty());
        list.setId("near-list");
        list.accessibleTextProperty().bind(messages.text("near.title"));
        list.setPrefHeight(HEIGHT);
        list.setPlaceholder(nothing);
        nothing.setWrapText(true);
        list.setCellFactory(view -> new NearCell(messages, model));
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                openChosen();
            }
        });
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                openChosen();
                event.consume();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        Label more = DialogWindow.words(further, "text-note", "text-quiet");
        more.visibleProperty().bind(further.isNotEmpty());
        more.managedProperty().bind(more.visibleProperty());
        Label explained = DialogWindow.words(messages.text("near.explained"), "text-note", "text-quiet");
        for (Node each : new Node[] {within, slider, explained}) {
            Explanations.add(each, () -> messages.get("help.advanced.distance.meaning"));
        }
        Label shortText =
                DialogWindow.words(messages.text("near.short", SimHash.TRUSTED_CHARACTERS), "text-note", "text-quiet");
        shortText.setVisible(model.document().characters() < SimHash.TRUSTED_CHARACTERS);
        shortText.setManaged(shortText.isVisible());
        Explanations.add(shortText, () -> messages.get("help.advanced.distance.meaning"));
        var content = new VBox(within, slider, list, more, shortText, explained);
        content.getStyleClass().add("dialog-column");
        content.setPrefWidth(WIDTH);
        window.show(content);
        Button open = window.button("near.open", ButtonData.OK_DONE, this::openChosen);
        open.setId("near-open");
        open.disableProperty().bind(Bindings.isNull(list.getSelectionModel().selectedItemProperty()));
        window.answer("common.close", ButtonData.CANCEL_CLOSE, () -> {});
        window.focus(slider);
        model.stateProperty().subscribe(state -> show(state));
        messages.localeProperty()
                .subscribe(ignored -> show(model.stateProperty().get()));
    }

    private void show(NearModel.State state) {
        NearRow chosen = list.getSelectionModel().getSelectedItem();
        further.set("");
        switch (state) {
            case NearModel.State.Looking looking -> nothing(looking, "near.looking");
            case NearModel.State.TooShort none -> nothing(none, "near.tooShort");
            case NearModel.State.Failed failed -> nothing(failed, "near.failed");
            case NearModel.State.Found found -> {
                nothing.setText(messages.get("near.none"));
                list.getItems().setAll(found.rows());
                found.rows().stream()
                        .filter(row -> chosen != null
                                && row.document().id() == chosen.document().id())
                        .findFirst()
                        .ifPresent(list.getSelectionModel()::select);
                further.set(found.further() == 0 ? "" : messages.get("near.further", found.further()));
            }
        }
    }

    private void nothing(NearModel.State state, String key) {
        nothing.setText(messages.get(key));
        if (!(state instanceof NearModel.State.Looking)) {
            list.getItems().clear();
        }
    }

    private void openChosen() {
        NearRow chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            model.open(chosen);
        }
    }

    public void open() {
        window.open();
    }
}
