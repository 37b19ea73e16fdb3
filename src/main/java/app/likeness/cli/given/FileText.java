package app.likeness.cli.given;

import app.likeness.report.names.PathNames;
import app.likeness.text.Attempt;
import app.likeness.text.Skip;
import app.likeness.text.container.ContainerLimits;
import app.likeness.text.container.Containers;
import app.likeness.text.container.Member;
import app.likeness.text.container.MemberFile;
import app.likeness.text.container.TableRow;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Folds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// A file that the user named, read and folded.
///
/// @param file as the user named it
public record FileText(Path file, ExtractedText extracted, FoldedText folded) {
    /// Reads `file`; the failure says why there is no text in it.
    public static FileText of(Path file, TextExtractors extractors) throws Failure {
        ExtractedText extracted = read(file, extractors);
        return new FileText(file, extracted, FoldedText.of(extracted.text()));
    }

    public static ExtractedText read(Path file, TextExtractors extractors) throws Failure {
        Attempt<ExtractedText> extraction = extractors.extract(file.toAbsolutePath());
        if (extraction instanceof Attempt.Not) {
            extraction = inside(file.toAbsolutePath().normalize(), extractors).orElse(extraction);
        }
        return switch (extraction) {
            case Attempt.Got<ExtractedText> text -> text.value();
            case Attempt.Not<ExtractedText> not -> throw new Failure(ExitCode.UNREADABLE, sentence(file, not.skip()));
        };
    }

    /// What a scan calls `class.zip/essay.txt`: a file inside another one; empty where there is a file at `path`.
    private static Optional<Attempt<ExtractedText>> inside(Path path, TextExtractors extractors) {
        if (Files.exists(path)) {
            return Optional.empty();
        }
        return new Containers(ContainerLimits.forOne(), extractors).member(path).map(member -> switch (member) {
            case MemberFile inside -> extractors.extract(inside.path(), inside.bytes());
            case TableRow row -> row.extract();
            case Member.Unread unread -> Attempt.not(unread.skip());
        });
    }

    /// What folding changed in the text.
    public Folds folds() {
        return Folds.of(text(), folded);
    }

    public String text() {
        return extracted.text();
    }

    private static String sentence(Path file, Skip skip) {
        String detail = skip.detail().isEmpty() ? "" : " (" + skip.detail() + ")";
        return "Cannot read " + PathNames.escape(file.toString()) + ": "
                + switch (skip.reason()) {
                    case UNSUPPORTED -> "its format is not one that is read" + detail + ". Save it as text or HTML.";
                    case UNREADABLE -> "it cannot be opened" + detail + ". Check the path and the rights.";
                    case DAMAGED ->
                        "it is damaged" + detail + ". Open it in the program that made it and save it anew.";
                    case ENCRYPTED -> "a password protects it" + detail + ". Remove the password and try again.";
                    case EMPTY -> "it holds no letter and no digit" + detail + ". Name another file.";
                    case PICTURES_ONLY ->
                        "it holds pictures and no text" + detail + ". Run text recognition over it and try again.";
                    case TOO_LARGE, CUT, CHARSET_UNCERTAIN, GARBLED ->
                        "it is too large" + detail + ". Divide it and try again.";
                };
    }
}
