package app.likeness.ui.originality;

import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.CertaintyDots;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Ink;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import atlantafx.base.theme.Styles;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// A source: its number, title, share, passages and date; the selected one with what can be done to it.
final class SourceCard extends ListCell<SourceRow> {
    private static final PseudoClass ASIDE = PseudoClass.getPseudoClass("aside");

    private final Messages messages;
    private final Label number = new Label();
    private final Label title = new Label();
    private final Label share = new Label();
    private final Label meta = new Label();
    private final CertaintyDots dots = new CertaintyDots();
    private final Hyperlink again = new Hyperlink();
    private final HBox actions;
    private final VBox face;
    /// Held here, because the words do not hold it.
    private final InvalidationListener language = ignored -> updateItem(getItem(), isEmpty());

    /// @param open opens the pair of the selected source
    SourceCard(Messages messages, OriginalityModel model, Runnable open) {
        this.messages = messages;
        messages.localeProperty().addListener(new WeakInvalidationListener(language));
        title.setMinWidth(0);
        title.getStyleClass().add("text-strong");
        share.getStyleClass().add("text-strong");
        share.setMinWidth(Region.USE_PREF_SIZE);
        meta.getStyleClass().addAll("text-note", "text-quiet");
        meta.setMinWidth(0);
        again.textProperty().bind(messages.text("report.action.count"));
        again.setMinWidth(Region.USE_PREF_SIZE);
        again.setOnAction(event -> toggle(model));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Region room = new Region();
        HBox.setHgrow(room, Priority.ALWAYS);
        HBox head = new HBox(number, title, space, share);
        head.getStyleClass().add("source-head");
        HBox second = new HBox(meta, dots, room, again);
        second.getStyleClass().add("member-meta");
        Button pair = Buttons.of(messages, "report.action.open", MaterialDesignC.COMPARE_HORIZONTAL, "Enter", open);
        pair.getStyleClass().addAll(Styles.ACCENT, "small");
        Button leave = Buttons.of(messages, "report.action.leaveOut", MaterialDesignC.CLOSE, "S", () -> toggle(model));
        leave.getStyleClass().add("small");
        actions = new HBox(pair, leave);
        actions.getStyleClass().add("source-actions");
        for (Region each : new Region[] {again, actions, dots}) {
            each.managedProperty().bind(each.visibleProperty());
        }
        face = new VBox(head, second, actions);
        face.getStyleClass().add("source-face");
        face.setMinWidth(0);
        face.setPrefWidth(0);
        selectedProperty().subscribe(this::showActions);
        Explanations.add(this, () -> explained(model));
    }

    @Override
    protected void updateItem(@Nullable SourceRow row, boolean empty) {
        super.updateItem(row, empty);
        showActions();
        if (empty || row == null) {
            setGraphic(null);
            setAccessibleText("");
            return;
        }
        pseudoClassStateChanged(ASIDE, !row.counts());
        number.setText(row.counts() ? messages.number(row.number() + 1L) : "–");
        number.getStyleClass()
                .setAll("label", row.counts() ? "badge-" + Ink.of(row.number()).number() : "count-badge");
        title.setText(row.source().document().title());
        share.setText(row.counts() ? messages.percent(row.share()) : "");
        Optional<DocumentDate> date = DocumentDate.of(row.source().document());
        dots.setVisible(date.isPresent() && row.counts());
        date.ifPresent(when -> dots.show(when.dots()));
        again.setVisible(!row.counts());
        meta.setText(row.counts() ? passages(row, date) : aside(row));
        setAccessibleText(messages.get(
                "report.source.spoken",
                number.getText(),
                row.source().document().title(),
                share.getText(),
                meta.getText()));
        setGraphic(face);
    }

    /// Where the source lies, and the fraction behind its share.
    private String explained(OriginalityModel model) {
        SourceRow row = getItem();
        OriginalityReport report = model.reportProperty().get();
        if (row == null || report == null) {
            return "";
        }
        String path = ShownPath.of(row.source().document().path());
        return row.counts()
                ? messages.get(
                        "explain.source",
                        path,
                        report.parts().sharedWith(row.number()),
                        report.parts().counted())
                : path;
    }

    /// Why a source does not count.
    private String aside(SourceRow row) {
        return messages.get(row.source().isAcceptable() ? "report.source.acceptable" : "report.source.aside");
    }

    private String passages(SourceRow row, Optional<DocumentDate> date) {
        String said = messages.get(
                "report.source.meta",
                row.source().text().passages().size(),
                date.map(when -> order(row, when)).orElse(messages.get("date.none")));
        OptionalInt distance = row.source().pair().hammingDistance();
        return distance.isPresent() ? said + " · " + messages.get("report.source.distance", distance.getAsInt()) : said;
    }

    /// The date with what it means beside that of the document: earlier, later, or the same day.
    private String order(SourceRow row, DocumentDate when) {
        String day = DateWords.date(messages, when);
        Optional<DocumentDate> own = DocumentDate.of(row.document());
        if (own.isEmpty()) {
            return day;
        }
        long days = own.get().daysUntil(when);
        return messages.get(
                days < 0 ? "report.source.earlier" : days > 0 ? "report.source.later" : "report.source.sameDay", day);
    }

    private void showActions() {
        SourceRow row = getItem();
        actions.setVisible(isSelected() && row != null && row.counts());
    }

    private void toggle(OriginalityModel model) {
        SourceRow row = getItem();
        if (row != null) {
            model.toggle(row.source());
        }
    }
}
