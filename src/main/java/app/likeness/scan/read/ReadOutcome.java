package app.likeness.scan.read;

import app.likeness.scan.held.Taken;
import app.likeness.store.kept.KnownContainer;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Reading;
import app.likeness.text.Skip;
import app.likeness.text.table.ArticleTable;
import java.util.List;

/// What a worker made of one file.
sealed interface ReadOutcome {
    /// The content is that of the stored document, whatever the time of the file says.
    record Same(KnownFile known) implements ReadOutcome {}

    /// A text and what was taken from it.
    ///
    /// @param notices what is to be said of it all the same
    record Text(Reading reading, Taken taken, List<Skip> notices) implements ReadOutcome {
        public Text {
            notices = List.copyOf(notices);
        }
    }

    /// Not a document.
    record Not(Skip skip) implements ReadOutcome {}

    /// A container of documents, to be opened; `sha256` is of its own bytes.
    record Opens(String sha256) implements ReadOutcome {}

    /// Everything in a container was handed out.
    record Ended(KnownContainer container, List<ArticleTable> tables) implements ReadOutcome {}
}
