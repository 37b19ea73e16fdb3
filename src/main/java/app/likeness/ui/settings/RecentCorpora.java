package app.likeness.ui.settings;

import app.likeness.text.ReplacedFile;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/// The corpora that were open last, the latest first, in a properties file. What is damaged in it is left out: a list
/// of what was used is never a reason not to start.
public final class RecentCorpora {
    /// As many as Home has room for.
    public static final int MOST = 5;

    private static final System.Logger LOG = System.getLogger(RecentCorpora.class.getName());

    private final Path file;

    public RecentCorpora(Path file) {
        this.file = file;
    }

    /// A corpus that was open.
    ///
    /// @param name what it was called
    /// @param documents how many it had
    /// @param isUnfinished whether its last scan did not come to its end: it was stopped, or the program ended
    ///     under it
    public record Recent(Path corpus, String name, int documents, Instant usedAt, boolean isUnfinished) {}

    /// The list as it was kept; at most [#MOST].
    public List<Recent> load() {
        Properties values = new Properties();
        if (Files.exists(file)) {
            try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                values.load(reader);
            } catch (IOException | IllegalArgumentException e) {
                LOG.log(System.Logger.Level.WARNING, "the list of recent corpora cannot be read", e);
            }
        }
        List<Recent> recents = new ArrayList<>();
        for (int i = 1; i <= MOST; i++) {
            recent(values, i + ".").ifPresent(recents::add);
        }
        return List.copyOf(recents);
    }

    /// `recents` with `latest` at its head, each corpus once.
    public static List<Recent> with(Recent latest, List<Recent> recents) {
        List<Recent> now = new ArrayList<>(List.of(latest));
        recents.stream().filter(each -> !each.corpus().equals(latest.corpus())).forEach(now::add);
        return List.copyOf(now.subList(0, Math.min(MOST, now.size())));
    }

    /// Writes the list, which is never half written.
    public void save(List<Recent> recents) throws IOException {
        Properties values = new Properties();
        for (int i = 0; i < recents.size(); i++) {
            Recent recent = recents.get(i);
            values.setProperty(i + 1 + ".corpus", recent.corpus().toString());
            values.setProperty(i + 1 + ".name", recent.name());
            values.setProperty(i + 1 + ".documents", Integer.toString(recent.documents()));
            values.setProperty(i + 1 + ".used", recent.usedAt().toString());
            values.setProperty(i + 1 + ".unfinished", Boolean.toString(recent.isUnfinished()));
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        ReplacedFile.write(file, out -> values.store(out, null));
    }

    private static Optional<Recent> recent(Properties values, String prefix) {
        try {
            String corpus = values.getProperty(prefix + "corpus", "");
            return corpus.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Recent(
                            Path.of(corpus),
                            values.getProperty(prefix + "name", ""),
                            Integer.parseInt(values.getProperty(prefix + "documents", "0")),
                            Instant.parse(values.getProperty(prefix + "used", "")),
                            Boolean.parseBoolean(values.getProperty(prefix + "unfinished"))));
        } catch (InvalidPathException | NumberFormatException | DateTimeException damaged) {
            return Optional.empty();
        }
    }
}
