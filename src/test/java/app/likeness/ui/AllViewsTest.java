package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Walks through every view with the sample, in three languages, at 100% and 200%, in a small and in a usual window.
class AllViewsTest {
    private static final List<Language> LANGUAGES =
            List.of(Language.ENGLISH, Language.SIMPLIFIED_CHINESE, Language.TRADITIONAL_CHINESE);

    @TempDir
    Path user;

    private RunningApp app;
    private final Map<String, Set<String>> cut = new LinkedHashMap<>();
    private final Map<String, Set<String>> unnamed = new LinkedHashMap<>();
    private final Map<String, Set<String>> outside = new LinkedHashMap<>();
    private final Map<String, Set<String>> unexplained = new LinkedHashMap<>();

    @BeforeEach
    void start() throws TimeoutException, IOException {
        Path data = Files.createDirectories(user.resolve("data"));
        Files.writeString(data.resolve("settings.properties"), "language = english\ntheme = light\n");
        app = new RunningApp(data);
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void noWordsAreCutAndEveryControlHasANameAndARole() {
        look("home");
        app.fire("try-sample");
        app.await(
                "results",
                () -> app.isShown("hint-line")
                        && !table("documents-table").getItems().isEmpty());
        select("documents-table", 1);
        look("results");
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        select("pairs-table", 0);
        look("pairs");
        app.fire("hint-next");
        app.await("the pair", () -> app.isShown("pair-view"));
        app.await(
                "its texts", () -> !app.robot().lookup(".text-pane").queryAll().isEmpty());
        look("pair");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("folders", () -> app.isShown("scan-strip"));
        look("folders");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        look("groups");
        select("groups-table", 0);
        app.fire("open-group");
        app.await("the group", () -> app.isShown("member-list"));
        app.robot()
                .interact(() -> app.node("member-list", ListView.class)
                        .getSelectionModel()
                        .select(1));
        for (String tab : List.of("timeline", "map", "grid", "common")) {
            app.fire("tab-" + tab);
            app.await(
                    tab,
                    () -> !tab.equals("common")
                            || !app.node("common-parts", ListView.class)
                                    .getItems()
                                    .isEmpty());
            look("group " + tab);
        }
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        app.robot()
                .interact(() -> app.node("show-documents", ToggleButton.class).fire());
        select("documents-table", 0);
        app.robot().interact(() -> table("documents-table").requestFocus());
        app.robot().push(KeyCode.CONTROL, KeyCode.ENTER);
        app.await("the report", () -> app.isShown("report-headline"));
        look("report");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT6);
        app.await("a pair to label", () -> !app.text("label-note").isEmpty());
        look("methods");
        app.robot().push(KeyCode.CONTROL, KeyCode.COMMA);
        look("settings");
        app.robot().push(KeyCode.F1);
        look("keys");
        app.robot().push(KeyCode.SHIFT, KeyCode.F1);
        look("help");
        assertAll(
                () -> assertEquals("", lines(cut), "words that are cut"),
                () -> assertEquals("", lines(unnamed), "controls without name or role"),
                () -> assertEquals("", lines(outside), "controls that reach beyond the window"),
                () -> assertEquals("", lines(unexplained), "numbers that nothing explains"));
    }

    private void look(String view) {
        for (Language language : LANGUAGES) {
            for (int size : List.of(100, 200)) {
                for (int width : List.of(900, 1280)) {
                    app.robot().interact(() -> {
                        app.dress(language, Theme.LIGHT);
                        app.preferences().textSizeProperty().set(size);
                        app.stage().setWidth(width);
                        app.stage().setHeight(width == 900 ? 600 : 800);
                    });
                    app.robot().interact(() -> {
                        app.scene().getRoot().applyCss();
                        app.scene().getRoot().layout();
                        String where = view + " " + language + " " + size + "% " + width;
                        note(cut, Looked.cut(app.scene().getRoot(), words(language)), where);
                        note(unnamed, Looked.unnamed(app.scene().getRoot()), where);
                        note(outside, Looked.outside(app.scene().getRoot()), where);
                        note(unexplained, Looked.unexplained(app.scene().getRoot(), this::isOfADocument), where);
                    });
                }
            }
        }
        app.robot().interact(() -> {
            app.dress(Language.ENGLISH, Theme.LIGHT);
            app.preferences().textSizeProperty().set(100);
        });
    }

    /// The words of the program in a language, as far as they stand by themselves: what else is cut belongs to a
    /// document, and is shown whole under the pointer.
    private static Predicate<String> words(Language language) {
        String file = switch (language) {
            case SIMPLIFIED_CHINESE -> "messages_zh_CN.properties";
            case TRADITIONAL_CHINESE -> "messages_zh_TW.properties";
            default -> "messages.properties";
        };
        List<Pattern> known = new ArrayList<>();
        for (String line : MessagesTest.lines(file)) {
            String message = line.substring(line.indexOf('=') + 1).strip();
            String literal = message.replaceAll("\\{\\d\\}", "");
            if (!literal.contains("{")
                    && literal.chars().filter(Character::isLetter).count() >= 4) {
                known.add(Pattern.compile(Arrays.stream(message.split("\\{\\d\\}", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".*"))));
            }
        }
        return text -> known.stream().anyMatch(each -> each.matcher(text).matches());
    }

    private boolean isOfADocument(String words) {
        return words.contains(String.valueOf(user.getFileName()))
                || app.names().stream().anyMatch(words::contains);
    }

    private static void note(Map<String, Set<String>> all, List<String> found, String where) {
        found.forEach(each -> all.computeIfAbsent(each, any -> new TreeSet<>()).add(where));
    }

    private static String lines(Map<String, Set<String>> found) {
        StringBuilder lines = new StringBuilder();
        found.forEach((what, where) -> lines.append(what)
                .append(" — ")
                .append(String.join(", ", where))
                .append('\n'));
        return lines.toString();
    }

    private void select(String table, int row) {
        app.robot().interact(() -> table(table).getSelectionModel().clearAndSelect(row));
    }

    private TableView<?> table(String id) {
        return app.node(id, TableView.class);
    }
}
