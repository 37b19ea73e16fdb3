package app.likeness.ui.parts;

import app.likeness.ui.words.Messages;
import app.likeness.ui.words.TextSize;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// A window in front of the main one that asks something or shows something: a sentence above, what is asked in the
/// middle, buttons below. Its words follow the language and its size the text size, whose keys work in it as well, and
/// it is never larger than the screen: what does not fit can be scrolled to. Esc presses the button that cancels, Enter
/// the default one.
///
/// Not the dialogs of JavaFX, of which neither the words nor the size of what is in them follow anything.
///
/// ```java
/// DialogWindow window = new DialogWindow(messages, owner, "paste.title");
/// window.say(messages.text("paste.sentence"));
/// window.show(text);
/// window.answer("paste.check", ButtonData.OK_DONE, () -> check(text.getText()));
/// window.answer("common.cancel", ButtonData.CANCEL_CLOSE, () -> {});
/// window.openAndWait();
/// ```
public final class DialogWindow {
    /// Narrower no dialog is, in pixels of the usual text size.
    private static final double LEAST_WIDTH = 360;

    private static final double LEAST_HEIGHT = 160;

    /// What is left free between a dialog and the edges of the screen, in pixels.
    private static final double MARGIN = 8;

    /// In which the system puts buttons: the code of each kind.
    private static final String ORDER = new ButtonBar().getButtonOrder();

    private record Answer(Button button, ButtonData data) {}

    /// All buttons beside each other where there is room. A flow pane of JavaFX 26.0.2 wants to be as wide as the width
    /// at which it may wrap, whatever is in it.
    private static final class ButtonRow extends FlowPane {
        @Override
        protected double computePrefWidth(double height) {
            double width = snappedLeftInset() + snappedRightInset();
            for (Node child : getManagedChildren()) {
                width += snapSizeX(child.prefWidth(USE_COMPUTED_SIZE));
            }
            return width
                    + snapSpaceX(getHgap()) * Math.max(0, getManagedChildren().size() - 1);
        }
    }

    private final Messages messages;
    private final Window owner;
    private final Stage stage = new Stage();
    private final BorderPane frame = new BorderPane();
    private final HBox head = new HBox();
    private final VBox body = new VBox();
    private final ButtonRow buttons = new ButtonRow();
    private final VBox foot = new VBox(buttons);
    private final List<Answer> answers = new ArrayList<>();
    private final IntegerProperty percent = new SimpleIntegerProperty(TextSize.USUAL);
    private final Zoom zoom;
    private @Nullable Node first;

