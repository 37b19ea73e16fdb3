package app.likeness.cli.given;

import app.likeness.report.content.ReportException;
import app.likeness.report.names.PathNames;
import app.likeness.store.kept.CorpusException;

/// Something that the user can do something about: a sentence (what happened, to what, what to do) and the exit code.
public final class Failure extends Exception {
    private static final long serialVersionUID = 1L;

    private final int exitCode;

    public Failure(int exitCode, String sentence) {
        super(sentence);
        this.exitCode = exitCode;
    }

    private Failure(int exitCode, String sentence, Exception cause) {
        super(sentence, cause);
        this.exitCode = exitCode;
    }

    public int exitCode() {
        return exitCode;
    }

    public static Failure of(CorpusException e) {
        String file = PathNames.escape(e.file().toString());
        return switch (e.reason()) {
            case IN_USE ->
                new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot open the corpus " + file
                                + ": another window or program has it open. Close that one and try again.",
                        e);
            case OTHER_VERSION ->
                new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot open the corpus " + file
                                + ": another version of Likeness made it. Name another file after --corpus to scan its"
                                + " folders anew, or open it with that version.",
                        e);
            case NOT_A_CORPUS ->
                new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot open the corpus " + file
                                + ": it is not a corpus, or it is damaged. Make it anew: likeness rescue --corpus FILE.",
                        e);
            case NO_ACCESS ->
                new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot open the corpus " + file
                                + ": its place cannot be read or written. Check the folder and its rights.",
                        e);
            case GONE ->
                new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot keep the corpus " + file
                                + ": it was deleted or moved while it was in use, and nothing of this scan is kept in it. Scan"
                                + " again.",
                        e);
            case DISK_FULL ->
                new Failure(
                        ExitCode.UNWRITABLE,
                        "Cannot write the corpus " + file + ": the disk is full. Free some space and try again.",
                        e);
            case FAILED ->
                new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot use the corpus " + file
                                + ": its database reports a fault. Try again, or name another file after --corpus.",
                        e);
        };
    }

    public static Failure of(ReportException e) {
        if (e.getCause() instanceof CorpusException corpus) {
            return of(corpus);
        }
        String what = "Cannot write " + PathNames.escape(e.file().toString()) + ": ";
        String sentence = switch (e.reason()) {
            case NO_FOLDER -> what + "its folder does not exist. Make the folder or choose another place.";
            case IS_A_FOLDER -> what + "a folder has this name. Choose another name.";
            case NO_ACCESS -> what + "the rights do not allow it. Choose another place.";
            case DISK_FULL -> what + "the disk is full. Free some space and try again.";
            case CORPUS -> what + "the corpus does not give the texts any more. Scan again.";
            case NO_DOCX ->
                what + "only a Word document is given back with comments. Choose another format for the report.";
            case CHANGED ->
                what + "it is not the file that was read any more, or stands inside another file. Scan again.";
            case TOO_LARGE -> what + "it is too large to be given back with comments. Choose another format.";
            case FAILED -> what + "writing failed. Choose another place.";
        };
        return new Failure(ExitCode.UNWRITABLE, sentence, e);
    }
}
