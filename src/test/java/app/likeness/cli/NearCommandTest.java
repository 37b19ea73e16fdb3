package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NearCommandTest {
    @TempDir
    private Path folder;

    private Path docs = Path.of("");
    private Path corpus = Path.of("");

    @BeforeEach
    void write() throws IOException {
        docs = SmallCorpus.in(folder);
        corpus = folder.resolve("kept.likeness");
        assertEquals(
                0, CommandRun.of("scan", "--quiet", "--corpus", corpus, docs).exitCode());
    }

    private CommandRun near(Object... more) {
        Object[] arguments = new Object[3 + more.length];
        arguments[0] = "near";
        arguments[1] = "--corpus";
        arguments[2] = corpus;
        System.arraycopy(more, 0, arguments, 3, more.length);
        return CommandRun.of(arguments);
    }

    private static List<List<String>> rows(CommandRun run) {
        return run.out().lines().map(line -> List.of(line.split("\t", -1))).toList();
    }

    @Test
    void theTextItselfIsTheNearestAndAgreesInEveryBand() {
        CommandRun run = near(docs.resolve("article.txt"));

        assertEquals(0, run.exitCode());
        assertEquals("", run.err());
        assertEquals(
                List.of("document", "found", "distance", "bands"), rows(run).getFirst());
        List<String> first = rows(run).get(1);
        assertTrue(first.get(1).endsWith("docs/article.txt"), run.out());
        assertEquals(List.of("0", "4"), first.subList(2, 4));
    }

    @Test
    void aLargerDistanceFindsNoFewerAndTheNearestComeFirst() {
        int before = 0;
        for (int distance : new int[] {0, 3, 7, 16}) {
            List<List<String>> rows = rows(near("--distance", distance, docs.resolve("article.txt")));
            List<Integer> distances = rows.stream()
                    .skip(1)
                    .map(row -> Integer.parseInt(row.get(2)))
                    .toList();
            assertEquals(distances.stream().sorted().toList(), distances);
            assertTrue(distances.stream().allMatch(each -> each <= distance), () -> "" + distances);
            assertTrue(distances.size() >= before, () -> "" + distances);
            before = distances.size();
        }
    }

    @Test
    void aScanKeepsTheFourBandsIndexed() throws SQLException {
        var indexed = new ArrayList<String>();
        try (Connection connection = DriverManager.getConnection("jdbc:h2:" + corpus);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT index_name FROM information_schema.indexes"
                        + " WHERE index_name LIKE 'SKETCH_GRAMS_' ORDER BY 1")) {
            while (row.next()) {
                indexed.add(row.getString(1));
            }
        }
        assertEquals(List.of("SKETCH_GRAMS0", "SKETCH_GRAMS1", "SKETCH_GRAMS2", "SKETCH_GRAMS3"), indexed);
    }

    @Test
    void aTextThatIsTooShortIsNearNothingAndSaysSo() throws IOException {
        Path file = Files.writeString(folder.resolve("short.txt"), "短。");
        CommandRun run = near(file);

        assertEquals(0, run.exitCode());
        assertEquals(1, rows(run).size());
        assertTrue(run.err().contains("too short"), run.err());
    }

    @Test
    void aDistanceBeyondTheRangeNamesTheRange() {
        for (String distance : List.of("-1", "17")) {
            CommandRun run = near("--distance=" + distance, docs.resolve("article.txt"));
            assertEquals(2, run.exitCode());
            assertTrue(run.err().contains("must be in 0 to 16, not " + distance), run.err());
        }
    }

    @Test
    void whatCannotBeReadIsNamedAndTheOthersAreLookedUp() {
        CommandRun run = near(folder.resolve("gone.txt"), docs.resolve("article.txt"));
        assertEquals(0, run.exitCode());
        assertTrue(run.err().startsWith("Cannot read "), run.err());
        assertEquals(3, near(folder.resolve("gone.txt")).exitCode());
        assertEquals(
                3,
                CommandRun.of("near", "--corpus", folder.resolve("none"), docs.resolve("article.txt"))
                        .exitCode());
    }
}
