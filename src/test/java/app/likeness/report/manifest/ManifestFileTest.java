package app.likeness.report.manifest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.cli.CommandRun;
import app.likeness.report.ReportFormat;
import app.likeness.report.content.EditedTexts;
import app.likeness.report.content.MadeReport;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportOptions.Extent;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.report.content.ReportProgress;
import app.likeness.review.State;
import app.likeness.scan.ClassHandIn;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever has the report for programs and the manifest can count every percentage again, without this program.
class ManifestFileTest {
    private static final ReportOptions WHOLE =
            new ReportOptions(Names.SHOWN, Judgements.WITH_NOTES, Extent.WHOLE_TEXTS);
    private static final int SEEDS = 30;

    @TempDir
    Path folder;

    @Test
    void thePercentagesOfMadeTextsComeOutOfReportAndManifest() throws IOException, ReportException {
        int pairs = 0;
        for (long seed = 0; seed <= SEEDS; seed++) {
            EditedTexts texts = seed == SEEDS ? EditedTexts.SUMMARISED : EditedTexts.of(seed);
            MadeReport made = new MadeReport()
                    .with("essays/a.txt", "A", "", texts.left())
                    .with("essays/b.txt", "B", "", texts.right());
            if (seed % 2 == 0) {
                made.given(texts.left().substring(0, texts.left().length() / 3));
            }
            if (seed % 3 == 0) {
                made.judged(1, 2, State.CONFIRMED, "😀 a note");
            }
            Path report = folder.resolve(seed + ".json");
            ReportFormat.JSON.write(made.report(Locale.ENGLISH, WHOLE), report, ReportProgress.NONE);
            pairs += recounted(report);
        }
        assertTrue(pairs > SEEDS / 2, "too few pairs to say anything: " + pairs);
    }

    @Test
    void thePercentagesOfAClassComeOutOfReportAndManifest() throws IOException {
        Path docs = ClassHandIn.in(Files.createDirectories(folder.resolve("class")));
        Path sheet = Files.writeString(folder.resolve("sheet.txt"), ClassHandIn.SHEET);
        Path report = folder.resolve("class.json");
        CommandRun run =
                CommandRun.of("scan", "--quiet", "--whole-texts", "--template", sheet, "--report", report, docs);
        assertEquals(0, run.exitCode(), run.err());
        assertTrue(recounted(report) >= 4);
    }

    @Test
    void theSameReportGivesTheSameManifest() throws IOException, ReportException {
        EditedTexts texts = EditedTexts.of(1);
        MadeReport made = new MadeReport().with("a.txt", "A", "", texts.left()).with("b.txt", "B", "", texts.right());
        Path report = folder.resolve("a.json");
        ReportFormat.JSON.write(made.report(Locale.ENGLISH, WHOLE), report, ReportProgress.NONE);
        String first = Files.readString(ManifestFile.beside(report));
        ReportFormat.JSON.write(made.report(Locale.ENGLISH, WHOLE), report, ReportProgress.NONE);
        assertEquals(first, Files.readString(ManifestFile.beside(report)));
        assertTrue(ManifestReader.read(first).orElseThrow().isWhole());
        assertFalse(ManifestReader.read(first.replace("a.txt", "b.txt"))
                .orElseThrow()
                .isWhole());
    }

    /// Counts every pair of the report at `file` again; how many there are.
    private static int recounted(Path file) throws IOException {
        Object report = JsonText.parse(Files.readString(file));
        Object manifest = JsonText.parse(Files.readString(ManifestFile.beside(file)));
        Map<String, String> texts = new HashMap<>();
        Map<String, BitSet> counting = new HashMap<>();
        for (Object document : list(report, "documents")) {
            texts.put(string(document, "document"), string(document, "text"));
        }
        List<?> documents = list(manifest, "documents");
        for (Object document : documents) {
            String text = texts.getOrDefault(string(document, "document"), "");
            assertEquals(string(document, "text_sha256"), Sha256.of(text));
            BitSet letters = letters(text);
            assertEquals(string(document, "characters"), String.valueOf(letters.cardinality()));
            for (Object out : list(document, "left_out")) {
                letters.clear(Integer.parseInt(string(out, "start")), Integer.parseInt(string(out, "end")));
            }
            counting.put(string(document, "document"), letters);
        }
        Map<String, Object> stated = new HashMap<>();
        list(report, "pairs").forEach(pair -> stated.put(string(pair, "left") + "|" + string(pair, "right"), pair));
        List<?> pairs = list(manifest, "pairs");
        assertEquals(stated.size(), pairs.size());
        for (Object pair : pairs) {
            String left = string(documents.get(Integer.parseInt(string(pair, "left"))), "document");
            String right = string(documents.get(Integer.parseInt(string(pair, "right"))), "document");
            Object row = Objects.requireNonNull(stated.get(left + "|" + right));
            assertEquals(
                    string(row, "containment_left"),
                    share(pair, "left", counting.getOrDefault(left, new BitSet())),
                    left + "|" + right);
            assertEquals(
                    string(row, "containment_right"),
                    share(pair, "right", counting.getOrDefault(right, new BitSet())),
                    left + "|" + right);
        }
        return pairs.size();
    }

    private static String share(Object pair, String side, BitSet letters) {
        var counted = new BitSet();
        for (Object span : list(pair, "counted_" + side)) {
            List<?> both = (List<?>) span;
            counted.set(Integer.parseInt((String) both.getFirst()), Integer.parseInt((String) both.getLast()));
        }
        counted.and(letters);
        assertEquals(string(pair, "shared_" + side), String.valueOf(counted.cardinality()));
        assertEquals(string(pair, "characters_" + side), String.valueOf(letters.cardinality()));
        return letters.isEmpty()
                ? "0.0000"
                : BigDecimal.valueOf((double) counted.cardinality() / letters.cardinality())
                        .setScale(4, RoundingMode.HALF_EVEN)
                        .toPlainString();
    }

    private static BitSet letters(String text) {
        var letters = new BitSet();
        for (int i = 0; i < text.length(); i++) {
            letters.set(i, Character.isLetterOrDigit(text.charAt(i)));
        }
        return letters;
    }

    private static List<?> list(Object object, String name) {
        return (List<?>) Objects.requireNonNull(((Map<?, ?>) object).get(name));
    }

    private static String string(Object object, String name) {
        return String.valueOf(((Map<?, ?>) object).get(name));
    }
}
