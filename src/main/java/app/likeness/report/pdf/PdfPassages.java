package app.likeness.report.pdf;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.Shares;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PassageReason;
import app.likeness.report.content.DisguiseLines;
import app.likeness.report.content.PassageRows;
import app.likeness.report.content.PassageRows.Piece;
import app.likeness.report.content.PassageRows.Row;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportSentences;
import app.likeness.report.content.ReportWords;
import app.likeness.report.names.PathNames;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.pdf.PdfColumns.Column;
import app.likeness.report.words.Figures;
import app.likeness.report.words.MetadataWords;
import app.likeness.report.words.ReasonWords;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;
import app.likeness.text.fold.Fold;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The passages of the strongest pairs in a PDF, the two sides in columns beside each other.
final class PdfPassages {
    private static final float KIND = 66;
    private static final float GAP = 14;
    private static final float SIDE = (PdfCanvas.WIDTH - KIND - GAP) / 2;
    private static final Column LEFT = new Column(PdfCanvas.LEFT + KIND, SIDE);
    private static final Column RIGHT = new Column(PdfCanvas.LEFT + KIND + SIDE + GAP, SIDE);
    private static final float HALF = (PdfCanvas.WIDTH - GAP) / 2;
    private static final Column HEAD_LEFT = new Column(PdfCanvas.LEFT, HALF);
    private static final Column HEAD_RIGHT = new Column(PdfCanvas.LEFT + HALF + GAP, HALF);

    private final PdfBook book;
    private final PdfCanvas canvas;
    private final ReportWords words;
    private final Report report;
    private final Exclusions leftOut;
    private final ReasonWords reasons;
    private final MetadataWords metadata;
    private final PdfVerdict verdicts;
    private final PdfWholeTexts whole;
    /// What stands at the top of the pages that a pair goes on to.
    private String going = "";

    PdfPassages(PdfBook book, Report report) {
        this.book = book;
        this.canvas = book.canvas();
        this.words = book.words();
        this.report = report;
        this.leftOut = report.findings().findings().leftOut();
        this.reasons = new ReasonWords(report.locale());
        this.metadata = new MetadataWords(report.locale());
        this.verdicts = new PdfVerdict(book, report);
        this.whole = new PdfWholeTexts(book, report);
    }

    void write(List<ReportedPair> pairs, ReportProgress progress) throws IOException, ReportException {
        canvas.newPage();
        book.section(words.of("passages.title"), 120);
        book.text(words.of("passages.lead"));
        legend();
        int shown = Math.min(ReportLimits.PASSAGE_PAIRS, pairs.size());
        if (pairs.size() > shown) {
            book.cut(words.of("passages.cut", pairs.size() - shown));
        }
        for (int i = 0; i < shown; i++) {
            progress.step(i, shown);
            pair(pairs.get(i), i + 1, progress);
        }
    }

    private void legend() throws IOException {
        canvas.skip(2);
        canvas.paragraph(
                List.of(
                        PdfStyle.passage(1).of(words.of("passages.legend.same")),
                        PdfStyle.PLAIN.of("     "),
                        PdfStyle.REMOVED.of(words.of("passages.legend.removed")),
                        PdfStyle.PLAIN.of("     "),
                        PdfStyle.ADDED.of(words.of("passages.legend.added"))),
                PdfCanvas.LEFT,
                PdfCanvas.WIDTH,
                PdfBook.BODY);
        canvas.skip(4);
    }

