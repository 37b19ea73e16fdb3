package app.likeness.ui;

/// What the menus, keys and buttons of the window can set off. Everything runs on the FX thread.
interface Actions {
    void chooseFolder();

    void chooseFiles();

    void trySample();

    /// Asks for a text that is in no file, and checks it.
    void pasteText();

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

    /// From the pair to the view it was opened from.
    void back();

    void about();

    void quit();
}
