package app.likeness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClassCacheTest {
    @TempDir
    Path folder;

    @Test
    void usesTheCacheBesideTheJar() throws IOException {
        Path jar = Files.createFile(folder.resolve("likeness.jar"));
        Path cache = Files.createFile(folder.resolve("likeness.aot"));

        List<String> options = ClassCache.options(jar.toString());

        assertEquals("-XX:AOTCache=" + cache, options.getFirst());
        // The rest keeps a virtual machine quiet that the cache does not fit.
        assertTrue(options.stream().skip(1).allMatch(each -> each.startsWith("-Xlog:") && each.endsWith("=off")));
    }

    @Test
    void asksForNothingWhereThereIsNoCache() throws IOException {
        Path jar = Files.createFile(folder.resolve("likeness.jar"));

        assertEquals(List.of(), ClassCache.options(jar.toString()));
    }

    @Test
    void asksForNothingWhereTheProgramDoesNotRunFromOneJar() throws IOException {
        Files.createFile(folder.resolve("likeness.aot"));

        assertEquals(List.of(), ClassCache.options(folder + ":" + folder.resolve("other.jar") + ":x"));
        assertEquals(List.of(), ClassCache.options(""));
    }

    @Test
    void leavesNoCacheBehindThatCouldNotBeMade() throws IOException {
        Path jar = Files.createFile(folder.resolve("likeness.jar"));
        Path cache = Files.writeString(folder.resolve("likeness.aot"), "of an earlier build");

        ClassCache.main(new String[] {jar.toString(), folder.toString()});

        assertTrue(Files.notExists(cache));
    }
}
