package app.likeness.ui.frame;

import app.likeness.ui.parts.Buttons;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import app.likeness.ui.words.TextSize;
import app.likeness.ui.words.Theme;
import java.util.Arrays;
import java.util.List;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCombination;

/// The menus: every action of the window stands in one of them, with its key. On macOS they are the system's own.
final class MenuRow {
    private final Messages messages;
    private final Opening opening;
    private final WindowActions actions;
    private final ObservableValue<Boolean> closed;

    /// @param open whether a corpus is open
    MenuRow(Messages messages, Opening opening, WindowActions actions, ObservableValue<Boolean> open) {
        this.messages = messages;
        this.opening = opening;
        this.actions = actions;
        closed = open.map(isOpen -> !isOpen);
    }

    /// How a pair is shown.
    ///
    /// @param shown whether one is, so that there is a view to go back to
    /// @param unmasked whether disguises are marked
    /// @param asCompared whether the texts are shown as what was compared
    record PairView(ObservableValue<Boolean> shown, Property<Boolean> unmasked, Property<Boolean> asCompared) {}

    /// @param scanning whether a scan runs
    /// @param more menus of views, before Help
    MenuBar build(ObservableValue<Boolean> scanning, PairView pair, Preferences preferences, Menu... more) {
        MenuBar bar = new MenuBar(file(scanning), view(preferences, pair), go(), pair(pair.shown()));
        bar.getMenus().addAll(more);
        bar.getMenus().add(help());
        bar.setUseSystemMenuBar(true);
        return bar;
    }

    private Menu file(ObservableValue<Boolean> scanning) {
        MenuItem stop = item("menu.file.stop", actions::stopScan);
        stop.disableProperty().bind(scanning.map(runs -> !runs));
        return menu(
                "menu.file",
                item(Shortcut.CHOOSE_FOLDER, opening::chooseFolder),
                item(Shortcut.CHOOSE_FILES, opening::chooseFiles),
                item(Shortcut.PASTE, opening::paste),
                item(Shortcut.PASTE_TEXT, opening::pasteText),
                item("menu.file.sample", opening::trySample),
                new SeparatorMenuItem(),
                item("menu.file.openCorpus", opening::openCorpus),
                whenOpen(item("menu.file.saveCopy", actions::saveCopy)),
                whenOpen(item(Shortcut.EXPORT, actions::export)),
                whenOpen(item(Shortcut.PRINT, actions::print)),
                item("menu.file.moved", actions::movedFiles),
                new SeparatorMenuItem(),
                whenOpen(item(Shortcut.SCAN_AGAIN, actions::scanAgain)),
                stop,
                new SeparatorMenuItem(),
                item(Shortcut.SETTINGS, actions::settings),
                item(Shortcut.QUIT, actions::quit));
    }

    private Menu view(Preferences preferences, PairView pair) {
        IntegerProperty size = preferences.textSizeProperty();
        Menu sizes = menu(
                "menu.view.textSize",
                item(Shortcut.LARGER, () -> size.set(TextSize.larger(size.get()))),
                item(Shortcut.SMALLER, () -> size.set(TextSize.smaller(size.get()))),
                item(Shortcut.USUAL_SIZE, () -> size.set(TextSize.USUAL)));
        Menu languages = menu("menu.view.language");
        group(
                languages,
                Arrays.stream(Language.values())
                        .map(each -> choice(each.key(), preferences.languageProperty(), each))
                        .toList());
        Menu themes = menu("menu.view.theme");
        group(
                themes,
                Arrays.stream(Theme.values())
                        .map(each -> choice(each.key(), preferences.themeProperty(), each))
                        .toList());
        return menu(
                "menu.view",
                sizes,
                themes,
                languages,
                new SeparatorMenuItem(),
                check("menu.view.unmask", pair.unmasked(), pair.shown()),
                check("menu.view.asCompared", pair.asCompared(), pair.shown()));
    }

    private Menu go() {
        Menu go = menu("menu.go");
        for (Navigation target : Navigation.values()) {
            int digit = go.getItems().size() + 1;
            MenuItem item = item(target.key(), () -> actions.show(target));
            item.setAccelerator(KeyCombination.valueOf("Shortcut+" + digit));
            go.getItems().add(target.worksWithoutCorpus() ? item : whenOpen(item));
        }
        go.getItems()
                .addAll(
                        new SeparatorMenuItem(),
                        whenOpen(item(Shortcut.FIND, actions::find)),
                        item("menu.go.back", actions::back));
        return go;
    }

    private Menu pair(ObservableValue<Boolean> shown) {
        Menu menu = menu(
                "menu.pair",
                press(Shortcut.NEXT_PASSAGE),
                press(Shortcut.PREVIOUS_PASSAGE),
                new SeparatorMenuItem(),
                press(Shortcut.NEXT_DIFFERENCE),
                press(Shortcut.PREVIOUS_DIFFERENCE),
                new SeparatorMenuItem(),
                press(Shortcut.NEXT_PAIR),
                press(Shortcut.PREVIOUS_PAIR));
        menu.getItems().forEach(item -> item.disableProperty().bind(shown.map(isShown -> !isShown)));
        return menu;
    }

    private Menu help() {
        return menu(
                "menu.help",
                item(Shortcut.HELP, actions::help),
                item(Shortcut.KEYS, actions::keys),
                item("menu.help.hints", actions::hintsAgain),
                new SeparatorMenuItem(),
                item("menu.help.about", actions::about));
    }

    private Menu menu(String key, MenuItem... items) {
        Menu menu = new Menu();
        menu.textProperty().bind(messages.text(key));
        menu.getItems().addAll(items);
        return menu;
    }

    /// What a view does by itself when its keys are pressed.
    private MenuItem press(Shortcut shortcut) {
        return item(shortcut, () -> actions.press(shortcut));
    }

    private MenuItem item(Shortcut shortcut, Runnable action) {
        MenuItem item = item(shortcut.key(), action);
        item.setAccelerator(shortcut.combination());
        return item;
    }

    private MenuItem item(String key, Runnable action) {
        return Buttons.item(messages, key, action);
    }

    private MenuItem whenOpen(MenuItem item) {
        item.disableProperty().bind(closed);
        return item;
    }

    private CheckMenuItem check(String key, Property<Boolean> checked, ObservableValue<Boolean> usable) {
        CheckMenuItem item = new CheckMenuItem();
        item.textProperty().bind(messages.text(key));
        item.selectedProperty().bindBidirectional(checked);
        item.disableProperty().bind(usable.map(isUsable -> !isUsable));
        return item;
    }

    private <T> RadioMenuItem choice(String key, Property<T> chosen, T value) {
        RadioMenuItem item = new RadioMenuItem();
        item.textProperty().bind(messages.text(key));
        chosen.subscribe(now -> item.setSelected(now == value));
        item.setOnAction(event -> chosen.setValue(value));
        return item;
    }

    private static void group(Menu menu, List<RadioMenuItem> items) {
        ToggleGroup group = new ToggleGroup();
        items.forEach(item -> item.setToggleGroup(group));
        menu.getItems().addAll(items);
    }
}
