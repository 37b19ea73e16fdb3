package app.likeness;

import app.likeness.cli.Cli;
import app.likeness.ui.frame.LikenessApp;
import app.likeness.ui.parts.Display;
import java.util.OptionalInt;

/// Entry point: a command of the command line runs there, anything else opens the window. It does not extend JavaFX's
/// `Application`, so that JavaFX may stand on the class path.
public final class Likeness {
    private Likeness() {}

    /// `arguments`: a command with its options (see `likeness --help`), or the folders and files to open the
    /// window with.
    public static void main(String[] arguments) {
        OptionalInt again = SecondStart.again();
        if (again.isPresent()) {
            System.exit(again.getAsInt());
        } else if (Cli.isCommand(arguments)) {
            System.exit(Cli.run(arguments));
        } else if (Display.isPresent()) {
            LikenessApp.open(arguments);
        } else {
            System.exit(Cli.runWithoutDisplay(arguments));
        }
    }
}
