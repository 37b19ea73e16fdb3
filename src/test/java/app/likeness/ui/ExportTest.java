package app.likeness.ui;

import static app.likeness.ui.Fabricated.document;
import static app.likeness.ui.Fabricated.pair;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Clusters;
import app.likeness.compare.Pair;
import app.likeness.fingerprint.Method;
import app.likeness.report.ReportException;
import app.likeness.report.ReportFormat;
import app.likeness.text.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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
    private final Export export = new Export(id -> SHARED + " Number " + id + ".", () -> Set.of(Method.COMBINED));

    @TempDir
    Path folder;

    @Test
    void thePreviewCountsWhatTheFileWillHold() {
        assertEquals(
                new Export.Preview(
                        4,
                        2,
                        1,
                        List.of(
                                new Export.PreviewRow("Keeper", "Ships", 0.9),
                                new Export.PreviewRow("Ships", "Colours", 0.4))),
                Export.preview(snapshot, new ExportScope.Whole(), 10));
        assertEquals(
                1,
                Export.preview(snapshot, new ExportScope.Whole(), 1).strongest().size());
        assertEquals(
                List.of(new Export.PreviewRow("Ships", "Colours", 0.4)),
                Export.preview(snapshot, new ExportScope.OneDocument(documents.get(2)), 10)
                        .strongest());
        assertEquals(
                2,
                Export.preview(snapshot, new ExportScope.OnePair(weak, ""), 10).documents());
        assertEquals(
                3,
                Export.preview(
                                snapshot,
                                new ExportScope.OneGroup(
                                        snapshot.findings().clusters().getFirst(), ""),
                                10)
                        .documents());
    }

    @Test
    void aPairIsWrittenInEveryFormatAndNothingElseWithIt() throws ReportException, IOException {
        for (ReportFormat format : ReportFormat.values()) {
            Path file = folder.resolve("pair." + format.ending());
            export.write(snapshot, new ExportScope.OnePair(strong, ""), format, Locale.ENGLISH, file);
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
    }

    @Test
    void aFileThatCannotBeWrittenIsNamedWithTheReason() {
        ReportException failure = assertThrows(
                ReportException.class,
                () -> export.write(
                        snapshot,
                        new ExportScope.Whole(),
                        ReportFormat.CSV,
                        Locale.ENGLISH,
                        folder.resolve("no").resolve("such.csv")));
        assertEquals(
                folder.resolve("no").resolve("such.csv") + " may not be written there. Choose another place.",
                new Problem.NotWritten(ReportException.Reason.NO_ACCESS, failure.file())
                        .sentence(new Messages(Locale.ENGLISH)));
        assertEquals(ReportException.Reason.NO_FOLDER, failure.reason());
    }

    @Test
    void theDialogPreviewsWritesAndLeadsToTheFile() throws IOException {
        Messages messages = new Messages(Locale.ENGLISH);
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, 400, 300, Region::new)) {
            List<Path> opened = new ArrayList<>();
            ExportDialog dialog = ViewWindow.fx(() -> {
                ExportDialog made = new ExportDialog(
                        messages,
                        window.scene().getWindow(),
                        new ExportDialog.Parts(Background.direct(), snapshot, export, opened::add),
                        List.of(new ExportScope.OnePair(strong, "Keeper – Ships"), new ExportScope.Whole()));
                made.show();
                return made;
            });
            var pane = dialog.getDialogPane();
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
                dialog.close();
                return true;
            });
        }
    }
}
