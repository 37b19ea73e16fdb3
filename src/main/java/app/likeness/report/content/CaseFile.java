package app.likeness.report.content;

import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.Originality;
import app.likeness.compare.count.Originality.Part;
import app.likeness.compare.count.Originality.Stretch;
import app.likeness.compare.count.SourceText;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.report.content.ReportSummary.Fact;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import app.likeness.report.words.MetadataWords;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a report that is about one document says of it alone: how much of it stands in any other, and its text in full
/// with the number of the pair behind each stretch.
///
/// Each character counts once, however many have it; those found acceptable count for nothing. As in the program's own
/// report of the document.
public final class CaseFile {
    /// A stretch of the text.
    ///
    /// @param part what it is; what lies between two letters of different parts is original
    /// @param pair the number of the first pair that has it, from 1 in the order of the report; 0 for none
    public record Piece(String text, Part part, int pair) {}

    private final Report report;
    private final Document document;
    private final int sources;
    private final @Nullable Originality parts;
    private final List<Piece> pieces;

    private CaseFile(Report report, Document document, int sources, @Nullable Originality parts, List<Piece> pieces) {
        this.report = report;
        this.document = document;
        this.sources = sources;
        this.parts = parts;
        this.pieces = List.copyOf(pieces);
    }

    /// The case file of `report`; empty where the report is not about one document.
    ///
    /// O(characters × pairs), with one comparison of texts for each of the [ReportLimits#PASSAGE_PAIRS] pairs.
    public static Optional<CaseFile> of(Report report, ReportProgress progress) throws ReportException {
        Optional<Document> subject = report.findings().subject();
        return subject.isEmpty() ? Optional.empty() : Optional.of(of(report, subject.get(), progress));
    }

    private static CaseFile of(Report report, Document document, ReportProgress progress) throws ReportException {
        List<ReportedPair> rows = report.findings().strongestFirst();
        List<SourceText> sources = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        @Nullable ExcludedText own = null;
        for (int i = 0; i < Math.min(ReportLimits.PASSAGE_PAIRS, rows.size()); i++) {
            progress.check();
            ReportedPair row = rows.get(i);
            CountedComparison compared = report.texts().compare(row.left(), row.right());
            own = compared.left();
            if (!report.standing(row).isQuiet()) {
                sources.add(SourceText.ofLeft(compared));
                numbers.add(i + 1);
            }
        }
        if (own == null) {
            return new CaseFile(report, document, 0, null, List.of());
        }
        var parts = new Originality(own, sources, report.findings().findings().leftOut());
        int sharing = 0;
        for (int source = 0; source < sources.size(); source++) {
            sharing += parts.sharedWith(source) > 0 ? 1 : 0;
        }
        String text = report.texts().text(document);
        return new CaseFile(report, document, sharing, parts, pieces(text, parts.stretches(), numbers));
    }

    private static List<Piece> pieces(String text, List<Stretch> stretches, List<Integer> numbers) {
        List<Piece> pieces = new ArrayList<>();
        int at = 0;
        for (Stretch stretch : stretches) {
            int start = Math.max(at, stretch.span().start());
            if (start > at) {
                pieces.add(new Piece(text.substring(at, start), Part.ORIGINAL, 0));
            }
            int end = Math.max(start, stretch.span().end());
            pieces.add(new Piece(
                    text.substring(start, end),
                    stretch.part(),
                    stretch.source() < 0 ? 0 : numbers.get(stretch.source())));
            at = end;
        }
        if (at < text.length()) {
            pieces.add(new Piece(text.substring(at), Part.ORIGINAL, 0));
        }
        return pieces;
    }

    /// The text in full; nothing where no other document shares text with it.
    public List<Piece> pieces() {
        return pieces;
    }

    /// The parts of the text; empty where no other document shares text with it.
    public Optional<Originality> parts() {
        return Optional.ofNullable(parts);
    }

    /// How many other documents have what counts of the text.
    public int sources() {
        return sources;
    }

    /// How much of the document stands in others, in one sentence.
    public String sentence(ReportWords words) {
        if (parts == null || sources == 0) {
            return words.of("case.none");
        }
        int shared = parts.characters(Part.SHARED);
        return words.of(
                "case.share",
                Figures.percent(parts.counted() == 0 ? 0 : (double) shared / parts.counted()),
                sources,
                shared,
                parts.counted());
    }

    /// What is known of the document, and the parts of its text.
    public List<Fact> facts(ReportWords words) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("case.file", report.findings().name(document.id())));
        String stated = ReportSentences.stated(new MetadataWords(report.locale()), document);
        if (!stated.isEmpty()) {
            facts.add(new Fact("case.stated", stated));
        }
        facts.add(new Fact("case.characters", words.of("number", document.characters())));
        if (parts != null) {
            Arrays.stream(Part.values())
                    .filter(part -> parts.characters(part) > 0)
                    .forEach(part -> facts.add(new Fact(
                            "case.part." + part.name().toLowerCase(Locale.ROOT),
                            words.of("case.part.characters", parts.characters(part)))));
        }
        Standing standing = report.standing(document);
        if (VerdictWords.isSaid(standing)) {
            facts.add(new Fact("case.verdict", new VerdictWords(words, report).sentence(standing)));
        }
        String note = report.note(standing);
        if (!note.isBlank()) {
            facts.add(new Fact("case.note", note));
        }
        String digest = report.digest(document.id());
        if (!digest.isEmpty()) {
            facts.add(new Fact("files.column.digest", digest));
        }
        return facts;
    }
}
