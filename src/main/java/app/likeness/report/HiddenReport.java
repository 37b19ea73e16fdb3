package app.likeness.report;

import app.likeness.compare.CommonText;
import app.likeness.compare.CountedComparison;
import app.likeness.compare.Findings;
import app.likeness.review.Standing;
import app.likeness.text.Document;
import app.likeness.text.Stated;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// A report without anything that says whose the documents are: numbers stand for documents, files and folders, and
/// [NameMask] takes people out of
/// texts and notes.
final class HiddenReport {
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
        public List<OptionalInt> otherDocuments(CountedComparison compared) throws ReportException {
            return shown.otherDocuments(compared);
        }

        @Override
        public List<Standing> standings(Document left, Document right, CountedComparison compared)
                throws ReportException {
            return shown.standings(left, right, compared);
        }
    }

    private HiddenReport() {}

    static Report of(Report report) {
        var words = new ReportWords(report.locale());
        Findings findings = report.findings().findings();
        NameMask mask = mask(findings, report.known().authors());
        var names = new HiddenNames(
                number -> words.of("names.document", number),
                number -> words.of("names.file", number),
                number -> words.of("names.folder", number));
        Findings hidden = names.findings(findings);
        List<CommonText> common = report.commonTexts().stream()
                .map(text -> new CommonText(text.gram(), text.documents(), mask.mask(text.text())))
                .toList();
        return new Report(
                report.findings().with(hidden),
                common,
                settings(report.settings(), names),
                new MaskedTexts(report.texts(), mask),
                new Report.Known(report.known().review(), report.known().digests(), Map.of(), mask::mask),
                report.options(),
                report.locale());
    }

    private static NameMask mask(Findings findings, Map<Long, String> authors) {
        List<String> stated = new ArrayList<>();
        List<String> files = new ArrayList<>(authors.values());
        for (Document document : findings.documents()) {
            document.metadata()
                    .author()
                    .map(Stated::value)
                    .map(NameMask::people)
                    .ifPresent(stated::addAll);
            files.add(stem(document.path()));
        }
        findings.skips().forEach(skip -> files.add(stem(skip.path())));
        return new NameMask(stated, files);
    }

    private static String stem(Path path) {
        String name = String.valueOf(path.getFileName());
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
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
                shown.minShare());
    }

    private static List<String> folders(HiddenNames names, int before, int count) {
        return IntStream.rangeClosed(before + 1, before + count)
                .mapToObj(names::folder)
                .toList();
    }
}
