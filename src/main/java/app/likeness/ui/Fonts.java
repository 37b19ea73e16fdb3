package app.likeness.ui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.text.Font;

/// Which font families the window uses. JavaFX takes one family, not a list to fall back along, so the first one that
/// the machine has is chosen here; a Chinese subset comes with the program for machines without any.
public final class Fonts {
    private static final List<String> CHINESE =
            List.of("Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", "Source Han Sans SC");
    // There is no synthetic bold: the bold cut is a file of its own.
    private static final List<String> BUNDLED =
            List.of("NotoSansCJKsc-Regular-subset.otf", "NotoSansCJKsc-Bold-subset.otf");

    private final String latin;
    private final String chinese;

    private Fonts(String latin, String chinese) {
        this.latin = latin;
        this.chinese = chinese;
    }

    /// Looks what there is. On a machine without any of the Chinese families the bundled one is loaded and serves
    /// for everything: JavaFX falls back from one family to those of the system only, so that Chinese titles in an
    /// English window would be boxes (JavaFX 26).
    public static Fonts load() {
        Set<String> families = new HashSet<>(Font.getFamilies());
        String system = Font.getDefault().getFamily();
        return CHINESE.stream()
                .filter(families::contains)
                .findFirst()
                .map(chinese -> new Fonts(system, chinese))
                .or(() -> bundled().map(bundled -> new Fonts(bundled, bundled)))
                .orElseGet(() -> new Fonts(system, system));
    }

    /// The family for Latin text.
    public String latin() {
        return latin;
    }

    /// The family for Chinese text.
    public String chinese() {
        return chinese;
    }

    /// A style sheet, as a `data:` address, that gives the window the family of its language, and text of a known
    /// language its own: style classes `chinese-text` and `latin-text`. The families are known only at run time,
    /// so no file can hold it.
    String stylesheet(boolean chineseWindow) {
        String css = """
                .root { -fx-font-family: "%s"; }
                .chinese-text { -fx-font-family: "%s"; }
                .latin-text { -fx-font-family: "%s"; }
                """.formatted(chineseWindow ? chinese : latin, chinese, latin);
        return "data:text/css;base64," + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }

    /// The family of the fonts that come with the program.
    static Optional<String> bundled() {
        // Both cuts are loaded before the first one's name is asked for.
        List<Font> cuts = BUNDLED.stream()
                .map(Fonts::loadBundled)
                .flatMap(Optional::stream)
                .toList();
        return cuts.stream().map(Font::getFamily).findFirst();
    }

    private static Optional<Font> loadBundled(String file) {
        try (InputStream content = Fonts.class.getResourceAsStream("fonts/" + file)) {
            return content == null ? Optional.empty() : Optional.ofNullable(Font.loadFont(content, 14));
        } catch (IOException e) {
            throw new UncheckedIOException("loading " + file, e);
        }
    }
}