    private void pair(ReportedPair row, int number, ReportProgress progress) throws IOException, ReportException {
        CountedComparison comparison = report.texts().compare(row.left(), row.right());
        String left = report.texts().text(row.left());
        String right = report.texts().text(row.right());
        canvas.skip(16);
        canvas.ensure(170);
        String title = number + ". " + words.level(row);
        going = title + " · A: " + PdfBook.shortened(row.left().title()) + " · B: "
                + PdfBook.shortened(row.right().title());
        book.bookmark(number + ". " + PdfBook.shortened(row.left().title()) + " – "
                + PdfBook.shortened(row.right().title()));
        book.target(number);
        canvas.fill(PdfCanvas.LEFT, canvas.y(), PdfCanvas.WIDTH, 1.4f, PdfInk.TEXT);
        canvas.skip(8);
        canvas.paragraph(title, PdfStyle.BOLD, PdfBook.CARD);
        canvas.skip(3);
        head(row, comparison.counts().shares(leftOut));
        book.small(reasons.sentence(comparison.reason(leftOut)));
        Optional<String> earlier = metadata.earlier(row.left(), "A", row.right(), "B");
        if (earlier.isPresent()) {
            book.small(earlier.get());
        }
        verdicts.write(report.standing(row), PdfCanvas.LEFT, PdfCanvas.WIDTH);
        disguises("A", left, comparison.disguisesOfLeft());
        disguises("B", right, comparison.disguisesOfRight());
        passages(row, comparison, left, right, progress);
        whole.write(comparison, left, right, progress);
    }

    private void head(ReportedPair row, Shares shares) throws IOException {
        var sides = new PdfColumns(canvas, List.of(HEAD_LEFT, HEAD_RIGHT), PdfBook.BODY, () -> {});
        sides.row(List.of(title("A", row.left()), title("B", row.right())), 3);
        var small = new PdfColumns(canvas, List.of(HEAD_LEFT, HEAD_RIGHT), PdfBook.SMALL, () -> {});
        small.row(List.of(path(row.left(), row.leftName()), path(row.right(), row.rightName())), 2);
        canvas.skip(5);
        canvas.ensure(46);
        bar(HEAD_LEFT, row.containmentLeft());
        bar(HEAD_RIGHT, row.containmentRight());
        canvas.skip(8);
        sides.row(
                List.of(
                        measure(
                                "passages.containmentLeft",
                                row.containmentLeft(),
                                shares.sharedLeft(),
                                shares.changedLeft(),
                                shares.charactersLeft()),
                        measure(
                                "passages.containmentRight",
                                row.containmentRight(),
                                shares.sharedRight(),
                                shares.changedRight(),
                                shares.charactersRight())),
                2);
        canvas.skip(3);
        String distance = row.distance().isEmpty()
                ? words.of("passages.noDistance")
                : words.of("passages.distance", row.distance());
        book.small(words.of("passages.small", Figures.fourDecimals(row.pair().resemblance()), distance));
    }

    private void disguises(String letter, String text, List<Fold> ofPair) throws IOException {
        List<String> lines = new DisguiseLines(words).lines(text, ofPair);
        if (!lines.isEmpty()) {
            canvas.skip(4);
            book.small(words.of("passages.disguises", letter));
            for (String line : lines) {
                book.small("· " + line);
            }
        }
    }

    private static List<PdfPiece> title(String letter, Document document) {
        return List.of(
                PdfStyle.BOLD.in(PdfInk.ACCENT).of(letter + "  "),
                PdfStyle.BOLD.of(PdfBook.shortened(document.title())));
    }

    private List<PdfPiece> path(Document document, String name) {
        String stated = ReportSentences.stated(metadata, document);
        String path = name.equals(document.title()) ? "" : PdfBook.shortened(PathNames.escape(name));
        String between = stated.isEmpty() || path.isEmpty() ? "" : "\n";
        return List.of(PdfStyle.MUTED.of(path + between + PdfBook.shortened(stated)));
    }

    private void bar(Column column, double share) throws IOException {
        canvas.fill(column.x(), canvas.y(), column.width(), 4, PdfInk.QUIET);
        if (share > 0) {
            canvas.fill(column.x(), canvas.y(), (float) (column.width() * share), 4, PdfInk.ACCENT);
        }
    }

    private List<PdfPiece> measure(String key, double share, int shared, int changed, int all) {
        return List.of(
                PdfStyle.BOLD.of(words.of(key, Figures.percent(share))),
                PdfStyle.MUTED.of("  " + words.of("passages.fraction", shared, all, changed)));
    }

