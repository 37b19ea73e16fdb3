package app.likeness.ui.folders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.TableColumns;
import app.likeness.text.table.TableRole;
import app.likeness.ui.corpus.Naming;
import app.likeness.ui.words.Messages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class TableCardsTest {
    private static final Path CSV = Path.of("/docs/articles.csv");

    private final FxRobot robot = new FxRobot();
    private final Messages messages = new Messages(Locale.ENGLISH);
    private final SimpleObjectProperty<List<ArticleTable>> tables = new SimpleObjectProperty<>(List.of());
    private final List<String> answers = new ArrayList<>();

    @BeforeEach
    void show() throws TimeoutException {
        Stage stage = FxToolkit.registerPrimaryStage();
        robot.interact(() -> {
            stage.setScene(new Scene(
                    new TableCards(
                            messages,
                            tables,
                            (path, columns) -> answers.add(path.getFileName() + " "
                                    + columns.map(TableColumns::label).orElse("as found")),
                            new Naming(new SimpleBooleanProperty(), () -> answers.add("refused"))),
                    600,
                    500));
            stage.show();
        });
    }

    @AfterEach
    void close() throws TimeoutException {
        FxToolkit.cleanupStages();
    }

    @Test
    void aTableSaysWhatItsColumnsAreTakenFor() {
        robot.interact(() -> tables.set(List.of(table())));
        List<String> words = robot.lookup(".root-card .label").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .toList();
        assertEquals(List.of("articles.csv", "1,204 articles, one in each row", "Text: 正文 · Title: 标题"), words);
        robot.interact(() -> messages.setLocale(Locale.CHINESE));
        assertTrue(robot.lookup("正文：正文 · 标题：标题").tryQuery().isPresent());
    }

    @Test
    void columnsCanBeChanged() {
        robot.interact(() -> tables.set(List.of(table())));
        fire("change-columns");
        ComboBox<Integer> text = robot.lookup("#columns-text").queryComboBox();
        robot.interact(() -> text.setValue(2));
        fire("columns-read");
        assertEquals(List.of("articles.csv header=1 text=2 title=0"), answers);
    }

    @Test
    void aTableCanBeReadAsOneDocument() {
        robot.interact(() -> tables.set(List.of(table())));
        fire("change-columns");
        fire("columns-rows");
        fire("columns-read");
        assertEquals(List.of("articles.csv header=0"), answers);
    }

    @Test
    void manyTablesAreNotAllShownAtOnce() {
        robot.interact(() -> tables.set(List.of(table(), table(), table(), table(), table(), table())));
        assertEquals(4, robot.lookup(".root-card").queryAll().size());
        robot.interact(() ->
                robot.lookup("Show 2 more tables").queryAs(ButtonBase.class).fire());
        assertEquals(6, robot.lookup(".root-card").queryAll().size());
    }

    private void fire(String id) {
        robot.interact(() -> robot.lookup("#" + id).queryAs(ButtonBase.class).fire());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static ArticleTable table() {
        return new ArticleTable(
                CSV,
                1204,
                List.of("标题", "正文", "原文"),
                List.of("供水会议", "今天上午，市里召开了会议。", "昨天"),
                new TableColumns(1, Map.of(TableRole.TITLE, 0, TableRole.TEXT, 1)));
    }
}
