package app.likeness.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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

final class SchemaTest {
    private static final List<String> TABLES =
            List.of("BODY", "DOCUMENT", "META", "PAIR", "ROOT", "SELECTION", "SKETCH", "SKIP");

    @TempDir
    private Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("a.likeness");
    }

    @Test
    void everyStepLeadsFromTheFirstFileToTheTablesOfThisVersion() throws CorpusException, SQLException {
        Corpus.open(file).close();
        assertEquals(TABLES, tables());
        assertEquals(
                List.of(Integer.toString(Migrations.latest())),
                query("SELECT setting FROM meta WHERE name = 'schema'"));
    }

    @Test
    void aCorpusKilledInTheMiddleOfAStepIsFinished() throws CorpusException, SQLException {
        Corpus.open(file).close();
        execute("DELETE FROM meta");
        execute("DROP TABLE pair");
        Corpus.open(file).close();
        assertEquals(TABLES, tables());
    }

    @Test
    void aPairHasItsSmallerNumberLeft() throws CorpusException, SQLException {
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "1"), Samples.reading("two.txt", "2"));
        }
        assertThrows(SQLException.class, () -> execute("INSERT INTO pair VALUES (2, 1, 0, 1, 1, 1, 1, 1)"));
        execute("INSERT INTO pair VALUES (1, 2, 0, 1, 1, 1, 1, 1)");
    }

    @Test
    void theBandsHaveIndexesAfterTheFirstLoad() throws CorpusException, SQLException {
        String indexes =
                "SELECT index_name FROM information_schema.indexes WHERE index_name LIKE 'SKETCH_BAND%' ORDER BY 1";
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "1"));
        }
        assertEquals(List.of(), query(indexes));
        try (Corpus corpus = Corpus.open(file)) {
            corpus.writer().finishDocuments("v1");
            corpus.writer().finishDocuments("v1");
        }
        assertEquals(List.of("SKETCH_BAND0", "SKETCH_BAND1", "SKETCH_BAND2", "SKETCH_BAND3"), query(indexes));
    }

    @Test
    void neighboursAreLookedUpThroughTheIndexesOfTheBands() throws CorpusException, SQLException {
        try (Corpus corpus = Corpus.open(file)) {
            var readings = new Reading[2_000];
            for (int i = 0; i < readings.length; i++) {
                readings[i] = Samples.reading("d" + i, "text " + i, i * 0x9E3779B97F4A7C15L);
            }
            Samples.store(corpus, readings);
            corpus.writer().finishDocuments("v1");
        }
        String plan = query("EXPLAIN " + CorpusReader.NEAR.replace("?", "CAST(7 AS INT)"))
                .getFirst();
        for (int band = 0; band < 4; band++) {
            assertEquals(1, plan.split("SKETCH_BAND" + band + ":", -1).length - 1, plan);
        }
        assertEquals(0, plan.split("tableScan", -1).length - 1, plan);
    }

    private List<String> tables() throws SQLException {
        return query("SELECT table_name FROM information_schema.tables WHERE table_schema = 'PUBLIC' ORDER BY 1");
    }

    private List<String> query(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:" + file);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            var values = new ArrayList<String>();
            while (row.next()) {
                values.add(row.getString(1));
            }
            return values;
        }
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
