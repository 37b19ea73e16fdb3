package app.likeness.ui.pair;

import app.likeness.compare.SideBySideText;
import app.likeness.text.Chunks;
import app.likeness.text.Document;
import app.likeness.text.FoldedText;
import app.likeness.text.Letters;

/// One text of an open pair.
///
/// @param folded what was compared of the text
/// @param letters those of the text, as they are counted
/// @param marks what the matches mark in it
/// @param leftOut what of it does not count
/// @param disguises what in it is not what it looks like
/// @param shared folded characters inside a passage, of those that count
/// @param characters all folded characters that count
record PairText(
        Side side,
        Document document,
        String text,
        FoldedText folded,
        Letters letters,
        Chunks chunks,
        Marks marks,
        LeftOut leftOut,
        Disguises disguises,
        int shared,
        int characters) {
    /// The text as rows of it are cut.
    SideBySideText sideBySide() {
        return new SideBySideText(text, letters, chunks);
    }

    /// Which part of this text also stands in the other, 0…1.
    double containment() {
        return characters == 0 ? 0 : (double) shared / characters;
    }
}
