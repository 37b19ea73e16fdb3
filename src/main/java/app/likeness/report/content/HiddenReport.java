package app.likeness.report.content;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.findings.Findings;
import app.likeness.report.names.HiddenNames;
import app.likeness.report.names.NameMask;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A report without anything that says whose the documents are: numbers stand for documents, files and folders, and
/// [NameMask] takes people out of texts and notes.
public final class HiddenReport {
    /// The texts of `shown` with marks in the place of names. What they share is found in the texts as they are.
    private record MaskedTexts(PairTexts shown, NameMask mask) implements PairTexts {
        @Override
        public String text(Document document) throws ReportException {
            return mask.mask(shown.text(document));
        }

        @Override
        public CountedComparison compare(Document left, Document right) throws ReportException {
            return shown.compare(left, right);
        }

        @Override
        public List<ExcludedSpan> leftOut(Document document) throws ReportException {
            return shown.leftOut(document);
        }

        @Override
        public List<Optional<OtherDocuments>> otherDocuments(CountedComparison compared) throws ReportException {
            return shown.otherDocuments(compared);
        }

        @Override
        public List<Standing> standings(Document left, Document right, CountedComparison compared)
                throws ReportException {
            return shown.standings(left, right, compared);
        }
    }

    private HiddenReport() {}

    public static Report of(Report report) {
        var words = new ReportWords(report.locale());
        Findings findings = report.findings().findings();
        // Of all that is known: what is shown may name people whose own documents are not.
        NameMask mask = NameMask.of(report.known().all());
        var names = new HiddenNames(
                number -> words.of("names.document", number),
                number -> words.of("names.file", number),
                number -> words.of("names.folder", number));
        Findings hidden = names.findings(findings, report.known().all().documents());
        List<CommonText> common = report.commonTexts().stream()
                .map(text -> new CommonText(text.gram(), text.documents(), mask.mask(text.text())))
                .toList();
        return new Report(
                report.findings().with(hidden),
                common,
                settings(report.settings(), names),
                new MaskedTexts(report.texts(), mask),
                new Report.Known(
                        report.known().review(), report.known().digests(), Report.Known.NONE.all(), mask::mask),
                report.options(),
                report.locale());
    }

    /// The same settings with numbers for folders.
    private static Report.Settings settings(Report.Settings shown, HiddenNames names) {
        int checked = shown.checked().size();
        int earlier = shown.comparedWith().size();
        return new Report.Settings(
                shown.version(),
                folders(names, 0, checked),
                folders(names, checked, earlier),
                folders(names, checked + earlier, shown.templates().size()),
                shown.methods(),
                shown.distance(),
                shown.minShare(),
                shown.times());
    }

    private static List<String> folders(HiddenNames names, int before, int count) {
        return IntStream.rangeClosed(before + 1, before + count)
                .mapToObj(names::folder)
                .toList();
    }
}
