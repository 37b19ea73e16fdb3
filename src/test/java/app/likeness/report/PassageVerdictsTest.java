package app.likeness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.report.content.MadeReport;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportOptions.Extent;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.pdf.PdfContent;
import app.likeness.review.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What was said of single passages, in the reports that show passages.
class PassageVerdictsTest {
    private static final String SHARED =
            "The ferry left before the mail had come, and the postmaster rowed after it with both sacks and his hat.";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(
            value = ReportFormat.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"CSV", "DOCX"})
    void theNoteOnAPassageStandsWithItsVerdictUnlessNotesAreLeftOut(ReportFormat format)
            throws IOException, ReportException {
        for (Judgements judgements : Judgements.values()) {
            Path file = folder.resolve(judgements + "." + format.ending());
            format.write(report(judgements), file, ReportProgress.NONE);
            String text = format == ReportFormat.PDF ? PdfContent.of(file).all() : Files.readString(file);
            String said = text.replaceAll("\\s+", "");
            assertEquals(judgements == Judgements.WITH_NOTES, said.contains("aknownsaying"), said);
        }
    }

    private static Report report(Judgements judgements) {
        return new MadeReport()
                .with("a.txt", "One", "", "Nothing like it stands elsewhere. " + SHARED)
                .with("b.txt", "Two", "", SHARED + " The rest was written by somebody else.")
                .judgedPassages(1, 2, State.LATER, "a known saying")
                .report(Locale.ENGLISH, new ReportOptions(Names.SHOWN, judgements, Extent.PASSAGES));
    }
}
