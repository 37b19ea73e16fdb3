package app.likeness.text.extract;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.reader.AttachedFiles;
import app.likeness.text.table.Sheets;
import java.nio.file.Path;
import java.util.List;

/// Takes files apart that other programs wrote: [TextExtractors] does it in the reader processes.
public interface DocumentParts {
    /// The tables of the spreadsheet `path`, whose bytes are `file`.
    Attempt<Sheets> sheets(Path path, FileBytes file);

    /// The files that are attached to the message `path`, whose bytes are `file`.
    Attempt<AttachedFiles> attachments(Path path, FileBytes file);

    /// The passwords to try where something has one; kept in memory alone.
    List<String> passwords();
}