    /// @param owner in front of which it stands
    /// @param title the key of its title
    public DialogWindow(Messages messages, Window owner, String title) {
        this.messages = messages;
        this.owner = owner;
        stage.initOwner(owner);
        stage.initModality(Modality.WINDOW_MODAL);
        stage.titleProperty().bind(messages.text(title));
        head.getStyleClass().add("dialog-head");
        body.getStyleClass().add("dialog-body");
        buttons.getStyleClass().add("dialog-buttons");
        frame.getStyleClass().add("dialog-window");
        frame.setAccessibleRole(AccessibleRole.DIALOG);
        frame.accessibleTextProperty().bind(stage.titleProperty());
        frame.setCenter(new ViewScroll(body));
        frame.setBottom(foot);
        Scene before = owner.getScene();
        follow(Zoom.percent(before));
        zoom = new Zoom(frame, percent);
        Scene scene = new Scene(zoom);
        if (before != null) {
            scene.getStylesheets().setAll(before.getStylesheets());
        }
        new WholeWords().install(scene);
        new Explanations(messages).install(scene);
        new SizeKeys(percent).install(scene);
        new TextMenus(messages).install(scene);
        stage.setScene(scene);
        if (owner instanceof Stage main) {
            stage.getIcons().setAll(main.getIcons());
        }
        stage.setOnCloseRequest(event -> {
            event.consume();
            cancel();
        });
        // A list keeps Esc to itself, for a change of its cells that none of these allows.
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE
                    && (event.getTarget() instanceof ListView<?> || event.getTarget() instanceof TableView<?>)) {
                cancel();
                event.consume();
            }
        });
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                cancel();
                event.consume();
            }
        });
    }

    /// Has the text size of the window, which stays, and changes it, only as long as this one is there.
    private void follow(@Nullable IntegerProperty size) {
        if (size != null) {
            percent.set(size.get());
            stage.showingProperty().subscribe(isShowing -> {
                if (isShowing) {
                    percent.bindBidirectional(size);
                } else {
                    percent.unbindBidirectional(size);
                }
            });
        }
    }

    /// The window stays in use while this one is open.
    public void besideTheWindow() {
        stage.initModality(Modality.NONE);
    }

    /// What this is about, above all else.
    public void say(ObservableValue<String> sentence) {
        Label label = words(sentence, "dialog-sentence");
        HBox.setHgrow(label, Priority.ALWAYS);
        head.getChildren().addFirst(label);
        frame.setTop(head);
    }

    /// A sign beside the sentence.
    public void sign(Ikon icon) {
        FontIcon sign = new FontIcon(icon);
        sign.getStyleClass().add("dialog-sign");
        head.getChildren().add(sign);
    }

    /// Stands above the buttons, in sight however small the screen is.
    public void answer(Region said) {
        said.getStyleClass().add("dialog-answer");
        foot.getChildren().addFirst(said);
        said.visibleProperty().subscribe(isThere -> {
            if (isThere && stage.isShowing()) {
                fit();
            }
        });
    }

    /// What is asked or shown; it has the room that the dialog has.
    public void show(Node content) {
        VBox.setVgrow(content, Priority.ALWAYS);
        body.getChildren().setAll(content);
    }

    /// Words that wrap and are never cut.
    public static Label words(ObservableValue<String> words, String... styleClasses) {
        Label label = new Label();
        label.textProperty().bind(words);
        label.getStyleClass().addAll(styleClasses);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    /// Adds a button that closes the dialog, then does something.
    public Button answer(String key, ButtonData data, Runnable action) {
        return button(key, data, () -> {
            close();
            action.run();
        });
    }

    /// Adds a button that leaves the dialog open.
    public Button button(String key, ButtonData data, Runnable action) {
        Button button = new Button();
        button.textProperty().bind(messages.text(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setDefaultButton(data.isDefaultButton());
        button.setCancelButton(data.isCancelButton());
        button.setOnAction(event -> action.run());
        answers.add(new Answer(button, data));
        answers.sort(Comparator.comparingInt(each -> ORDER.indexOf(each.data.getTypeCode())));
        buttons.getChildren().setAll(answers.stream().map(Answer::button).toList());
        return button;
    }

    /// Has the focus first.
    public void focus(Node node) {
        first = node;
    }

    /// Opens the dialog.
    public void open() {
        prepare();
        stage.show();
    }

    /// Opens the dialog and returns when it is closed.
    public void openAndWait() {
        prepare();
        stage.showAndWait();
    }

    public void close() {
        stage.close();
    }

    public Stage stage() {
        return stage;
    }

    private void prepare() {
        fit();
        stage.setOnShown(event -> {
            Node wanted = first;
            if (wanted != null) {
                wanted.requestFocus();
            }
        });
        Stream.of(messages.localeProperty().when(stage.showingProperty()), percent)
                // When all that is bound to the same has changed.
                .forEach(each -> each.subscribe((before, now) -> Platform.runLater(this::fitAgain)));
    }

    private void cancel() {
        answers.stream()
                .map(Answer::button)
                .filter(Button::isCancelButton)
                .findFirst()
                .ifPresentOrElse(Button::fire, this::close);
    }

    private void fitAgain() {
        if (stage.isShowing()) {
            fit();
        }
    }

    /// As large as what is in it, unless the screen is smaller, and over the middle of the window.
    private void fit() {
        Rectangle2D screen = screen();
        double scale = (double) percent.get() / TextSize.USUAL;
        double borders = Math.max(0, owner.getWidth() - sceneOf(owner, true));
        double title = Math.max(0, owner.getHeight() - sceneOf(owner, false));
        frame.applyCss();
        double roomWidth = (screen.getWidth() - borders - 2 * MARGIN) / scale;
        double roomHeight = (screen.getHeight() - title - 2 * MARGIN) / scale;
        double width = Math.ceil(Math.min(roomWidth, Math.max(LEAST_WIDTH, frame.prefWidth(-1))));
        double wanted = Stream.of(frame.getTop(), body, foot)
                .filter(Objects::nonNull)
                .mapToDouble(each -> each.prefHeight(width))
                .sum();
        double height = Math.ceil(Math.min(roomHeight, wanted));
        stage.setMinWidth(Math.min(width, LEAST_WIDTH) * scale + borders);
        stage.setMinHeight(Math.min(height, LEAST_HEIGHT) * scale + title);
        zoom.setPrefSize(width * scale, height * scale);
        stage.sizeToScene();
        place(screen, width * scale + borders, height * scale + title);
    }

    private void place(Rectangle2D screen, double width, double height) {
        stage.setX(at(screen.getMinX(), screen.getMaxX(), owner.getX() + owner.getWidth() / 2, width));
        stage.setY(at(screen.getMinY(), screen.getMaxY(), owner.getY() + owner.getHeight() / 2, height));
    }

    /// Where something as long as `length` begins whose middle is as near to `middle` as the screen allows.
    private static double at(double start, double end, double middle, double length) {
        return Math.max(start, Math.min(end - length, middle - length / 2));
    }

    private static double sceneOf(Window window, boolean isWidth) {
        Scene scene = window.getScene();
        if (scene == null) {
            return isWidth ? window.getWidth() : window.getHeight();
        }
        return isWidth ? scene.getWidth() : scene.getHeight();
    }

    /// What can be used of the screen that most of the window is on.
    private Rectangle2D screen() {
        List<Screen> screens = Double.isNaN(owner.getX())
                ? List.of()
                : Screen.getScreensForRectangle(owner.getX(), owner.getY(), owner.getWidth(), owner.getHeight());
        return (screens.isEmpty() ? Screen.getPrimary() : screens.getFirst()).getVisualBounds();
    }
}
