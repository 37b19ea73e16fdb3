package app.likeness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    void theSecondProcessEndsWhenTheFirstIsKilled(@TempDir Path folder) throws Exception {
        assumeTrue(Files.isReadable(Path.of("/proc/self/cmdline")), "only Linux starts again");
        Path essays = Files.createDirectory(folder.resolve("essays"));
        Path printed = folder.resolve("printed.txt");
        for (int i = 0; i < 2_500; i++) {
            Files.writeString(essays.resolve(i + ".txt"), "青岚市首批智慧候车亭昨日启用，编号" + i);
        }
        var builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "app.likeness.Likeness",
                        "scan",
                        "--quiet",
                        essays.toString())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile());
        builder.environment().put("LC_ALL", "C");
        Process first = builder.start();
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
