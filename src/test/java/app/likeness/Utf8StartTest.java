package app.likeness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Utf8StartTest {
    @Test
    void argumentsAreQuotedForTheJavaCommand() {
        byte[] commandLine = "java\0-cp\0a b\0say \"hi\"\0C:\\x\0two\nlines\0文痕\0\0".getBytes(StandardCharsets.UTF_8);
        assertEquals(
                "\"-cp\"\n\"a b\"\n\"say \\\"hi\\\"\"\n\"C:\\\\x\"\n\"two\\nlines\"\n\"文痕\"\n\"\"\n",
                Utf8Start.argumentFile(commandLine));
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
}
