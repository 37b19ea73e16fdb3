package app.likeness.ui.pair.text;

/// Where both panes are to go: an offset in each text. Each wish to go somewhere has its own serial number, so that
/// going to the same place twice is two events.
public record Place(int left, int right, long serial) {}
