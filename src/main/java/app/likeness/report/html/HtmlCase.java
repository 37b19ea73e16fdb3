package app.likeness.report.html;

import app.likeness.report.content.CaseFile;
import app.likeness.report.content.CaseFile.Piece;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportSummary.Fact;
import app.likeness.report.content.ReportWords;
import app.likeness.report.names.PathNames;
import java.io.IOException;

/// What a case file says of its document before the pairs: what is known of it, and its text in full with the number of
/// the pair behind each stretch.
final class HtmlCase {
    private final Html html;
    private final ReportWords words;
    private final CaseFile file;

    HtmlCase(Html html, ReportWords words, CaseFile file) {
        this.html = html;
        this.words = words;
        this.file = file;
    }

    void head() throws IOException {
        html.element("p", file.sentence(words), "class", "lead").line();
        html.open("dl", "class", "summary", "aria-label", words.of("case.label"))
                .line();
        for (Fact fact : file.facts(words)) {
            html.element("dt", words.of(fact.term()));
            html.open("dd").element("bdi", PathNames.escape(fact.text())).close("dd");
            html.line();
        }
        html.close("dl").line();
    }

    void text() throws IOException {
        html.open("section", "id", "case")
                .element("h2", words.of("case.text.title"))
                .line();
        long characters =
                file.pieces().stream().mapToLong(piece -> piece.text().length()).sum();
        if (characters > ReportLimits.WHOLE_CHARACTERS) {
            html.element("p", words.of("whole.cut", ReportLimits.WHOLE_CHARACTERS), "class", "cut");
            html.close("section").line();
            return;
        }
        html.element("p", words.of("case.text.lead"), "class", "muted").line();
        html.open("div", "class", "whole alone");
        html.open("div", "class", "text", "dir", "auto");
        int pair = 0;
        for (Piece piece : file.pieces()) {
            String ink = "ink-" + ((piece.pair() - 1) % HtmlPassages.INKS + 1);
            if (piece.pair() > 0 && piece.pair() != pair) {
                pair = piece.pair();
                html.open("sup", "class", ink)
                        .element("a", Integer.toString(pair), "href", "#pair-" + pair)
                        .close("sup");
            }
            piece(piece, ink);
        }
        html.close("div").close("div").close("section").line();
    }

    private void piece(Piece piece, String ink) throws IOException {
        switch (piece.part()) {
            case ORIGINAL -> html.text(piece.text());
            case SHARED -> html.element("mark", piece.text(), "class", ink);
            case CHANGED -> html.element("mark", piece.text(), "class", ink + " changed");
            case QUOTED, TEMPLATE -> html.element("span", piece.text(), "class", "out");
            case TOO_SHORT -> html.element("mark", piece.text(), "class", "not-counted");
        }
    }
}
