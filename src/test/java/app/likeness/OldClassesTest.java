package app.likeness;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

final class OldClassesTest {
    @TempDir
    Path folder;

    private Path library() throws Exception {
        Path original = Path.of(CommandLine.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        return Files.copy(original, folder.resolve("picocli.jar"));
    }

    @Test
    void everyRenewedClassIsVerifiedAndRuns() throws Exception {
        Path jar = library();
        Set<String> before = OldClasses.entries(jar).keySet();

        OldClasses.renew(jar);

        Map<String, byte[]> after = OldClasses.entries(jar);
        assertTrue(after.keySet().containsAll(before));
        assertTrue(after.entrySet().stream().noneMatch(each -> OldClasses.isOld(each.getKey(), each.getValue())));
        assertTrue(new String(after.get("META-INF/CHANGED.txt"), StandardCharsets.UTF_8).endsWith("unchanged.\n"));
        try (var loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            int linked = 0;
            for (String name : before) {
                if (name.startsWith("picocli/") && name.endsWith(".class")) {
                    // Begun to be used, so verified.
                    Class.forName(name.replace('/', '.').substring(0, name.length() - 6), true, loader);
                    linked++;
                }
            }
            assertTrue(linked > 100, "linked " + linked);
            Class<?> spec = loader.loadClass("picocli.CommandLine$Model$CommandSpec");
            Object command = loader.loadClass("picocli.CommandLine")
                    .getConstructor(Object.class)
                    .newInstance(spec.getMethod("create").invoke(null));
            assertEquals(
                    2, command.getClass().getMethod("execute", String[].class).invoke(command, (Object)
                            new String[] {"--no-such-option"}));
        }
    }

    @Test
    void aJarWithoutOldClassesStaysAsItIs() throws Exception {
        Path jar = library();
        OldClasses.renew(jar);
        byte[] renewed = Files.readAllBytes(jar);

        OldClasses.renew(jar);

        assertArrayEquals(renewed, Files.readAllBytes(jar));
        assertFalse(Files.exists(folder.resolve("picocli.jar.new")));
    }
}
