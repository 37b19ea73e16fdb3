package app.likeness.ui.help;

import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Version;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/// Which version this is, and whose work is in it.
public final class About {
    /// Somebody else's work.
    ///
    /// @param jars the artifacts that bring it; none where it lies among the resources
    record Part(String name, String licence, List<String> jars) {
        Part {
            jars = List.copyOf(jars);
        }

        private Part(String name, String licence, String... jars) {
            this(name, licence, List.of(jars));
        }

        @Override
        public String toString() {
            return name + " — " + licence;
        }
    }

    private static final String APACHE = "Apache 2.0";
    private static final String MIT = "MIT";
    private static final String OPEN_FONT = "SIL Open Font License 1.1";

    /// All parts that the program is handed out with, by name.
    static final List<Part> PARTS = List.of(
            new Part("Apache Commons Codec", APACHE, "commons-codec"),
            new Part("Apache Commons Collections", APACHE, "commons-collections4"),
            new Part("Apache Commons Compress", APACHE, "commons-compress"),
            new Part("Apache Commons IO", APACHE, "commons-io"),
            new Part("Apache Commons Lang", APACHE, "commons-lang3"),
            new Part("Apache Commons Logging", APACHE, "commons-logging"),
            new Part("Apache Commons Math", APACHE, "commons-math3"),
            new Part("Apache James Mime4j", APACHE, "apache-mime4j-core"),
            new Part("Apache Log4j API", APACHE, "log4j-api"),
            new Part("Apache PDFBox, FontBox", APACHE, "pdfbox", "pdfbox-io", "fontbox"),
            new Part("Apache POI", APACHE, "poi", "poi-scratchpad", "poi-ooxml", "poi-ooxml-lite"),
            new Part("AtlantaFX", MIT, "atlantafx-base"),
            new Part("DejaVu Sans", "Bitstream Vera licence"),
            new Part("Droid Sans Fallback", APACHE),
            new Part("H2 Database", "MPL 2.0 / EPL 1.0", "h2"),
            new Part("Ikonli", APACHE, "ikonli-core", "ikonli-javafx"),
            new Part("Inter 4 (subset)", OPEN_FONT),
            new Part("java-diff-utils", APACHE, "java-diff-utils"),
            new Part("jieba's dictionary", MIT, "jieba-analysis"),
            new Part("jieba-analysis", APACHE, "jieba-analysis"),
            new Part("jsoup", MIT, "jsoup"),
            new Part("JSpecify", APACHE, "jspecify"),
            new Part("juniversalchardet", "MPL 1.1", "juniversalchardet"),
            new Part("Liberation Sans", OPEN_FONT, "pdfbox"),
            new Part("Material Design Icons", APACHE, "ikonli-materialdesign2-pack"),
            new Part("Noto Sans", OPEN_FONT),
            new Part("Noto Sans CJK SC and TC (subset)", OPEN_FONT),
            new Part("OpenCC4j, OpenCC's tables", APACHE, "opencc4j"),
            new Part(
                    "OpenJFX", "GPL 2.0 with Classpath Exception", "javafx-base", "javafx-controls", "javafx-graphics"),
            new Part("picocli", APACHE, "picocli"),
            new Part("SparseBitSet", APACHE, "SparseBitSet"),
            new Part("XMLBeans", APACHE, "xmlbeans"),
            new Part("XZ for Java", "0BSD", "xz"));

    private About() {}

    public static void show(Messages messages, Window owner) {
        TextArea parts = new TextArea(PARTS.stream().map(Part::toString).collect(Collectors.joining("\n")));
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
