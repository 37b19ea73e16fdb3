package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.pair.text.Side;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangedWordsTest {
    @Test
    void theBoxOfChangedWordsLetsTheTintUnderItThrough() {
        Opened opened = Opened.of(Samples.ENGLISH, Locale.ENGLISH);
        for (Theme theme : Theme.values()) {
            try (FxScene window = FxScene.open(opened.model(), new Messages(Locale.ENGLISH), theme, 1280, 800)) {
                List<Path> boxes = FxScene.fx(() -> shapes(window, "outline"));
                assertFalse(boxes.isEmpty());
                for (Path box : boxes) {
                    Color veil = (Color) box.getFill();
                    assertTrue(veil.getOpacity() < 0.75, theme + ": " + veil);
                    assertTrue(
                            FxScene.fx(() -> isOverTint(box, shapes(window, "tint"))),
                            theme + ": nothing under a box of changed words");
                }
            }
        }
    }

    /// 4.5 is what WCAG 2.2 asks of text; the letters of changed words have a colour of their own.
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void changedWordsAreReadableOnEveryTint(String theme) throws IOException {
        String tokens = tokens(theme);
        Color veil = colour(tokens, "veil");
        for (String letters : List.of("removed", "added")) {
            for (int ink = 1; ink <= 6; ink++) {
                for (String tint : List.of("tint-" + ink, "tint-strong-" + ink)) {
                    Color ground = colour(tokens, tint)
                            .interpolate(
                                    Color.color(veil.getRed(), veil.getGreen(), veil.getBlue()), veil.getOpacity());
                    double contrast = contrast(colour(tokens, letters), ground);
                    assertTrue(contrast >= 4.5, theme + ", " + letters + " on " + tint + ": " + contrast);
                }
            }
        }
    }

    private static List<Path> shapes(FxScene window, String styleClass) {
        return window.pane(Side.LEFT).lookupAll("." + styleClass).stream()
                .filter(Node::isVisible)
                .map(node -> (Path) node)
                .filter(path -> !path.getElements().isEmpty())
                .toList();
    }

    private static boolean isOverTint(Path box, List<Path> tints) {
        var middle = box.getLayoutBounds();
        return tints.stream()
                .filter(tint -> tint.getParent() == box.getParent())
                .anyMatch(tint -> tint.getLayoutBounds().contains(middle.getCenterX(), middle.getCenterY()));
    }

    private static String tokens(String theme) throws IOException {
        try (InputStream css = Messages.class.getResourceAsStream("/app/likeness/ui/frame/tokens-" + theme + ".css")) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Color colour(String tokens, String name) {
        Matcher found =
                Pattern.compile("-likeness-" + name + ":\\s*(#[0-9a-f]+);").matcher(tokens);
        assertTrue(found.find(), name);
        return Color.web(found.group(1));
    }

    private static double contrast(Color one, Color other) {
        double bright = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        return (bright + 0.05) / (dark + 0.05);
    }

    /// Relative luminance, WCAG 2.2.
    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
