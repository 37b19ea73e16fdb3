package app.likeness.ui;

import app.likeness.ui.help.HelpPage;
import app.likeness.ui.help.KeysPage;
import app.likeness.ui.settings.SettingsPage;

/// The pages that lie over the views: settings, help, keys.
final class Pages {
    private final MainWindow window;
    private final Sheet settings;
    private final Sheet help;
    private final Sheet keys;

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
    private void show(Sheet page) {
        if (window.sheetProperty().get() == page) {
            window.closeSheet();
        } else {
            page.showAll();
            window.showSheet(page);
        }
    }
}
