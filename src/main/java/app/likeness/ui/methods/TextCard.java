package app.likeness.ui.methods;

import app.likeness.text.Span;
import app.likeness.text.document.Document;
import app.likeness.ui.methods.model.Excerpt;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.FlowPieces;
import app.likeness.ui.words.Messages;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;

/// One text of a pair that is to be labelled; what the other one has as well is underlined.
final class TextCard extends VBox {
    private final Messages messages;
    private final Label title = new Label();
    private final Label part = new Label();
    private final TextFlow flow = new TextFlow();

    TextCard(Messages messages, String id) {
        this.messages = messages;
        getStyleClass().add("label-card");
        title.getStyleClass().add("text-strong");
        title.setId(id + "-title");
        title.setMinWidth(0);
        part.getStyleClass().addAll("text-note", "text-quiet");
        part.setWrapText(true);
        part.setMinHeight(USE_PREF_SIZE);
        part.managedProperty().bind(part.visibleProperty());
        Explanations.add(part, () -> messages.get("methods.label.part.explained"));
        flow.getStyleClass().add("label-text");
        ScrollPane scroll = new ScrollPane(flow);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setId(id);
        scroll.getStyleClass().add("label-scroll");
        scroll.accessibleTextProperty().bind(title.textProperty());
        setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(title, scroll, part);
    }

    void show(Document document, Excerpt excerpt) {
        title.setText(document.title());
        String shown = excerpt.text().substring(0, excerpt.to());
        FlowPieces pieces = new FlowPieces(shown);
        int at = excerpt.from();
        for (Span span : excerpt.shared()) {
            int start = Math.clamp(span.start(), at, shown.length());
            int end = Math.clamp(span.end(), start, shown.length());
            pieces.add(at, start);
            pieces.add(start, end, "label-shared");
            at = end;
        }
        pieces.add(at, shown.length());
        flow.getChildren().setAll(pieces.all());
        part.setVisible(!excerpt.isAll());
        part.setText(messages.get(
                "methods.label.part",
                messages.number(excerpt.from() + 1L),
                messages.number(excerpt.to()),
                messages.number(excerpt.text().length())));
    }

    void clear() {
        title.setText("");
        flow.getChildren().clear();
        part.setVisible(false);
    }
}
