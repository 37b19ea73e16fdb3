package app.likeness.ui.words;

import app.likeness.report.names.HiddenNames;

/// The numbers that stand for names while these are hidden.
public final class NumberedNames {
    private NumberedNames() {}

    public static HiddenNames of(Messages messages) {
        return new HiddenNames(
                number -> messages.get("names.document", number),
                number -> messages.get("names.file", number),
                number -> messages.get("names.folder", number));
    }
}
