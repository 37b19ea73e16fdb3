package app.likeness.ui.settings;

import app.likeness.review.Verdict;
import app.likeness.text.ReplacedFile;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.TextSize;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;

/// Keeps [Settings] in a properties file. What is missing or damaged in the file is as it was at first: settings are
/// never a reason not to start.
public final class SettingsFile {
    private static final System.Logger LOG = System.getLogger(SettingsFile.class.getName());

    private final Path file;

    public SettingsFile(Path file) {
        this.file = file;
    }

    public Settings load() {
        Settings initial = Settings.initial();
        if (!Files.exists(file)) {
            return initial;
        }
        Properties values = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            values.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            LOG.log(System.Logger.Level.WARNING, "settings cannot be read, starting with the initial ones", e);
            return initial;
        }
        Settings.Bounds bounds = initial.window();
        return new Settings(
                choice(Language.class, values.getProperty("language", ""), initial.language()),
                choice(Theme.class, values.getProperty("theme", ""), initial.theme()),
                TextSize.nearest(number(values, "text.size", initial.textSize())),
                choice(Purpose.class, values.getProperty("purpose", ""), initial.purpose()),
                decider(values.getProperty("decider", initial.decider())),
                isOn(values, "letter.keys", initial.letterKeys()),
                isOn(values, "tells.end", initial.tellsOfTheEnd()),
                isOn(values, "shows.fingerprints", initial.showsFingerprints()),
                hints(values.getProperty("hints.seen", "")),
                new Settings.Bounds(
                        values.containsKey("window.x") && values.containsKey("window.y"),
                        number(values, "window.x", bounds.x()),
                        number(values, "window.y", bounds.y()),
                        number(values, "window.width", bounds.width()),
                        number(values, "window.height", bounds.height()),
                        Boolean.parseBoolean(values.getProperty("window.maximized"))));
    }

    /// Writes the file, which is never half written. Safe for use by several threads.
    public synchronized void save(Settings settings) throws IOException {
        Properties values = new Properties();
        values.setProperty("language", name(settings.language()));
        values.setProperty("theme", name(settings.theme()));
        values.setProperty("text.size", Integer.toString(settings.textSize()));
        values.setProperty("purpose", name(settings.purpose()));
        values.setProperty("decider", settings.decider());
        values.setProperty("letter.keys", Boolean.toString(settings.letterKeys()));
        values.setProperty("tells.end", Boolean.toString(settings.tellsOfTheEnd()));
        values.setProperty("shows.fingerprints", Boolean.toString(settings.showsFingerprints()));
        values.setProperty(
                "hints.seen",
                settings.seen().stream().sorted().map(SettingsFile::name).collect(Collectors.joining(" ")));
        Settings.Bounds bounds = settings.window();
        if (bounds.isPlaced()) {
            values.setProperty("window.x", Double.toString(bounds.x()));
            values.setProperty("window.y", Double.toString(bounds.y()));
        }
        values.setProperty("window.width", Double.toString(bounds.width()));
        values.setProperty("window.height", Double.toString(bounds.height()));
        values.setProperty("window.maximized", Boolean.toString(bounds.isMaximized()));
        Files.createDirectories(file.toAbsolutePath().getParent());
        ReplacedFile.write(file, out -> values.store(out, null));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> E choice(Class<E> type, String name, E otherwise) {
        for (E constant : type.getEnumConstants()) {
            if (name(constant).equals(name)) {
                return constant;
            }
        }
        return otherwise;
    }

    private static String decider(String name) {
        return name.length() <= Verdict.LONGEST_DECIDER ? name : "";
    }

    private static boolean isOn(Properties values, String name, boolean otherwise) {
        return switch (values.getProperty(name, "")) {
            case "true" -> true;
            case "false" -> false;
            default -> otherwise;
        };
    }

    private static Set<Hint> hints(String names) {
        Set<Hint> hints = EnumSet.noneOf(Hint.class);
        List<String> seen = List.of(names.split(" ", -1));
        for (Hint hint : Hint.values()) {
            if (seen.contains(name(hint))) {
                hints.add(hint);
            }
        }
        return hints;
    }

    private static double number(Properties values, String name, double otherwise) {
        try {
            double number = Double.parseDouble(values.getProperty(name, ""));
            return Double.isFinite(number) ? number : otherwise;
        } catch (NumberFormatException ignored) {
            return otherwise;
        }
    }
}
