package app.likeness.ui.folders;

import app.likeness.store.kept.Role;
import app.likeness.ui.corpus.ReadingState;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignO;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// One folder or file of the corpus: what was read of it, and the chip with what it is for. A card stays when what it
/// shows changes, so that the focus does.
final class RootCard extends VBox {
    private static final FoldersModel.RootCount NOTHING = new FoldersModel.RootCount(Path.of(""), Role.CHECK, "", 0, 0);

    private final Messages messages;
    private final FoldersView.Commands commands;
    private final ReadOnlyObjectWrapper<FoldersModel.RootCount> root = new ReadOnlyObjectWrapper<>(NOTHING);
    private final ReadOnlyObjectWrapper<ReadingState> reading = new ReadOnlyObjectWrapper<>(ReadingState.COMPLETE);
    private final Label skipped = new Label();
    private final Map<Role, RadioMenuItem> choices = new EnumMap<>(Role.class);

    /// @param number of the card, from 0, for its ids
    RootCard(Messages messages, FoldersView.Commands commands, int number) {
        this.messages = messages;
        this.commands = commands;
        getStyleClass().addAll("plain-card", "root-card");
        Label path = new Label();
        path.textProperty().bind(root.map(each -> ShownPath.of(each.path())));
        path.getStyleClass().addAll("text-note", "text-quiet");
        path.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(root.map(each -> each.path().toString()));
        path.setTooltip(whole);
        Label documents = new Label();
        documents.setId("root-documents-" + number);
        documents
                .textProperty()
                .bind(messages.text("folders.root.documents", root.map(FoldersModel.RootCount::documents)));
        documents.getStyleClass().add("text-note");
        Explanations.add(documents, () -> messages.get("explain.rootDocuments"));
        Explanations.add(skipped, () -> messages.get("explain.counts"));
        skipped.setId("root-skipped-" + number);
        skipped.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(key(reading.get()), root.get().skipped()),
                        root,
                        reading,
                        messages.localeProperty()));
        getChildren().addAll(head(), path, new HBox(8, chip(number)), documents, skipped);
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                open();
            }
        });
    }

    void show(FoldersModel.RootCount shown, ReadingState soFar) {
        root.set(shown);
        reading.set(soFar);
        choices.forEach((role, choice) -> choice.setSelected(role == shown.role()));
        boolean isComplete = soFar == ReadingState.COMPLETE;
        boolean all = shown.skipped() == 0;
        skipped.setVisible(shown.role() != Role.LEFT_OUT && (!isComplete || shown.documents() + shown.skipped() > 0));
        String tone = !all ? "text-attention" : isComplete ? "text-good" : "text-quiet";
        if (!skipped.getStyleClass().contains(tone)) {
            skipped.getStyleClass().setAll("label", "text-note", tone);
        }
        Ikon icon = all ? icon(soFar) : MaterialDesignA.ALERT_OUTLINE;
        // Most of what comes during a scan are other numbers.
        if (!(skipped.getGraphic() instanceof FontIcon before) || !icon.equals(before.getIconCode())) {
            skipped.setGraphic(new FontIcon(icon));
        }
    }

    /// Where files were not read all of these say so, but only a complete reading says how many there are.
    private static String key(ReadingState soFar) {
        return switch (soFar) {
            case UNDER_WAY -> "folders.root.reading";
            case PAUSED -> "folders.root.paused";
            case CUT_OFF -> "folders.root.cutOff";
            case COMPLETE -> "folders.root.skipped";
        };
    }

    private static Ikon icon(ReadingState soFar) {
        return switch (soFar) {
            case UNDER_WAY -> MaterialDesignP.PROGRESS_CLOCK;
            case PAUSED -> MaterialDesignP.PAUSE;
            case CUT_OFF -> MaterialDesignS.STOP;
            case COMPLETE -> MaterialDesignC.CHECK;
        };
    }

    private HBox head() {
        Label name = new Label(null, new FontIcon(MaterialDesignF.FOLDER_OUTLINE));
        name.textProperty().bind(root.map(FoldersModel.RootCount::name));
        name.getStyleClass().add("text-section");
        name.setMinWidth(0);
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        Button open = Buttons.icon(messages, "common.openFolder", MaterialDesignO.OPEN_IN_NEW, this::open);
        open.getStyleClass().addAll(Styles.FLAT, "card-button");
        HBox head = new HBox(name, open);
        head.getStyleClass().add("root-card-head");
        return head;
    }

    /// What can be chosen, with what it means where the text leaves room for that.
    private ObservableValue<String> choice(Node chip, String name, String meaning) {
        StringBinding alone = messages.text(name);
        StringBinding whole = messages.text("folders.role.choice", alone, messages.text(meaning));
        return Zoom.isLarge(chip).flatMap(isLarge -> isLarge ? alone : whole);
    }

    private MenuButton chip(int number) {
        MenuButton chip = new MenuButton();
        chip.setId("role-" + number);
        chip.getStyleClass().add("role-chip");
        chip.textProperty().bind(words(RootCard::name));
        chip.accessibleTextProperty()
                .bind(messages.text(
                        "folders.role.accessible", root.map(FoldersModel.RootCount::name), chip.textProperty()));
        Tooltip meaning = new Tooltip();
        meaning.textProperty().bind(words(RootCard::meaning));
        chip.setTooltip(meaning);
        chip.accessibleHelpProperty().bind(meaning.textProperty());
        ToggleGroup group = new ToggleGroup();
        for (Role role : Role.values()) {
            RadioMenuItem choice = new RadioMenuItem();
            choice.textProperty().bind(choice(chip, name(role), meaning(role)));
            choice.setToggleGroup(group);
            choice.setOnAction(event -> commands.assign().accept(root.get().path(), role));
            choices.put(role, choice);
            chip.getItems().add(choice);
        }
        MenuItem remove = new MenuItem(null, new FontIcon(MaterialDesignC.CLOSE));
        remove.setId("root-remove-" + number);
        remove.textProperty().bind(choice(chip, "folders.root.remove", "folders.root.remove.meaning"));
        remove.setOnAction(event -> commands.remove().accept(root.get().path()));
        chip.getItems().addAll(new SeparatorMenuItem(), remove);
        return chip;
    }

    /// The message whose key depends on the role.
    private StringBinding words(Function<Role, String> key) {
        return Bindings.createStringBinding(
                () -> messages.get(key.apply(root.get().role())), root, messages.localeProperty());
    }

    private void open() {
        commands.openInSystem().accept(root.get().path());
    }

    private static String name(Role role) {
        return switch (role) {
            case CHECK -> "folders.role.check";
            case COMPARE_WITH -> "folders.role.compareWith";
            case TEMPLATE -> "folders.role.template";
            case LEFT_OUT -> "folders.role.leftOut";
        };
    }

    private static String meaning(Role role) {
        return switch (role) {
            case CHECK -> "folders.role.check.meaning";
            case COMPARE_WITH -> "folders.role.compareWith.meaning";
            case TEMPLATE -> "folders.role.template.meaning";
            case LEFT_OUT -> "folders.role.leftOut.meaning";
        };
    }
}
