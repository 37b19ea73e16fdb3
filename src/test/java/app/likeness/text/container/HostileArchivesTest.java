package app.likeness.text.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.extract.TextExtractors;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Archives that were made to do harm: they end, with what they hold or a reason.
final class HostileArchivesTest {
    private static final ContainerLimits LIMITS =
            new ContainerLimits(3, 200_000, 4_000_000_000L, 200, 1_000_000, 8_000_000);

    @TempDir
    private Path folder;

    @Test
    void filesThatUnpackToHundredsOfTimesTheirSizeAreNotAllUnpacked() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        byte[] zeros = new byte[900_000];
        for (int i = 0; i < 100; i++) {
            files.put(i + ".txt", zeros);
        }
        Skip last = assertInstanceOf(
                        Member.Unread.class, read(Archives.zip(files), LIMITS).getLast())
                .skip();
        assertEquals(SkipReason.TOO_LARGE, last.reason());
        assertEquals("it unpacks to more than 200 times its size; the rest was not read", last.detail());
        assertEquals(folder.resolve("hostile"), last.path());
        // The same as one file of a tar, which has to be passed over to reach the next.
        byte[] tar = gzip(out -> {
            out.write(Archives.tarHeader("a.txt".getBytes(StandardCharsets.UTF_8), '0', 90_000_000));
            for (int i = 0; i < 101; i++) {
                out.write(zeros);
            }
        });
        assertEquals(
                List.of("90 MB, the limit is 8 MB", "it unpacks to more than 64 MB; the rest was not read"),
                details(read(tar, new ContainerLimits(3, 10, 64_000_000, 200, 8_000_000, 8_000_000))));
    }

    @Test
    void whatIsPassedOverInA7zIsCounted() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < 90; i++) {
            files.put(".hidden" + i, new byte[900_000]);
        }
        files.put("a.txt", new byte[] {'a'});
        assertEquals(
                List.of("it unpacks to more than 64 MB; the rest was not read"),
                details(read(Archives.sevenZ(files, ""), LIMITS)));
    }

    @Test
    void a7zThatAsksForEndlessRoundsIsGivenUp() throws IOException {
        byte[] archive = Archives.sevenZ(Map.of("a.txt", new byte[] {'a'}), "tide");
        int cipher = new String(archive, StandardCharsets.ISO_8859_1).indexOf("\u0006\u00f1\u0007\u0001");
        archive[cipher + 5] |= 0x3E;
        ByteBuffer start = ByteBuffer.wrap(archive).order(ByteOrder.LITTLE_ENDIAN);
        byte[] hostile = Archives.withHeader(archive, (int) start.getLong(12) + 32, (int) start.getLong(20));
        var containers = new Containers(LIMITS, TextExtractors.standard().withPasswords(List.of("tide")));
        for (byte[] each : List.of(hostile, Archives.withPackedHeader(hostile))) {
            Path file = Files.write(folder.resolve("rounds"), each);
            try (Members members = containers.open(file, Instant.EPOCH)) {
                assertEquals(
                        Optional.of(new Member.Unread(new Skip(file, SkipReason.DAMAGED, "a damaged archive"))),
                        members.next());
            }
        }
    }

    @Test
    void anArchiveThatNeedsMoreMemoryThanThereIsIsTooLarge() throws IOException {
        var little = new ContainerLimits(3, 10, 64_000_000, 200, 1_000_000, 500_000);
        List<String> reason = List.of("reading it takes more than 2 MB of memory");
        byte[] text = "text".getBytes(StandardCharsets.UTF_8);
        assertEquals(reason, details(read(Archives.xz(text), little)));
        assertEquals(reason, details(read(Archives.sevenZ(Map.of("a.txt", text), ""), little)));
        assertEquals(1, read(Archives.xz(text), LIMITS).size());
    }

    @Test
    void oneFileThatUnpacksToMoreThanItSaysIsTooLarge() throws IOException {
        byte[] zip = Archives.zip(Map.of("a.txt", new byte[20_000_000]));
        int central = zip.length - 22 - 46 - 5;
        for (int at : new int[] {central + 24, 22}) {
            zip[at] = 10;
            zip[at + 1] = 0;
            zip[at + 2] = 0;
            zip[at + 3] = 0;
        }
        assertEquals(List.of("more than the limit of 1 MB"), details(read(zip, LIMITS)));
    }

    @Test
    void archivesInArchivesEnd() throws IOException {
        byte[] zip = Archives.zip(Map.of("a.txt", new byte[] {'a'}));
        for (int i = 0; i < 100; i++) {
            zip = Archives.zip(Map.of(i + ".zip", zip, "same.zip", zip.length > 1 << 16 ? new byte[1] : zip));
        }
        assertTrue(read(zip, LIMITS).stream()
                        .allMatch(each -> each instanceof Member.Unread unread
                                && unread.skip().detail().startsWith("more than 3 archives in each other"))
                || read(zip, LIMITS).size() < 20);
    }

    @Test
    void anArchiveOfAHundredThousandFilesIsReadToItsEnd() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < 100_000; i++) {
            files.put("folder/" + i, new byte[] {'a'});
        }
        byte[] zip = Archives.zip(files);
        assertEquals(100_000, read(zip, LIMITS).size());
        List<Member> some = read(zip, new ContainerLimits(3, 1_000, 4_000_000_000L, 200, 1_000_000, 8_000_000));
        assertEquals(1_001, some.size());
        assertEquals(
                "99000 more files in it were not read; the limit is 1000",
                ((Member.Unread) some.getLast()).skip().detail());
    }

    @Test
    void aTarWhoseNamesNeverEndIsGivenUp() throws IOException {
        byte[] head = Archives.tarHeader("x".getBytes(StandardCharsets.UTF_8), 'L', 600_000);
        byte[] name = new byte[600_064];
        byte[] tar = gzip(out -> {
            for (int i = 0; i < 200; i++) {
                out.write(head);
                out.write(name);
            }
        });
        Member last = read(tar, LIMITS).getLast();
        assertEquals(
                SkipReason.DAMAGED,
                assertInstanceOf(Member.Unread.class, last).skip().reason());
        byte[] empty = Archives.tarHeader("x".getBytes(StandardCharsets.UTF_8), 'L', 0);
        byte[] headers = gzip(out -> {
            for (int i = 0; i < 100_000; i++) {
                out.write(empty);
            }
        });
        assertEquals(
                SkipReason.DAMAGED,
                assertInstanceOf(Member.Unread.class, read(headers, LIMITS).getLast())
                        .skip()
                        .reason());
    }

    /// Writes what is never in memory as a whole: the tests share a small heap.
    private interface Writing {
        void to(OutputStream out) throws IOException;
    }

    private static byte[] gzip(Writing content) throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(packed)) {
            content.to(out);
        }
        return packed.toByteArray();
    }

    @Test
    void archivesWithAnythingInThemEnd() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("a.txt", "first text".repeat(9).getBytes(StandardCharsets.UTF_8));
        files.put("b/c.txt", "second text".repeat(9).getBytes(StandardCharsets.UTF_8));
        files.put("d.zip", Archives.zip(Map.of("e.txt", new byte[] {'e'})));
        byte[] tar = Archives.tar(files, StandardCharsets.UTF_8);
        var random = new Random(5);
        for (byte[] archive : List.of(
                Archives.zip(files),
                tar,
                Archives.gzip(tar),
                Archives.bzip2(tar),
                Archives.xz(tar),
                Archives.sevenZ(files, ""),
                Archives.sevenZ(files, "tide"))) {
            for (int i = 0; i < 150; i++) {
                byte[] hostile = Arrays.copyOf(archive, i % 4 == 0 ? random.nextInt(archive.length) : archive.length);
                for (int changes = random.nextInt(6); changes > 0 && hostile.length > 8; changes--) {
                    hostile[4 + random.nextInt(hostile.length - 4)] = (byte) random.nextInt(256);
                }
                assertTrue(read(hostile, LIMITS).size() < 100);
            }
        }
    }

    private static List<String> details(List<Member> members) {
        return members.stream()
                .map(member -> ((Member.Unread) member).skip().detail())
                .toList();
    }

    private List<Member> read(byte[] archive, ContainerLimits limits) throws IOException {
        Path file = Files.write(folder.resolve("hostile"), archive);
        var containers = new Containers(limits, TextExtractors.standard());
        List<Member> all = new ArrayList<>();
        if (containers.isContainer(file)) {
            try (Members members = containers.open(file, Instant.EPOCH)) {
                for (Optional<Member> next = members.next(); next.isPresent(); next = members.next()) {
                    all.add(next.get());
                }
            } catch (IOException damaged) {
                // Told when it is opened: a reason as well.
            }
        }
        return all;
    }
}
