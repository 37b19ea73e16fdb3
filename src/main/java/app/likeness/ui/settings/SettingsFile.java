package app.likeness.ui.settings;

import app.likeness.ui.Language;
import app.likeness.ui.Theme;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Properties;

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
                choice(Purpose.class, values.getProperty("purpose", ""), initial.purpose()),
                new Settings.Bounds(
                        values.containsKey("window.x") && values.containsKey("window.y"),
                        number(values, "window.x", bounds.x()),
                        number(values, "window.y", bounds.y()),
                        number(values, "window.width", bounds.width()),
                        number(values, "window.height", bounds.height()),
                        Boolean.parseBoolean(values.getProperty("window.maximized"))));
    }

    /// Writes the file beside its place and moves it there, so that it is never half written.
    public void save(Settings settings) throws IOException {
        Properties values = new Properties();
        values.setProperty("language", name(settings.language()));
        values.setProperty("theme", name(settings.theme()));
        values.setProperty("purpose", name(settings.purpose()));
        Settings.Bounds bounds = settings.window();
        if (bounds.isPlaced()) {
            values.setProperty("window.x", Double.toString(bounds.x()));
            values.setProperty("window.y", Double.toString(bounds.y()));
        }
        values.setProperty("window.width", Double.toString(bounds.width()));
        values.setProperty("window.height", Double.toString(bounds.height()));
        values.setProperty("window.maximized", Boolean.toString(bounds.isMaximized()));
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path written = file.resolveSibling(file.getFileName() + ".new");
        try (Writer writer = Files.newBufferedWriter(written, StandardCharsets.UTF_8)) {
            values.store(writer, null);
        }
        Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
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

    private static double number(Properties values, String name, double otherwise) {
        try {
            double number = Double.parseDouble(values.getProperty(name, ""));
            return Double.isFinite(number) ? number : otherwise;
        } catch (NumberFormatException ignored) {
            return otherwise;
        }
    }
}
