package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.parts.Explanations;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import atlantafx.base.controls.CustomTextField;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.VBox;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Where the keyboard's focus is can be seen: every kind of control looks otherwise when Tab leads to it.
final class FocusVisibleTest {
    /// An edge of one pixel around a small control.
    private static final int LEAST_PIXELS = 60;

    @ParameterizedTest
    @EnumSource(
            value = Theme.class,
            names = {"LIGHT", "DARK"})
    void everyKindOfControlLooksOtherwiseWhenTabLeadsToIt(Theme theme) {
        List<String> alike = new ArrayList<>();
        kinds().forEach((kind, made) -> {
            Node[] nodes = new Node[2];
            try (ViewWindow window = ViewWindow.open(new Messages(Locale.ENGLISH), theme, 420, 320, () -> {
                Button before = new Button("Before");
                nodes[0] = before;
                nodes[1] = made.get();
                VBox column = new VBox(20, before, nodes[1]);
                column.setStyle("-fx-padding: 20;");
                return column;
            })) {
                window.run(nodes[0]::requestFocus);
                WritableImage without = window.ask(() -> nodes[1].snapshot(null, null));
                window.run(() -> nodes[0].requestFocusTraversal(TraversalDirection.NEXT));
                if (!window.ask(() -> isIn(window.scene().getFocusOwner(), nodes[1]))) {
                    alike.add(kind + " is not reached");
                } else {
                    WritableImage with = window.ask(() -> nodes[1].snapshot(null, null));
                    int changed = changed(without, with);
                    if (changed < LEAST_PIXELS) {
                        alike.add(kind + " changes " + changed + " pixels");
                    }
                }
            }
        });
        assertEquals(List.of(), alike);
    }

    /// Each kind of control that the window has, dressed as there.
    private static Map<String, Supplier<Node>> kinds() {
        Map<String, Supplier<Node>> kinds = new LinkedHashMap<>();
        kinds.put("button", () -> dressed(new Button("Button")));
        kinds.put("first button", () -> dressed(new Button("Button"), "accent"));
        kinds.put("flat button", () -> dressed(new Button("Button"), "small", "flat"));
        kinds.put("button of the status bar", () -> dressed(new Button("English"), "flat", "status-button"));
        kinds.put("verdict", () -> dressed(new ToggleButton("Confirmed"), "verdict"));
        kinds.put("given verdict", () -> chosen(dressed(new ToggleButton("Confirmed"), "verdict")));
        kinds.put("place of the rail", () -> dressed(new ToggleButton("Results"), "rail-item"));
        kinds.put("chosen place of the rail", () -> chosen(dressed(new ToggleButton("Results"), "rail-item")));
        kinds.put("chip", () -> dressed(new ToggleButton("Quotations"), "chip"));
        kinds.put("chosen chip", () -> chosen(dressed(new ToggleButton("Quotations"), "chip")));
        kinds.put("purpose", () -> dressed(new ToggleButton("Essays"), "purpose-card"));
        kinds.put("chosen purpose", () -> chosen(dressed(new ToggleButton("Essays"), "purpose-card")));
        kinds.put("check box", () -> new CheckBox("Check box"));
        kinds.put("radio button", () -> new RadioButton("Radio button"));
        kinds.put("choice", () -> new ComboBox<>(FXCollections.observableArrayList("one")));
        kinds.put("role", () -> dressed(new MenuButton("Check"), "role-chip"));
        kinds.put("link", () -> new Hyperlink("A link to somewhere"));
        kinds.put("number", () -> explained(new Label("37 of 1,204 documents")));
        kinds.put("field", () -> new TextField("field"));
        kinds.put("search", () -> dressed(new CustomTextField("search"), "search"));
        kinds.put("note", () -> new TextArea("note"));
        kinds.put("table", FocusVisibleTest::table);
        kinds.put("list", FocusVisibleTest::list);
        kinds.put("list of members", () -> dressed(list(), "member-list"));
        kinds.put("list of sources", () -> dressed(list(), "source-list"));
        kinds.put("pages", () -> new TabPane(new Tab("One", new Label("1")), new Tab("Two", new Label("2"))));
        return kinds;
    }

    private static Node table() {
        TableView<String> table = new TableView<>(FXCollections.observableArrayList("one", "two"));
        table.getColumns().add(new TableColumn<>("Column"));
        table.getSelectionModel().select(0);
        return table;
    }

    private static ListView<String> list() {
        ListView<String> list = new ListView<>(FXCollections.observableArrayList("one", "two"));
        list.getSelectionModel().select(0);
        return list;
    }

    private static Node explained(Label label) {
        Explanations.add(label, () -> "what it means");
        return label;
    }

    private static ToggleButton chosen(Node button) {
        ToggleButton toggle = (ToggleButton) button;
        toggle.setSelected(true);
        return toggle;
    }

    private static Node dressed(Node node, String... classes) {
        node.getStyleClass().addAll(classes);
        return node;
    }

    private static boolean isIn(Node inner, Node outer) {
        for (Node each = inner; each != null; each = each.getParent()) {
            if (each == outer) {
                return true;
            }
        }
        return false;
    }

    private static int changed(WritableImage one, WritableImage other) {
        if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
            return Integer.MAX_VALUE;
        }
        PixelReader before = one.getPixelReader();
        PixelReader after = other.getPixelReader();
        int changed = 0;
        for (int y = 0; y < (int) one.getHeight(); y++) {
            for (int x = 0; x < (int) one.getWidth(); x++) {
                changed += before.getArgb(x, y) == after.getArgb(x, y) ? 0 : 1;
            }
        }
        return changed;
    }
}
