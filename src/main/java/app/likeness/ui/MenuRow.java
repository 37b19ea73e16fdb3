package app.likeness.ui;

import java.util.Arrays;
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

/// The menus: every action of the window stands in one of them, with its key.
final class MenuRow {
    private final Messages messages;
    private final Actions actions;
    private final ObservableValue<Boolean> open;

    /// @param open whether a corpus is open
    MenuRow(Messages messages, Actions actions, ObservableValue<Boolean> open) {
        this.messages = messages;
        this.actions = actions;
        this.open = open;
    }

    /// How a pair is shown.
    ///
    /// @param shown whether one is, so that there is a view to go back to
    /// @param unmasked whether disguises are marked
    /// @param asCompared whether the texts are shown as what was compared
    record PairView(ObservableValue<Boolean> shown, Property<Boolean> unmasked, Property<Boolean> asCompared) {}

    /// @param scanning whether a scan runs
    MenuBar build(
            ObservableValue<Boolean> scanning, PairView pair, Property<Language> language, Property<Theme> theme) {
        Menu view = view(language, theme);
        view.getItems()
                .addAll(
                        new SeparatorMenuItem(),
                        check("menu.view.unmask", pair.unmasked(), pair.shown()),
                        check("menu.view.asCompared", pair.asCompared(), pair.shown()));
        MenuBar bar = new MenuBar(file(scanning), view, go(pair.shown()), help());
        bar.setUseSystemMenuBar(true);
        return bar;
    }

    private Menu file(ObservableValue<Boolean> scanning) {
        MenuItem again = item("menu.file.scanAgain", "F5", actions::scanAgain);
        again.disableProperty().bind(open.map(isOpen -> !isOpen));
        MenuItem stop = item("menu.file.stop", "", actions::stopScan);
        stop.disableProperty().bind(scanning.map(runs -> !runs));
        MenuItem copy = item("menu.file.saveCopy", "", actions::saveCopy);
        copy.disableProperty().bind(open.map(isOpen -> !isOpen));
        MenuItem export = item("menu.file.export", "Shortcut+E", actions::export);
        export.disableProperty().bind(open.map(isOpen -> !isOpen));
        return menu(
                "menu.file",
                item("menu.file.chooseFolder", "Shortcut+Shift+O", actions::chooseFolder),
                item("menu.file.chooseFiles", "Shortcut+O", actions::chooseFiles),
                item("menu.file.paste", "Shortcut+Shift+V", actions::pasteText),
                item("menu.file.sample", "", actions::trySample),
                new SeparatorMenuItem(),
                item("menu.file.openCorpus", "", actions::openCorpus),
                copy,
                export,
                new SeparatorMenuItem(),
                again,
                stop,
                new SeparatorMenuItem(),
                item("menu.file.quit", "Shortcut+Q", actions::quit));
    }

    private Menu view(Property<Language> language, Property<Theme> theme) {
        Menu languageMenu = menu("menu.view.language");
        group(
                languageMenu,
                Arrays.stream(Language.values())
                        .map(each -> choice(each.key(), language, each))
                        .toArray(RadioMenuItem[]::new));
        Menu themeMenu = menu("menu.view.theme");
        group(
                themeMenu,
                choice("menu.view.theme.system", theme, Theme.SYSTEM),
                choice("menu.view.theme.light", theme, Theme.LIGHT),
                choice("menu.view.theme.dark", theme, Theme.DARK));
        return menu("menu.view", languageMenu, themeMenu);
    }

    private Menu go(ObservableValue<Boolean> inPair) {
        Menu go = menu("menu.go");
        for (Navigation target : Navigation.values()) {
            int digit = go.getItems().size() + 1;
            MenuItem item = item(target.key(), "Shortcut+" + digit, () -> actions.show(target));
            if (!target.worksWithoutCorpus()) {
                item.disableProperty().bind(open.map(isOpen -> !isOpen));
            }
            go.getItems().add(item);
        }
        MenuItem back = item("menu.go.back", "", actions::back);
        back.disableProperty().bind(inPair.map(shown -> !shown));
        MenuItem find = item("menu.go.find", "Shortcut+F", actions::find);
        find.disableProperty().bind(open.map(isOpen -> !isOpen));
        go.getItems().addAll(new SeparatorMenuItem(), find, back);
        return go;
    }

    private Menu help() {
        return menu("menu.help", item("menu.help.about", "", actions::about));
    }

    private Menu menu(String key, MenuItem... items) {
        Menu menu = new Menu();
        menu.textProperty().bind(messages.text(key));
        menu.getItems().addAll(items);
        return menu;
    }

    private MenuItem item(String key, String keys, Runnable action) {
        MenuItem item = new MenuItem();
        item.textProperty().bind(messages.text(key));
        if (!keys.isEmpty()) {
            item.setAccelerator(KeyCombination.valueOf(keys));
        }
        item.setOnAction(event -> action.run());
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

    private static void group(Menu menu, RadioMenuItem... items) {
        ToggleGroup group = new ToggleGroup();
        for (RadioMenuItem item : items) {
            item.setToggleGroup(group);
        }
        menu.getItems().addAll(items);
    }
}
