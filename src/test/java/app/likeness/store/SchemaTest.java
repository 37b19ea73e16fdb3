package app.likeness.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Tally;
import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.file.Migrations;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Reading;
import app.likeness.store.kept.SketchKind;
import app.likeness.store.memory.VerdictJournal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SchemaTest {
    private static final List<String> TABLES = List.of(
            "ARTICLE_TABLE",
            "BODY",
            "BOILERPLATE",
            "CHARSET_CHOICE",
            "COMMON_TEXT",
            "CONTAINER",
            "DOCUMENT",
            "DOCUMENT_GROUP",
            "GRAM_COUNT",
            "JUDGED_COUNTS",
            "META",
            "METHOD_PRINT",
            "PAIR",
            "PAIR_LABEL",
            "POSTING",
            "ROOT",
            "SEGMENT",
            "SENTENCE_GROUP",
            "SKETCH",
            "SKIP",
            "TABLE_CHOICE",
            "TEXT_CHECKSUM",
            "USER_WORD",
            "VERDICT",
            "WINNOWED");

    private static final PairCounts NOTHING = new PairCounts(
            Tally.unpacked(new int[] {1, 9}),
            Tally.unpacked(new int[] {1, 9}),
            Tally.unpacked(new int[] {1, 4}),
            Tally.unpacked(new int[] {1, 4}),
            List.of());

    @TempDir
    private Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("a.likeness");
    }

    @Test
    void aNewCorpusHasTheTablesOfThisVersion() throws CorpusException, SQLException {
        Corpus.open(file).close();
        assertEquals(TABLES, tables());
        assertEquals(
                List.of(Integer.toString(Migrations.latest())),
                query("SELECT setting FROM meta WHERE name = 'schema'"));
    }

    @Test
    void aPairIsLookedUpByBothDocumentsHoweverManyTheyHave() throws CorpusException, SQLException {
        try (Corpus corpus = Corpus.open(file)) {
            var readings = new Reading[70];
            for (int i = 0; i < readings.length; i++) {
                readings[i] = Samples.reading("d" + i, "text " + i);
            }
            Samples.store(corpus, readings);
            long number = corpus.writer().beginComparison();
            for (int left = 1; left < 70; left++) {
                List<PairTally> pairs = new ArrayList<>();
                for (int right = left + 1; right <= 70; right++) {
                    pairs.add(new PairTally(left, right, 0, 1, NOTHING));
                }
                corpus.writer().putPairs(number, pairs);
            }
        }
        String plan = query("EXPLAIN UPDATE pair SET counts = X'00' WHERE left_id = 1 AND right_id = 2")
                .getFirst();
        assertTrue(plan.contains("PUBLIC.PRIMARY_KEY"), plan);
    }

    @Test
    void aVerdictOfBeforeIsOneOfNobodyNamed() throws CorpusException, SQLException, IOException {
        TextKey text = new TextKey(1, 2, 3);
        var subject = new Subject.OfDocument(text);
        Instant time = Instant.parse("2026-03-04T18:05:00Z");
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            verdicts.give(new Verdict(subject, State.LATER, "seen", time, "R. Meier", List.of(text), List.of("a")));
        }
        Files.delete(new VerdictJournal(file).file());
        execute("ALTER TABLE verdict DROP COLUMN decided_by");
        execute("UPDATE meta SET setting = '20' WHERE name = 'schema'");
        try (Corpus corpus = Corpus.open(file);
                VerdictStore verdicts = corpus.verdicts()) {
            assertEquals(
                    new Verdict(subject, State.LATER, "seen", time, List.of(text), List.of("a")),
                    verdicts.journal().getFirst().verdict());
        }
    }

    @Test
    void aCorpusKilledWhileItIsMadeIsFinished() throws CorpusException, SQLException {
        Corpus.open(file).close();
        execute("DELETE FROM meta");
        execute("DROP TABLE pair");
        Corpus.open(file).close();
        assertEquals(TABLES, tables());
    }

    @Test
    void fingerprintsOfTheVersionBeforeAreTakenOver() throws CorpusException, SQLException {
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "1", 7), Samples.reading("two.txt", "2"));
        }
        String kept =
                "SELECT s.grams || ' ' || s.grams0 || ' ' || RAWTOHEX(CAST(w.hashes AS VARBINARY)) FROM sketch s JOIN winnowed w"
                        + " ON w.document_id = s.document_id ORDER BY s.document_id";
        List<String> before = query(kept);
        execute("CREATE TABLE fingerprint AS SELECT s.*, w.hashes AS winnowed FROM sketch s JOIN winnowed w"
                + " ON w.document_id = s.document_id");
        execute("DELETE FROM winnowed");
        execute("DELETE FROM sketch WHERE document_id = 1");
        execute("UPDATE meta SET setting = '18' WHERE name = 'schema'");
        Corpus.open(file).close();
        assertEquals(2, before.size());
        assertEquals(before, query(kept));
        execute("UPDATE meta SET setting = '18' WHERE name = 'schema'");
        Corpus.open(file).close();
        assertEquals(before, query(kept));
        assertEquals(TABLES, tables());
    }

    @Test
    void aPairHasItsSmallerNumberLeft() throws CorpusException, SQLException {
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "1"), Samples.reading("two.txt", "2"));
        }
        assertThrows(SQLException.class, () -> execute("INSERT INTO pair VALUES (2, 1, 0, 1, 1, X'00', 1)"));
        execute("INSERT INTO pair VALUES (1, 2, 0, 1, 1, X'00', 1)");
    }

    @Test
    void theBandsGetTheirIndexesOnceAndKeepThem() throws CorpusException, SQLException {
        String indexes =
                "SELECT index_name FROM information_schema.indexes WHERE index_name LIKE 'SKETCH_%' ORDER BY 1";
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "1"));
        }
        assertEquals(List.of(), query(indexes));
        try (Corpus corpus = Corpus.open(file)) {
            corpus.writer().indexBands(SketchKind.WORDS, () -> {});
            corpus.writer().indexBands(SketchKind.WORDS, () -> {});
        }
        assertEquals(List.of("SKETCH_WORDS0", "SKETCH_WORDS1", "SKETCH_WORDS2", "SKETCH_WORDS3"), query(indexes));
    }

    @ParameterizedTest
    @EnumSource
    void neighboursAreLookedUpThroughTheIndexesOfTheBands(SketchKind kind) throws CorpusException, SQLException {
        try (Corpus corpus = Corpus.open(file)) {
            var readings = new Reading[2_000];
            for (int i = 0; i < readings.length; i++) {
                readings[i] = Samples.reading("d" + i, "text " + i, i * 0x9E3779B97F4A7C15L);
            }
            Samples.store(corpus, readings);
            corpus.writer().indexBands(kind, () -> {});
        }
        String plan =
                query("EXPLAIN " + kind.agreeing().replace("?", "ARRAY[7, 8]")).getFirst();
        for (int band = 0; band < 4; band++) {
            assertEquals(1, plan.split("SKETCH_" + kind + band + ":", -1).length - 1, plan);
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
