package app.likeness.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.store.file.CorpusFile;
import app.likeness.store.file.Migrations;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.CorpusException.Reason;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Reading;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.h2.store.fs.FilePath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CorpusTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsCommittedIsThereWhenTheFileIsOpenedAgain() throws CorpusException {
        Path file = folder.resolve("a.likeness");
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "文"), Samples.reading("two.txt", "痕"));
        }
        try (Corpus corpus = Corpus.open(file);
                CorpusReader reader = corpus.reader()) {
            assertEquals(List.of(Samples.ROOT), reader.roots());
            assertEquals(
                    List.of("one.txt", "two.txt"),
                    reader.findings().documents().stream()
                            .map(document -> document.path().getFileName().toString())
                            .toList());
        }
    }

    @Test
    void aCopyHasWhatIsCommittedAndTheCorpusStaysOpen() throws CorpusException, IOException {
        Path copies = Files.createDirectories(folder.resolve("it's a copy"));
        Path copy = copies.resolve("b");
        try (Corpus corpus = Corpus.open(folder.resolve("a.likeness"))) {
            Samples.store(corpus, Samples.reading("one.txt", "x".repeat(300_000)));
            Files.writeString(copies.resolve("b.likeness.mv.db"), "what was there is replaced");
            corpus.copyTo(copy);
            corpus.copyTo(folder.resolve("a"));
            assertEquals(List.of("b.likeness.mv.db"), names(copies));
            Samples.store(corpus, Samples.reading("two.txt", "痕"));
        }
        try (Corpus corpus = Corpus.open(copy);
                CorpusReader reader = corpus.reader()) {
            assertEquals(1, reader.findings().documents().size());
        }
    }

    @Test
    void aCopyThatCannotBeWrittenLeavesNothingBehind() throws CorpusException, IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        try (Corpus corpus = Corpus.open(folder.resolve("a.likeness"))) {
            assertThrows(CorpusException.class, () -> corpus.copyTo(file.resolve("b")));
            Samples.store(corpus, Samples.reading("one.txt", "文"));
        }
        assertEquals(Set.of("a.likeness.mv.db", "file"), Set.copyOf(names(folder)));
    }

    @Test
    void onlyTheDatabaseFileIsWritten() throws CorpusException, IOException {
        try (Corpus corpus = Corpus.open(folder.resolve("a.likeness"))) {
            Samples.store(corpus, Samples.reading("one.txt", "x".repeat(300_000)));
            assertEquals(List.of("a.likeness.mv.db"), names(folder));
        }
        assertEquals(List.of("a.likeness.mv.db"), names(folder));
    }

    @Test
    void aNameWithoutTheEndingGetsItAndTheNameOnTheDiskIsUnderstood() throws CorpusException {
        try (Corpus corpus = Corpus.open(folder.resolve("a"))) {
            assertEquals(folder.resolve("a.likeness"), corpus.file());
        }
        try (Corpus corpus = Corpus.open(folder.resolve("a.likeness.mv.db"))) {
            assertEquals(folder.resolve("a.likeness"), corpus.file());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "with spaces",
                "it's \"quoted\"",
                "a;b=c;WRITE_DELAY=5",
                "line\nbreak",
                "emoji 🐼 文痕",
                "~",
                "back\\slash",
                "colon: file:x",
                "dots.mv.db.likeness",
                "percent %41 #hash ?query",
                "$HOME ${user.home}"
            })
    void everyNameOfAFolderAndAFileWorks(String name) throws CorpusException, IOException {
        Path inside;
        try {
            inside = Files.createDirectories(folder.resolve(name));
        } catch (InvalidPathException | IOException e) {
            assumeTrue(false, "this file system has no such name: " + e);
            return;
        }
        Path file = inside.resolve(name + ".likeness");
        try (Corpus corpus = Corpus.open(file);
                CorpusReader reader = corpus.reader()) {
            Samples.store(corpus, Samples.reading("one.txt", "text"));
            assertEquals(1, reader.documents());
            assertEquals(file, corpus.file());
        }
        assertEquals(List.of(name + ".likeness.mv.db"), names(inside));
        try (Corpus corpus = Corpus.open(file);
                CorpusReader reader = corpus.reader()) {
            assertEquals(1, reader.documents());
        }
    }

    @Test
    void missingFoldersAreMade() throws CorpusException {
        Path file = folder.resolve("new").resolve("newer").resolve("a.likeness");
        Corpus.open(file).close();
        assertTrue(Files.exists(folder.resolve("new").resolve("newer").resolve("a.likeness.mv.db")));
    }

    @Test
    void aSecondOpeningInTheSameProcessFindsItInUse() throws CorpusException {
        Path file = folder.resolve("a.likeness");
        try (Corpus corpus = Corpus.open(file)) {
            assertEquals(Reason.IN_USE, failure(file).reason());
            Samples.store(corpus, Samples.reading("one.txt", "text"));
            try (CorpusReader reader = corpus.reader()) {
                assertEquals(1, reader.documents());
            }
        }
        Corpus.open(file).close();
    }

    @Test
    void aCorpusThatAnotherProcessHasOpenIsInUse() throws Exception {
        Path file = folder.resolve("a.likeness");
        try (var other = ChildProcess.start(HoldsCorpus.class, file.toString())) {
            assertEquals("open", other.line());
            assertEquals(Reason.IN_USE, failure(file).reason());
        }
        Corpus.open(file).close();
    }

    /// Opens a corpus and waits to be ended.
    static final class HoldsCorpus {
        private HoldsCorpus() {}

        public static void main(String[] args) throws CorpusException, IOException {
            try (Corpus corpus = Corpus.open(Path.of(args[0]))) {
                ChildProcess.say("open");
                ChildProcess.waitForEnd();
                assertFalse(corpus.file().toString().isEmpty());
            }
        }
    }

    @Test
    void aCorpusThatIsKilledWhileItIsMadeCanBeOpened() throws Exception {
        Path file = folder.resolve("a.likeness");
        for (int kill = 0; kill < 3; kill++) {
            try (var child = ChildProcess.start(MakesCorpora.class, folder.toString())) {
                for (int made = 0; made <= kill; made++) {
                    child.line();
                }
                child.kill();
            }
            try (Stream<Path> corpora = Files.list(folder)) {
                for (Path each : corpora.filter(path -> path.toString().endsWith(Corpus.ENDING_ON_DISK))
                        .toList()) {
                    Corpus.open(each).close();
                    Files.delete(each);
                }
            }
        }
        Corpus.open(file).close();
        Files.delete(onDisk(file));
    }

    /// Makes one corpus after the other and says so.
    static final class MakesCorpora {
        private MakesCorpora() {}

        public static void main(String[] args) throws CorpusException {
            for (int number = 1; ; number++) {
                Corpus.open(Path.of(args[0], number + ".likeness")).close();
                ChildProcess.say(Integer.toString(number));
            }
        }
    }

    @Test
    void whatAKilledProgramLeftOfMakingACorpusIsRemovedAndWhatIsInUseStays() throws Exception {
        Path file = folder.resolve("a.likeness");
        Path left = Files.write(folder.resolve("a.likeness.making-1.mv.db"), new byte[] {'H', ':', '2', ',', 'x'});
        Path used = folder.resolve("a.likeness.making-2.mv.db");
        Path other = Files.write(folder.resolve("b.likeness.making-1.mv.db"), new byte[1]);
        try (FileChannel channel = FileChannel.open(used, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertTrue(lock.isValid());
            Corpus.open(file).close();
            assertTrue(Files.exists(used));
        }
        assertFalse(Files.exists(left));
        assertTrue(Files.exists(other));
    }

    @Test
    void aTextThatWasDamagedOnTheDiskIsNotTakenForWhatWasRead() throws Exception {
        Path file = folder.resolve("a.likeness");
        // A lone surrogate is no character, and is stored as another one.
        String odd = "half of a pair: \uD83D, and \u0000";
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "The tide came in."), Samples.reading("two.txt", odd));
        }
        try (Corpus corpus = Corpus.open(file);
                CorpusReader reader = corpus.reader()) {
            assertEquals("The tide came in.", reader.text(1));
            assertEquals(odd.replace('\uD83D', '?'), reader.text(2));
        }
        execute(file, "UPDATE body SET text = 'The tide came on.' WHERE document_id = 1");
        execute(file, "DELETE FROM text_checksum WHERE document_id = 2");
        try (Corpus corpus = Corpus.open(file);
                CorpusReader reader = corpus.reader()) {
            var failure = assertThrows(CorpusException.class, () -> reader.text(1));
            assertEquals(Reason.NOT_A_CORPUS, failure.reason());
            assertEquals(odd.replace('\uD83D', '?'), reader.text(2));
        }
    }

    @Test
    void everyBatchThatWasAcknowledgedSurvivesAKill() throws Exception {
        Path file = folder.resolve("a.likeness");
        int acknowledged = 0;
        try (var child = ChildProcess.start(WritesBatches.class, file.toString())) {
            while (acknowledged < 6) {
                acknowledged = Integer.parseInt(child.line());
            }
            child.kill();
        }
        try (Corpus corpus = Corpus.open(file);
                CorpusReader reader = corpus.reader()) {
            int kept = reader.documents();
            assertTrue(kept >= acknowledged * WritesBatches.BATCH, acknowledged + " batches, " + kept + " documents");
            assertEquals(0, kept % WritesBatches.BATCH, "a batch is there as a whole or not at all");
            for (KnownFile known : reader.files()) {
                assertEquals(Samples.sha256(reader.text(known.id())), known.sha256());
            }
        }
    }

    /// Writes batches without end and says how many are committed.
    static final class WritesBatches {
        static final int BATCH = 20;

        private WritesBatches() {}

        public static void main(String[] args) throws CorpusException {
            Corpus corpus = Corpus.open(Path.of(args[0]));
            for (int batch = 1; ; batch++) {
                var readings = new Reading[BATCH];
                for (int i = 0; i < BATCH; i++) {
                    // Every tenth text is too large for its row.
                    readings[i] =
                            Samples.reading(batch + "-" + i, (batch + "×" + i + "；").repeat(i % 10 == 0 ? 20_000 : 30));
                }
                Samples.store(corpus, readings);
                ChildProcess.say(Integer.toString(batch));
            }
        }
    }

    @Test
    void aFileOfALaterVersionIsRefusedAndNotTouched() throws Exception {
        assertRefusedAndNotTouched(Migrations.latest() + 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16})
    void aFileFromBeforeTheFirstVersionIsRefusedAndNotTouched(int version) throws Exception {
        assertRefusedAndNotTouched(version);
    }

    private void assertRefusedAndNotTouched(int version) throws Exception {
        Path file = folder.resolve("a.likeness");
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "text"));
        }
        execute(file, "UPDATE meta SET setting = '" + version + "' WHERE name = 'schema'");
        byte[] before = Files.readAllBytes(onDisk(file));
        assertEquals(Reason.OTHER_VERSION, failure(file).reason());
        assertArrayEquals(before, Files.readAllBytes(onDisk(file)));
        assertEquals(List.of("a.likeness.mv.db"), names(folder));
    }

    @Test
    void anotherProgramsDatabaseIsRefusedAndNotTouched() throws Exception {
        Path file = folder.resolve("a.likeness");
        execute(file, "CREATE TABLE customer (id INT)");
        byte[] before = Files.readAllBytes(onDisk(file));
        assertEquals(Reason.NOT_A_CORPUS, failure(file).reason());
        assertArrayEquals(before, Files.readAllBytes(onDisk(file)));
    }

    @Test
    void aDatabaseWithAPasswordIsRefusedAndNotTouched() throws Exception {
        Path file = folder.resolve("a.likeness");
        try (Connection connection = DriverManager.getConnection("jdbc:h2:" + file, "owner", "secret")) {
            assertTrue(connection.isValid(0));
        }
        byte[] before = Files.readAllBytes(onDisk(file));
        assertEquals(Reason.NOT_A_CORPUS, failure(file).reason());
        assertArrayEquals(before, Files.readAllBytes(onDisk(file)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"This is a letter.", "H:2,", "H:2,block:1", "x"})
    void aFileThatIsNoDatabaseIsRefusedAndNotTouched(String content) throws IOException {
        Path file = folder.resolve("a.likeness");
        Files.writeString(onDisk(file), content);

        assertEquals(Reason.NOT_A_CORPUS, failure(file).reason());
        assertEquals(content, Files.readString(onDisk(file)));
    }

    @Test
    void aDamagedDatabaseIsRefusedAndNotTouched() throws Exception {
        Path file = folder.resolve("a.likeness");
        try (Corpus corpus = Corpus.open(file)) {
            Samples.store(corpus, Samples.reading("one.txt", "text".repeat(100_000)));
        }
        byte[] content = Files.readAllBytes(onDisk(file));
        var damage = new byte[content.length - 8_192];
        new Random(1).nextBytes(damage);
        System.arraycopy(damage, 0, content, 8_192, damage.length);
        Files.write(onDisk(file), content);
        assertEquals(Reason.NOT_A_CORPUS, failure(file).reason());
        assertArrayEquals(content, Files.readAllBytes(onDisk(file)));
    }

    @Test
    void anEmptyFileBecomesACorpus() throws CorpusException, IOException {
        Path file = folder.resolve("a.likeness");
        Files.createFile(onDisk(file));
        Corpus.open(file).close();
        assertTrue(Files.size(onDisk(file)) > 0);
    }

    @Test
    void aFileInPlaceOfTheFolderIsNoAccess() throws IOException {
        Files.writeString(folder.resolve("file"), "x");
        assertEquals(
                Reason.NO_ACCESS,
                failure(folder.resolve("file").resolve("a.likeness")).reason());
    }

    @Test
    void aFolderInPlaceOfTheFileIsNoAccess() throws IOException {
        Path file = folder.resolve("a.likeness");
        Files.createDirectory(onDisk(file));
        assertEquals(Reason.NO_ACCESS, failure(file).reason());
    }

    @Test
    void aFileWithoutRightsIsNoAccess() throws Exception {
        Path file = folder.resolve("a.likeness");
        Corpus.open(file).close();
        assumeTrue(onDisk(file).toFile().setReadOnly() && !Files.isWritable(onDisk(file)), "this user may do anything");
        assertEquals(Reason.NO_ACCESS, failure(file).reason());
    }

    @Test
    void closingEndsReadersAndASecondTimeDoesNothing() throws CorpusException {
        Path file = folder.resolve("a.likeness");
        Corpus corpus = Corpus.open(file);
        CorpusReader reader = corpus.reader();
        corpus.close();
        corpus.close();
        assertThrows(CorpusException.class, reader::documents);
        assertThrows(IllegalStateException.class, corpus::reader);
        reader.close();
        Corpus.open(file).close();
    }

    @Test
    void aDatabaseThatBrokeLetsGoOfItsFile() throws CorpusException {
        Path file = folder.resolve("a.likeness");
        Corpus corpus = Corpus.open(file);
        Samples.store(corpus, Samples.reading("one.txt", "text"));
        // An interrupt inside H2 closes its file: the nearest thing to a failing disk that every system has.
        Thread.currentThread().interrupt();
        CorpusException broken = assertThrows(
                CorpusException.class, () -> Samples.store(corpus, Samples.reading("two.txt", "x".repeat(100_000))));
        assertTrue(Thread.interrupted());
        assertEquals(Reason.FAILED, broken.reason());
        corpus.close();
        try (Corpus again = Corpus.open(file);
                CorpusReader reader = again.reader()) {
            assertEquals(1, reader.documents());
        }
    }

    @Test
    void closingAnOpeningLetsGoOfFilesThatTheDatabaseLeftOpen() throws IOException {
        Path file = folder.resolve("a.likeness");
        FileChannel left;
        try (var opening = new CorpusFile.Opening(file)) {
            left = FilePath.get(opening.database() + ".mv.db").open("rw");
            assertTrue(left.tryLock().isValid());
        }
        assertFalse(left.isOpen());
        try (FileChannel channel = FileChannel.open(onDisk(file), StandardOpenOption.WRITE)) {
            assertTrue(channel.tryLock().isValid());
        }
    }

    @Test
    void aTemporaryCorpusLeavesNothing() throws CorpusException {
        Path file;
        try (Corpus corpus = Corpus.temporary()) {
            file = corpus.file();
            Samples.store(corpus, Samples.reading("one.txt", "text"));
            assertTrue(Files.exists(onDisk(file)));
        }
        assertFalse(Files.exists(file.resolveSibling(".").normalize()));
    }

    @Test
    void temporaryCorporaOfKilledProgramsAreRemovedLater() throws Exception {
        Path old = leftBehind(Instant.now().minus(Duration.ofHours(1)));
        Path used = leftBehind(Instant.now().minus(Duration.ofHours(1)));
        Path young = leftBehind(Instant.now());
        try (FileChannel channel = FileChannel.open(used, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertTrue(lock.isValid());
            Corpus.temporary().close();
            assertTrue(Files.exists(used));
        }
        assertFalse(Files.exists(old.getParent()));
        assertTrue(Files.exists(young));
        for (Path each : List.of(used, young)) {
            Files.delete(each);
            Files.delete(each.getParent());
        }
    }

    private static Path leftBehind(Instant changed) throws IOException {
        Path file = Files.write(
                Files.createTempDirectory("likeness-corpus-").resolve("corpus.likeness.mv.db"), new byte[100]);
        return Files.setLastModifiedTime(file, FileTime.from(changed));
    }

    @Test
    void aCorpusIsForTheEyesOfItsUserUnlessAGroupWritesToTheFolder() throws Exception {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView(PosixFileAttributeView.class));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path own = folder.resolve("own.likeness");
        Corpus.open(own).close();
        assertEquals("rw-------", rights(onDisk(own)));
        Files.setPosixFilePermissions(onDisk(own), PosixFilePermissions.fromString("rw-r-----"));
        Corpus.open(own).close();
        assertEquals("rw-r-----", rights(onDisk(own)));
        Path shared = Files.createDirectory(folder.resolve("shared"));
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxrwxr-x"));
        Path plain = Files.createFile(shared.resolve("plain"));
        Corpus.open(shared.resolve("all.likeness")).close();
        assertEquals(rights(plain), rights(onDisk(shared.resolve("all.likeness"))));
    }

    private static String rights(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private static CorpusException failure(Path file) {
        return assertThrows(CorpusException.class, () -> Corpus.open(file).close());
    }

    private static Path onDisk(Path file) {
        return file.resolveSibling(file.getFileName() + ".mv.db");
    }

    private static void execute(Path file, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:" + file + ";TRACE_LEVEL_FILE=0");
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
