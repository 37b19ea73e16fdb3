package app.likeness.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.Origin;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;

class ColumnsTest {
    private static final DocumentDate DATE = new DocumentDate(
            Instant.parse("2026-11-22T12:00:00Z"),
            Instant.parse("2026-11-22T12:00:00Z"),
            Origin.MAIL_HEADER,
            Certainty.SURE);

    /// With two digits for the month and for the day.
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-CN", "zh-TW"})
    void theLongestDateIsShownWholeInTheNarrowestColumn(String language) throws TimeoutException {
        Messages messages = new Messages(Locale.forLanguageTag(language));
        RowList<DocumentDate> rows = new RowList<>();
        try (ViewWindow window = ViewWindow.open(messages, Theme.LIGHT, 400, 300, () -> {
            RowTable<DocumentDate> table = new RowTable<>(messages, Background.direct(), rows, row -> row);
            table.addNarrowColumn(
                    Columns.date(messages, "results.column.date", Optional::of),
                    Columns.DATE_WIDTH,
                    Columns.DATE_WIDTH);
            table.setId("dates");
            rows.show(List.of(DATE));
            return new StackPane(table);
        })) {
            WaitForAsyncUtils.waitFor(
                    60, TimeUnit.SECONDS, () -> window.ask(() -> shown(window).equals(DateWords.day(messages, DATE))));
            assertEquals(DateWords.day(messages, DATE), window.ask(() -> shown(window)));
        }
    }

    /// What is drawn of the words in the only cell.
    private static String shown(ViewWindow window) {
        return window.node("dates", RowTable.class).lookup(".table-cell .text") instanceof Text text
                ? text.getText()
                : "";
    }
}
