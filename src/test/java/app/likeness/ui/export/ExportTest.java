package app.likeness.ui.export;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.pair;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.OtherDocuments;
import app.likeness.compare.Pair;
import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Tally;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.compare.exclude.Templates;
import app.likeness.compare.findings.Clusters;
import app.likeness.fingerprint.Method;
import app.likeness.report.ReportFormat;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportOptions.Extent;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.names.HiddenNames;
import app.likeness.review.Review;
import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.Fabricated;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportTest {
    private static final String SHARED = "The lighthouse keeper wrote down every ship that passed, with its colour and"
            + " the hour, and on the last page of each year he drew the one that he had liked best of all of them.";

    private final List<Document> documents =
            List.of(document(1, "Keeper"), document(2, "Ships"), document(3, "Colours"), document(4, "Alone"));
    private final Pair strong = pair(1, 2, 90, 80);
    private final Pair weak = pair(2, 3, 30, 40);
    private final Snapshot snapshot = Fabricated.snapshot(
            documents, List.of(strong, weak), Clusters.of(List.of(strong, weak), Clusters.LEAST_SHARE));
    private final AtomicInteger open = new AtomicInteger();
    private final Export export = new Export(snapshot, Review.NONE, () -> new Corpus(open), Set.of(Method.COMBINED), 3);
    private final HiddenNames numbers =
            new HiddenNames(number -> "Document " + number, number -> "File " + number, number -> "Folder " + number);

    /// Every document says the same but for its number.
    private record Corpus(AtomicInteger open) implements ExportSource.Opened {
        Corpus {
            open.incrementAndGet();
        }

        @Override
        public Optional<Instant> comparedAt() {
            return Optional.empty();
        }

        @Override
        public String text(long document) {
            return SHARED + " Number " + document + ".";
        }

        @Override
        public List<Optional<OtherDocuments>> otherDocuments(CountedComparison compared) {
            return List.of();
        }

        @Override
        public ExclusionFinder exclusions() {
            return new ExclusionFinder(new Templates(List.of()));
        }

        @Override
        public List<CommonText> commonTexts() {
            return List.of();
        }

        @Override
        public Map<Long, String> digests() {
            return Map.of();
        }

        @Override
        public void close() {
            open.decrementAndGet();
        }
    }

    @TempDir
    Path folder;

    private Export.Preview preview(ExportScope scope, int rows) {
        return export.preview(scope, ReportOptions.STANDARD, numbers, rows);
    }

    private static Export.Wish wish(ExportScope scope, ReportFormat format) {
        return new Export.Wish(scope, format, ReportOptions.STANDARD, Locale.ENGLISH);
    }

    @Test
    void thePreviewCountsWhatTheFileWillHold() {
        assertEquals(
                new Export.Preview(
                        4,
                        2,
                        0,
                        1,
                        0,
                        0,
                        List.of(
                                new Export.PreviewRow("Keeper", "Ships", 0.9),
                                new Export.PreviewRow("Ships", "Colours", 0.4))),
                preview(new ExportScope.Whole(), 10));
        assertEquals(1, preview(new ExportScope.Whole(), 1).strongest().size());
        assertEquals(
                List.of(new Export.PreviewRow("Ships", "Colours", 0.4)),
                preview(new ExportScope.OneDocument(documents.get(2)), 10).strongest());
        assertEquals(2, preview(new ExportScope.OnePair(weak, ""), 10).documents());
        assertEquals(
                3,
                preview(new ExportScope.OneGroup(snapshot.findings().clusters().getFirst(), ""), 10)
                        .documents());
    }

    @Test
    void aPairIsWrittenInEveryFormatAndNothingElseWithIt() throws ReportException, IOException {
        for (ReportFormat format : EnumSet.complementOf(EnumSet.of(ReportFormat.DOCX))) {
            Path file = folder.resolve("pair." + format.ending());
            export.write(wish(new ExportScope.OnePair(strong, ""), format), file, ReportProgress.NONE);
            if (format == ReportFormat.PDF) {
                assertTrue(Files.size(file) > 10_000);
                continue;
            }
            String written = Files.readString(file);
            assertTrue(written.contains("d1.txt"), written);
            assertTrue(written.contains("d2.txt"), written);
            assertFalse(written.contains("d3.txt"), written);
        }
        assertTrue(Files.readString(folder.resolve("pair.html")).contains("lighthouse keeper"));
        assertEquals(0, open.get(), "every connection is closed again");
    }

    @Test
    void aPairHasTheSidesOfTheWindowAlsoWhereNamesAreHidden() throws ReportException, IOException {
        // By name document 10 would come before document 9.
        List<Document> two = List.of(document(9, "Later"), document(10, "Earlier"));
        Pair pair = pair(9, 10, 50, 40);
        Snapshot shown = Fabricated.snapshot(two, List.of(pair), List.of());
        Export sides = new Export(shown, Review.NONE, () -> new Corpus(open), Set.of(Method.COMBINED), 3);
        for (Names names : Names.values()) {
            Path file = folder.resolve(names + ".csv");
            var options = new ReportOptions(names, Judgements.WITH_NOTES, Extent.PASSAGES);
            sides.write(
                    new Export.Wish(new ExportScope.Whole(), ReportFormat.CSV, options, Locale.ENGLISH),
                    file,
                    ReportProgress.NONE);
            String row = Files.readAllLines(file).get(1);
            assertTrue(row.contains(",0.5000,0.4000,"), row);
        }
    }

    @Test
    void aFileThatCannotBeWrittenIsNamedWithTheReason() {
        ReportException failure = assertThrows(
                ReportException.class,
                () -> export.write(
                        wish(new ExportScope.Whole(), ReportFormat.CSV),
                        folder.resolve("no").resolve("such.csv"),
                        ReportProgress.NONE));
        assertEquals(
                folder.resolve("no").resolve("such.csv") + " may not be written there. Choose another place.",
                new Problem.NotWritten(ReportException.Reason.NO_ACCESS, failure.file())
                        .sentence(new Messages(Locale.ENGLISH)));
        assertEquals(ReportException.Reason.NO_FOLDER, failure.reason());
    }

    @Test
    void thePreviewFollowsTheOptions() {
        Export judged = judged(State.CONFIRMED, "seen");
        Export quiet = judged(State.ACCEPTABLE, "");
        ExportScope whole = new ExportScope.Whole();
        assertEquals(1, quiet.preview(whole, ReportOptions.STANDARD, numbers, 1).acceptable());
        Export.Preview all = judged.preview(whole, ReportOptions.STANDARD, numbers, 1);
        assertEquals(List.of(1, 1), List.of(all.verdicts(), all.notes()));
        Export.Preview few = judged.preview(
                whole, new ReportOptions(Names.HIDDEN, Judgements.WITHOUT_NOTES, Extent.PASSAGES), numbers, 1);
        assertEquals(List.of(1, 0), List.of(few.verdicts(), few.notes()));
        assertEquals(List.of(new Export.PreviewRow("Document 1", "Document 2", 0.9)), few.strongest());
        Export.Preview none =
                judged.preview(whole, new ReportOptions(Names.SHOWN, Judgements.LEFT_OUT, Extent.PASSAGES), numbers, 1);
        assertEquals(List.of(0, 0), List.of(none.verdicts(), none.notes()));
    }

    /// The export of a corpus in which the pair of its first two documents was judged.
    private Export judged(State state, String note) {
        Map<Long, TextKey> contents = Map.of(1L, new TextKey(1, 1, 1), 2L, new TextKey(2, 2, 2));
        List<TextKey> both = List.of(new TextKey(1, 1, 1), new TextKey(2, 2, 2));
        Verdict verdict = new Verdict(
                new Subject.OfPair(both.getFirst(), both.getLast()), state, note, Instant.EPOCH, both, List.of());
        Tally characters = Tally.unpacked(new int[] {1, 90});
        PairCounts counts = new PairCounts(characters, characters, characters, characters, List.of());
        return new Export(
                snapshot,
                Review.of(List.of(verdict), List.of(), contents, List.of(new PairTally(1, 2, 3, 0.5, counts))),
                () -> new Corpus(open),
                Set.of(Method.COMBINED),
                3);
    }

    @Test
    void aStoppedExportSaysSoAndTheNextOneIsWritten() throws IOException {
        Messages messages = new Messages(Locale.ENGLISH);
        List<Runnable> lane = new ArrayList<>();
        var background = new Background(Runnable::run, Runnable::run, Runnable::run, lane::add, Runnable::run);
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, 400, 300, Region::new)) {
            List<String> said = new ArrayList<>();
            ExportDialog dialog = ViewWindow.fx(() -> {
                ExportDialog made = new ExportDialog(
                        messages,
                        window.scene().getWindow(),
                        new ExportDialog.Parts(
                                background,
                                export,
                                true,
                                file -> {},
                                (chooser, owner) -> null,
                                new ExportDialog.Ends(() -> said.add("begun"), said::add)),
                        List.of(new ExportScope.Whole()));
                made.show();
                return made;
            });
            var pane = dialog.scene();
            Path file = folder.resolve("all.html");
            ViewWindow.fx(() -> {
                dialog.write(file);
                assertTrue(dialog.isWriting());
                assertTrue(pane.lookup("#export-write").isDisabled());
                dialog.close();
                assertTrue(dialog.isShowing(), "it stays while it writes");
                ((ButtonBase) pane.lookup("#export-stop")).fire();
                lane.removeFirst().run();
                return true;
            });
            assertFalse(Files.exists(file));
            String stopped = "Stopped. No file was written; what stood there before is untouched.";
            assertEquals(List.of("begun", stopped), said);
            assertEquals(stopped, ((Label) pane.lookup("#export-outcome")).getText());
            ViewWindow.fx(() -> {
                dialog.write(file);
                lane.removeFirst().run();
                return true;
            });
            assertEquals(List.of("begun", stopped, "begun", "The report is written."), said, "no name, no path");
            // The window hid names, so the dialog had the box ticked.
            assertTrue(Files.readString(file).contains("Document 1"));
            assertFalse(Files.readString(file).contains("d1.txt"));
            ViewWindow.fx(() -> {
                dialog.close();
                return true;
            });
        }
    }

    @Test
    void theDialogPreviewsWritesAndLeadsToTheFile() throws IOException {
        Messages messages = new Messages(Locale.ENGLISH);
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, 400, 300, Region::new)) {
            List<Path> opened = new ArrayList<>();
            List<String> asked = new ArrayList<>();
            ExportDialog dialog = ViewWindow.fx(() -> {
                ExportDialog made = new ExportDialog(
                        messages,
                        window.scene().getWindow(),
                        new ExportDialog.Parts(
                                Background.direct(),
                                export,
                                false,
                                opened::add,
                                (chooser, owner) -> {
                                    asked.add(chooser.getInitialFileName());
                                    asked.add(chooser.getInitialDirectory().getPath());
                                    return null;
                                },
                                new ExportDialog.Ends(() -> {}, sentence -> {})),
                        List.of(new ExportScope.OnePair(strong, "Keeper – Ships"), new ExportScope.Whole()));
                made.show();
                return made;
            });
            var pane = dialog.scene();
            ViewWindow.fx(() -> {
                ((ButtonBase) pane.lookup("#export-write")).fire();
                return true;
            });
            Path beside = Objects.requireNonNull(Fabricated.ROOT.getParent());
            String place = Files.isWritable(beside) ? beside.toString() : System.getProperty("user.home");
            assertEquals(List.of("corpus – findings.html", place), asked);
            assertEquals(
                    "2 documents, 1 pair, no group. The strongest first:",
                    ((Label) pane.lookup("#export-summary")).getText());
            ViewWindow.fx(() -> {
                ((ButtonBase) pane.lookup("#export-scope-1")).fire();
                ((ButtonBase) pane.lookup("#export-format-2")).fire();
                return true;
            });
            assertEquals(
                    2,
                    ((TableView<?>) pane.lookup("#export-preview")).getItems().size());
            Path file = folder.resolve("all.csv");
            ViewWindow.fx(() -> {
                dialog.write(file);
                ((ButtonBase) pane.lookup("#export-open")).fire();
                return true;
            });
            assertEquals(3, Files.readAllLines(file).size());
            assertEquals(List.of(file), opened);
            ViewWindow.fx(() -> {
                dialog.write(folder.resolve("none").resolve("all.csv"));
                return true;
            });
            assertTrue(((Label) pane.lookup("#export-outcome")).getText().contains("is no longer there"));
            ViewWindow.fx(() -> {
                ((ButtonBase) pane.lookup("#export-print")).fire();
                return true;
            });
            Path pages = opened.getLast();
            assertEquals("corpus – findings.pdf", String.valueOf(pages.getFileName()));
            assertEquals("%PDF", new String(Files.readAllBytes(pages), 0, 4, StandardCharsets.ISO_8859_1));
            assertTrue(((Label) pane.lookup("#export-outcome")).getText().contains("print them there"));
            ViewWindow.fx(() -> {
                dialog.close();
                return true;
            });
        }
    }
}
