package app.likeness.ui.frame;

import app.likeness.ui.parts.ViewScroll;
import app.likeness.ui.table.RowTable;
import app.likeness.ui.words.Messages;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The frame around the views: menus above, rail at the left, status bar below, and one view in the middle. A pair
/// covers the view that it was opened from.
final class MainWindow extends BorderPane {
    /// Below this width the rail shows icons only.
    static final double COMPACT_BELOW = 1000;

    /// Below this one lists that stand beside something are as narrow as they can be.
    private static final double SLIM_BELOW = 560;

    private static final PseudoClass SLIM = PseudoClass.getPseudoClass("slim");
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final ObjectProperty<Navigation> view = new SimpleObjectProperty<>(Navigation.HOME);
    private final ReadOnlyBooleanWrapper inPair = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable Node> sheet = new ReadOnlyObjectWrapper<>();
    /// The view that is laid out where nobody sees it; null while none is.
    private final ObjectProperty<@Nullable Navigation> rehearsed = new SimpleObjectProperty<>();
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
            pseudoClassStateChanged(SLIM, width.doubleValue() < SLIM_BELOW);
        });
    }

    /// The view that is shown or lies under the pair.
    ObjectProperty<Navigation> viewProperty() {
        return view;
    }

    ReadOnlyBooleanProperty inPairProperty() {
        return inPair.getReadOnlyProperty();
    }

    /// The page that lies over the views; null while none does.
    ReadOnlyObjectProperty<@Nullable Node> sheetProperty() {
        return sheet.getReadOnlyProperty();
    }

    /// Whether the window is too narrow for words in the rail.
    ReadOnlyBooleanProperty compactProperty() {
        return compact.getReadOnlyProperty();
    }

    /// What stands above the views.
    ///
    /// @param scan the line that tells of a running scan
    /// @param notice the line that says what a scan found that was asked for again
    /// @param problem the line that says what went wrong; Home has its own
    /// @param hint the line of the sample's tour
    record Above(Node scan, Node notice, Node moved, Node problem, Node hint) {}

    /// Puts the parts together.
    void assemble(MenuBar menus, Rail rail, Node status, Above above, Map<Navigation, Node> made, Node pair) {
        views.putAll(made);
        views.forEach((target, node) -> showWhen(
                node,
                view.isEqualTo(target).and(inPair.not()).and(sheet.isNull()).or(rehearsed.isEqualTo(target))));
        content.getChildren().addAll(views.values());
        showWhen(pair, inPair.and(sheet.isNull()));
        inPair.subscribe(shown -> {
            if (shown) {
                // Its keys work when the focus is in it.
                pair.requestFocus();
            }
        });
        content.getChildren().add(pair);
        view.subscribe(shown -> {
            inPair.set(false);
            closeSheet();
        });

        ViewScroll scroll = new ViewScroll(content);
        VBox middle = new VBox(above.scan(), above.notice(), above.moved(), above.problem(), above.hint(), scroll);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        setTop(menus);
        ScrollPane railScroll = new ScrollPane(rail);
        railScroll.setFitToWidth(true);
        railScroll.setFitToHeight(true);
        railScroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        railScroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        railScroll.setFocusTraversable(false);
        railScroll.getStyleClass().addAll("edge-to-edge", "rail-scroll");
        setLeft(railScroll);
        setCenter(new StackPane(middle, dropOverlay));
        setBottom(status);
    }

    void showPair() {
        closeSheet();
        inPair.set(true);
    }

    /// Shows a page over the views, with the focus in it.
    void showSheet(Node page) {
        closeSheet();
        sheet.set(page);
        content.getChildren().add(page);
        page.requestFocus();
    }

    /// Takes the page away; what it lay over has the focus again.
    void closeSheet() {
        Node page = sheet.get();
        if (page != null) {
            sheet.set(null);
            content.getChildren().remove(page);
            content.getChildren().stream().filter(Node::isVisible).findFirst().ifPresent(Node::requestFocus);
        }
    }

    /// Presses a key in what is shown now.
    void press(KeyCodeCombination keys) {
        content.getChildren().stream()
                .filter(Node::isVisible)
                .findFirst()
                .ifPresent(shown -> shown.fireEvent(new KeyEvent(
                        KeyEvent.KEY_PRESSED,
                        "",
                        "",
                        keys.getCode(),
                        keys.getShift() == KeyCombination.ModifierValue.DOWN,
                        keys.getControl() == KeyCombination.ModifierValue.DOWN,
                        keys.getAlt() == KeyCombination.ModifierValue.DOWN,
                        keys.getMeta() == KeyCombination.ModifierValue.DOWN)));
    }

    /// Leaves the pair for the view under it.
    void back() {
        inPair.set(false);
        focusView();
    }

    /// Styles and lays out a view that is not shown, with a row of each of its tables, and draws nothing of it.
    void rehearse(Navigation hidden) {
        Node node = Objects.requireNonNull(views.get(hidden));
        rehearsed.set(hidden);
        try {
            content.applyCss();
            content.layout();
            for (Node table : node.lookupAll(".table-view")) {
                if (table instanceof RowTable<?> rows) {
                    rows.rehearse();
                }
            }
        } finally {
            rehearsed.set(null);
        }
    }

    /// Shows a view, with the focus in it.
    void show(Navigation shown) {
        closeSheet();
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
