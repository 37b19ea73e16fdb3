package app.likeness.ui.parts;

import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Cell;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// What the numbers of the window say. Whatever shows one is told here what it means; the words come while the pointer
/// rests on it, while the keyboard's focus is on it, and to screen readers as its help. Those of the row that is chosen
/// in a list come with a key.
///
/// The words are asked for when they are shown, so that they may cost a search through all pairs.
public final class Explanations {
    /// Where the characters that were counted can be seen.
    private record Way(String key, Runnable action) {}

    private record Entry(Supplier<String> words, Optional<Way> way) {}

    private static final Duration REST = Duration.millis(400);
    private static final Duration GRACE = Duration.millis(250);
    private static final double GAP = 6;

    private final Messages messages;
    private final Popup popup = new Popup();
    private final VBox card = new VBox();
    private final PauseTransition rest = new PauseTransition(REST);
    private final PauseTransition grace = new PauseTransition(GRACE);
    private @Nullable Node about;
    private @Nullable Node told;
    private List<String> said = List.of();
    private boolean hasWay;
    /// Hides the words when what they are about goes out of sight.
    private Subscription staying = Subscription.EMPTY;

    public Explanations(Messages messages) {
        this.messages = messages;
        card.getStyleClass().add("explanation");
        popup.getContent().add(card);
        popup.setAutoFix(true);
        grace.setOnFinished(event -> hide());
        card.setOnMouseEntered(event -> grace.stop());
        card.setOnMouseMoved(event -> {
            // Words without a button must not keep anybody from what lies under them.
            if (!hasWay) {
                hide();
            }
        });
        card.setOnMouseExited(event -> grace.playFromStart());
    }

    /// Says what the number in `node` means. A label can be reached by the keyboard from now on.
    public static void add(Node node, Supplier<String> words) {
        add(node, new Entry(words, Optional.empty()));
    }

    /// The same, with a way to the characters that were counted: a button below the words, and Enter.
    ///
    /// @param key of the button's words
    public static void add(Node node, Supplier<String> words, String key, Runnable action) {
        add(node, new Entry(words, Optional.of(new Way(key, action))));
    }

    private static void add(Node node, Entry entry) {
        node.getProperties().put(Explanations.class, entry);
        if (node instanceof Label) {
            node.setFocusTraversable(true);
            node.getStyleClass().add("explained");
        }
        node.focusedProperty().subscribe(focused -> tell(node, entry));
        if (node instanceof Cell<?> cell) {
            cell.itemProperty().subscribe(now -> tell(node, entry));
        }
    }

    /// Tells a screen reader, as long as the focus is here: what was said of something else must not stay.
    private static void tell(Node node, Entry entry) {
        node.setAccessibleHelp(node.isFocused() ? entry.words.get() : null);
    }

    /// What is said of `node` or of what it stands in; empty where nothing is.
    public static Optional<String> of(Node node) {
        Node explained = explained(node);
        return explained == null
                ? Optional.empty()
                : Optional.of(entry(explained).words.get());
    }

