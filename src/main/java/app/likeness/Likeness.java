package app.likeness;

/// Entry point: with arguments for the command line it runs that, otherwise it opens the window. It does not extend
/// JavaFX's `Application`, so that JavaFX may stand on the class path.
public final class Likeness {
    private Likeness() {}

    public static void main(String[] args) {
        if (args.length > 0) {
            throw new UnsupportedOperationException();
        }
    }
}
