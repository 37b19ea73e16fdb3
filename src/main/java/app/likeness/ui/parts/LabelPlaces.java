package app.likeness.ui.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/// Which parts of a drawing words already stand on, so that none are written over others. What matters most is placed
/// first. Rectangles are in the drawing's pixels; O(taken) a place tried.
public final class LabelPlaces {
    private final List<Rectangle2D> taken = new ArrayList<>();
    private final Rectangle2D room;

    /// @param room what is outside of it is not seen
    public LabelPlaces(Rectangle2D room) {
        this.room = room;
    }

    /// Nothing may be written here from now on.
    public void take(Rectangle2D place) {
        taken.add(place);
    }

    /// The first of the places that is free, taken from now on; empty when none is.
    public Optional<Rectangle2D> firstFree(List<Rectangle2D> places) {
        Optional<Rectangle2D> free =
                places.stream().filter(place -> covered(place) == 0).findFirst();
        free.ifPresent(this::take);
        return free;
    }

    /// The first of the places that is free, or else the one that covers least; taken from now on.
    ///
    /// @param places at least one
    public Rectangle2D best(List<Rectangle2D> places) {
        Rectangle2D best = places.getFirst();
        for (Rectangle2D place : places) {
            if (covered(place) < covered(best)) {
                best = place;
            }
        }
        take(best);
        return best;
    }

    /// How many square pixels of a place are taken or not seen, those that are taken twice counted twice.
    private double covered(Rectangle2D place) {
        double outside = place.getWidth() * place.getHeight() - shared(place, room);
        return outside
                + taken.stream().mapToDouble(other -> shared(place, other)).sum();
    }

    private static double shared(Rectangle2D one, Rectangle2D other) {
        double width = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
        double height = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
        return width > 0 && height > 0 ? width * height : 0;
    }
}
