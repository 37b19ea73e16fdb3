package app.likeness.ui.folders;

import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.skip;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.ui.corpus.ReadingState;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class FoldersViewTest {
    private final Messages messages = new Messages(Locale.ENGLISH);
    private final SimpleObjectProperty<Snapshot> snapshot = new SimpleObjectProperty<>(Snapshot.EMPTY);
    private final SimpleObjectProperty<ReadingState> reading = new SimpleObjectProperty<>(ReadingState.UNDER_WAY);

    @Test
    void aFolderWasReadWholeOnlyWhenTheScanIsThroughWithReading() {
        try (ViewWindow window = open()) {
            window.run(() -> snapshot.set(known()));
            List<String> words = new ArrayList<>();
            for (Locale language : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE)) {
                for (ReadingState each : ReadingState.values()) {
                    window.run(() -> {
                        messages.setLocale(language);
                        reading.set(each);
                    });
                    words.add(note(window).getText());
                    assertEquals(
                            each == ReadingState.COMPLETE,
                            note(window).getStyleClass().contains("text-good"));
                }
            }
            assertEquals(
                    List.of(
                            "Still being read",
                            "Reading is paused",
                            "Reading was stopped",
                            "Everything was read",
                            "正在读取",
                            "读取已暂停",
                            "读取中途停止",
                            "全部读取",
                            "正在讀取",
                            "讀取已暫停",
                            "讀取中途停止",
                            "全部讀取"),
                    words);
        }
    }

    @Test
    void filesThatWereNotReadAreCountedWhileOthersAreRead() {
        try (ViewWindow window = open()) {
            window.run(() -> snapshot.set(known(skip("a.png", SkipReason.UNSUPPORTED))));
            assertEquals("1 file not read so far", note(window).getText());
            window.run(() -> reading.set(ReadingState.CUT_OFF));
            assertEquals("1 file not read so far", note(window).getText());
            window.run(() -> reading.set(ReadingState.COMPLETE));
            assertEquals("1 file not read", note(window).getText());
        }
    }

    @Test
    void anEmptyFolderIsBeingReadAndThenSaysNothing() {
        try (ViewWindow window = open()) {
            window.run(() -> snapshot.set(snapshot(List.of(), List.of(), List.of())));
            assertTrue(note(window).isVisible());
            window.run(() -> reading.set(ReadingState.COMPLETE));
            assertFalse(note(window).isVisible());
        }
    }

    private static Snapshot known(Skip... skips) {
        return snapshot(List.of(document(1, "One")), List.of(), List.of(), List.of(skips));
    }

    private static Label note(ViewWindow window) {
        return window.node("root-skipped-0", Label.class);
    }

    private ViewWindow open() {
        FoldersModel model = new FoldersModel(snapshot, Background.direct());
        return ViewWindow.open(
                messages,
                Theme.LIGHT,
                1000,
                700,
                () -> new FoldersView(
                        messages,
                        model,
                        new FoldersView.Parts(
                                new SimpleStringProperty("corpus"),
                                new SimpleBooleanProperty(true),
                                reading,
                                new Region(),
                                new Region(),
                                new Region(),
                                new Region()),
                        new FoldersView.Commands(
                                () -> {},
                                () -> {},
                                path -> {},
                                (path, role) -> {},
                                path -> {},
                                password -> {},
                                path -> {},
                                () -> {})));
    }
}
