package app.likeness.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// The program as a user starts it, in a process of its own: the packaged jar where there is one, otherwise the classes
/// on the class path of this process.
final class LikenessProcess {
    private final int heapMegabytes;
    private final Optional<Path> jar;

    /// @param heapMegabytes the most heap that it may use
    LikenessProcess(int heapMegabytes) {
        this(heapMegabytes, Path.of("target", "likeness.jar"));
    }

    LikenessProcess(int heapMegabytes, Path jar) {
        this.heapMegabytes = heapMegabytes;
        this.jar = Optional.of(jar).filter(Files::isReadable);
    }

    /// Says what is run, and of what time it is: a jar is as old as its last packaging.
    String what() throws IOException {
        if (jar.isEmpty()) {
            return "the classes; no jar was packaged";
        }
        Path packaged = jar.get();
        return packaged + " of " + Files.getLastModifiedTime(packaged);
    }

    private List<String> program() {
        return jar.map(packaged -> List.of("-jar", packaged.toString()))
                .orElseGet(() -> List.of(
                        "--enable-native-access=ALL-UNNAMED",
                        "-Dfile.encoding=UTF-8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "app.likeness.Likeness"));
    }

    /// Runs it to its end, and returns a row of a table: `name`, seconds from start to end, and seconds of CPU as
    /// last seen before the end, of a second process that it starts as well.
    String run(String name, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + heapMegabytes + "m"));
        command.addAll(program());
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        // Under a POSIX locale the program starts itself again under this one.
        builder.environment().put("LC_ALL", "C.UTF-8");
        long start = System.nanoTime();
        Process process = builder.start();
        Duration work = Duration.ZERO;
        do {
            Duration now = Stream.concat(Stream.of(process.toHandle()), process.descendants())
                    .map(each -> each.info().totalCpuDuration().orElse(Duration.ZERO))
                    .reduce(Duration.ZERO, Duration::plus);
            // Those that have ended are no longer counted.
            work = now.compareTo(work) > 0 ? now : work;
        } while (!process.waitFor(10, TimeUnit.MILLISECONDS));
        double seconds = (System.nanoTime() - start) / 1e9;
        if (process.exitValue() != 0) {
            throw new IllegalStateException(name + " ended with " + process.exitValue() + ": " + arguments);
        }
        return String.format(Locale.ROOT, "%-24s %9.2f %9.2f", name, seconds, work.toMillis() / 1e3);
    }
}
