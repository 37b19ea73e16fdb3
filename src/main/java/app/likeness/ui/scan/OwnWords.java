package app.likeness.ui.scan;

import javafx.beans.value.ObservableValue;

/// The words of the user's own that texts are cut by, for the methods that count words.
///
/// @param count how many the open corpus has
/// @param choose lets the user choose a list
/// @param forget leaves the dictionary alone again
public record OwnWords(ObservableValue<Number> count, Runnable choose, Runnable forget) {}
