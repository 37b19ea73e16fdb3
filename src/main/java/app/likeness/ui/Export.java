package app.likeness.ui;

import app.likeness.compare.Findings;
import app.likeness.fingerprint.Method;
import app.likeness.report.NamedFindings;
import app.likeness.report.PathNames;
import app.likeness.report.Report;
import app.likeness.report.ReportException;
import app.likeness.report.ReportFormat;
import app.likeness.report.ReportOptions;
import app.likeness.report.ReportProgress;
import app.likeness.report.StoredTexts;
import app.likeness.review.Review;
import app.likeness.scan.ScanOptions;
import app.likeness.store.CorpusException;
import app.likeness.store.Role;
import app.likeness.store.Root;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;

/// Writes what the window shows into a file. The names of documents are those below the folder that was dropped.
final class Export {
    private final Texts texts;
    private final Supplier<Set<Method>> methods;

    /// @param methods those that the pairs were found by
    Export(Texts texts, Supplier<Set<Method>> methods) {
        this.texts = texts;
        this.methods = methods;
    }

    /// What a file would hold.
    ///
    /// @param groups how many groups
    /// @param strongest the first pairs, by their documents' titles and share
    record Preview(int documents, int pairs, int groups, List<PreviewRow> strongest) {}

    /// A pair of the preview.
    record PreviewRow(String left, String right, double share) {}

    /// O(findings).
    static Preview preview(Snapshot snapshot, ExportScope scope, int rows) {
        Findings part = scope.of(snapshot.findings());
        List<PreviewRow> strongest = part.pairs().stream()
                .filter(pair -> snapshot.byId().place(pair.leftId()) >= 0
                        && snapshot.byId().place(pair.rightId()) >= 0)
                .limit(rows)
                .map(pair ->
                        new PreviewRow(title(snapshot, pair.leftId()), title(snapshot, pair.rightId()), pair.share()))
                .toList();
        return new Preview(
                part.documents().size(), part.pairs().size(), part.clusters().size(), strongest);
    }

    private static String title(Snapshot snapshot, long id) {
        return snapshot.byId().documents().get(snapshot.byId().place(id)).title();
    }

    /// Writes the file, whole or not at all. To be called on the lane `read`.
    void write(Snapshot snapshot, ExportScope scope, ReportFormat format, Locale locale, Path target)
            throws ReportException {
        List<Path> roots = snapshot.roots().stream().map(Root::path).toList();
        PathNames names = new PathNames(
                Path.of(System.getProperty("user.home")).toAbsolutePath(),
                roots.stream().map(Path::toAbsolutePath).toList());
        ScanOptions standard = ScanOptions.standard();
        try {
            format.write(
                    new Report(
                            new NamedFindings(scope.of(snapshot.findings()), names),
                            scope instanceof ExportScope.Whole ? texts.commonTexts() : List.of(),
                            new Report.Settings(
                                    About.version(),
                                    named(snapshot, Role.CHECK),
                                    named(snapshot, Role.COMPARE_WITH),
                                    named(snapshot, Role.TEMPLATE),
                                    methods.get(),
                                    standard.distance(),
                                    snapshot.shown().least()),
                            new StoredTexts(
                                    new ReportTexts(texts), texts.counting().finder(), Review.NONE),
                            Report.Known.NONE,
                            ReportOptions.STANDARD,
                            locale),
                    target,
                    ReportProgress.NONE);
        } catch (CorpusException e) {
            throw new ReportException(ReportException.Reason.CORPUS, e.file(), e);
        }
    }

    private static List<String> named(Snapshot snapshot, Role role) {
        return snapshot.roots().stream()
                .filter(root -> root.role() == role)
                .map(root -> ShownPath.of(root.path()))
                .toList();
    }
}
