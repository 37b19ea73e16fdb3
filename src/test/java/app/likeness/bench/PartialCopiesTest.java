package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.bench.PartialCopy.Kind;
import app.likeness.bench.PartialCopy.Passage;
import app.likeness.text.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PartialCopiesTest {
    private static final ChineseNews NEWS = new ChineseNews(1);

    private static String cut(String text, Span span) {
        return text.substring(span.start(), span.end());
    }

    private static List<PartialCopy> copies(Kind kind) {
        return PartialCopies.of(NEWS, 20, 20, 1).stream()
                .filter(copy -> copy.kind() == kind)
                .toList();
    }

    /// The share of the characters of the same place that are the same.
    private static double same(String left, String right) {
        long same = 0;
        for (int i = 0; i < Math.min(left.length(), right.length()); i++) {
            same += left.charAt(i) == right.charAt(i) ? 1 : 0;
        }
        return (double) same / Math.max(left.length(), right.length());
    }

    @ParameterizedTest
    @EnumSource(names = {"PARAGRAPH", "EMBEDDED"})
    void aCopyAsItIsStandsInBothTextsWhereItSays(Kind kind) {
        for (PartialCopy copy : copies(kind)) {
            Passage passage = copy.passages().getFirst();

            assertEquals(cut(copy.right(), passage.right()), cut(copy.left(), passage.left()));
            assertTrue(passage.left().length() < copy.left().length());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SHUFFLED", "SWAPPED"})
    void anotherOrderHasTheSameCharacters(Kind kind) {
        for (PartialCopy copy : copies(kind)) {
            Passage passage = copy.passages().getFirst();
            String left = cut(copy.left(), passage.left());
            String right = cut(copy.right(), passage.right());

            assertEquals(
                    right.chars().sorted().boxed().toList(),
                    left.chars().sorted().boxed().toList());
            assertTrue(same(left, right) < 0.95, left);
        }
    }

    @Test
    void changedCopiesKeepTheirLengthOnAverage() {
        double left = 0;
        double right = 0;
        for (PartialCopy copy : copies(Kind.CHANGED_30)) {
            Passage passage = copy.passages().getFirst();
            left += passage.left().length();
            right += passage.right().length();
            assertTrue(same(cut(copy.left(), passage.left()), cut(copy.right(), passage.right())) < 0.8);
        }
        assertEquals(1, left / right, 0.05);
    }

    @Test
    void unrelatedPairsHaveNoPassage() {
        assertTrue(
                copies(Kind.UNRELATED).stream().allMatch(copy -> copy.passages().isEmpty()));
    }

    @Test
    void corporaLieOnTheDiskAsTheScorersReadThem(@TempDir Path folder) throws IOException {
        PartialCopies.write(PartialCopies.of(NEWS, 1, 1, 1), folder);

        String name = "suspicious-document00001-source-document00001.xml";
        String annotation = Files.readString(folder.resolve("02-changed-10").resolve(name));
        assertTrue(annotation.contains("source_reference=\"source-document00001.txt\""), annotation);
        assertEquals(8, Files.readAllLines(folder.resolve("pairs.tsv")).size());
    }
}
