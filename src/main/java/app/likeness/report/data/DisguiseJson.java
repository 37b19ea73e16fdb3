package app.likeness.report.data;

import app.likeness.text.fold.Fold;
import java.io.IOException;
import java.util.List;

/// What a text holds that is something else than it shows, for programs: each place with its kind, its span in UTF-16
/// units of the text, and what it was compared as.
public final class DisguiseJson {
    private DisguiseJson() {}

    /// Writes the array that is the next value.
    public static void write(Json json, List<Fold> folds) throws IOException {
        json.array();
        for (Fold fold : folds) {
            json.object().name("kind").value(fold.kind().label());
            json.name("start")
                    .value(fold.span().start())
                    .name("end")
                    .value(fold.span().end());
            json.name("stands").value(fold.stands()).end();
        }
        json.end();
    }
}
