package app.likeness.ui;

import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// Which version this is, and whose work is in it.
final class About {
    /// Name, licence.
    private static final String PARTS = """
            Apache Commons, Log4j API, SparseBitSet — Apache 2.0
            Apache James Mime4j — Apache 2.0
            Apache PDFBox — Apache 2.0
            Apache POI — Apache 2.0
            AtlantaFX — MIT
            H2 Database — MPL 2.0 / EPL 1.0
            Ikonli — Apache 2.0
            Material Design Icons — Apache 2.0
            Noto Sans CJK SC (subset), Inter (subset) — SIL Open Font License 1.1
            OpenCC4j, OpenCC tables — Apache 2.0
            OpenJFX — GPL 2.0 with Classpath Exception
            java-diff-utils — Apache 2.0
            jieba-analysis — Apache 2.0
            jsoup — MIT
            juniversalchardet — MPL 1.1
            picocli — Apache 2.0""";

    private About() {}

    static void show(Messages messages, Window owner) {
        TextArea parts = new TextArea(PARTS);
        parts.setEditable(false);
        parts.setWrapText(true);
        parts.setPrefColumnCount(36);
        parts.setPrefRowCount(12);
        parts.setId("about-parts");
        parts.accessibleTextProperty().bind(messages.text("about.parts"));
        VBox.setVgrow(parts, Priority.ALWAYS);
        VBox content = new VBox(DialogWindow.words(messages.text("about.sentence")), parts);
        content.getStyleClass().add("dialog-column");
        DialogWindow window = new DialogWindow(messages, owner, "about.title");
        window.say(messages.text("about.version", Version.ofProgram()));
        window.show(content);
        Button close = window.answer("common.close", ButtonData.CANCEL_CLOSE, () -> {});
        close.setDefaultButton(true);
        window.focus(close);
        window.open();
    }
}
