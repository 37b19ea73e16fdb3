package app.likeness.ui.frame;

import app.likeness.text.extract.TextExtractors;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.intake.CharsetDialog;
import app.likeness.ui.intake.OpenableFile;
import app.likeness.ui.intake.WrittenFile;
import java.nio.file.Path;
import java.util.function.Consumer;

/// What is done with a single file: it is opened in the system's own program, or read in another character set. Nothing
/// is done with a document's file while names are hidden but say so: it would show the name.
final class DocumentFiles {
    private final WindowState state;
    private final Consumer<String> showDocument;

    /// @param showDocument opens an address in the system's own program for it
    DocumentFiles(WindowState state, Consumer<String> showDocument) {
        this.state = state;
        this.showDocument = showDocument;
    }

    /// Opens the file of a document.
    void open(Path path) {
        state.naming().whenShown(() -> openWritten(path));
    }

    /// Opens a file or folder that the program wrote, whatever its name; for what is inside a file see [OpenableFile].
    void openWritten(Path path) {
        state.background()
                .run(
                        () -> OpenableFile.of(path),
                        file -> file.ifPresentOrElse(
                                found -> showDocument.accept(found.toUri().toString()), () -> cannotOpen(path)),
                        failure -> cannotOpen(path));
    }

    /// Lets the user choose the character set of a file, or of all files in its folder; says so where that makes no
    /// difference. What is inside an archive has one of its own; for a row of a table it is the table that is read.
    void chooseCharset(Path path) {
        state.naming()
                .whenShown(() -> state.background()
                        .compute(
                                () -> WrittenFile.of(path),
                                found -> found.ifPresentOrElse(this::chooseCharset, () -> cannotOpen(path))));
    }

    private void chooseCharset(WrittenFile file) {
        if (TextExtractors.isReadInCharset(file.path(), file.bytes())) {
            new CharsetDialog(state.messages(), state.stage(), file.path(), file.content())
                    .ask()
                    .ifPresent(choice -> state.workspace().readIn(choice.path(), choice.charset()));
        } else {
            state.workspace().problemProperty().set(new Problem.NoCharset(file.path()));
        }
    }

    private void cannotOpen(Path path) {
        state.workspace().problemProperty().set(new Problem.CannotOpen(path));
    }
}
