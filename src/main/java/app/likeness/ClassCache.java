package app.likeness;

import app.likeness.cli.Cli;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The classes of the program as the virtual machine keeps them once they are loaded and linked (JEP 483, 514): a file
/// beside the jar that the build makes by a rehearsal, and that [SecondStart] gives to the second process. It saves
/// a fifth of a second and more of its start.
///
/// It fits the virtual machine that made it and the jars beside which it was made, by size and time; where it does not
/// fit, the virtual machine leaves it aside without a word and starts as ever.
final class ClassCache {
    /// The name behind that of the jar.
    private static final String SUFFIX = ".aot";

    private static final String JAR = ".jar";

    /// The first argument of the process that rehearses.
    private static final String REHEARSE = "rehearse";

    /// A text that shares nothing.
    private static final String FURTHER = """
            河湾村的磨坊
            磨坊在村子的东头，水车一年要修两次。老板记得每一户人家送来的麦子有多少，从来不写账。
            冬天河水结冰，磨坊就停下来，孩子们在冰面上玩到天黑；春天第一场雨以后，水车又慢慢地转起来了。
            """;

    /// What the virtual machine would say about classes that it cannot keep, or a file that does not fit.
    private static final List<String> SILENT = List.of("-Xlog:aot=off", "-Xlog:aot*=off", "-Xlog:cds*=off");

    private ClassCache() {}

    /// The options with which a virtual machine uses the cache beside the jar that `classPath` consists of; none
    /// where there is no such file, or the program does not run from a jar.
    static List<String> options(String classPath) {
        if (!classPath.endsWith(JAR)) {
            return List.of();
        }
        Path cache = cache(Path.of(classPath));
        List<String> options = new ArrayList<>();
        if (Files.isReadable(cache)) {
            options.add("-XX:AOTCache=".concat(cache.toString()));
            options.addAll(SILENT);
        }
        return options;
    }

    private static Path cache(Path jar) {
        String name = String.valueOf(jar.getFileName());
        return jar.resolveSibling(
                name.substring(0, name.length() - JAR.length()).concat(SUFFIX));
    }

    /// Makes the cache. Run by the build behind the making of the jar.
    ///
    /// @param args the jar and a folder of documents to rehearse with
    public static void main(String[] args) throws IOException {
        if (args[0].equals(REHEARSE)) {
            rehearse(Path.of(args[1]));
            return;
        }
        Path cache = cache(Path.of(args[0]));
        Files.deleteIfExists(cache);
        renewLibraries(Path.of(args[0]).resolveSibling("lib"));
        List<String> command = new ArrayList<>(List.of(SecondStart.java()));
        command.addAll(SecondStart.QUICK);
        command.add("-XX:AOTCacheOutput=" + cache);
        command.addAll(SILENT);
        command.addAll(List.of("-cp", args[0], ClassCache.class.getName(), REHEARSE, args[1]));
        Process rehearsal = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (rehearsal.onExit().join().exitValue() != 0 || !Files.isReadable(cache)) {
            Files.deleteIfExists(cache);
            System.getLogger(ClassCache.class.getName())
                    .log(
                            Level.INFO,
                            "This Java keeps no cache of classes; short scans will start a quarter of a second later");
        }
    }

    /// The parser of the command line is written for Java 5, and no cache keeps classes that old.
    private static void renewLibraries(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "picocli-*.jar")) {
                for (Path jar : jars) {
                    OldClasses.renew(jar);
                }
            }
        }
    }

    /// Does what the second process is started for, with everything in `folder`: scans it into a new corpus and again
    /// with one text more, looks that up, and takes fingerprints.
    private static void rehearse(Path folder) throws IOException {
        Path work = Files.createTempDirectory("likeness");
        String corpus = work.resolve("rehearsal").toString();
        Path further = Files.createDirectory(work.resolve("further"));
        Path text = Files.writeString(further.resolve("text.txt"), FURTHER);
        try {
            run("scan", "--quiet", "--pairs", work.resolve("pairs.tsv").toString(), folder.toString());
            run("scan", "--quiet", "--corpus", corpus, folder.toString());
            run("scan", "--quiet", "--corpus", corpus, folder.toString(), further.toString());
            run("check", "--corpus", corpus, text.toString());
            List<String> fingerprint = new ArrayList<>(List.of("fingerprint", "--method", "longest-sentences"));
            for (Path file : below(folder)) {
                if (Files.isRegularFile(file)) {
                    fingerprint.add(file.toString());
                }
            }
            run(fingerprint.toArray(String[]::new));
        } finally {
            for (Path each : below(work).reversed()) {
                Files.delete(each);
            }
        }
    }

    /// A folder and everything below it, each behind what it is in.
    private static List<Path> below(Path folder) throws IOException {
        try (Stream<Path> below = Files.walk(folder)) {
            return below.sorted(Comparator.comparing(Path::toString)).toList();
        }
    }

    private static void run(String... arguments) {
        var nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Cli.run(arguments, nowhere, nowhere);
    }
}
