package app.likeness.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.RandomText;
import app.likeness.fingerprint.Selection;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Reading;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.store.kept.UnfinishedComparison;
import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.MetadataLines;
import app.likeness.text.document.Origin;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.words.JiebaWordSegmenter;
import app.likeness.text.words.WordSegmenter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ScanTest {
    private static final WordSegmenter SEGMENTER = new JiebaWordSegmenter();

    @TempDir
    private Path place;

    private Path folder;
    private Corpus corpus;
    private final ConcurrentLinkedQueue<Path> opened = new ConcurrentLinkedQueue<>();

    @BeforeEach
    void open() throws CorpusException, IOException {
        folder = Files.createDirectory(place.resolve("essays"));
        corpus = Corpus.open(place.resolve("corpus.likeness"));
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    @Test
    void anEmptyFolderHasNoDocuments() throws CorpusException {
        var recorder = new Recorder();
        ScanSummary summary = scan(recorder);
        assertEquals(0, summary.documents());
        assertEquals(0, summary.skipped());
        assertFalse(summary.stopped());
        assertEquals(List.of(Stage.values()), recorder.stages());
        assertEquals(Set.of(Stage.values()), summary.times().keySet());
    }

    @Test
    void aCorpusThatIsDeletedMeanwhileIsNoEndOfAScan() throws IOException {
        writeCopies();
        Path onDisk = corpus.fileOnDisk();
        var failure = assertThrows(
                CorpusException.class,
                () -> scan(new Recorder((stage, done) -> {
                    // A system that lets nobody delete an open file has no such trouble.
                    assumeTrue(onDisk.toFile().delete() || !Files.exists(onDisk));
                    return false;
                })));
        assertEquals(CorpusException.Reason.GONE, failure.reason());
        assertEquals(corpus.file(), failure.file());
    }

    @Test
    void copiesWithChangesAreFoundAndGrouped() throws CorpusException, IOException {
        writeCopies();
        ScanSummary summary = scan(new Recorder());
        assertEquals(7, summary.documents());
        assertEquals(7, summary.read());
        assertEquals(3, summary.pairs());
        assertEquals(1, summary.clusters());
        assertEquals(
                Set.of("copy.txt original.txt", "copy.txt edited.txt", "edited.txt original.txt"), pairs().keySet());
        assertEquals("1.0 1.0", pairs().get("copy.txt original.txt"));
    }

    @Test
    void aSecondScanOpensNoFileAndChangesNothing() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        Map<String, String> before = pairs();
        opened.clear();
        var recorder = new Recorder();
        ScanSummary summary = scan(recorder);
        assertEquals(0, summary.read());
        assertEquals(List.of(), List.copyOf(opened));
        assertEquals(7, summary.documents());
        assertEquals(before, pairs());
        assertEquals(List.of(Stage.values()), recorder.stages());
    }

    @Test
    void twoCorporaOfTheSameFilesHaveTheSamePairs() throws CorpusException, IOException {
        writeMany(40);
        scan(new Recorder());
        Map<String, String> first = pairs();
        assertTrue(first.size() > 20, first.toString());
        assertEquals(first, freshPairs(options(Method.COMBINED, 1)));
        assertEquals(first, freshPairs(options(Method.COMBINED, 7)));
    }

    @Test
    void aChangedFileIsReadAgainAndTheOthersAreNot() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        Path original = folder.resolve("original.txt");
        Files.writeString(original, text(99));
        later(original);
        opened.clear();
        ScanSummary summary = scan(new Recorder());
        assertEquals(List.of(original), List.copyOf(opened));
        assertEquals(1, summary.read());
        assertEquals(Set.of("copy.txt edited.txt"), pairs().keySet());
        assertEquals(freshPairs(ScanOptions.standard()), pairs());
    }

    @Test
    void aTouchedFileKeepsItsPairs() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        later(folder.resolve("original.txt"));
        opened.clear();
        assertEquals(0, scan(new Recorder()).read());
        assertEquals(List.of(), List.copyOf(opened));
        assertEquals(3, pairs().size());
    }

    @Test
    void whatAnotherVersionReadIsReadOnceMoreAndKeepsItsPairs() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        long id = document("original.txt").id();
        readOtherwise();
        Files.move(folder.resolve("original.txt"), folder.resolve("elsewhere.txt"));
        opened.clear();
        assertEquals(7, scan(new Recorder()).read());
        assertEquals(7, opened.size());
        assertEquals(id, document("elsewhere.txt").id());
        assertEquals("elsewhere", document("elsewhere.txt").title());
        assertEquals(3, pairs().size());
        assertEquals(0, scan(new Recorder()).read());
    }

    @Test
    void whatNowHasAnotherTextIsComparedAgain() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        readOtherwise();
        var other = new ExtractedText(
                text(9), Metadata.titled("another", Origin.TEXT, Certainty.LIKELY), StandardCharsets.UTF_8.name());
        ScanSummary summary = new Scan(
                        corpus,
                        ScanOptions.standard(),
                        (path, content) -> name(path).equals("copy.txt") ? Attempt.got(other) : extract(path, content),
                        () -> SEGMENTER)
                .run(List.of(root()), new Recorder());
        assertEquals(1, summary.pairs());
        assertEquals("another", document("copy.txt").title());
    }

    @Test
    void aChosenCharsetIsReadOnceAndStays() throws CorpusException, IOException {
        Charset big5 = Charset.forName("Big5");
        Files.write(folder.resolve("a.txt"), "圖書館今年延長了開放時間，週末也有人來借書。".getBytes(big5));
        write("b.txt", text(1));
        scan(new Recorder());
        corpus.writer().chooseCharset(folder.resolve("a.txt"), Optional.of(big5));
        assertEquals(1, scan(new Recorder()).read());
        assertTrue(stored("a.txt").startsWith("圖書館"), stored("a.txt"));
        assertEquals(0, scan(new Recorder()).read());
        corpus.writer().chooseCharset(folder.resolve("a.txt"), Optional.empty());
        assertEquals(1, scan(new Recorder()).read());
        assertFalse(stored("a.txt").startsWith("圖書館"));
        corpus.writer().chooseCharset(folder, Optional.of(big5));
        scan(new Recorder());
        assertTrue(stored("a.txt").startsWith("圖書館"));
    }

    @Test
    void anUncertainCharsetIsSaidOfADocumentUntilOneIsChosen() throws CorpusException, IOException {
        Charset korean = Charset.forName("EUC-KR");
        Files.write(folder.resolve("a.txt"), "도서관".getBytes(korean));
        assertEquals(1, scanAsProgram().read());
        assertEquals(List.of(SkipReason.CHARSET_UNCERTAIN), reasons());
        assertEquals(0, scanAsProgram().read());
        assertEquals(List.of(SkipReason.CHARSET_UNCERTAIN), reasons(), "it is still said");
        corpus.writer().chooseCharset(folder.resolve("a.txt"), Optional.of(korean));
        scanAsProgram();
        assertEquals(List.of(), reasons());
        assertEquals("도서관", stored("a.txt"));
    }

    private ScanSummary scanAsProgram() throws CorpusException {
        return new Scan(corpus, ScanOptions.standard(), TextExtractors.standard()).run(List.of(root()), new Recorder());
    }

    private List<SkipReason> reasons() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.findings().skips().stream().map(Skip::reason).toList();
        }
    }

    private String stored(String name) throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.text(document(name).id());
        }
    }

    /// Says of every document that another version of the program has read it.
    private void readOtherwise() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            for (KnownFile known : reader.files()) {
                corpus.writer()
                        .keep(new KnownFile(
                                known.id(),
                                known.root(),
                                known.path(),
                                MetadataLines.write(Metadata.titled("earlier", Origin.TEXT, Certainty.GUESS)),
                                known.bytes(),
                                known.modifiedAt(),
                                known.sha256(),
                                "earlier"));
            }
            corpus.writer().commit();
        }
    }

    @Test
    void aRenamedFileKeepsItsNumberAndItsPairs() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        long id = document("original.txt").id();
        Files.createDirectory(folder.resolve("moved"));
        Files.move(folder.resolve("original.txt"), folder.resolve("moved/elsewhere.txt"));
        opened.clear();
        ScanSummary summary = scan(new Recorder());
        assertEquals(0, summary.read());
        assertEquals(List.of(), List.copyOf(opened));
        assertEquals(7, summary.documents());
        assertEquals(id, document("moved/elsewhere.txt").id());
        assertEquals("elsewhere", document("moved/elsewhere.txt").title());
        assertEquals(3, pairs().size());
    }

    @Test
    void oneOfTwoCopiesThatWentIsRecognisedAndTheOtherRead() throws CorpusException, IOException {
        write("a.txt", text(1));
        scan(new Recorder());
        Files.move(folder.resolve("a.txt"), folder.resolve("b.txt"));
        Files.copy(folder.resolve("b.txt"), folder.resolve("c.txt"));
        ScanSummary summary = scan(new Recorder());
        assertEquals(1, summary.read());
        assertEquals(2, summary.documents());
        assertEquals(1, summary.pairs());
    }

    @Test
    void aDeletedFileIsNoDocumentAnyMore() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        Files.delete(folder.resolve("copy.txt"));
        ScanSummary summary = scan(new Recorder());
        assertEquals(6, summary.documents());
        assertEquals(Set.of("edited.txt original.txt"), pairs().keySet());
    }

    @Test
    void aNewFileChangesNothingThatItDoesNotShare() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        // Before all others by its path, behind them by its number.
        write("a-new-copy.txt", Files.readString(folder.resolve("edited.txt")));
        ScanSummary summary = scan(new Recorder());
        assertEquals(1, summary.read());
        assertEquals(6, summary.pairs());
        assertEquals(freshPairs(ScanOptions.standard()), pairs());
    }

    @Test
    void anUnpluggedRootKeepsItsDocuments() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        Files.move(folder, place.resolve("unplugged"));
        var recorder = new Recorder();
        ScanSummary summary = scan(recorder);
        assertEquals(7, summary.documents());
        assertEquals(3, summary.pairs());
        assertEquals(List.of(folder), recorder.skips().stream().map(Skip::path).toList());
        Files.move(place.resolve("unplugged"), folder);
        assertEquals(0, scan(new Recorder()).read());
        assertEquals(List.of(), findings().skips());
    }

    @Test
    void aFileThatVanishesMeanwhileIsSkipped() throws CorpusException, IOException {
        writeCopies();
        Path gone = folder.resolve("original.txt");
        var recorder = new Recorder((stage, done) -> {
            if (stage == Stage.FIND) {
                assertTrue(gone.toFile().delete() || !Files.exists(gone));
            }
            return false;
        });
        // The walk has seen every name of the folder when it asks for the first time whether to stop.
        ScanSummary summary = scan(recorder);
        assertEquals(6, summary.documents());
        assertEquals(List.of(gone), recorder.skips().stream().map(Skip::path).toList());
        assertEquals(recorder.skips(), findings().skips());
        assertEquals(SkipReason.UNREADABLE, recorder.skips().getFirst().reason());
    }

    @Test
    void aDocumentThatCannotBeReadAnyMoreIsASkip() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        write("copy.txt", "——");
        later(folder.resolve("copy.txt"));
        ScanSummary summary = scan(new Recorder());
        assertEquals(6, summary.documents());
        assertEquals(1, summary.pairs());
        assertEquals(
                List.of(new Skip(folder.resolve("copy.txt"), SkipReason.EMPTY, "")),
                findings().skips());
    }

    @Test
    void anEnormousFileIsSkippedWithoutReadingIt() throws CorpusException, IOException {
        Path large = folder.resolve("large.txt");
        try (var file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(300L << 20);
        }
        scan(new Recorder());
        assertEquals(
                List.of(SkipReason.TOO_LARGE),
                findings().skips().stream().map(Skip::reason).toList());
    }

    @Test
    void aFolderWithoutRightsIsSkippedAndKeepsItsDocuments() throws CorpusException, IOException {
        writeCopies();
        Path closed = Files.createDirectory(folder.resolve("closed"));
        write("closed/a.txt", text(77));
        scan(new Recorder());
        assumeTrue(closed.toFile().setReadable(false) && !Files.isReadable(closed), "this user may do anything");
        ScanSummary summary = scan(new Recorder());
        assertTrue(closed.toFile().setReadable(true));
        assertEquals(8, summary.documents());
        assertEquals(
                List.of(closed), findings().skips().stream().map(Skip::path).toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 17, 39})
    void aScanStoppedWhileReadingIsContinued(int files) throws CorpusException, IOException {
        writeMany(40);
        ScanSummary stopped = scan(new Recorder((stage, done) -> stage == Stage.READ && done >= files));
        assertTrue(stopped.stopped());
        assertTrue(stopped.read() >= files && stopped.read() <= files + 3, "read " + stopped.read());
        assertEquals(stopped.read(), stopped.documents());
        assertFalse(isComplete());
        ScanSummary continued = scan(new Recorder());
        assertFalse(continued.stopped());
        assertEquals(40 - stopped.read(), continued.read());
        assertTrue(isComplete());
        assertEquals(freshPairs(ScanOptions.standard()), pairs());
    }

    @Test
    void aScanStoppedWhileComparingIsContinued() throws CorpusException, IOException {
        writeMany(300);
        ScanSummary stopped = scan(new Recorder((stage, done) -> stage == Stage.COMPARE && done >= 100));
        assertTrue(stopped.stopped());
        assertEquals(300, stopped.documents());
        assertFalse(isComplete());
        Map<String, String> complete = freshPairs(ScanOptions.standard());
        assertTrue(stopped.pairs() > 0 && stopped.pairs() < complete.size(), stopped.pairs() + " pairs");
        ScanSummary continued = scan(new Recorder());
        assertEquals(0, continued.read());
        assertEquals(complete, pairs());
        assertTrue(isComplete());
    }

    @Test
    void comparingGoesOnWhereItWasStopped() throws CorpusException, IOException, SQLException {
        writeMany(300);
        scan(new Recorder((stage, done) -> stage == Stage.COMPARE && done >= 100));
        UnfinishedComparison first = unfinished().orElseThrow();
        assertTrue(first.verified() > 0, first.toString());
        // Grams are counted again, then comes what was known, then the rest.
        scan(new Recorder((stage, done) -> stage == Stage.COMPARE && done > 300 + first.verified()));
        UnfinishedComparison second = unfinished().orElseThrow();
        assertEquals(first.number(), second.number(), "the same comparison");
        assertTrue(second.verified() > first.verified(), first + " then " + second);
        // What was verified is not verified again: its pairs stay as somebody left them.
        corpus.close();
        int marked;
        try (Connection connection = DriverManager.getConnection("jdbc:h2:" + corpus.file());
                Statement statement = connection.createStatement()) {
            marked = statement.executeUpdate("UPDATE pair SET distance = 63");
        }
        open(corpus.file());
        ScanSummary continued = scan(new Recorder());
        assertTrue(isComplete());
        assertEquals(Optional.empty(), unfinished());
        assertEquals(freshPairs(ScanOptions.standard()), pairs());
        long kept = findings().pairs().stream()
                .filter(pair -> pair.hammingDistance().equals(OptionalInt.of(63)))
                .count();
        assertTrue(marked > 0 && marked < continued.pairs(), marked + " of " + continued.pairs());
        assertEquals(marked, kept);
    }

    @Test
    void comparingBeginsAnewWhereDocumentsChangedMeanwhile() throws CorpusException, IOException {
        writeMany(300);
        scan(new Recorder((stage, done) -> stage == Stage.COMPARE && done >= 100));
        assertTrue(unfinished().orElseThrow().verified() > 0);
        write("d000.txt", text(4_711));
        scan(new Recorder());
        assertEquals(freshPairs(ScanOptions.standard()), pairs());
    }

    private Optional<UnfinishedComparison> unfinished() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.unfinishedComparison();
        }
    }

    private void open(Path file) throws CorpusException {
        corpus = Corpus.open(file);
    }

    @Test
    void stoppingDoesNotWaitForTheEndOfALongPair() throws CorpusException, IOException {
        String text = new RandomText(9).han(60_000);
        write("left", text);
        write("right", text.replaceAll("(.{30}).", "$1"));
        Thread own = Thread.currentThread();
        var heard = new AtomicBoolean();
        // The first to hear that the scan is to stop is who compares the two texts.
        ScanSummary stopped = scan(new Recorder((stage, done) -> {
            if (stage == Stage.COMPARE && !Thread.currentThread().equals(own)) {
                heard.set(true);
            }
            return heard.get();
        }));
        assertTrue(stopped.stopped());
        assertEquals(0, stopped.pairs());

        assertEquals(1, scan(new Recorder()).pairs());
    }

    @Test
    void aScanStoppedWhileFindingReadsNothing() throws CorpusException, IOException {
        writeCopies();
        ScanSummary stopped = scan(new Recorder((stage, done) -> stage == Stage.FIND));
        assertTrue(stopped.stopped());
        assertEquals(0, stopped.documents());
        assertEquals(7, scan(new Recorder()).documents());
    }

    @Test
    void otherOptionsCompareAgainWithoutReading() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        opened.clear();
        var strict = new ScanOptions(Set.of(Method.COMBINED), 3, 0.999, 2);
        ScanSummary summary = scan(strict, new Recorder(), root());
        assertEquals(0, summary.read());
        assertEquals(Set.of("copy.txt original.txt"), pairs().keySet());
        scan(new Recorder());
        assertEquals(3, pairs().size());
    }

    @Test
    void earlierWorkIsNotComparedAmongItself() throws CorpusException, IOException {
        writeCopies();
        Path archive = Files.createDirectory(place.resolve("archive"));
        Files.copy(folder.resolve("original.txt"), archive.resolve("one.txt"));
        Files.copy(folder.resolve("original.txt"), archive.resolve("two.txt"));
        ScanSummary summary =
                scan(ScanOptions.standard(), new Recorder(), root(), new Root(archive, Role.COMPARE_WITH));
        assertEquals(3 + 2 * 3, summary.pairs());
        // As work to check it is.
        assertEquals(
                10,
                scan(ScanOptions.standard(), new Recorder(), new Root(archive, Role.CHECK))
                        .pairs());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SIMHASH_RECORDS")
    void everyMethodFindsACopy(Method method) throws CorpusException, IOException {
        writeCopies();
        scan(options(method, 2), new Recorder(), root());
        assertTrue(pairs().containsKey("copy.txt original.txt"), pairs().toString());
    }

    @Test
    void simHashPairsAreThoseWithinTheDistance() throws CorpusException, IOException {
        writeMany(60);
        for (int distance : new int[] {0, 3, 12, 30}) {
            scan(new ScanOptions(Set.of(Method.SIMHASH_WORDS), distance, 0, 2), new Recorder(), root());
            assertEquals(within(distance), pairs().keySet(), "distance " + distance);
        }
    }

    private Set<String> within(int distance) throws CorpusException {
        var within = new TreeSet<String>();
        List<Fingerprinted> all = fingerprinted();
        all.sort(Comparator.comparing(each -> each.path().toString()));
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                var left = all.get(i).prints().words();
                var right = all.get(j).prints().words();
                if (left.isPresent() && right.isPresent() && left.get().distance(right.get()) <= distance) {
                    within.add(name(all.get(i).path()) + " " + name(all.get(j).path()));
                }
            }
        }
        return within;
    }

    @Test
    void fingerprintsOfAnotherVersionAreTakenAgainFromTheStoredTexts() throws CorpusException, IOException {
        writeCopies();
        scan(new Recorder());
        List<Fingerprinted> before = fingerprinted();
        var nothing = new Reading.Prints(
                1, 1, Optional.empty(), Optional.empty(), new Selection(new long[0], new int[0], new int[0]), Map.of());
        for (Fingerprinted each : before) {
            corpus.writer().reprint(each.id(), nothing);
        }
        corpus.writer().notePrints("an older version");
        opened.clear();
        var recorder = new Recorder();
        assertEquals(0, scan(recorder).read());
        assertEquals(List.of(), List.copyOf(opened));
        assertEquals(before, fingerprinted());
        assertEquals(3, pairs().size());
        assertEquals(List.of(Stage.values()), recorder.stages());
    }

    @Test
    void shortCopiesAreFoundButNotByTheirSketches() throws CorpusException, IOException {
        write("a.txt", "一句话。");
        write("b.txt", "一句话！");
        assertEquals(1, scan(new Recorder()).pairs());
        assertEquals(
                0,
                scan(options(Method.SIMHASH_WORDS, 2), new Recorder(), root()).pairs());
    }

    @Test
    void namesOfEveryKindAreScanned() throws CorpusException, IOException {
        int files = 0;
        for (String name : List.of("with space", "it's \"q\"", "line\nbreak", "🐼 文", "semi;colon")) {
            try {
                Files.createDirectory(folder.resolve(name));
                write(name + "/" + name + ".txt", text(5));
                files++;
            } catch (InvalidPathException e) {
                assertTrue(files >= 0, "this system has no such name");
            }
        }
        ScanSummary summary = scan(new Recorder());
        assertEquals(files, summary.documents());
        assertEquals(files * (files - 1) / 2, summary.pairs());
    }

    private ScanSummary scan(Recorder recorder) throws CorpusException {
        return scan(ScanOptions.standard(), recorder, root());
    }

    private ScanSummary scan(ScanOptions options, Recorder recorder, Root... roots) throws CorpusException {
        return scan(corpus, options, recorder, roots);
    }

    private ScanSummary scan(Corpus into, ScanOptions options, Recorder recorder, Root... roots)
            throws CorpusException {
        BiFunction<Path, FileBytes, Attempt<ExtractedText>> extractor = (path, content) -> {
            opened.add(path);
            return extract(path, content);
        };
        return new Scan(into, options, extractor, () -> SEGMENTER).run(List.of(roots), recorder);
    }

    private static Attempt<ExtractedText> extract(Path path, FileBytes content) {
        return Attempt.got(new ExtractedText(
                new String(content.bytes(), StandardCharsets.UTF_8),
                Metadata.titled(name(path).replace(".txt", ""), Origin.FILE_NAME, Certainty.GUESS),
                "UTF-8"));
    }

    private Root root() {
        return new Root(folder, Role.CHECK);
    }

    private static ScanOptions options(Method method, int threads) {
        return new ScanOptions(Set.of(method), 3, 0, threads);
    }

    private Findings findings() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.findings();
        }
    }

    private List<Fingerprinted> fingerprinted() throws CorpusException {
        var all = new ArrayList<Fingerprinted>();
        try (CorpusReader reader = corpus.reader()) {
            reader.fingerprints(all::add);
        }
        return all;
    }

    private boolean isComplete() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.isComplete();
        }
    }

    private Document document(String name) throws CorpusException {
        return findings().documents().stream()
                .filter(each -> each.path().equals(folder.resolve(name)))
                .findFirst()
                .orElseThrow();
    }

    private Map<String, String> pairs() throws CorpusException {
        return pairs(findings());
    }

    /// The pairs of a corpus of its own that never saw anything else.
    private Map<String, String> freshPairs(ScanOptions options) throws CorpusException {
        try (Corpus other = Corpus.temporary()) {
            scan(other, options, new Recorder(), root());
            try (CorpusReader reader = other.reader()) {
                return pairs(reader.findings());
            }
        }
    }

    /// Names of the two files in order → the containment of the first and of the second.
    private static Map<String, String> pairs(Findings findings) {
        Map<Long, String> names =
                findings.documents().stream().collect(Collectors.toMap(Document::id, each -> name(each.path())));
        var pairs = new TreeMap<String, String>();
        for (Pair pair : findings.pairs()) {
            String left = names.getOrDefault(pair.leftId(), "");
            String right = names.getOrDefault(pair.rightId(), "");
            if (left.compareTo(right) < 0) {
                pairs.put(left + " " + right, pair.containmentLeft() + " " + pair.containmentRight());
            } else {
                pairs.put(right + " " + left, pair.containmentRight() + " " + pair.containmentLeft());
            }
        }
        return pairs;
    }

    private static String name(Path path) {
        return path.resolve("").getFileName().toString();
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private static void later(Path file) throws IOException {
        Instant time = Files.getLastModifiedTime(file).toInstant();
        Files.setLastModifiedTime(file, FileTime.from(time.plusSeconds(10)));
    }

    /// An original, a copy, an edited copy, of whose sentences either text has some alone, and four others.
    private void writeCopies() throws IOException {
        String original = text(1);
        write("original.txt", original);
        write("copy.txt", original);
        write(
                "edited.txt",
                "本报记者报道。" + original.substring(60, 150) + "但是" + original.substring(160) + "（完）"
                        + text(6).substring(0, 60));
        for (int i = 2; i < 6; i++) {
            write("other" + i + ".txt", text(i));
        }
    }

    /// Texts of which every fourth is an edited copy of the one before.
    private void writeMany(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            String text = text(i % 4 == 3 || i % 4 == 2 ? i - i % 2 - 1 : i);
            write(String.format("d%03d.txt", i), i % 2 == 0 ? text : text.substring(20 + i % 7) + "完");
        }
    }

    /// Some 300 words of the dictionary, the same ones for the same number.
    private static String text(int number) {
        var random = new Random(number);
        var text = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            text.append(WORDS.get(random.nextInt(WORDS.size())));
            if (random.nextInt(9) == 0) {
                text.append('，');
            }
        }
        return text.toString();
    }

    private static final List<String> WORDS = List.of(("经济 发展 问题 研究 社会 技术 管理 系统 方法 理论 实践 教育 文化 历史 政治 科学 环境 资源 能源 市场"
                    + " 企业 产品 服务 质量 标准 制度 改革 开放 创新 人才 培养 学校 学生 老师 课程 考试 成绩 论文 报告 数据"
                    + " 分析 模型 算法 程序 软件 网络 信息 安全 法律 法规 政府 部门 单位 组织 活动 会议 代表 群众 生活 健康"
                    + " 医院 医生 药品 治疗 食品 农业 农村 农民 土地 粮食 工业 制造 设备 材料 建筑 城市 交通 道路 汽车 铁路")
            .split(" "));
}
