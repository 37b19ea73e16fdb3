package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.report.names.PathNames;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import java.nio.file.Path;

/// Opens corpora that must be there.
final class CorpusFiles {
    private CorpusFiles() {}

    /// The corpus in `file`; the failure says where one comes from.
    static Corpus open(Path file) throws Failure, CorpusException {
        if (!Corpus.exists(file)) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot find the corpus " + PathNames.escape(file.toString())
                            + ": no file has this name. Make one first: likeness scan --corpus FILE FOLDER.");
        }
        return Corpus.open(file);
    }
}
