package app.likeness.ui.frame;

import app.likeness.ui.help.HelpPage;
import app.likeness.ui.help.KeysPage;
import app.likeness.ui.parts.Overlay;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.SettingsPage;
import app.likeness.ui.words.Messages;

/// The pages that lie over the views: settings, help, keys.
final class Pages {
    private final MainWindow window;
    private final Overlay settings;
    private final Overlay help;
    private final Overlay keys;

    Pages(Messages messages, Preferences preferences, MainWindow window) {
        this.window = window;
        settings = new SettingsPage(messages, preferences, window::closeSheet).page();
        help = HelpPage.make(messages, window::closeSheet);
        keys = KeysPage.make(messages, window::closeSheet);
    }

    void showSettings() {
        show(settings);
    }

    void showHelp() {
        show(help);
    }

    void showKeys() {
        show(keys);
    }

    /// The keys that show a page take it away again.
    private void show(Overlay page) {
        if (window.sheetProperty().get() == page) {
            window.closeSheet();
        } else {
            page.showAll();
            window.showSheet(page);
        }
    }
}
