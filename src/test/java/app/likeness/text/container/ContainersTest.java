package app.likeness.text.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.extract.TextExtractors;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ContainersTest {
    private static final ContainerLimits LIMITS =
            new ContainerLimits(3, 200_000, 4_000_000_000L, 200, 1_000_000, 8_000_000);
    private static final Charset GBK = Charset.forName("GBK");

    @TempDir
    private Path folder;

    @Test
    void theFilesOfAZipHavePathsBelowIt() throws IOException {
        assertEquals(
                List.of("a.txt = one", "group 1/李/b.txt = two"),
                read(zip("a.txt", "one", "group 1/李/b.txt", "two", "empty folder/", "")));
    }

    @Test
    void theFilesOfATarHavePathsBelowIt() throws IOException {
        byte[] tar = Archives.tar(files("a.txt", "one", "5:folder/", "", "组/b.txt", "two"), StandardCharsets.UTF_8);
        assertEquals(List.of("a.txt = one", "组/b.txt = two"), read(tar));
        assertEquals(List.of("a.txt = one", "组/b.txt = two"), read(Archives.gzip(tar)));
    }

    @Test
    void whatGzipPackedIsOneFile() throws IOException {
        Path file = write("essay.txt.gz", Archives.gzip("words".getBytes(StandardCharsets.UTF_8)));
        assertEquals(List.of("essay.txt = words"), read(file, LIMITS));
    }

    @Test
    void whatBzip2AndXzPackedIsATarOrOneFile() throws IOException {
        byte[] tar = Archives.tar(files("a.txt", "one", "组/b.txt", "two"), StandardCharsets.UTF_8);
        byte[] words = "words".getBytes(StandardCharsets.UTF_8);
        for (UnaryOperator<byte[]> format : List.<UnaryOperator<byte[]>>of(Archives::bzip2, Archives::xz)) {
            assertEquals(List.of("a.txt = one", "组/b.txt = two"), read(format.apply(tar)));
            assertEquals(List.of("class.zip = words"), read(format.apply(words)));
            assertEquals(List.of("class.zip = wordswords"), read(concat(format.apply(words), format.apply(words))));
        }
        assertEquals(List.of("essay.txt = words"), read(write("essay.txt.bz2", Archives.bzip2(words)), LIMITS));
        assertEquals(List.of("essay.txt = words"), read(write("essay.txt.xz", Archives.xz(words)), LIMITS));
        assertFalse(containers(LIMITS)
                .isContainer(write("a.txt", "BZh9 is how it begins".getBytes(StandardCharsets.UTF_8))));
    }

    @Test
    void theFilesOfA7zHavePathsBelowIt() throws IOException {
        byte[] inner = Archives.xz(Archives.tar(files("deep.txt", "text"), StandardCharsets.UTF_8));
        Map<String, byte[]> files = files("a.txt", "one", "empty folder/", "", "组/.hidden", "x", "组/b.txt", "two");
        files.put("c.tar.xz", inner);
        assertEquals(
                List.of("a.txt = one", "组/b.txt = two", "c.tar.xz/deep.txt = text"), read(Archives.sevenZ(files, "")));
        byte[] damaged = Archives.sevenZ(files, "");
        damaged[indexOf(damaged, new byte[] {'o', 'n', 'e'})] ^= 0x55;
        assertEquals(
                List.of("a.txt DAMAGED damaged inside the archive", "组/b.txt = two", "c.tar.xz/deep.txt = text"),
                read(damaged));
    }

    @Test
    void a7zIsReadWithThePasswordThatFits() throws IOException {
        Path file = write("class.7z", Archives.sevenZ(files("a.txt", "one", "b.txt", "two"), "high-tide"));
        assertEquals(List.of("a.txt ENCRYPTED ", "b.txt ENCRYPTED "), read(file, LIMITS));
        assertEquals(List.of("a.txt ENCRYPTED ", "b.txt ENCRYPTED "), read(file, List.of("low-tide", "neap")));
        assertEquals(List.of("a.txt = one", "b.txt = two"), read(file, List.of("low-tide", "high-tide")));
    }

    @Test
    void a7zWhoseHeaderIsPackedIsRead() throws IOException {
        Map<String, byte[]> files = files("a.txt", "one", "组/b.txt", "two");
        byte[] open = Archives.withPackedHeader(Archives.sevenZ(files, ""));
        assertEquals(List.of("a.txt = one", "组/b.txt = two"), read(open));
        Path locked = write("class.7z", Archives.withPackedHeader(Archives.sevenZ(files, "high-tide")));
        assertEquals(List.of("a.txt = one", "组/b.txt = two"), read(locked, List.of("low-tide", "high-tide")));
    }

    @Test
    void namesOfTarThatAreStatedInUnicodeAreNotGuessed() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var tar = new TarArchiveOutputStream(bytes, "US-ASCII")) {
            tar.setAddPaxHeadersForNonAsciiNames(true);
            for (String name : List.of("Übung.txt", "Müllers Straße.txt")) {
                var entry = new TarArchiveEntry(name);
                entry.setSize(1);
                tar.putArchiveEntry(entry);
                tar.write('x');
                tar.closeArchiveEntry();
            }
        }
        assertEquals(List.of("Übung.txt = x", "Müllers Straße.txt = x"), read(bytes.toByteArray()));
    }

    @Test
    void longNamesOfTarAreRead() throws IOException {
        String name = "folder/".repeat(30) + "essay.txt";
        byte[] raw = name.getBytes(StandardCharsets.UTF_8);
        var gnu = new ByteArrayOutputStream();
        gnu.writeBytes(Archives.tarHeader("././@LongLink".getBytes(StandardCharsets.UTF_8), 'L', raw.length));
        gnu.writeBytes(Arrays.copyOf(raw, 512));
        gnu.writeBytes(Archives.tar(files("cut.txt", "text"), StandardCharsets.UTF_8));
        assertEquals(List.of(name + " = text"), read(gnu.toByteArray()));

        String field = "path=组/essay.txt\n";
        String pax = (field.getBytes(StandardCharsets.UTF_8).length + 3) + " " + field;
        byte[] content = pax.getBytes(StandardCharsets.UTF_8);
        var posix = new ByteArrayOutputStream();
        posix.writeBytes(Archives.tarHeader("x".getBytes(StandardCharsets.UTF_8), 'x', content.length));
        posix.writeBytes(Arrays.copyOf(content, 512));
        posix.writeBytes(Archives.tar(files("cut.txt", "text"), StandardCharsets.UTF_8));
        assertEquals(List.of("组/essay.txt = text"), read(posix.toByteArray()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    GBK           | 第三小组/王小明_实验报告.txt  | 期末论文（修改稿）.docx
                    GBK           | 薛霏.txt                     | 翟昊.txt
                    x-windows-950 | 期末報告/陳小明的讀書心得.txt | 學生名單.txt
                    windows-31j   | レポート/しゅくだい.txt       | 卒業論文について.txt
                    UTF-8         | 第三小组/报告.txt             | Übung.txt
                    IBM437        | Übung für Müller.txt         | Lösung größer.txt
                    """)
    void namesAreReadInTheCharsetOfTheSystemThatWroteThem(String charset, String first, String second)
            throws IOException {
        // As programs write them that do not say which charset it is.
        Charset latin = StandardCharsets.ISO_8859_1;
        byte[] zip = Archives.zip(
                files(
                        new String(first.getBytes(Charset.forName(charset)), latin), "1",
                        new String(second.getBytes(Charset.forName(charset)), latin), "2"),
                latin);
        assertEquals(List.of(first + " = 1", second + " = 2"), read(zip));
    }

    @Test
    void namesOfTarInGbkAreRead() throws IOException {
        assertEquals(List.of("第三小组/实验报告.txt = x"), read(Archives.tar(files("第三小组/实验报告.txt", "x"), GBK)));
    }

    @Test
    void theNameInUnicodeBesideOneThatIsNotIsRead() throws IOException {
        byte[] plain = zip("aaaaaa", "text");
        byte[] name = "论文".getBytes(StandardCharsets.UTF_8);
        var checksum = new java.util.zip.CRC32();
        checksum.update("aaaaaa".getBytes(StandardCharsets.UTF_8));
        int crc = (int) checksum.getValue();
        byte[] field = {0x75, 0x70, 11, 0, 1, (byte) crc, (byte) (crc >> 8), (byte) (crc >> 16), (byte) (crc >> 24)};
        int central = indexOf(plain, new byte[] {'P', 'K', 1, 2});
        byte[] extended = concat(
                Arrays.copyOf(plain, central + 46 + 6),
                field,
                name,
                Arrays.copyOfRange(plain, central + 46 + 6, plain.length));
        extended[central + 9] &= ~8;
        extended[central + 30] = (byte) (field.length + name.length);
        int end = indexOf(extended, new byte[] {'P', 'K', 5, 6});
        extended[end + 12] += (byte) (field.length + name.length);
        assertEquals(List.of("论文 = text"), read(extended));
    }

    @Test
    void namesThatLeadOutOfTheArchiveStayInIt() throws IOException {
        assertEquals(
                List.of(
                        "evil.txt = 1",
                        "etc/passwd = 2",
                        "C:/x.txt = 3".replace("C:", Path.of("C:").toString()),
                        "a/b.txt = 4",
                        "entry 5 = 5"),
                read(zip("../../evil.txt", "1", "/etc/passwd", "2", "C:\\x.txt", "3", "a/./../b.txt", "4", "..", "5")));
    }

    @Test
    void filesWithOneNameAreAllRead() throws IOException {
        assertEquals(
                List.of("a.txt = 1", "a (2).txt = 2", "a (3).txt = 3"),
                read(zip("a.txt", "1", "./a.txt", "2", "/a.txt", "3")));
    }

    @Test
    void namesThatNoSystemCanHoldBecomeNumbers() throws IOException {
        assertEquals(List.of("entry 1 = 1"), read(zip("a\0b", "1")));
    }

    @Test
    void hiddenFilesAreCounted() throws IOException {
        Path file =
                write("class.zip", zip("__MACOSX/._a.txt", "1", ".DS_Store", "2", ".git/config", "3", "a.txt", "4"));
        try (Members members = open(file, LIMITS)) {
            assertEquals(1, all(members).size());
            assertEquals(3, members.hidden());
        }
    }

    @Test
    void linksAndDevicesAreNoFiles() throws IOException {
        assertEquals(
                List.of(
                        "link UNSUPPORTED a link inside an archive",
                        "hard UNSUPPORTED a link inside an archive",
                        "device UNSUPPORTED neither a file nor a folder",
                        "a.txt = 1"),
                read(Archives.tar(
                        files("2:link", "", "1:hard", "", "3:device", "", "a.txt", "1"), StandardCharsets.UTF_8)));
    }

    @Test
    void encryptedFilesSaySo() throws IOException {
        byte[] zip = zip("open.txt", "1", "secret.txt", "2");
        int second = indexOf(zip, new byte[] {'P', 'K', 1, 2}, 2);
        zip[second + 8] |= 1;
        assertEquals(List.of("open.txt = 1", "secret.txt ENCRYPTED "), read(zip));
    }

    /// Made by 7-Zip and Info-ZIP, which state the time or the checksum to know the password by.
    @ParameterizedTest
    @CsvSource({
        "locked-aes256.zip, high-tide, 2",
        "locked-aes128.zip, high-tide, 1",
        "locked-pkware.zip, high-tide, 2",
        "locked-pkware-whole.zip, high-tide, 1",
        "locked-gbk.zip, 潮水, 1"
    })
    void aPasswordOpensWhatIsEncryptedWithIt(String archive, String password, int files) throws IOException {
        Path file = write(archive, resource(archive));
        List<String> locked = read(file, List.of());
        assertEquals(files, locked.size());
        assertTrue(locked.stream().allMatch(each -> each.endsWith(" ENCRYPTED ")), locked.toString());
        assertEquals(locked, read(file, List.of("low-tide", "high tide", "潮")));

        List<String> open = read(file, List.of("low-tide", password));
        assertEquals(files, open.size());
        assertTrue(open.stream().anyMatch(each -> each.startsWith("bell.txt = ")));
        assertTrue(
                open.stream()
                        .allMatch(
                                each -> each.contains("The ferry waits until the bell") && each.contains("渡船等到小教堂的钟")),
                open.toString());
    }

    @Test
    void oneOfManyWrongPasswordsPassesTheFirstLookAndNotTheSecond() throws IOException {
        Path file = write("locked.zip", resource("locked-pkware-whole.zip"));
        List<String> wrong =
                IntStream.range(0, 2_000).mapToObj(number -> "tide " + number).toList();
        assertEquals(List.of("bell.txt ENCRYPTED "), read(file, wrong));
    }

    @Test
    void aDamagedFileIsNotTakenForOneWithAnotherPassword() throws IOException {
        byte[] archive = resource("locked-aes256.zip");
        archive[indexOf(archive, new byte[] {'P', 'K', 1, 2}) - 30] ^= 1;
        List<String> read = read(write("locked.zip", archive), List.of("high-tide"));
        assertTrue(read.stream().anyMatch(each -> each.contains(" DAMAGED ")), read.toString());
        assertTrue(read.stream().noneMatch(each -> each.contains(" ENCRYPTED ")), read.toString());
    }

    @Test
    void aMethodThatIsNotReadIsNamed() throws IOException {
        byte[] zip = zip("a.txt", "1");
        zip[indexOf(zip, new byte[] {'P', 'K', 1, 2}) + 10] = 93;
        assertEquals(
                List.of("a.txt UNSUPPORTED packed by a method that is not read (93); unpack the archive"), read(zip));
    }

    @Test
    void aDamagedFileDoesNotHideTheOthers() throws IOException {
        byte[] zip = zip("a.txt", "first text", "b.txt", "second text");
        zip[indexOf(zip, "a.txt".getBytes(StandardCharsets.UTF_8)) + 8] ^= 0x55;
        assertEquals(List.of("a.txt DAMAGED damaged inside the archive", "b.txt = second text"), read(zip));
    }

    @Test
    void whatIsWholeInATruncatedArchiveIsRead() throws IOException {
        byte[] zip = zip("a.txt", "first text", "b.txt", "second text", "c.txt", "third text");
        int third = indexOf(zip, new byte[] {'P', 'K', 3, 4}, 3);
        List<String> rest = List.of("a.txt = first text", "b.txt = second text");
        for (int end : new int[] {third, third + 10, third + 40}) {
            List<String> read = read(Arrays.copyOf(zip, end));
            assertEquals(rest, read.subList(0, 2));
            assertEquals(
                    " DAMAGED the archive is damaged or incomplete; what could be found in it was read", read.get(2));
        }
        byte[] tar = Archives.tar(files("a.txt", "first text", "b.txt", "x".repeat(5_000)), StandardCharsets.UTF_8);
        for (byte[] each : List.of(tar, Archives.gzip(tar))) {
            List<String> read = read(Arrays.copyOf(each, each == tar ? 3_000 : each.length - 20));
            assertEquals("a.txt = first text", read.getFirst());
            assertTrue(read.getLast().contains("DAMAGED the archive is damaged"), read.toString());
        }
    }

    @Test
    void archivesInArchivesAreOpenedThreeDeep() throws IOException {
        byte[] inner = zip("deep.txt", "text");
        byte[] two = Archives.zip(Map.of("two.zip", Archives.zip(Map.of("three.zip", inner))));
        assertEquals(List.of("two.zip/three.zip/deep.txt = text"), read(two));
        assertEquals(
                List.of("one.zip/two.zip/three.zip UNSUPPORTED more than 3 archives in each other; unpack it"),
                read(Archives.zip(Map.of("one.zip", two))));
        byte[] mixed = Archives.zip(Map.of("a.tgz", Archives.gzip(Archives.tar(files("b.txt", "x"), GBK))));
        assertEquals(List.of("a.tgz/b.txt = x"), read(mixed));
    }

    @Test
    void documentsThatArePackedLikeArchivesAreNone() throws IOException {
        for (String name : List.of("[Content_Types].xml", "mimetype", "META-INF/MANIFEST.MF", "Index/Document.iwa")) {
            Path file = write("file", zip("word/document.xml", "1", name, "2"));
            assertFalse(containers(LIMITS).isContainer(file), name);
            assertFalse(containers(LIMITS).isContainer(file, new FileBytes(Files.readAllBytes(file))), name);
        }
        Path pages = write("essay.pages", zip("index.xml", "1", "QuickLook/Preview.pdf", "2"));
        assertFalse(containers(LIMITS).isContainer(pages));
        assertEquals(
                Attempt.not(new Skip(pages, SkipReason.UNSUPPORTED, "Apple iWork document")),
                TextExtractors.standard().extract(pages));
        assertTrue(containers(LIMITS).isContainer(write("class.zip", zip("a.txt", "1"))));
    }

    @Test
    void anArchiveWithoutFilesIsEmpty() throws IOException {
        assertEquals(List.of(" EMPTY there is no file in it"), read(zip()));
        assertEquals(List.of(" EMPTY there is no file in it"), read(zip("folder/", "")));
    }

    private List<String> read(byte[] archive) throws IOException {
        return read(write("class.zip", archive), LIMITS);
    }

    private static List<String> read(Path file, ContainerLimits limits) throws IOException {
        try (Members members = open(file, limits)) {
            return all(members).stream().map(member -> words(file, member)).toList();
        }
    }

    private static List<String> read(Path file, List<String> passwords) throws IOException {
        var containers = new Containers(LIMITS, TextExtractors.standard().withPasswords(passwords));
        try (Members members = containers.open(file, Instant.EPOCH)) {
            return all(members).stream().map(member -> words(file, member)).toList();
        }
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(ContainersTest.class.getResourceAsStream(name))) {
            return in.readAllBytes();
        }
    }

    private static Members open(Path file, ContainerLimits limits) throws IOException {
        return containers(limits).open(file, Instant.EPOCH);
    }

    private static Containers containers(ContainerLimits limits) {
        return new Containers(limits, TextExtractors.standard());
    }

    private static List<Member> all(Members members) {
        List<Member> all = new ArrayList<>();
        for (Optional<Member> next = members.next(); next.isPresent(); next = members.next()) {
            all.add(next.get());
        }
        return all;
    }

    private static String words(Path container, Member member) {
        return switch (member) {
            case MemberFile file ->
                name(container, file.path()) + " = " + new String(file.bytes().bytes(), StandardCharsets.UTF_8);
            case TableRow row -> name(container, row.path()) + " = " + row.cells();
            case Member.Unread unread ->
                name(container, unread.skip().path()) + " " + unread.skip().reason() + " "
                        + unread.skip().detail();
        };
    }

    private static String name(Path container, Path path) {
        return container.relativize(path).toString().replace('\\', '/');
    }

    private Path write(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content);
    }

    private static byte[] zip(String... namesAndTexts) {
        return Archives.zip(files(namesAndTexts));
    }

    private static Map<String, byte[]> files(String... namesAndTexts) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.put(namesAndTexts[i], namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
        }
        return files;
    }

    private static byte[] concat(byte[]... parts) {
        var all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static int indexOf(byte[] bytes, byte[] wanted) {
        return indexOf(bytes, wanted, 1);
    }

    private static int indexOf(byte[] bytes, byte[] wanted, int occurrence) {
        int left = occurrence;
        for (int i = 0; i + wanted.length <= bytes.length; i++) {
            if (Arrays.equals(bytes, i, i + wanted.length, wanted, 0, wanted.length) && --left == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("not there");
    }
}
