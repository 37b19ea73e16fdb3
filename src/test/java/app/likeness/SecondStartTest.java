package app.likeness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SecondStartTest {
    @Test
    void argumentsAreQuotedForTheJavaCommand() {
        byte[] commandLine = "java\0-cp\0a b\0say \"hi\"\0C:\\x\0two\nlines\0文痕\0\0".getBytes(StandardCharsets.UTF_8);
        assertEquals(
                "\"-cp\"\n\"a b\"\n\"say \\\"hi\\\"\"\n\"C:\\\\x\"\n\"two\\nlines\"\n\"文痕\"\n\"\"\n",
                SecondStart.argumentFile(commandLine));
    }

    @Test
    void whatALauncherWasGivenIsGivenToTheJavaCommand() {
        byte[] launched = "/opt/likeness/bin/Likeness\0scan\0课程 one\0".getBytes(StandardCharsets.UTF_8);
        byte[] command = SecondStart.asJava(launched, "/opt/likeness/lib/runtime/bin/java", "a.jar:b.jar");
        assertEquals(
                "/opt/likeness/lib/runtime/bin/java\0--enable-native-access=ALL-UNNAMED\0-cp\0a.jar:b.jar\0"
                        + "app.likeness.Likeness\0scan\0课程 one\0",
                new String(command, StandardCharsets.UTF_8));
        assertTrue(SecondStart.isPlain(command, 2));
    }

    @Test
    void chineseNamesAreReadInThePosixLocale(@TempDir Path folder) throws IOException {
        assumeTrue(Files.isReadable(Path.of("/proc/self/cmdline")), "only Linux has this trouble");
        Path file = Files.writeString(folder.resolve("文 痕.txt"), "青岚市首批智慧候车亭");
        var builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "app.likeness.Likeness",
                "extract",
                file.toString());
        builder.environment().put("LC_ALL", "C");
        Process process = builder.redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("青岚市首批智慧候车亭", printed);
        assertEquals(0, process.onExit().join().exitValue());
    }

    @Test
    void onlyAScanOfSomeThousandFilesIsStartedAgain(@TempDir Path folder) throws IOException {
        Path few = Files.createDirectory(folder.resolve("few"));
        Files.createFile(few.resolve("one.txt"));
        Path many = Files.createDirectories(folder.resolve("many").resolve("essays"));
        for (int i = 0; i < 2_000; i++) {
            Files.createFile(many.resolve(i + ".txt"));
        }
        assertFalse(SecondStart.isShort(new String[] {"scan", few.toString()}));
        assertFalse(SecondStart.isShort(new String[] {"check", folder.toString()}));
        assertFalse(SecondStart.isShort(new String[] {"scan", "--pairs", "out.tsv", folder + "/nothing"}));
        assertFalse(SecondStart.isShort(new String[] {}));
        assertTrue(SecondStart.isShort(new String[] {"scan", "--quiet", folder.toString()}));
    }

    @Test
    void aScanIntoACorpusThatKnowsMostIsStartedAgain(@TempDir Path folder) throws IOException {
        Path new100 = Files.createDirectory(folder.resolve("new"));
        for (int i = 0; i < 100; i++) {
            Files.createFile(new100.resolve(i + ".txt"));
        }
        String corpus = folder.resolve("essays").toString();
        assertFalse(SecondStart.isShort(new String[] {"scan", "--corpus", corpus, new100.toString()}));
        try (var file =
                new RandomAccessFile(folder.resolve("essays.likeness.mv.db").toFile(), "rw")) {
            file.setLength(8_000_000);
        }
        assertTrue(SecondStart.isShort(new String[] {"scan", "--corpus", corpus, new100.toString()}));
        assertTrue(SecondStart.isShort(new String[] {"scan", "--corpus=" + corpus, new100.toString()}));
        assertTrue(SecondStart.isShort(new String[] {"scan", "--corpus", corpus + ".likeness", new100.toString()}));
        assertFalse(SecondStart.isShort(new String[] {"scan", "--pairs", corpus, new100.toString()}));
        assertTrue(SecondStart.isShort(new String[] {"check", "--corpus", corpus, "one.txt"}));
        assertFalse(SecondStart.isShort(new String[] {"check", "--corpus", corpus + "2", "one.txt"}));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # command line, with spaces for NUL                        | is plain
            java -jar likeness.jar scan essays,                          true
            java -Xmx512m -Dx=y -cp a:b app.likeness.Likeness scan a,    true
            java -XX:+UseG1GC -jar likeness.jar scan essays,             false
            java -agentlib:jdwp=server=y -jar likeness.jar scan essays,  false
            java -Xint -jar likeness.jar scan essays,                    false
            java -jar likeness.jar scan -XX,                             true
            """)
    void whoeverSaysHowToCompileIsNotStartedAgain(String commandLine, boolean isPlain) {
        byte[] parts = (commandLine.replace(' ', '\0') + "\0").getBytes(StandardCharsets.UTF_8);
        assertEquals(isPlain, SecondStart.isPlain(parts, 2));
    }

    @Test
    void theSecondProcessEndsWhenTheFirstIsKilled(@TempDir Path folder) throws Exception {
        assumeTrue(Files.isReadable(Path.of("/proc/self/cmdline")), "only Linux starts again");
        Path essays = Files.createDirectory(folder.resolve("essays"));
        Path printed = folder.resolve("printed.txt");
        for (int i = 0; i < 2_500; i++) {
            Files.writeString(essays.resolve(i + ".txt"), "青岚市首批智慧候车亭昨日启用，编号" + i);
        }
        Process first = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "app.likeness.Likeness",
                        "scan",
                        "--quiet",
                        essays.toString())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        ProcessHandle second;
        do {
            assertTrue(first.isAlive(), "there was no second process");
            second = first.children().findFirst().orElse(null);
        } while (second == null);
        first.toHandle().destroyForcibly();
        second.onExit().join();
        assertEquals("", Files.readString(printed), "it went on to the end of the scan");
    }
}
