package app.likeness.ui.methods;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.evaluate.Curve;
import app.likeness.evaluate.Curve.Point;
import app.likeness.fingerprint.Method;
import app.likeness.scan.study.MethodFigures;
import app.likeness.text.Span;
import app.likeness.ui.methods.chart.MethodInk;
import app.likeness.ui.methods.model.Axis;
import app.likeness.ui.methods.model.Excerpt;
import app.likeness.ui.methods.model.Suggestion;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ChartRulesTest {
    @Test
    void noTwoMethodsHaveTheSameInkAndPattern() {
        Set<String> seen = new HashSet<>();
        for (Method method : Method.values()) {
            MethodInk ink = MethodInk.of(method);
            assertTrue(seen.add(ink.number() + " " + Arrays.toString(ink.dashes())), method.label());
            assertTrue(ink.number() >= 1 && ink.number() <= 6, method.label());
        }
    }

    @Test
    void everyMethodStandsOnOneAxisWithTheStrictestAtTheLeft() {
        assertEquals(0, Axis.DISTANCE.position(0));
        assertEquals(1, Axis.DISTANCE.position(32));
        assertEquals(0, Axis.SIMILARITY.position(1));
        assertEquals(0.85, Axis.SIMILARITY.position(0.15), 1e-9);
        assertEquals(8, Axis.DISTANCE.nearest(Method.SIMHASH_GRAMS, 0.26));
        assertEquals(0.45, Axis.SIMILARITY.nearest(Method.COSINE, 0.56), 1e-9);
    }

    private static MethodFigures figures(Method method, double line, Point... points) {
        Curve curve = new Curve(method, List.of(points));
        Point now = Arrays.stream(points)
                .filter(point -> point.threshold() == line)
                .findFirst()
                .orElseThrow();
        return new MethodFigures(curve, now);
    }

    @Test
    void ofThresholdsThatDoEquallyWellTheStrictestIsSuggested() {
        MethodFigures figures = figures(
                Method.COMBINED,
                0.15,
                new Point(0.5, 3, 0, 5),
                new Point(0.3, 5, 0, 5),
                new Point(0.2, 5, 0, 5),
                new Point(0.15, 5, 2, 5));
        assertEquals(OptionalDouble.of(0.3), Suggestion.of(figures));
    }

    @Test
    void nothingIsSuggestedWhereTheLineDoesAsWellOrNothingIsKnown() {
        assertEquals(
                OptionalDouble.empty(),
                Suggestion.of(figures(Method.COMBINED, 0.2, new Point(0.3, 5, 0, 5), new Point(0.2, 5, 0, 5))));
        assertEquals(
                OptionalDouble.empty(),
                Suggestion.of(figures(Method.COMBINED, 0.2, new Point(0.3, 0, 0, 0), new Point(0.2, 0, 4, 0))));
        assertEquals(
                OptionalDouble.empty(),
                Suggestion.of(figures(Method.WINNOWING, 0.05, new Point(0.5, 5, 0, 5), new Point(0.05, 5, 9, 5))));
    }

    @Test
    void onlyWhatAScanCanBeAskedForIsSuggested() {
        assertEquals(
                OptionalDouble.of(0.5),
                Suggestion.of(figures(
                        Method.COSINE,
                        0.8,
                        new Point(0.8, 1, 0, 5),
                        new Point(0.5, 3, 0, 5),
                        new Point(0.3, 5, 0, 5))));
    }

    @Test
    void anExcerptBeginsALittleBeforeWhatIsShared() {
        String text = "x".repeat(5_000);
        Excerpt excerpt = Excerpt.of(text, List.of(new Span(3_000, 3_100)));
        assertEquals(2_880, excerpt.from());
        assertEquals(2_880 + Excerpt.LENGTH, excerpt.to());
        assertEquals(0, Excerpt.of(text, List.of()).from());
        assertTrue(Excerpt.of("short", List.of()).isAll());
        String pairs = "😀".repeat(3_000);
        Excerpt whole = Excerpt.of(pairs, List.of(new Span(2_001, 2_003)));
        assertTrue(Character.isHighSurrogate(pairs.charAt(whole.from())));
        assertTrue(Character.isHighSurrogate(pairs.charAt(whole.to())));
    }
}
