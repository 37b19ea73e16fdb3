package app.likeness.ui.frame;

import app.likeness.ui.words.Shortcut;

/// What the menus, keys and buttons of the window can set off. Everything runs on the FX thread.
interface Actions {
    void chooseFolder();

    void chooseFiles();

    void trySample();

    /// Asks for a text that is in no file, and checks it.
    void pasteText();

    /// Takes what the clipboard holds: copied files and paths as if they were dropped, other text as one to be checked.
    void paste();

    /// Opens a corpus by its file.
    void openCorpus();

    /// Copies the open corpus into another file.
    void saveCopy();

    /// Brings the open corpus up to date; after a stop it continues.
    void scanAgain();

    void stopScan();

    void show(Navigation view);

    /// Looks for words in the texts of the open pair, else puts the cursor into the search field of the results.
    void find();

    /// Writes what is shown to a file.
    void export();

    /// From a page or the pair to the view it was opened from; where there is none, stops the scan.
    void back();

    /// Does what the keys do in the view that is shown.
    void press(Shortcut shortcut);

    void settings();

    /// The page with the meaning of every number.
    void help();

    /// The sheet of keys.
    void keys();

    /// Shows the hints of the sample's tour once more.
    void hintsAgain();

    void about();

    void quit();
}
