package app.likeness.cli.given;

/// What the program tells the shell when it ends.
public final class ExitCode {
    /// Done; files that were not read are listed and no error.
    public static final int DONE = 0;
    /// An error of the program itself.
    public static final int UNEXPECTED = 1;
    /// Wrong usage.
    public static final int USAGE = 2;
    /// Nothing could be read, or the corpus is in use or unreadable.
    public static final int UNREADABLE = 3;
    /// An output could not be written.
    public static final int UNWRITABLE = 4;
    /// A number that was counted again does not hold, or cannot be counted again.
    public static final int HOLDS_NOT = 5;
    /// Stopped by the user; what was finished is kept.
    public static final int STOPPED = 130;

    private ExitCode() {}
}
