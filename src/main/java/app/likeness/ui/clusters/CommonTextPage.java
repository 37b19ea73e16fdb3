package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupText;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.Masked;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Latest;
import app.likeness.ui.table.FreshCells;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Script;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The text that the members of a group have in common, part by part, with who has which. Compared when the page is
/// looked at.
final class CommonTextPage extends BorderPane {
    private final GroupsModel model;
    private final Background background;
    private final Texts texts;
    private final ObjectProperty<@Nullable GroupText> common = new SimpleObjectProperty<>();
    private final Masked<GroupText> masked;
    private final StringProperty failure = new SimpleStringProperty("");
    private final BooleanProperty looking = new SimpleBooleanProperty();
    private final ObservableList<Integer> parts = FXCollections.observableArrayList();
    private final Latest requests = new Latest();
    /// Whether another group was opened since one was compared.
    private boolean outdated;

    CommonTextPage(Messages messages, GroupsModel model, Texts texts) {
        this.model = model;
        this.background = model.background();
        this.texts = texts;
        setId("group-common");
        getStyleClass().add("common-page");
        Label headline = new Label();
        headline.setId("common-headline");
        headline.setWrapText(true);
        headline.setMinHeight(USE_PREF_SIZE);
        headline.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> headline(messages), messages.localeProperty(), common, failure, looking));
        Explanations.add(headline, () -> messages.get("groups.common.explained"));
        Label hint = new Label();
        hint.textProperty().bind(messages.text("groups.common.hint"));
        hint.getStyleClass().addAll("text-note", "text-quiet");
        hint.setWrapText(true);
        hint.visibleProperty().bind(Bindings.isNotEmpty(parts));
        hint.managedProperty().bind(hint.visibleProperty());
        Label part = new Label();
        part.setId("common-part-note");
        part.getStyleClass().addAll("text-note", "text-quiet");
        part.textProperty()
                .bind(Bindings.createStringBinding(() -> limited(messages), messages.localeProperty(), common));
        Explanations.add(part, () -> messages.get("groups.common.limited.explained"));
        part.visibleProperty().bind(part.textProperty().isNotEmpty());
        part.managedProperty().bind(part.visibleProperty());
        VBox head = new VBox(headline, hint, part);
        head.getStyleClass().add("common-head");
        setTop(head);
        ListView<Integer> list = new ListView<>(parts);
        list.setId("common-parts");
        list.getStyleClass().add("common-parts");
        list.accessibleTextProperty().bind(messages.text("groups.tab.common"));
        list.setCellFactory(made -> new CommonPartCell(messages, model, common));
        list.visibleProperty().bind(Bindings.isNotEmpty(parts));
        setCenter(list);
        masked = new Masked<>(background, texts, GroupText::masked, now -> {
            common.set(now);
            // The members may have other names.
            FreshCells.of(list);
        });
        common.subscribe(now -> {
            Script.dress(this, now == null ? "" : now.text());
            parts.setAll(
                    now == null
                            ? List.of()
                            : IntStream.range(0, now.parts().size()).boxed().toList());
        });
        // Cells hold words in the language in which they were filled.
        messages.localeProperty().subscribe(ignored -> FreshCells.of(list));
        model.openedProperty().subscribe(() -> {
            outdated = true;
            look();
        });
        visibleProperty().subscribe(this::look);
        setMinSize(0, 0);
    }

    private String headline(Messages messages) {
        GroupText now = common.get();
        if (!failure.get().isEmpty()) {
            return messages.get(failure.get());
        }
        if (now == null || looking.get()) {
            return messages.get("groups.common.looking");
        }
        if (now.text().isEmpty()) {
            return messages.get("groups.common.gone");
        }
        int most = now.most();
        return most < 0
                ? messages.get("groups.common.none")
                : messages.get(
                        "groups.common.headline",
                        now.parts().stream()
                                .filter(part -> !part.members().isEmpty())
                                .count(),
                        now.parts().get(most).members().size() + 1,
                        now.compared().size());
    }

    /// How many members there are beyond those that were compared.
    private String limited(Messages messages) {
        GroupText now = common.get();
        Group group = model.openedProperty().get();
        return now == null || group == null || group.members().size() <= GroupText.MOST_MEMBERS + 1
                ? ""
                : messages.get(
                        "groups.common.limited",
                        now.compared().size(),
                        group.members().size());
    }

    private void look() {
        Group group = model.openedProperty().get();
        if (!isVisible() || group == null || !outdated) {
            return;
        }
        outdated = false;
        looking.set(true);
        failure.set("");
        BooleanSupplier isWanted = requests.next();
        background.run(
                () -> GroupText.of(group, texts, isWanted),
                found -> {
                    if (isWanted.getAsBoolean()) {
                        looking.set(false);
                        masked.set(found);
                    }
                },
                ignored -> {
                    if (isWanted.getAsBoolean()) {
                        looking.set(false);
                        outdated = true;
                        failure.set("groups.common.failed");
                    }
                });
    }
}
