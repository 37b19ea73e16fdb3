package app.likeness.ui.pair.text;

import app.likeness.compare.rows.SideBySideText;
import app.likeness.report.names.NameMask;
import app.likeness.text.Chunks;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedForm;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;

/// One text of an open pair.
///
/// @param text as it is shown: as it is stored, or as long and without names
/// @param folded what was compared of the text
/// @param letters those of the text, as they are counted
/// @param marks what the matches mark in it
/// @param leftOut what of it does not count
/// @param disguises what in it is not what it looks like
/// @param shared folded characters that stand in the other text word for word, of those that count
/// @param changed those that were changed inside passages
/// @param characters all folded characters that count
public record PairText(
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
        int changed,
        int characters) {
    /// The same of a document under another name.
    public PairText named(Document named) {
        return new PairText(
                side, named, text, folded, letters, chunks, marks, leftOut, disguises, shared, changed, characters);
    }

    /// The same without names. O(text).
    public PairText masked(NameMask mask) {
        return new PairText(
                side,
                document,
                mask.mask(text),
                folded,
                letters,
                chunks,
                marks,
                leftOut,
                disguises,
                shared,
                changed,
                characters);
    }

    /// What was compared of the text, without the names that it is shown without. O(text).
    public FoldedForm form() {
        return FoldedForm.of(text, folded).masked(text, NameMask.MARK);
    }

    /// The text as rows of it are cut.
    public SideBySideText sideBySide() {
        return new SideBySideText(text, letters, chunks);
    }

    /// Which part of this text stands in the other word for word, 0…1.
    public double containment() {
        return characters == 0 ? 0 : (double) shared / characters;
    }

    /// Which part of this text was changed inside passages, 0…1.
    public double changedShare() {
        return characters == 0 ? 0 : (double) changed / characters;
    }
}
