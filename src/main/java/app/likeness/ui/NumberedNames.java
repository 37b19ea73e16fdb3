package app.likeness.ui;

import app.likeness.report.HiddenNames;

/// The numbers that stand for names while these are hidden.
final class NumberedNames {
    private NumberedNames() {}

    static HiddenNames of(Messages messages) {
        return new HiddenNames(
                number -> messages.get("names.document", number),
                number -> messages.get("names.file", number),
                number -> messages.get("names.folder", number));
    }
}
