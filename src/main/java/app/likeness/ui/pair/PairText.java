package app.likeness.ui.pair;

import app.likeness.text.Document;

/// One text of an open pair.
///
/// @param letters those of the text, as they are counted
/// @param marks what the matches mark in it
/// @param shared folded characters inside at least one run
/// @param characters all folded characters
record PairText(
        Side side,
        Document document,
        String text,
        Letters letters,
        Chunks chunks,
        Marks marks,
        int shared,
        int characters) {
    /// Which part of this text also stands in the other, 0…1.
    double containment() {
        return characters == 0 ? 0 : (double) shared / characters;
    }
}