    /// The words work in this scene.
    public void install(Scene scene) {
        scene.addEventFilter(MouseEvent.MOUSE_MOVED, this::moved);
        scene.addEventFilter(MouseEvent.MOUSE_EXITED, event -> {
            if (event.getTarget() == scene.getRoot()) {
                leave();
            }
        });
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> hide());
        scene.addEventFilter(ScrollEvent.SCROLL, event -> hide());
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        scene.focusOwnerProperty().subscribe(this::focused);
        messages.localeProperty().subscribe(() -> {
            hide();
            Node owner = scene.getFocusOwner();
            if (owner != null && isExplained(owner)) {
                tell(owner, entry(owner));
            }
        });
        scene.windowProperty()
                .flatMap(window -> window == null ? null : window.focusedProperty())
                .subscribe(here -> {
                    if (here == null || !here) {
                        hide();
                    }
                });
    }

    private void moved(MouseEvent event) {
        Node target = event.getTarget() instanceof Node node ? explained(node) : null;
        if (target == null) {
            leave();
            return;
        }
        grace.stop();
        String whole = event.getTarget() instanceof Node node ? whole(node) : "";
        if (target == about && popup.isShowing()) {
            // A drawing says something else at every place.
            fill(words(target, whole), entry(target));
            return;
        }
        hide();
        double x = event.getScreenX();
        double y = event.getScreenY() + 3 * GAP;
        wait(target, () -> show(target, whole, new Point2D(x, y)));
    }

    /// What stands under the pointer, where a part of it is cut off; else nothing.
    private static String whole(Node node) {
        Labeled cut = WholeWords.cut(node);
        return cut == null ? "" : cut.getText();
    }

    private static List<String> words(Node target, String whole) {
        String words = entry(target).words.get();
        return Stream.of(words.startsWith(whole) ? "" : whole, words)
                .filter(each -> !each.isEmpty())
                .toList();
    }

    /// Words with a button stay while the pointer goes over to them.
    private void leave() {
        rest.stop();
        if (popup.isShowing() && hasWay) {
            grace.play();
        } else {
            hide();
        }
    }

    private void focused(@Nullable Node owner) {
        hide();
        Node target = owner == null ? null : explained(owner);
        if (target != null && owner == target && owner.isFocusVisible()) {
            wait(target, () -> show(target, "", below(target)));
        }
    }

    private void wait(Node target, Runnable then) {
        about = target;
        rest.setOnFinished(event -> {
            if (target.getScene() != null && target == about) {
                then.run();
            }
        });
        rest.playFromStart();
    }

    private void pressed(KeyEvent event) {
        Node owner = event.getTarget() instanceof Node node ? node : null;
        if (event.getCode() == KeyCode.ESCAPE && popup.isShowing()) {
            hide();
            event.consume();
        } else if (Shortcut.EXPLAIN.combination().match(event) && owner != null) {
            explainRow(owner);
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && owner instanceof Label && isExplained(owner)) {
            entry(owner).way.ifPresent(way -> way.action.run());
            event.consume();
        } else if (!event.getCode().isModifierKey()) {
            hide();
        }
    }

    /// Says what the numbers of the chosen row mean, each after its column and value; of something else that has
    /// the focus, what is said of it.
    private void explainRow(Node owner) {
        if (owner instanceof TableView<?> table
                && table.getSelectionModel().isEmpty()
                && !table.getItems().isEmpty()) {
            table.getSelectionModel().selectFirst();
            table.layout();
        }
        Node row = RowWords.chosen(owner);
        List<String> words = row == null ? of(owner).stream().toList() : RowWords.of(row);
        hide();
        if (!words.isEmpty()) {
            owner.setAccessibleHelp(String.join("\n", words));
            told = owner;
            Node place = row == null ? owner : row;
            about = place;
            fill(words, new Entry(() -> "", Optional.empty()));
            Point2D at = below(place);
            popup.show(place, at.getX(), at.getY());
            stayWith(place);
        }
    }

    private void show(Node target, String whole, Point2D at) {
        List<String> words = words(target, whole);
        if (!words.isEmpty()) {
            fill(words, entry(target));
            popup.show(target, at.getX(), at.getY());
            stayWith(target);
        }
    }

    private void stayWith(Node target) {
        staying.unsubscribe();
        List<Subscription> all = new ArrayList<>();
        all.add(target.sceneProperty().subscribe((was, now) -> hide()));
        for (Node each = target; each != null; each = each.getParent()) {
            all.add(each.visibleProperty().subscribe((was, now) -> hide()));
        }
        staying = Subscription.combine(all.toArray(Subscription[]::new));
    }

    private void fill(List<String> words, Entry entry) {
        if (popup.isShowing() && words.equals(said)) {
            return;
        }
        said = words;
        hasWay = entry.way.isPresent();
        card.getChildren().clear();
        for (String each : words) {
            Label label = new Label(each);
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
            card.getChildren().add(label);
        }
        entry.way.ifPresent(way -> {
            Button button = new Button(messages.get(way.key));
            button.getStyleClass().addAll("small", "flat");
            button.setId("explanation-way");
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(event -> {
                hide();
                way.action.run();
            });
            card.getChildren().add(button);
        });
    }

    private void hide() {
        rest.stop();
        grace.stop();
        popup.hide();
        staying.unsubscribe();
        staying = Subscription.EMPTY;
        about = null;
        Node heard = told;
        told = null;
        if (heard != null) {
            heard.setAccessibleHelp(
                    isExplained(heard) && heard.isFocused() ? entry(heard).words.get() : null);
        }
    }

    private static Point2D below(Node node) {
        Bounds bounds = node.localToScreen(node.getLayoutBounds());
        return new Point2D(bounds.getMinX(), bounds.getMaxY() + GAP);
    }

    private static @Nullable Node explained(Node node) {
        Node each = node;
        while (each != null && !isExplained(each)) {
            each = each.getParent();
        }
        return each;
    }

    public static boolean isExplained(Node node) {
        return node.hasProperties() && node.getProperties().containsKey(Explanations.class);
    }

    private static Entry entry(Node node) {
        return (Entry) Objects.requireNonNull(node.getProperties().get(Explanations.class), "node");
    }
}
