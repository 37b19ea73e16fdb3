package app.likeness.report.html;

import app.likeness.report.content.Report;
import app.likeness.report.content.ReportWords;
import app.likeness.report.content.VerdictWords;
import app.likeness.review.Standing;
import java.io.IOException;

/// A verdict with its note; nothing for what was never judged.
final class HtmlVerdict {
    private final Html html;
    private final VerdictWords words;
    private final Report report;

    HtmlVerdict(Html html, ReportWords words, Report report) {
        this.html = html;
        this.words = new VerdictWords(words, report);
        this.report = report;
    }

    /// @param standing as [Report#said] lets it be said
    void write(Standing standing) throws IOException {
        if (VerdictWords.isSaid(standing)) {
            html.element("p", words.sentence(standing), "class", "verdict");
        }
        String note = report.note(standing);
        if (!note.isBlank()) {
            html.element("p", note, "class", "judged", "dir", "auto", "lang", HtmlGroups.language(note));
        }
    }
}
