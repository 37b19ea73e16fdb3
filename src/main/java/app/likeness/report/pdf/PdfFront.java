package app.likeness.report.pdf;

import app.likeness.compare.PairLevel;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportSentences;
import app.likeness.report.content.ReportSummary;
import app.likeness.report.content.ReportWords;
import app.likeness.report.content.Strongest;
import app.likeness.report.content.VerdictWords;
import app.likeness.report.names.ClusterRow;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.PathNames;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import app.likeness.report.words.MetadataWords;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The first pages of a PDF: the headline, the levels, the groups and the table of pairs.
final class PdfFront {
    private static final float LEVEL_SIDE = 7;

    /// The room for the name of a table, its head and the two rows that stay together, in points: a head alone at the
    /// foot of a page heads nothing.
    private static final float TABLE = 190;

    private final PdfBook book;
    private final PdfCanvas canvas;
    private final ReportWords words;
    private final Report report;
    private final NamedFindings findings;
    private final MetadataWords metadata;
    private final PdfVerdict verdicts;

    PdfFront(PdfBook book, Report report) {
        this.book = book;
        this.canvas = book.canvas();
        this.words = book.words();
        this.report = report;
        this.findings = report.findings();
        this.metadata = new MetadataWords(report.locale());
        this.verdicts = new PdfVerdict(book, report);
    }

    void headline(String headline, Optional<PdfCase> subject, List<ReportedPair> pairs) throws IOException {
        canvas.newPage();
        canvas.paragraph("Likeness · 文痕", PdfStyle.BOLD.in(PdfInk.MUTED), PdfBook.BODY);
        canvas.skip(6);
        book.title(headline);
        if (subject.isPresent()) {
            subject.get().head();
        }
        if (pairs.isEmpty()) {
            summary();
            return;
        }
        book.text(words.of("headline.pairs", pairs.size()));
        canvas.skip(6);
        levels(pairs);
        canvas.skip(14);
        float top = canvas.y();
        canvas.paragraph(
                List.of(PdfStyle.PLAIN.of(words.of("note"))), PdfCanvas.LEFT + 12, PdfCanvas.WIDTH - 12, PdfBook.BODY);
        canvas.fill(PdfCanvas.LEFT, top, 2.5f, canvas.y() - top, PdfInk.ACCENT);
        canvas.skip(10);
        summary();
        if (report.options().hidesNames()) {
            canvas.skip(6);
            book.small(words.of("files.hidden"));
        }
    }

    private void summary() throws IOException {
        book.facts(new ReportSummary(report, words).facts());
    }

    private void levels(List<ReportedPair> pairs) throws IOException {
        List<PairLevel> levels = ReportSentences.levels(pairs);
        float gap = 10;
        float width = (PdfCanvas.WIDTH - gap * (levels.size() - 1)) / levels.size();
        float top = canvas.y();
        float bottom = top;
        for (int i = 0; i < levels.size(); i++) {
            PairLevel level = levels.get(i);
            float x = PdfCanvas.LEFT + i * (width + gap) + LEVEL_SIDE;
            float room = width - 2 * LEVEL_SIDE;
            long count =
                    pairs.stream().filter(row -> row.pair().level() == level).count();
            float y = lines(PdfStyle.BOLD.of(words.of("number", count)), x, top + 6, room, PdfBook.SECTION);
            y = lines(PdfStyle.PLAIN.of(words.of("band." + level.label())), x, y + 2, room, PdfBook.BODY);
            y = lines(PdfStyle.MUTED.of(words.of("band." + level.label() + ".limit")), x, y, room, PdfBook.SMALL);
            bottom = Math.max(bottom, y + 6);
        }
        for (int i = 0; i < levels.size(); i++) {
            canvas.frame(PdfCanvas.LEFT + i * (width + gap), top, width, bottom - top, PdfInk.RULE, 0.7f);
        }
        canvas.skip(bottom - top);
    }

    /// Draws words in lines and returns where they end.
    private float lines(PdfPiece piece, float x, float top, float width, float size) throws IOException {
        float y = top;
        for (PdfLine line : PdfLines.of(canvas.fonts(), List.of(piece), width, size)) {
            canvas.line(line, x, y, width);
            y += PdfCanvas.leading(size);
        }
        return y;
    }

    void groups(List<ReportedPair> pairs, ReportProgress progress) throws IOException {
        List<ClusterRow> clusters = findings.clusters();
        if (clusters.isEmpty()) {
            return;
        }
        book.section(words.of("groups.title"), 90);
        book.text(words.of("groups.lead"));
        Map<Long, Strongest> strongest =
                Strongest.of(pairs, row -> report.standing(row).isQuiet());
        int rows = 0;
        int shown = 0;
        while (shown < clusters.size() && rows < ReportLimits.GROUP_ROWS) {
            ClusterRow cluster = clusters.get(shown++);
            canvas.skip(8);
            canvas.ensure(TABLE);
            String name = words.of("groups.name", cluster.number());
            book.bookmark(name);
            canvas.paragraph(
                    List.of(PdfStyle.BOLD.of(name), PdfStyle.MUTED.of("   " + ReportSentences.group(words, cluster))),
                    PdfCanvas.LEFT,
                    PdfCanvas.WIDTH,
                    PdfBook.BODY);
            book.small(ReportSentences.first(words, metadata, findings, cluster));
            verdicts.write(report.standing(cluster), PdfCanvas.LEFT, PdfCanvas.WIDTH);
            List<Long> members = ReportSentences.members(findings, cluster);
            List<Long> listed = members.subList(0, Math.min(ReportLimits.GROUP_ROWS - rows, members.size()));
            group(listed, strongest, progress);
            rows += listed.size();
            if (listed.size() < members.size()) {
                book.cut(words.of("groups.cutMembers", members.size() - listed.size()));
            }
        }
        if (shown < clusters.size()) {
            book.cut(words.of("groups.cut", clusters.size() - shown));
        }
    }

