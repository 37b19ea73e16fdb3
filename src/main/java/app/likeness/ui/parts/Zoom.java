package app.likeness.ui.parts;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;

/// Shows everything in it larger or smaller, as browsers do: words, marks, drawings and the space between them. What is
/// inside is laid out in the room that is left, so that a large text in a small window gets the narrow layout.
public final class Zoom extends Region {
    /// Up to here menus have room for sentences, on a screen of 900 × 600 as well.
    private static final double ROOMY = 1.3;

    private static final ObservableValue<Number> UNCHANGED = new SimpleDoubleProperty(1);

    private final Region content;
    private final IntegerProperty percent;
    private final Scale scale = new Scale();
    private final ReadOnlyDoubleWrapper room = new ReadOnlyDoubleWrapper();

    /// @param percent of the usual size
    public Zoom(Region content, IntegerProperty percent) {
        this.content = content;
        this.percent = percent;
        content.getTransforms().add(scale);
        getChildren().add(content);
        percent.subscribe(now -> {
            scale.setX(now.doubleValue() / 100);
            scale.setY(now.doubleValue() / 100);
            measure();
            requestLayout();
        });
        widthProperty().subscribe(this::measure);
    }

    /// The width in which the nodes of the scene of `node` are laid out, in their own units: the scene's width,
    /// divided by the text size. What is narrow is decided by this.
    public static ObservableValue<Number> width(Node node) {
        return node.sceneProperty()
                .flatMap(scene -> scene.rootProperty()
                        .flatMap(root -> root instanceof Zoom zoom ? zoom.roomProperty() : scene.widthProperty()));
    }

    /// The height, as [#width] gives the width. What is short is decided by this.
    public static ObservableValue<Number> height(Node node) {
        return node.sceneProperty()
                .flatMap(scene -> scene.rootProperty()
                        .flatMap(root -> root instanceof Zoom zoom
                                ? zoom.heightProperty().divide(zoom.scale.yProperty())
                                : scene.heightProperty()));
    }

    /// In percent of the usual size, how large everything in a scene is shown; null where that cannot be changed.
    static @Nullable IntegerProperty percent(@Nullable Scene scene) {
        return scene != null && scene.getRoot() instanceof Zoom zoom ? zoom.percent : null;
    }

    /// Whether the text in the window of a node is so large that its menus have room for names alone.
    public static ObservableValue<Boolean> isLarge(Node node) {
        return scale(node).map(scale -> scale.doubleValue() > ROOMY).orElse(false);
    }

    /// How many times larger than usual the nodes of the scene of `node` are shown.
    public static ObservableValue<Number> scale(Node node) {
        return node.sceneProperty()
                .flatMap(Scene::rootProperty)
                .flatMap(root -> root instanceof Zoom zoom ? zoom.scale.xProperty() : UNCHANGED);
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(0, 0, room.get(), getHeight() / scale.getY());
    }

    @Override
    protected double computePrefWidth(double height) {
        return content.prefWidth(USE_COMPUTED_SIZE) * scale.getX();
    }

    @Override
    protected double computePrefHeight(double width) {
        return content.prefHeight(USE_COMPUTED_SIZE) * scale.getY();
    }

    private ReadOnlyDoubleProperty roomProperty() {
        return room.getReadOnlyProperty();
    }

    private void measure() {
        room.set(getWidth() / scale.getX());
    }
}