    private void passages(
            ReportedPair row, CountedComparison comparison, String left, String right, ReportProgress progress)
            throws IOException, ReportException {
        List<Optional<OtherDocuments>> others = report.texts().otherDocuments(comparison);
        List<Standing> standings = report.texts().standings(row.left(), row.right(), comparison);
        List<Match> matches = comparison.comparison().matches();
        var columns = new PdfColumns(
                canvas, List.of(new Column(PdfCanvas.LEFT, KIND - 6), LEFT, RIGHT), PdfBook.BODY, this::top);
        for (int i = 0; i < Math.min(ReportLimits.PASSAGES, matches.size()); i++) {
            progress.check();
            PassageReason reason = comparison.reason(i, leftOut, others.get(i));
            canvas.skip(7);
            page(64);
            canvas.rule(PdfCanvas.LEFT, canvas.y(), PdfCanvas.WIDTH, PdfInk.RULE);
            canvas.skip(6);
            passage(columns, comparison, i, reason, left, right);
            canvas.skip(2);
            page(PdfCanvas.leading(PdfBook.SMALL) * 2);
            canvas.paragraph(
                    List.of(PdfStyle.MUTED.of(reasons.sentence(reason))),
                    LEFT.x(),
                    PdfCanvas.WIDTH - KIND,
                    PdfBook.SMALL);
            verdicts.write(report.said(standings.get(i)), LEFT.x(), PdfCanvas.WIDTH - KIND);
        }
        if (matches.isEmpty()) {
            book.text(words.of("passages.caption", 0));
        }
        if (matches.size() > ReportLimits.PASSAGES) {
            book.cut(words.of("passages.cutPassages", matches.size() - ReportLimits.PASSAGES));
        }
    }

    private void passage(
            PdfColumns columns,
            CountedComparison comparison,
            int index,
            PassageReason reason,
            String left,
            String right)
            throws IOException {
        Match match = comparison.comparison().matches().get(index);
        PdfStyle same = reason.isLeftOut() ? PdfStyle.MUTED : PdfStyle.passage(index + 1);
        List<PdfPiece> kind = List.of(
                PdfStyle.BOLD
                        .in(reason.isLeftOut() ? PdfInk.MUTED : PdfInk.ink(same.ink()))
                        .of(Integer.toString(index + 1)),
                PdfStyle.MUTED.of(
                        "\n" + words.of("passages.kind." + match.kind().label())));
        for (Row row : PassageRows.of(left, right, comparison, index, leftOut)) {
            columns.row(
                    List.of(
                            kind,
                            pieces(row.left(), same, PdfStyle.REMOVED),
                            pieces(row.right(), same, PdfStyle.ADDED)),
                    3);
            kind = List.of();
            canvas.skip(2);
        }
    }

    private List<PdfPiece> pieces(List<Piece> row, PdfStyle same, PdfStyle changed) {
        List<PdfPiece> pieces = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            Piece piece = row.get(i);
            switch (piece.kind()) {
                case SAME -> cut(pieces, piece, same, "passages.leftOut");
                case LEFT_OUT -> cut(pieces, piece, PdfStyle.OUT, "passages.leftOut");
                case CHANGED -> cut(pieces, piece, changed, "passages.leftOutChanged");
                case PLAIN -> {
                    String text = PassageRows.lines(piece.whole());
                    pieces.add(PdfStyle.PLAIN.of(i == row.size() - 1 ? text.stripTrailing() : text));
                }
            }
        }
        return pieces;
    }

    private void cut(List<PdfPiece> pieces, Piece piece, PdfStyle style, String key) {
        pieces.add(style.of(PassageRows.lines(piece.text())));
        if (piece.leftOut() > 0) {
            pieces.add(PdfStyle.LEFT_OUT.of(words.of(key, piece.leftOut())));
            pieces.add(style.of(PassageRows.lines(piece.tail())));
        }
    }

    private void page(float height) throws IOException {
        float before = canvas.y();
        canvas.ensure(height);
        if (canvas.y() < before) {
            top();
        }
    }

    private void top() throws IOException {
        List<PdfLine> lines =
                PdfLines.of(canvas.fonts(), List.of(PdfStyle.MUTED.of(going)), PdfCanvas.WIDTH, PdfBook.SMALL);
        for (PdfLine line : lines) {
            canvas.line(line, PdfCanvas.LEFT, canvas.y(), PdfCanvas.WIDTH);
            canvas.skip(PdfCanvas.leading(PdfBook.SMALL));
        }
        canvas.skip(6);
    }
}
