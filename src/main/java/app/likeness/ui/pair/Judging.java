package app.likeness.ui.pair;

import app.likeness.review.Review;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;

/// What the view of a pair shows of the review.
///
/// @param pair what the reviewer says of the pair
/// @param passage what the reviewer says of the selected passage; manages itself where that is nothing
/// @param menu the verdicts on the selected passage, for the list of passages
/// @param review what holds
public record Judging(Node pair, Node passage, ContextMenu menu, ObservableValue<Review> review) {}
