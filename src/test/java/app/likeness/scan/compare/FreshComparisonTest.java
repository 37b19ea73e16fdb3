package app.likeness.scan.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.fingerprint.Method;
import app.likeness.scan.NamedPairs;
import app.likeness.scan.Recorder;
import app.likeness.scan.Scan;
import app.likeness.scan.ask.Check;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.Stage;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.words.JiebaWordSegmenter;
import app.likeness.text.words.WordSegmenter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A scan that compares only a few fresh documents, through the index, has the pairs of a scan that never saw anything
/// else. Which way it went shows in its steps: the whole corpus has one for each different text and more.
final class FreshComparisonTest {
    private static final WordSegmenter SEGMENTER = new JiebaWordSegmenter();
    private static final int DOCUMENTS = 160;

    @TempDir
    private Path place;

    private Path folder;
    private Path archive;
    private Corpus corpus;

    @BeforeEach
    void open() throws CorpusException, IOException {
        folder = Files.createDirectory(place.resolve("essays"));
        archive = Files.createDirectory(place.resolve("archive"));
        corpus = Corpus.open(place.resolve("corpus.likeness"));
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    @ParameterizedTest
    @EnumSource(
            value = Method.class,
            names = {"WINNOWING", "COMBINED"})
    void fewChangesAreComparedAloneAndGiveThePairsOfAFreshScan(Method method) throws CorpusException, IOException {
        writeDocuments();
        scan(method);
        for (int round = 0; round < 3; round++) {
            // New and first by its path, a copy, changed, gone, and moved to the archive.
            write(folder.resolve("a" + round + ".txt"), edited(3 + round, 1 + round));
            write(folder.resolve("copy" + round + ".txt"), text(50 + round));
            write(document(20 + round), text(3 + round).substring(0, 150) + text(1000 + round));
            Files.delete(document(30 + round));
            Files.move(document(100 + round), archive.resolve("moved" + round + ".txt"));
            // Three documents went and four came: in the third round that is more than a tenth of 160.
            Recorder recorder = scan(method);
            assertEquals(freshPairs(method), pairs(), "round " + round);
            assertEquals(round < 2, recorder.most(Stage.COMPARE) < DOCUMENTS, "round " + round);
        }
    }

    @Test
    void randomChangesGiveThePairsOfAFreshScan() throws CorpusException, IOException {
        for (long seed = 1; seed <= 2; seed++) {
            var random = new Random(seed);
            close();
            clear(folder);
            clear(archive);
            corpus = Corpus.open(place.resolve("corpus" + seed + ".likeness"));
            for (int i = 0; i < DOCUMENTS; i++) {
                write((random.nextInt(4) == 0 ? archive : folder).resolve("d" + i + ".txt"), random(random));
            }
            scan(Method.COMBINED);
            for (int round = 0; round < 3; round++) {
                write(folder.resolve("new" + round + ".txt"), random(random));
                write((random.nextBoolean() ? folder : archive).resolve("e" + round + ".txt"), random(random));
                Files.deleteIfExists(folder.resolve("d" + random.nextInt(DOCUMENTS) + ".txt"));
                Recorder recorder = scan(Method.COMBINED);
                assertTrue(recorder.most(Stage.COMPARE) < DOCUMENTS / 2, "seed " + seed + ", round " + round);
                assertEquals(freshPairs(Method.COMBINED), pairs(), "seed " + seed + ", round " + round);
            }
        }
    }

    @Test
    void copiesOfAFreshTextMeetEachOtherAndAllOthers() throws CorpusException, IOException {
        writeDocuments();
        scan(Method.COMBINED);
        for (int i = 0; i < 5; i++) {
            write(folder.resolve("copy" + i + ".txt"), edited(7, 2));
        }
        Recorder recorder = scan(Method.COMBINED);
        assertTrue(recorder.most(Stage.COMPARE) < DOCUMENTS / 2);
        assertEquals(freshPairs(Method.COMBINED), pairs());
        assertEquals(
                10 + 5,
                pairs().keySet().stream()
                        .filter(names -> names.matches("copy\\d.txt (copy\\d|d007).txt"))
                        .count());
    }

    @Test
    void aTextThatWentAndCameBackIsFoundAgain() throws CorpusException, IOException {
        writeDocuments();
        write(folder.resolve("twin.txt"), edited(7, 2));
        scan(Method.COMBINED);
        String text = Files.readString(document(7));
        Files.delete(document(7));
        scan(Method.COMBINED);
        assertFalse(pairs().containsKey("d007.txt twin.txt"));
        write(document(7), text);
        assertTrue(scan(Method.COMBINED).most(Stage.COMPARE) < DOCUMENTS / 2);
        assertTrue(pairs().containsKey("d007.txt twin.txt"));
    }

    @Test
    void onceATenthHasComeEverythingIsComparedAgain() throws CorpusException, IOException {
        writeDocuments();
        scan(Method.COMBINED);
        for (int i = 0; i < DOCUMENTS / 10; i++) {
            write(folder.resolve("new" + i + ".txt"), edited(i, 3));
            assertTrue(scan(Method.COMBINED).most(Stage.COMPARE) < DOCUMENTS / 2, "document " + i);
        }
        write(folder.resolve("one-more.txt"), edited(90, 3));
        assertTrue(scan(Method.COMBINED).most(Stage.COMPARE) >= DOCUMENTS);
        write(folder.resolve("another.txt"), edited(91, 3));
        assertTrue(scan(Method.COMBINED).most(Stage.COMPARE) < DOCUMENTS / 2);
        assertEquals(freshPairs(Method.COMBINED), pairs());
    }

    @Test
    void otherOptionsOtherMethodsAndStoppedScansCompareEverything() throws CorpusException, IOException {
        writeDocuments();
        scan(Method.COMBINED);
        write(folder.resolve("a.txt"), edited(1, 3));
        assertTrue(scan(Method.WINNOWING).most(Stage.COMPARE) >= DOCUMENTS);
        write(folder.resolve("b.txt"), edited(2, 3));
        scan(corpus, Method.WINNOWING, new Recorder((stage, done) -> stage == Stage.COMPARE));
        assertTrue(scan(Method.WINNOWING).most(Stage.COMPARE) >= DOCUMENTS);
        // What the words alone propose is compared without the index, which then lacks the new document.
        write(folder.resolve("c.txt"), edited(3, 3));
        scan(Method.SIMHASH_WORDS);
        assertTrue(scan(Method.WINNOWING).most(Stage.COMPARE) >= DOCUMENTS);
        write(folder.resolve("d.txt"), edited(3, 5));
        assertTrue(scan(Method.WINNOWING).most(Stage.COMPARE) < DOCUMENTS / 2);
        assertEquals(freshPairs(Method.WINNOWING), pairs());
    }

    @Test
    void aCorpusWithoutAnIndexOrWithADamagedOneGetsANewOne() throws CorpusException, IOException, SQLException {
        writeDocuments();
        scan(Method.COMBINED);
        int number = 0;
        for (String damage : List.of(
                "DELETE FROM meta WHERE name = 'index'",
                "UPDATE meta SET setting = 'index 0' WHERE name = 'index'",
                "UPDATE segment SET checksum = checksum + 1",
                "UPDATE segment SET texts = x'01', checksum = 2768625435",
                "UPDATE posting SET checksum = checksum + 1",
                "DELETE FROM gram_count",
                "UPDATE gram_count SET counters = x'01', checksum = 2768625435")) {
            execute(damage);
            write(folder.resolve("new" + number + ".txt"), edited(10 + number, 3));
            assertTrue(scan(Method.COMBINED).most(Stage.COMPARE) >= DOCUMENTS, damage);
            write(folder.resolve("further" + number + ".txt"), edited(30 + number, 3));
            number++;
            assertTrue(scan(Method.COMBINED).most(Stage.COMPARE) < DOCUMENTS / 2, damage);
            assertEquals(freshPairs(Method.COMBINED), pairs(), damage);
        }
    }

    @Test
    void aCheckAsksADamagedIndexAnew() throws CorpusException, IOException, SQLException {
        writeDocuments();
        scan(Method.COMBINED);
        String text = edited(3, 5);
        List<String> expected = checked(text);
        assertFalse(expected.isEmpty());
        for (String damage : List.of(
                "UPDATE segment SET checksum = checksum + 1",
                "UPDATE posting SET checksum = checksum + 1",
                "UPDATE gram_count SET counters = x'01', checksum = 2768625435")) {
            execute(damage);
            assertEquals(expected, checked(text), damage);
            assertEquals(expected, checked(text), "the next time after " + damage);
        }
    }

    private List<String> checked(String text) throws CorpusException {
        try (Check check = new Check(corpus, 2)) {
            return check.of(text).found().stream()
                    .map(found -> found.path() + " " + found.pair().containmentLeft())
                    .toList();
        }
    }

    private void execute(String sql) throws CorpusException, SQLException {
        Path file = corpus.file();
        corpus.close();
        try (Connection connection = DriverManager.getConnection("jdbc:h2:" + file);
                Statement statement = connection.createStatement()) {
            assertTrue(statement.executeUpdate(sql) > 0, sql);
        }
        corpus = Corpus.open(file);
    }

    private Recorder scan(Method method) throws CorpusException {
        var recorder = new Recorder();
        scan(corpus, method, recorder);
        return recorder;
    }

    private void scan(Corpus into, Method method, Recorder recorder) throws CorpusException {
        new Scan(into, new ScanOptions(Set.of(method), 3, 0, 2), FreshComparisonTest::extract, () -> SEGMENTER)
                .run(List.of(new Root(folder, Role.CHECK), new Root(archive, Role.COMPARE_WITH)), recorder);
    }

    private static Attempt<ExtractedText> extract(Path ignored, FileBytes content) {
        return Attempt.got(new ExtractedText(
                new String(content.bytes(), StandardCharsets.UTF_8),
                Metadata.titled("", Origin.FILE_NAME, Certainty.GUESS),
                "UTF-8"));
    }

    private Map<String, Pair> pairs() throws CorpusException {
        return NamedPairs.of(corpus);
    }

    /// The pairs of a corpus of its own that never saw anything else.
    private Map<String, Pair> freshPairs(Method method) throws CorpusException {
        try (Corpus other = Corpus.temporary()) {
            scan(other, method, new Recorder());
            return NamedPairs.of(other);
        }
    }

    /// Different texts, and edited copies of every tenth.
    private void writeDocuments() throws IOException {
        for (int i = 0; i < DOCUMENTS; i++) {
            write(document(i), i % 10 == 9 ? edited(i - 9, 4) : text(i));
        }
    }

    /// A new text, an edited, a quoting or an exact copy, or a few words.
    private static String random(Random random) {
        int other = random.nextInt(20);
        return switch (random.nextInt(6)) {
            case 0 -> edited(other, 1 + random.nextInt(6));
            case 1 -> text(1000 + random.nextInt(1000)) + text(other).substring(40, 130);
            case 2 -> text(other);
            case 3 -> text(other).substring(0, 20);
            default -> text(100 + random.nextInt(10_000));
        };
    }

    private Path document(int number) {
        return folder.resolve("d%03d.txt".formatted(number));
    }

    private static void write(Path file, String text) throws IOException {
        Files.writeString(file, text);
    }

    private static void clear(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
    }

    /// Text `number` with some characters changed.
    private static String edited(int number, int edits) {
        var text = new StringBuilder(text(number));
        for (int i = 0; i < edits; i++) {
            text.setCharAt(11 + 43 * i, '改');
        }
        return text.toString();
    }

    /// 300 characters of its own.
    private static String text(int number) {
        var random = new Random(number);
        return IntStream.generate(() -> 0x4E00 + random.nextInt(3_000))
                .limit(300)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }
}
