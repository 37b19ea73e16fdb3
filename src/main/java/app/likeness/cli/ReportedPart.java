package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.compare.findings.Findings;
import app.likeness.report.content.DecidedFindings;
import app.likeness.report.content.Report;
import app.likeness.report.docx.CommentedDocx;
import app.likeness.report.names.PathNames;
import app.likeness.text.document.Document;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/// What of the findings the reports hold; the tables hold all of them.
///
/// @param confirmedOnly whether it is what was confirmed alone
/// @param caseOf the file of the document that it is about, with everything that this shares text with
record ReportedPart(boolean confirmedOnly, Optional<Path> caseOf) {
    static final ReportedPart WHOLE = new ReportedPart(false, Optional.empty());

    /// Whether it is about a Word document.
    boolean isOfDocx() {
        return caseOf.filter(CommentedDocx::isFor).isPresent();
    }

    /// Says so when both are asked for: a case file holds what was found, confirmed or not.
    void check() throws Failure {
        if (confirmedOnly && caseOf.isPresent()) {
            throw new Failure(
                    ExitCode.USAGE,
                    "--case and --confirmed exclude each other: a case file holds everything that one document shares"
                            + " text with.");
        }
    }

    /// The part of `all`. O(findings).
    Report of(Report all) throws Failure {
        if (equals(WHOLE)) {
            return all;
        }
        Findings findings = all.findings().findings();
        OptionalLong subject = subject(findings);
        Findings part = subject.isPresent()
                ? findings.about(subject.getAsLong())
                : DecidedFindings.confirmed(findings, all.known().review());
        return all.of(all.findings().part(part, subject));
    }

    private OptionalLong subject(Findings findings) throws Failure {
        if (caseOf.isEmpty()) {
            return OptionalLong.empty();
        }
        Path file = caseOf.get().toAbsolutePath().normalize();
        OptionalLong found = findings.documents().stream()
                .filter(document -> document.path().equals(file))
                .mapToLong(Document::id)
                .findFirst();
        if (found.isEmpty()) {
            throw new Failure(
                    ExitCode.USAGE,
                    "No document was read from " + PathNames.escape(file.toString())
                            + ": --case takes a file in what is scanned.");
        }
        return found;
    }
}
