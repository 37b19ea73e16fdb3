package app.likeness.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.findings.Findings;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.RecordColumn;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.container.Archives;
import app.likeness.text.document.Document;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.TableColumns;
import app.likeness.text.table.TableRole;
import app.likeness.text.words.JiebaWordSegmenter;
import app.likeness.text.words.WordSegmenter;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ContainerScanTest {
    private static final WordSegmenter SEGMENTER = new JiebaWordSegmenter();

    @TempDir
    private Path place;

    private Path folder;
    private Corpus corpus;
    private final ConcurrentLinkedQueue<Path> read = new ConcurrentLinkedQueue<>();

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
    void theFilesOfAnArchiveAreComparedLikeAnyOthers() throws CorpusException, IOException {
        Files.writeString(folder.resolve("copy.txt"), text(1));
        zip(
                "class.zip",
                "group 1/original.txt",
                text(1),
                "group 2/other.txt",
                text(2),
                "photo.gif",
                "GIF8\u0001\u0002");
        ScanSummary summary = scan();
        assertEquals(3, summary.documents());
        assertEquals(3, summary.read());
        assertEquals(1, summary.skipped());
        assertEquals(List.of("class.zip/group 1/original.txt copy.txt"), pairs());
        assertEquals(
                List.of("class.zip/photo.gif UNSUPPORTED"),
                findings().skips().stream()
                        .map(skip -> name(skip.path()) + " " + skip.reason())
                        .toList());
    }

    @Test
    void aChosenCharsetReachesWhatIsInAnArchive() throws CorpusException, IOException {
        Charset korean = Charset.forName("EUC-KR");
        String words = "도서관은 밤늦게까지 문을 연다. 아무도 그 책을 모른다.";
        Path zip = Files.write(
                folder.resolve("class.zip"),
                Archives.zip(Map.of("a/one.txt", words.getBytes(korean), "two.txt", words.getBytes(korean))));
        corpus.writer().chooseCharset(zip, Optional.of(Charset.forName("GB18030")));
        scan();
        assertFalse(texts().contains(words));
        corpus.writer().chooseCharset(zip.resolve("two.txt"), Optional.of(korean));
        scan();
        assertEquals(1, Collections.frequency(texts(), words));
        corpus.writer().chooseCharset(zip, Optional.of(korean));
        scan();
        assertEquals(List.of(words, words), texts());
        assertEquals(0, scan().read(), "the choices are remembered");
        corpus.writer().chooseCharset(zip.resolve("two.txt"), Optional.empty());
        corpus.writer().chooseCharset(zip, Optional.empty());
        corpus.writer().chooseCharset(folder, Optional.of(StandardCharsets.ISO_8859_1));
        scan();
        assertFalse(texts().contains(words), "what is chosen for a folder counts for the archives in it");
    }

    @Test
    void aChosenCharsetReachesTheRowsOfATable() throws CorpusException, IOException {
        Charset korean = Charset.forName("EUC-KR");
        String words = "도서관은 밤늦게까지 문을 연다. 아무도 그 책을 모른다. ".repeat(4).strip();
        String table = "title,text\n첫째,\"" + words + "\"\n둘째,\"" + words + "\"\n";
        Path csv = Files.write(folder.resolve("articles.csv"), table.getBytes(korean));
        corpus.writer().chooseCharset(csv, Optional.of(Charset.forName("GB18030")));
        scan();
        assertEquals(2, texts().size());
        assertFalse(texts().contains(words));
        corpus.writer().chooseCharset(csv, Optional.of(korean));
        scan();
        assertEquals(List.of(words, words), texts());
        assertEquals(0, scan().read(), "the choice is remembered");
    }

    @Test
    void whatIsAttachedToAMessageIsComparedAsWell() throws CorpusException, IOException {
        Files.writeString(folder.resolve("copy.txt"), text(1));
        String attached = Base64.getMimeEncoder().encodeToString(text(1).getBytes(StandardCharsets.UTF_8));
        Files.writeString(
                folder.resolve("mail.eml"),
                "Received: x\r\nFrom: a@example.org\r\nSubject: b\r\nMIME-Version: 1.0\r\n"
                        + "Content-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\n\r\nHere is my essay.\r\n"
                        + "--B\r\nContent-Disposition: attachment; filename=essay.txt\r\n"
                        + "Content-Transfer-Encoding: base64\r\n\r\n" + attached + "\r\n--B--\r\n");
        ScanSummary summary = scan();
        assertEquals(3, summary.documents());
        assertEquals(List.of("copy.txt mail.eml/essay.txt"), pairs());
        assertEquals(Set.of("copy.txt", "mail.eml/essay.txt", "mail.eml/message.eml"), ids().keySet());
        assertEquals(0, scan().read());
    }

    @Test
    void anArchiveMayBeARoot() throws CorpusException, IOException {
        Path file = zip("class.zip", "a/one.txt", text(1), "b/two.txt", text(1));
        ScanSummary summary = new Scan(
                        corpus, ScanOptions.standard(), TextExtractors.standard()::extract, () -> SEGMENTER)
                .run(List.of(new Root(file, Role.CHECK)), new Recorder());
        assertEquals(2, summary.documents());
        assertEquals(List.of("class.zip/a/one.txt class.zip/b/two.txt"), pairs());
        try (CorpusReader reader = corpus.reader()) {
            assertEquals(Set.of("a", "b"), Set.copyOf(reader.tallies().authors().values()));
        }
    }

    @Test
    void anUnchangedArchiveIsNotOpenedAgain() throws CorpusException, IOException {
        Path file =
                zip("class.zip", "one.txt", text(1), "two.txt", text(1), ".hidden", "x", "broken.gif", "GIF8\u0001");
        ScanSummary first = scan();
        byte[] same = new byte[(int) Files.size(file)];
        FileTime time = Files.getLastModifiedTime(file);
        Files.write(file, same);
        Files.setLastModifiedTime(file, time);
        read.clear();
        ScanSummary second = scan();
        assertEquals(List.of(), List.copyOf(read));
        assertEquals(0, second.read());
        assertEquals(first.documents(), second.documents());
        assertEquals(first.skipped(), second.skipped());
        assertEquals(1, second.hidden());
        assertEquals(1, second.pairs());
    }

    @Test
    void inAChangedArchiveOnlyWhatChangedIsRead() throws CorpusException, IOException {
        zip("class.zip", "one.txt", text(1), "two.txt", text(2), "three.txt", text(3));
        scan();
        Map<String, Long> before = ids();
        read.clear();
        later(zip("class.zip", "one.txt", text(1), "two.txt", text(4), "new.txt", text(1)));
        assertEquals(2, scan().read());
        assertEquals(
                List.of("class.zip/new.txt", "class.zip/two.txt"),
                read.stream().map(this::name).sorted().toList());
        Map<String, Long> after = ids();
        assertEquals(Set.of("class.zip/one.txt", "class.zip/two.txt", "class.zip/new.txt"), after.keySet());
        assertEquals(before.get("class.zip/one.txt"), after.get("class.zip/one.txt"));
        assertEquals(List.of("class.zip/new.txt class.zip/one.txt"), pairs());
    }

    @Test
    void aTouchedArchiveKeepsItsDocuments() throws CorpusException, IOException {
        Path file = zip("class.zip", "one.txt", text(1), "two.txt", text(1));
        scan();
        read.clear();
        later(file);
        assertEquals(0, scan().read());
        assertEquals(List.of(), List.copyOf(read));
        assertEquals(1, pairs().size());
    }

    @Test
    void aRenamedArchiveKeepsItsDocuments() throws CorpusException, IOException {
        Path file = zip("class.zip", "one.txt", text(1), "two.txt", text(1), "photo.gif", "GIF8\u0001");
        scan();
        Map<String, Long> before = ids();
        read.clear();
        Files.createDirectory(folder.resolve("moved"));
        Files.move(file, folder.resolve("moved/hand-ins.zip"));
        ScanSummary summary = scan();
        assertEquals(0, summary.read());
        assertEquals(List.of(), List.copyOf(read));
        assertEquals(
                Map.of(
                        "moved/hand-ins.zip/one.txt", before.get("class.zip/one.txt"),
                        "moved/hand-ins.zip/two.txt", before.get("class.zip/two.txt")),
                ids());
        assertEquals(List.of("moved/hand-ins.zip/photo.gif"), skips());
        assertEquals(0, scan().read());
        assertEquals(2, ids().size());
    }

    @Test
    void whatWasInARemovedArchiveIsGone() throws CorpusException, IOException {
        Path file = zip("class.zip", "one.txt", text(1), "photo.gif", "GIF8\u0001");
        Files.writeString(folder.resolve("copy.txt"), text(1));
        scan();
        Files.delete(file);
        scan();
        assertEquals(Set.of("copy.txt"), ids().keySet());
        assertEquals(List.of(), skips());
        assertEquals(List.of(), pairs());
    }

    @Test
    void anUnpackedArchiveKeepsItsDocuments() throws CorpusException, IOException {
        Path file = zip("class.zip", "one.txt", text(1));
        scan();
        long id = ids().getOrDefault("class.zip/one.txt", 0L);
        Files.delete(file);
        Files.writeString(folder.resolve("one.txt"), text(1));
        assertEquals(0, scan().read());
        assertEquals(Map.of("one.txt", id), ids());
    }

    @Test
    void anArchiveInWhichAScanWasStoppedIsOpenedAgain() throws CorpusException, IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < 300; i++) {
            files.put("essay " + i + ".txt", text(i).getBytes(StandardCharsets.UTF_8));
        }
        Files.write(folder.resolve("class.zip"), Archives.zip(files));
        assertTrue(scan(new Recorder((stage, done) -> stage == Stage.READ && done >= 40))
                .stopped());
        int kept = ids().size();
        assertTrue(kept >= 40 && kept < 300, "kept " + kept);
        ScanSummary summary = scan();
        assertEquals(300, summary.documents());
        assertEquals(300 - kept, summary.read());
    }

    @Test
    void aFileInThePlaceOfAnArchiveReplacesIt() throws CorpusException, IOException {
        Path file = zip("class.zip", "one.txt", text(1));
        scan();
        Files.writeString(file, text(2));
        later(file);
        scan();
        assertEquals(Set.of("class.zip"), ids().keySet());
        zip("class.zip", "one.txt", text(1), "two.txt", text(3));
        later(file);
        scan();
        assertEquals(Set.of("class.zip/one.txt", "class.zip/two.txt"), ids().keySet());
    }

    @Test
    void theRowsOfATableAreDocuments() throws CorpusException, IOException {
        Files.writeString(folder.resolve("copy.txt"), text(1));
        csv("标题,作者,正文", "甲,王五," + text(1), "乙,赵六," + text(2), "丙,,");
        ScanSummary summary = scan();
        assertEquals(3, summary.documents());
        assertEquals(List.of("articles.csv/row 4"), skips());
        assertEquals(List.of("articles.csv/row 2 copy.txt"), pairs());
        try (CorpusReader reader = corpus.reader()) {
            ArticleTable table = reader.tables().getFirst();
            assertEquals(folder.resolve("articles.csv"), table.path());
            assertEquals(3, table.rows());
            assertEquals("header=1 text=2 title=0 author=1", table.columns().label());
            assertEquals(List.of("标题", "作者", "正文"), table.names());
        }
    }

    @Test
    void aRowThatWasAddedIsReadAndTheOthersStay() throws CorpusException, IOException {
        Path file = csv("标题,正文", "甲," + text(1), "乙," + text(2));
        scan();
        Map<String, Long> before = ids();
        csv("标题,正文", "甲," + text(1), "乙," + text(2), "丙," + text(1));
        later(file);
        assertEquals(1, scan().read());
        assertEquals(before.get("articles.csv/row 2"), ids().get("articles.csv/row 2"));
        assertEquals(List.of("articles.csv/row 2 articles.csv/row 4"), pairs());
        assertEquals(0, scan().read());
        assertEquals(3, ids().size());
    }

    @Test
    void whatTheUserSaysOfColumnsIsReadAndRemembered() throws CorpusException, IOException {
        Path file = csv("标题,甲,乙", "一," + text(1) + "," + text(2), "二," + text(3) + "," + text(4));
        scan();
        var chosen = new TableColumns(1, Map.of(TableRole.TEXT, 1, TableRole.TITLE, 0));
        corpus.writer().chooseColumns(file, Optional.of(chosen));
        assertEquals(2, scan().read());
        try (CorpusReader reader = corpus.reader()) {
            assertEquals(chosen, reader.tables().getFirst().columns());
            assertEquals(text(1), reader.text(ids().getOrDefault("articles.csv/row 2", 0L)));
        }
        assertEquals(0, scan().read());

        corpus.writer().chooseColumns(file, Optional.of(TableColumns.ONE_DOCUMENT));
        scan();
        assertEquals(Set.of("articles.csv"), ids().keySet());
        try (CorpusReader reader = corpus.reader()) {
            assertEquals(TableColumns.ONE_DOCUMENT, reader.tables().getFirst().columns());
        }

        corpus.writer().chooseColumns(file, Optional.empty());
        scan();
        assertEquals(Set.of("articles.csv/row 2", "articles.csv/row 3"), ids().keySet());
    }

    @Test
    void aTableInAnArchiveIsReadToo() throws CorpusException, IOException {
        Path file = zip("class.zip", "a/articles.csv", "标题,正文\n甲," + text(1) + "\n", "b.txt", text(1));
        scan();
        assertEquals(List.of("class.zip/a/articles.csv/row 2 class.zip/b.txt"), pairs());
        Files.move(file, folder.resolve("renamed.zip"));
        assertEquals(0, scan().read());
        try (CorpusReader reader = corpus.reader()) {
            assertEquals(
                    folder.resolve("renamed.zip/a/articles.csv"),
                    reader.tables().getFirst().path());
        }
        Files.delete(folder.resolve("renamed.zip"));
        scan();
        try (CorpusReader reader = corpus.reader()) {
            assertEquals(List.of(), reader.tables());
        }
    }

    @Test
    void theAuthorOfARowIsTheOneThatTheTableNames() throws CorpusException, IOException {
        csv("标题,作者,正文", "甲,王五," + text(1), "乙,赵六," + text(2), "丙,," + text(3));
        scan();
        try (CorpusReader reader = corpus.reader()) {
            assertEquals(
                    Set.of("王五", "赵六"), Set.copyOf(reader.tallies().authors().values()));
        }
    }

    @Test
    void theRowsOfATableAreComparedAsRecords() throws CorpusException, IOException {
        csv("姓名,学校,电话", "欧阳晓明,第二中学,13800138000", "张三,第一中学,13900139001", "欧阳晓明,第二中学,13800138009", "李四,第三中学,13700137002");
        scan();
        assertEquals(Set.of("articles.csv"), ids().keySet());
        assertEquals(List.of(), pairs());

        var columns = List.of(
                new RecordColumn("姓名", RecordColumn.Kind.TEXT, 3), new RecordColumn("学校", RecordColumn.Kind.TEXT, 2));
        var options = new ScanOptions(
                Set.of(Method.SIMHASH_RECORDS), 3, OptionalDouble.empty(), 0, 2, columns, MethodSettings.STANDARD);
        var scan = new Scan(corpus, options, TextExtractors.standard()::extract, () -> SEGMENTER);
        assertEquals(
                4,
                scan.run(List.of(new Root(folder, Role.CHECK)), new Recorder()).documents());
        assertEquals(List.of("articles.csv/row 2 articles.csv/row 4"), pairs());
        assertEquals(
                0,
                scan.run(List.of(new Root(folder, Role.CHECK)), new Recorder()).read());
        assertEquals(1, pairs().size());

        scan();
        assertEquals(Set.of("articles.csv"), ids().keySet());
    }

    private Path csv(String... lines) throws IOException {
        return Files.writeString(folder.resolve("articles.csv"), String.join("\n", lines));
    }

    private ScanSummary scan() throws CorpusException {
        return scan(new Recorder());
    }

    private ScanSummary scan(Recorder recorder) throws CorpusException {
        TextExtractors extractors = TextExtractors.standard();
        BiFunction<Path, FileBytes, Attempt<ExtractedText>> extractor = (path, content) -> {
            read.add(path);
            return extractors.extract(path, content);
        };
        return new Scan(corpus, ScanOptions.standard(), extractor, () -> SEGMENTER)
                .run(List.of(new Root(folder, Role.CHECK)), recorder);
    }

    private Findings findings() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.findings();
        }
    }

    private Map<String, Long> ids() throws CorpusException {
        Map<String, Long> ids = new TreeMap<>();
        findings().documents().forEach(document -> ids.put(name(document.path()), document.id()));
        return ids;
    }

    private List<String> texts() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            List<String> texts = new ArrayList<>();
            for (KnownFile file : reader.files()) {
                texts.add(reader.text(file.id()));
            }
            return texts;
        }
    }

    private List<String> skips() throws CorpusException {
        return findings().skips().stream().map(skip -> name(skip.path())).toList();
    }

    private List<String> pairs() throws CorpusException {
        Map<Long, String> names = new LinkedHashMap<>();
        for (Document document : findings().documents()) {
            names.put(document.id(), name(document.path()));
        }
        return findings().pairs().stream()
                .map(pair -> List.of(names.get(pair.leftId()), names.get(pair.rightId())).stream()
                        .sorted()
                        .toList())
                .map(pair -> String.join(" ", pair))
                .toList();
    }

    private String name(Path path) {
        return folder.relativize(path).toString().replace('\\', '/');
    }

    private Path zip(String name, String... namesAndTexts) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.put(namesAndTexts[i], namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
        }
        return Files.write(folder.resolve(name), Archives.zip(files));
    }

    private static void later(Path file) throws IOException {
        Files.setLastModifiedTime(
                file, FileTime.from(Files.getLastModifiedTime(file).toInstant().plusSeconds(7)));
    }

    /// A text of its own for each number.
    private static String text(int number) {
        var random = new Random(number);
        var text = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            text.append((char) ('一' + random.nextInt(3000)));
            if (random.nextInt(12) == 0) {
                text.append('，');
            }
        }
        return text.toString();
    }
}
