package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.parts.Buttons;
import app.likeness.ui.words.Messages;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// The map of a group with its tools and what its lines mean.
final class MapPage extends StackPane {
    private final Messages messages;

    MapPage(Messages messages, GroupsModel model) {
        this.messages = messages;
        MapCanvas canvas = new MapCanvas(messages, model);
        HBox tools = new HBox(
                tool("groups.map.larger", MaterialDesignP.PLUS, canvas::larger),
                tool("groups.map.smaller", MaterialDesignM.MINUS, canvas::smaller),
                tool("groups.map.fit", MaterialDesignF.FIT_TO_PAGE_OUTLINE, canvas::fit));
        tools.getStyleClass().add("map-tools");
        tools.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(tools, Pos.TOP_LEFT);
        FlowPane lines = new FlowPane(
                entry("groups.map.legend.share", "line-share"),
                entry("groups.map.legend.weakest", "line-weakest"),
                entry("groups.map.legend.near", "line-near"));
        lines.getStyleClass().add("legend-entries");
        Label part = new Label();
        part.setId("map-part");
        part.setWrapText(true);
        part.setMinHeight(Region.USE_PREF_SIZE);
        part.getStyleClass().addAll("text-note", "text-quiet");
        part.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            Group group = model.openedProperty().get();
                            return group == null ? "" : part(group);
                        },
                        messages.localeProperty(),
                        model.openedProperty()));
        part.visibleProperty().bind(part.textProperty().isNotEmpty());
        part.managedProperty().bind(part.visibleProperty());
        VBox foot = new VBox(part, lines);
        foot.getStyleClass().add("map-foot");
        foot.setMaxHeight(Region.USE_PREF_SIZE);
        foot.setPickOnBounds(false);
        StackPane.setAlignment(foot, Pos.BOTTOM_LEFT);
        getChildren().addAll(canvas, foot, tools);
        setMinSize(0, 0);
    }

    /// What the map leaves out of a group; empty where nothing.
    private String part(Group group) {
        int documents = group.map().places().size();
        int links = group.map().edges().size();
        if (documents < group.members().size()) {
            return messages.get(
                    "groups.map.part",
                    documents,
                    group.members().size(),
                    links,
                    group.pairs().size());
        }
        return links < group.pairs().size()
                ? messages.get("groups.map.links", links, group.pairs().size())
                : "";
    }

    private Button tool(String key, Ikon icon, Runnable action) {
        Button button = Buttons.icon(messages, key, icon, action);
        button.getStyleClass().add("small");
        return button;
    }

    private Node entry(String key, String styleClass) {
        Region line = new Region();
        line.getStyleClass().add(styleClass);
        Label words = new Label();
        words.textProperty().bind(messages.text(key));
        words.setGraphic(line);
        words.getStyleClass().addAll("text-note", "text-quiet");
        return words;
    }
}
