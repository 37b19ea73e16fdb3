package app.likeness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The records of decisions: short, numbered, in the index, and there where the code names one.
class DecisionsTest {
    private static final Path DECISIONS = Path.of("src/site/markdown/decisions");
    private static final int MOST_WORDS = 150;
    private static final Pattern NAMED = Pattern.compile("decisions/(\\d{4})");
    private static final List<String> PARTS = List.of("**Context.**", "**Options.**", "**Choice.**", "**Figure.**");

    @Test
    void eachHasItsPartsInFewWordsAndItsLineInTheIndex() {
        String index = PagesTest.text(DECISIONS.resolve("README.md"));
        records().forEach(record -> {
            String text = PagesTest.text(record);
            assertTrue(text.startsWith("# " + number(record) + " "), record + " begins with its number");
            assertEquals(
                    List.of(),
                    PARTS.stream().filter(part -> !text.contains(part)).toList(),
                    record + " lacks these");
            assertTrue(text.split("\\s+").length <= MOST_WORDS, record + " has more than " + MOST_WORDS + " words");
            assertTrue(index.contains("](" + record.getFileName() + ")"), record + " is in the index");
        });
    }

    @Test
    void noNumberIsGivenTwice() {
        List<String> numbers = records().map(DecisionsTest::number).toList();
        assertEquals(numbers.stream().distinct().toList(), numbers);
    }

    @Test
    void eachThatTheCodeNamesExists() {
        Set<String> numbers = records().map(DecisionsTest::number).collect(Collectors.toSet());
        List<String> missing = PagesTest.sources().entrySet().stream()
                .flatMap(source -> NAMED.matcher(source.getValue())
                        .results()
                        .map(named -> named.group(1))
                        .filter(number -> !numbers.contains(number))
                        .map(number -> source.getKey() + ": " + number))
                .toList();
        assertEquals(List.of(), missing);
    }

    private static Stream<Path> records() {
        return PagesTest.files(DECISIONS, ".md").filter(file -> !file.endsWith("README.md"));
    }

    private static String number(Path record) {
        return record.getFileName().toString().substring(0, 4);
    }
}