    private void group(List<Long> members, Map<Long, Strongest> strongest, ReportProgress progress) throws IOException {
        var table = new PdfTable(
                book,
                List.of(
                        words.of("groups.column.document"),
                        words.of("groups.column.with"),
                        words.of("groups.column.share")),
                List.of(210, 210, 79));
        table.begin();
        for (int i = 0; i < members.size(); i++) {
            progress.check();
            if (i == members.size() - 2) {
                table.lastTwo();
            }
            long id = members.get(i);
            Strongest link = strongest.get(id);
            table.row(List.of(
                    document(findings.document(id), true),
                    link == null ? List.of() : document(findings.document(link.other()), false),
                    link == null ? List.of() : List.of(PdfStyle.BOLD.of(Figures.percent(link.share())))));
        }
    }

    /// A document's title with its path below it.
    private List<PdfPiece> document(Document document, boolean withStated) {
        List<PdfPiece> pieces = new ArrayList<>();
        pieces.add(PdfStyle.PLAIN.of(PdfBook.shortened(document.title())));
        String name = findings.name(document.id());
        if (!name.equals(document.title())) {
            pieces.add(PdfStyle.MUTED.of("\n" + PdfBook.shortened(PathNames.escape(name))));
        }
        String stated = withStated ? ReportSentences.stated(metadata, document) : "";
        if (!stated.isEmpty()) {
            pieces.add(PdfStyle.MUTED.of("\n" + PdfBook.shortened(stated)));
        }
        return pieces;
    }

    void pairs(List<ReportedPair> pairs, ReportProgress progress) throws IOException {
        book.section(words.of("pairs.title"), TABLE);
        book.text(words.of("pairs.lead"));
        if (pairs.size() > ReportLimits.TABLE_PAIRS) {
            book.cut(words.of("pairs.cut", pairs.size() - ReportLimits.TABLE_PAIRS));
        }
        boolean isJudged = pairs.stream().map(report::standing).anyMatch(VerdictWords::isSaid);
        List<String> labels = new ArrayList<>();
        for (String column : List.of("number", "left", "right", "containmentLeft", "containmentRight", "level")) {
            labels.add(words.of("pairs.column." + column));
        }
        labels.add(words.of("pairs.column.shared"));
        if (isJudged) {
            labels.add(words.of("pairs.column.verdict"));
        }
        var table = new PdfTable(
                book,
                labels,
                isJudged ? List.of(28, 107, 107, 44, 44, 58, 58, 53) : List.of(28, 129, 130, 46, 46, 60, 60));
        table.begin();
        var verdictWords = new VerdictWords(words, report);
        int shown = Math.min(ReportLimits.TABLE_PAIRS, pairs.size());
        for (int i = 0; i < shown; i++) {
            progress.check();
            if (i == shown - 2) {
                table.lastTwo();
            }
            row(table, pairs.get(i), i + 1, isJudged, verdictWords);
        }
    }

    private List<PdfPiece> share(double same, double changed) {
        PdfPiece percent = PdfStyle.BOLD.of(Figures.percent(same));
        return changed > 0
                ? List.of(percent, PdfStyle.MUTED.of(" " + words.of("pairs.changed", Figures.percent(changed))))
                : List.of(percent);
    }

    private void row(PdfTable table, ReportedPair row, int number, boolean isJudged, VerdictWords verdictWords)
            throws IOException {
        boolean isLinked = number <= ReportLimits.PASSAGE_PAIRS;
        List<List<PdfPiece>> cells = new ArrayList<>();
        cells.add(List.of((isLinked ? PdfStyle.PLAIN.in(PdfInk.ACCENT) : PdfStyle.PLAIN).of(Integer.toString(number))));
        cells.add(document(row.left(), false));
        cells.add(document(row.right(), false));
        cells.add(share(row.containmentLeft(), row.changedLeft()));
        cells.add(share(row.containmentRight(), row.changedRight()));
        cells.add(List.of(PdfStyle.PLAIN.of(words.level(row))));
        cells.add(List.of(PdfStyle.PLAIN.of(words.of("number", row.pair().sharedCharacters()))));
        if (isJudged) {
            cells.add(List.of(PdfStyle.PLAIN.of(verdictWords.state(report.standing(row)))));
        }
        float top = canvas.y();
        table.row(cells);
        // A row that went on to the next page has its number on the page before.
        if (isLinked && canvas.y() > top) {
            book.link(number, PdfCanvas.LEFT, top, 28, canvas.y() - top);
        }
    }
}
