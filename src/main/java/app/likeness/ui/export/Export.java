package app.likeness.ui.export;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.fingerprint.Method;
import app.likeness.report.ReportFormat;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.StoredTexts;
import app.likeness.report.names.HiddenNames;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.PathNames;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.words.ShownPath;
import app.likeness.ui.words.Version;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Writes what the window shows into a file. The names of documents are those below the folder that was dropped.
///
/// @param snapshot what was known when the export was asked for, with its names
/// @param review what was judged then
/// @param methods those that the pairs were found by
/// @param distance the largest Hamming distance at which they propose a pair
public record Export(Snapshot snapshot, Review review, ExportSource source, Set<Method> methods, int distance) {
    /// What is to be written.
    record Wish(ExportScope scope, ReportFormat format, ReportOptions options, Locale locale) {}

    /// What a file would hold.
    ///
    /// @param acceptable how many of the pairs were found acceptable: lists hide them unless asked for them
    /// @param groups how many groups
    /// @param verdicts how many pairs were judged, as far as the file says so
    /// @param notes how many of them have a note that it holds
    /// @param strongest the first pairs, by their documents' titles and share
    record Preview(
            int documents,
            int pairs,
            int acceptable,
            int groups,
            int verdicts,
            int notes,
            List<PreviewRow> strongest) {}

    /// A pair of the preview.
    record PreviewRow(String left, String right, double share) {}

    public Export {
        methods = Set.copyOf(methods);
    }

    /// O(findings).
    ///
    /// @param names what documents are called where names are hidden
    Preview preview(ExportScope scope, ReportOptions options, HiddenNames names, int rows) {
        Findings part = scope.of(snapshot.findings());
        DocumentsById titles = options.names() == Names.HIDDEN
                ? new DocumentsById(
                        names.documents(part.documents(), snapshot.tallies().documents()))
                : snapshot.byId();
        List<PreviewRow> strongest = part.pairs().stream()
                .filter(pair -> titles.place(pair.leftId()) >= 0 && titles.place(pair.rightId()) >= 0)
                .limit(rows)
                .map(pair -> new PreviewRow(title(titles, pair.leftId()), title(titles, pair.rightId()), pair.share()))
                .toList();
        int acceptable = 0;
        int verdicts = 0;
        int notes = 0;
        for (Pair pair : part.pairs()) {
            Standing standing = review.pair(pair);
            acceptable += standing.state() == State.ACCEPTABLE ? 1 : 0;
            verdicts += standing.state() != State.OPEN && options.judgements() != Judgements.LEFT_OUT ? 1 : 0;
            notes += !standing.note().isBlank() && options.judgements() == Judgements.WITH_NOTES ? 1 : 0;
        }
        return new Preview(
                part.documents().size(),
                part.pairs().size(),
                acceptable,
                part.clusters().size(),
                verdicts,
                notes,
                strongest);
    }

    private static String title(DocumentsById documents, long id) {
        return documents.documents().get(documents.place(id)).title();
    }

    /// Writes the file, whole or not at all. To be called on the lane `export`.
    ///
    /// @throws java.util.concurrent.CancellationException when `progress` says that it was stopped
    void write(Wish wish, Path target, ReportProgress progress) throws ReportException {
        PathNames names = PathNames.ofRoots(snapshot.roots().stream()
                .map(root -> root.path().toAbsolutePath())
                .toList());
        try (ExportSource.Opened corpus = source.open()) {
            wish.format()
                    .write(
                            new Report(
                                    new NamedFindings(
                                            wish.scope().of(snapshot.findings()),
                                            names,
                                            NamedFindings.Sides.AS_SHOWN,
                                            wish.scope().subject()),
                                    wish.scope() instanceof ExportScope.Whole ? corpus.commonTexts() : List.of(),
                                    settings(corpus.comparedAt()),
                                    new StoredTexts(corpus, corpus.exclusions(), review),
                                    new Report.Known(review, corpus.digests(), snapshot.tallies()),
                                    wish.options(),
                                    wish.locale()),
                            target,
                            progress);
        } catch (CorpusException e) {
            throw new ReportException(ReportException.Reason.CORPUS, e.file(), e);
        }
    }

    private Report.Settings settings(Optional<Instant> comparedAt) {
        return new Report.Settings(
                Version.ofProgram(),
                named(Role.CHECK),
                named(Role.COMPARE_WITH),
                named(Role.TEMPLATE),
                methods,
                distance,
                snapshot.shown().least(),
                Report.Times.now(comparedAt));
    }

    private List<String> named(Role role) {
        return snapshot.roots().stream()
                .filter(root -> root.role() == role)
                .map(root -> Objects.toString(root.path().getFileName(), ShownPath.of(root.path())))
                .toList();
    }
}
