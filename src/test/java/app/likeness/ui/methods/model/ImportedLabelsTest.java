package app.likeness.ui.methods.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.data.LabelFile;
import app.likeness.scan.study.PairIds;
import app.likeness.store.kept.PairLabel;
import app.likeness.ui.methods.model.ImportedLabels.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ImportedLabelsTest {
    private static final Path ROOT = Path.of("/essays").toAbsolutePath();
    private static final Map<Path, Long> DOCUMENTS =
            Map.of(ROOT.resolve("a"), 1L, ROOT.resolve("b"), 2L, ROOT.resolve("c"), 3L, ROOT.resolve("d"), 4L);

    @TempDir
    private Path folder;

    private ImportedLabels read(Labels labels, String... lines) throws IOException {
        Path file = Files.writeString(
                folder.resolve("labels.tsv"), String.join("\n", lines).replace(' ', '\t'));
        return ImportedLabels.of(LabelFile.read(file).orElseThrow(), List.of(ROOT), DOCUMENTS, labels);
    }

    private static Labels label(long left, long right, boolean isRelated) {
        return Labels.of(
                List.of(new PairLabel(
                        9,
                        ROOT.resolve("x"),
                        OptionalLong.of(left),
                        ROOT.resolve("y"),
                        OptionalLong.of(right),
                        isRelated)),
                Set.of());
    }

    @Test
    void everyLineThatIsLeftOutIsNamedAndTheOthersCount() throws IOException {
        ImportedLabels read = read(
                Labels.NONE, "left right related", "a b yes", "b gone.txt yes", "c c no", "a d maybe", "a", "c d no");
        assertEquals(Map.of(new PairIds(1, 2), true, new PairIds(3, 4), false), read.taken());
        assertEquals(
                List.of(
                        new ImportedLabels.LeftLine(3, "b · gone.txt", Reason.UNKNOWN),
                        new ImportedLabels.LeftLine(4, "c · c", Reason.ITSELF),
                        new ImportedLabels.LeftLine(5, "a · d", Reason.NO_ANSWER),
                        new ImportedLabels.LeftLine(6, "", Reason.SHORT)),
                read.left());
    }

    @Test
    void linesThatContradictEachOtherAreBothLeftOut() throws IOException {
        ImportedLabels read = read(Labels.NONE, "left right related", "a b yes", "c d yes", "b a no");
        assertEquals(Map.of(new PairIds(3, 4), true), read.taken());
        assertEquals(
                List.of(2, 4),
                read.left().stream().map(ImportedLabels.LeftLine::number).toList());
        assertTrue(read.left().stream().allMatch(line -> line.reason() == Reason.CONTRADICTED));
    }

    @Test
    void onesOwnLabelStays() throws IOException {
        Labels own = label(1, 2, false);
        ImportedLabels read = read(own, "left right related", "a b yes");
        assertEquals(Map.of(), read.taken());
        assertEquals(Reason.KEPT, read.left().getFirst().reason());
        ImportedLabels same = read(own, "left right related", "a b no");
        assertEquals(1, same.same());
        assertEquals(List.of(), same.left());
    }
}
