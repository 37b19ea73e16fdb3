package app.likeness.ui.pair.text;

/// A stretch of one text that is drawn in a way of its own: `[start, end)` in UTF-16 offsets of the whole text.
///
/// @param match the number of the match that it belongs to, from 0; -1 where lines are alike outside of all matches
/// @param shared whether these are the very same characters as on the other side, and not changed ones
record Mark(int start, int end, int match, boolean shared) {}
