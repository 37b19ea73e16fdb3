package app.likeness.ui;

import java.util.EnumMap;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The frame around the views: menus above, rail at the left, status bar below, and one view in the middle. A pair
/// covers the view that it was opened from.
final class MainWindow extends BorderPane {
    /// Below this width the rail shows icons only.
    static final double COMPACT_BELOW = 1000;

    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final ObjectProperty<Navigation> view = new SimpleObjectProperty<>(Navigation.HOME);
    private final ReadOnlyBooleanWrapper inPair = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper compact = new ReadOnlyBooleanWrapper();
    private final Map<Navigation, Node> views = new EnumMap<>(Navigation.class);
    private final StackPane content = new StackPane();
    private final StackPane dropOverlay = new StackPane();

    MainWindow() {
        getStyleClass().add("main-window");
        dropOverlay.getStyleClass().add("drop-overlay");
        dropOverlay.setMouseTransparent(true);
        dropOverlay.setVisible(false);
        widthProperty().subscribe(width -> {
            compact.set(width.doubleValue() < COMPACT_BELOW);
            pseudoClassStateChanged(COMPACT, compact.get());
        });
    }

    /// The view that is shown or lies under the pair.
    ObjectProperty<Navigation> viewProperty() {
        return view;
    }

    ReadOnlyBooleanProperty inPairProperty() {
        return inPair.getReadOnlyProperty();
    }

    /// Whether the window is too narrow for words in the rail.
    ReadOnlyBooleanProperty compactProperty() {
        return compact.getReadOnlyProperty();
    }

    /// What stands above the views.
    ///
    /// @param scan the line that tells of a running scan
    /// @param problem the line that says what went wrong; Home has its own
    record Above(Node scan, Node problem) {}

    /// Puts the parts together.
    void assemble(MenuBar menus, Rail rail, StatusBar status, Above above, Map<Navigation, Node> made, Node pair) {
        views.putAll(made);
        views.forEach((target, node) -> showWhen(node, view.isEqualTo(target).and(inPair.not())));
        content.getChildren().addAll(views.values());
        showWhen(pair, inPair);
        inPair.subscribe(shown -> {
            if (shown) {
                // Its keys work when the focus is in it.
                pair.requestFocus();
            }
        });
        content.getChildren().add(pair);
        view.subscribe(shown -> inPair.set(false));

        VBox middle = new VBox(above.scan(), above.problem(), content);
        VBox.setVgrow(content, Priority.ALWAYS);
        setTop(menus);
        setLeft(rail);
        setCenter(new StackPane(middle, dropOverlay));
        setBottom(status);
    }

    void showPair() {
        inPair.set(true);
    }

    /// Leaves the pair for the view under it.
    void back() {
        inPair.set(false);
        focusView();
    }

    /// Shows a view, with the focus in it.
    void show(Navigation shown) {
        view.set(shown);
        back();
    }

    private void focusView() {
        Node shown = views.get(view.get());
        if (shown != null) {
            shown.requestFocus();
        }
    }

    /// While files are dragged over a view other than Home, a frame says what letting go will do.
    void announceDrops(Messages messages, ObservableValue<Boolean> dragging) {
        Label words = new Label();
        words.textProperty().bind(messages.text("drop.letGoToAdd"));
        words.getStyleClass().add("drop-headline");
        dropOverlay.getChildren().setAll(words);
        dropOverlay
                .visibleProperty()
                .bind(view.flatMap(shown -> dragging.map(over -> over && shown != Navigation.HOME)));
    }

    private static void showWhen(Node node, ObservableValue<Boolean> shown) {
        node.visibleProperty().bind(shown);
        node.managedProperty().bind(shown);
    }
}
