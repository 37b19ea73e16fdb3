package app.likeness.ui.intake;

import app.likeness.store.Corpus;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Where the window keeps what is its own: settings, corpus files, the unpacked sample.
///
/// @param home the folder; need not exist yet
public record DataFolder(Path home) {
    private static final int NAME_LENGTH = 40;

    /// The folder that the system property `likeness.home` names, else the platform's place for application data.
    public static DataFolder standard() {
        String named = System.getProperty("likeness.home", "");
        return new DataFolder((named.isBlank() ? platform() : Path.of(named)).toAbsolutePath());
    }

    public Path settings() {
        return home.resolve("settings.properties");
    }

    /// The list of corpora that were open last.
    public Path recent() {
        return home.resolve("recent.properties");
    }

    /// What was moved where: a line for each file, of all time.
    public Path moved() {
        return home.resolve("moved.tsv");
    }

    /// What the user found acceptable, in whatever corpus.
    public Path judgedBefore() {
        return home.resolve("judged-before.tsv");
    }

    /// Where texts that everybody was given become files, if they are in none.
    public Path templates() {
        return home.resolve("templates");
    }

    /// Where pasted texts become files.
    public Path pasted() {
        return home.resolve("pasted");
    }

    /// Where the sample is unpacked.
    public Path sample() {
        return home.resolve("sample");
    }

    /// The corpus file for a set of roots: the same folders, in whatever order they are dropped, lead to the same
    /// file, so that documents which did not change are not read again.
    public Path corpus(List<Path> roots) {
        List<Path> absolute = roots.stream()
                .map(path -> path.toAbsolutePath().normalize())
                .distinct()
                .sorted()
                .toList();
        String identity = absolute.stream().map(Path::toString).collect(Collectors.joining("\0"));
        return home.resolve("corpora").resolve(name(absolute.getFirst()) + "-" + hash(identity) + Corpus.ENDING);
    }

    /// The letters and digits of the last part of `path`: what every file system takes.
    private static String name(Path path) {
        Path last = path.getFileName();
        String clean = (last == null ? "" : last.toString())
                .codePoints()
                .map(c -> Character.isLetterOrDigit(c) ? c : '-')
                .limit(NAME_LENGTH)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return clean.isBlank() ? "corpus" : clean;
    }

    private static String hash(String identity) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(identity.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 4);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static Path platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        Path user = Path.of(System.getProperty("user.home"));
        if (system.contains("win")) {
            return environment("LOCALAPPDATA", user.resolve("AppData").resolve("Local"))
                    .resolve("Likeness");
        }
        if (system.contains("mac")) {
            return user.resolve("Library").resolve("Application Support").resolve("Likeness");
        }
        return environment("XDG_DATA_HOME", user.resolve(".local").resolve("share"))
                .resolve("likeness");
    }

    private static Path environment(String variable, Path otherwise) {
        String value = System.getenv(variable);
        return value == null || value.isBlank() ? otherwise : Path.of(value);
    }
}
