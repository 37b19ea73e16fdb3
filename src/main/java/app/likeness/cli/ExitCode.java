package app.likeness.cli;

/// What the program tells the shell when it ends.
final class ExitCode {
    /// Done; files that were not read are listed and no error.
    static final int DONE = 0;
    /// An error of the program itself.
    static final int UNEXPECTED = 1;
    /// Wrong usage.
    static final int USAGE = 2;
    /// Nothing could be read, or the corpus is in use or unreadable.
    static final int UNREADABLE = 3;
    /// An output could not be written.
    static final int UNWRITABLE = 4;
    /// Stopped by the user; what was finished is kept.
    static final int STOPPED = 130;

    private ExitCode() {}
}
