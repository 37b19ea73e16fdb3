package app.likeness.ui.judging;

import app.likeness.review.Review;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// What lists show of the review.
///
/// @param review what holds
/// @param states which states are shown
public record Reviews(ObservableValue<Review> review, ShownStates states) {
    /// Nothing is judged.
    public static Reviews none() {
        return new Reviews(new SimpleObjectProperty<>(Review.NONE), new ShownStates());
    }
}
