package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The contrast of WCAG 2.2 between what is written and what it stands on, in both themes: 4.5:1 for text, 3:1 for
/// lines that tell something.
class ContrastTest {
    private static final Pattern TOKEN = Pattern.compile("(-[a-z0-9-]+):\\s*#([0-9a-f]{6})\\s*;");
    private static final double TEXT = 4.5;
    private static final double LINE = 3;

    private final Map<String, Integer> tokens = new HashMap<>();
    private final List<String> weak = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(strings = {"tokens-light.css", "tokens-dark.css"})
    void wordsCanBeReadOnWhatTheyStandOn(String sheet) throws IOException {
        Matcher matcher = TOKEN.matcher(Files.readString(Path.of("src/main/resources/app/likeness/ui/frame", sheet)));
        while (matcher.find()) {
            tokens.put(matcher.group(1), Integer.parseInt(matcher.group(2), 16));
        }
        for (String ground : List.of("-color-bg-default", "-color-bg-subtle", "-color-accent-subtle")) {
            check("-color-fg-default", ground, TEXT);
            check("-color-fg-muted", ground, TEXT);
            check("-color-accent-fg", ground, TEXT);
        }
        for (String front : List.of("-color-success-fg", "-likeness-removed", "-likeness-added", "-likeness-moved")) {
            check(front, "-color-bg-default", TEXT);
            check(front, "-color-bg-subtle", TEXT);
        }
        check("-color-fg-muted", "-likeness-quiet", TEXT);
        check("-color-warning-fg", "-color-warning-subtle", TEXT);
        check("-color-danger-fg", "-color-danger-subtle", TEXT);
        for (int ink = 1; ink <= 6; ink++) {
            check("-color-fg-default", "-likeness-tint-" + ink, TEXT);
            check("-color-fg-default", "-likeness-tint-strong-" + ink, TEXT);
            check("-likeness-on-ink", "-likeness-ink-" + ink, TEXT);
            check("-likeness-ink-" + ink, "-color-bg-default", LINE);
            check("-likeness-ink-" + ink, "-likeness-tint-" + ink, LINE);
        }
        check("-likeness-deco", "-color-bg-default", LINE);
        assertEquals(List.of(), weak);
    }

    private void check(String front, String ground, double least) {
        double one = luminance(front);
        double other = luminance(ground);
        double contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (contrast < least) {
            weak.add(front + " on " + ground + ": " + contrast);
        }
    }

    private double luminance(String token) {
        int rgb = Objects.requireNonNull(tokens.get(token), token);
        return 0.2126 * light(rgb >> 16) + 0.7152 * light(rgb >> 8 & 255) + 0.0722 * light(rgb & 255);
    }

    private static double light(int part) {
        double c = part / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
