package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.PairLevel;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.store.kept.Role;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.CertaintyDots;
import app.likeness.ui.parts.Ink;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.table.Columns;
import app.likeness.ui.table.RowList;
import app.likeness.ui.table.RowTable;
import app.likeness.ui.words.Bands;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.States;
import app.likeness.ui.words.Theme;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kordamp.ikonli.javafx.FontIcon;

/// What a colour tells is told by a sign, a word or a pattern as well: whoever sees no colours can tell all apart.
class ColourAloneTest {
    private static final List<Locale> LANGUAGES =
            List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE);

    /// WCAG: what is told by light and dark alone needs this contrast.
    private static final double ENOUGH = 3;

    @Test
    void everyStateHasASignAndAWordOfItsOwnInEveryLanguage() {
        distinct(List.of(State.values()), States::icon);
        for (Locale language : LANGUAGES) {
            Messages messages = new Messages(language);
            distinct(List.of(State.values()), state -> messages.get(States.key(state)));
            distinct(List.of(PairLevel.values()), level -> messages.get(Bands.key(level)));
            distinct(
                    List.of(Role.values()),
                    role -> messages.get(
                            switch (role) {
                                case CHECK -> "folders.role.check";
                                case COMPARE_WITH -> "folders.role.compareWith";
                                case TEMPLATE -> "folders.role.template";
                                case LEFT_OUT -> "folders.role.leftOut";
                            }));
        }
    }

    @Test
    void aStateInATableShowsItsSignBesideItsWord() {
        Messages messages = new Messages(Locale.ENGLISH);
        TableColumn<State, Standing> column = Columns.standing(
                messages,
                "review.column.state",
                state -> new Standing(state, Standing.Basis.OWN, Optional.empty(), List.of()));
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, 400, 300, () -> {
            RowList<State> states = new RowList<>();
            states.show(List.of(State.values()));
            RowTable<State> table = new RowTable<>(messages, Background.direct(), states, state -> state);
            table.addColumn(column, 200);
            return table;
        })) {
            List<String> seen = window.ask(() -> window.scene().getRoot().lookupAll(".standing-cell").stream()
                    .map(TableCell.class::cast)
                    .filter(cell -> !cell.isEmpty())
                    .map(cell -> ((FontIcon) cell.getGraphic()).getIconCode() + " " + cell.getText())
                    .toList());
            assertEquals(State.values().length, seen.stream().distinct().count(), seen.toString());
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Theme.class,
            names = {"LIGHT", "DARK"})
    void theUnderlinesOfPassagesDifferInTheirPattern(Theme theme) {
        List<Path> lines = new ArrayList<>();
        try (ViewWindow window = ViewWindow.open(new Messages(Locale.ENGLISH), theme, 300, 200, () -> {
            StackPane chunk = new StackPane();
            chunk.getStyleClass().add("chunk");
            for (Ink ink : Ink.values()) {
                Path line = new Path();
                line.getStyleClass().addAll("underline", ink.styleClass());
                ink.underline(line.getElements(), new Rectangle2D(0, 0, 60, 20));
                lines.add(line);
            }
            chunk.getChildren().addAll(lines);
            return chunk;
        })) {
            distinct(
                    lines,
                    line -> window.ask(() ->
                            line.getStrokeDashArray() + " " + line.getElements().toString()));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Theme.class,
            names = {"LIGHT", "DARK"})
    void thePartsOfAReportDifferInTheirPatternOrPlainlyInTheirLightness(Theme theme) {
        List<String> parts = List.of("part-original", "part-shared", "part-cited", "part-template", "part-brief");
        Map<String, Region> bars = new HashMap<>();
        try (ViewWindow window = ViewWindow.open(new Messages(Locale.ENGLISH), theme, 300, 200, () -> {
            StackPane pane = new StackPane();
            for (String part : parts) {
                Region bar = new Region();
                bar.getStyleClass().addAll("part", part);
                bars.put(part, bar);
                pane.getChildren().add(bar);
            }
            return pane;
        })) {
            for (String one : parts) {
                for (String other : parts.subList(parts.indexOf(one) + 1, parts.size())) {
                    Paint left = window.ask(() -> fill(bars.get(one)));
                    Paint right = window.ask(() -> fill(bars.get(other)));
                    boolean differ = !pattern(left).equals(pattern(right))
                            || (left instanceof Color a && right instanceof Color b && contrast(a, b) >= ENOUGH);
                    assertEquals(true, differ, one + " and " + other + " differ in colour alone");
                }
            }
        }
    }

    @Test
    void howSureADateIsIsCountedInDots() {
        distinct(
                List.of(1, 2, 3),
                sure -> ViewWindow.fx(() -> {
                    CertaintyDots dots = new CertaintyDots();
                    dots.show(sure);
                    return dots.getChildren().stream()
                            .filter(dot -> dot.getPseudoClassStates().toString().contains("filled"))
                            .count();
                }));
    }

    private static Paint fill(@Nullable Region bar) {
        return Objects.requireNonNull(bar).getBackground().getFills().getFirst().getFill();
    }

    /// A paint without its colours.
    private static String pattern(Paint paint) {
        return paint instanceof LinearGradient stripes
                ? Stream.concat(
                                Stream.of(stripes.getEndX(), stripes.getEndY()),
                                stripes.getStops().stream().map(stop -> stop.getOffset()))
                        .toList()
                        .toString()
                : "plain";
    }

    private static double contrast(Color one, Color other) {
        double left = luminance(one);
        double right = luminance(other);
        return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * light(colour.getRed()) + 0.7152 * light(colour.getGreen()) + 0.0722 * light(colour.getBlue());
    }

    private static double light(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    private static <T> void distinct(List<T> all, Function<T, Object> sign) {
        List<Object> signs = all.stream().map(sign).toList();
        assertEquals(all.size(), signs.stream().distinct().count(), all + " are told by " + signs);
    }
}
