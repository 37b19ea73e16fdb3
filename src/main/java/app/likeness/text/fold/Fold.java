package app.likeness.text.fold;

import app.likeness.text.FoldKind;
import app.likeness.text.Span;

/// A change that the folded form made and that may be a disguise.
///
/// Most are what ordinary writing has everywhere: a Traditional text, full-width letters, a ligature. *Suspicious* ones
/// are not: a Cyrillic letter inside a Latin word, something invisible inside a word. Example: in `plаgiarism` with a
/// Cyrillic а, `(LOOK_ALIKE, [2, 3), "a", true)`.
///
/// @param span where it stands in the document's text
/// @param stands what readers see or take it for: the text that it is compared as, in its own case; empty for what
///     cannot be seen
public record Fold(FoldKind kind, Span span, String stands, boolean suspicious) {
    /// As how many it counts: letters of a run one by one, any other fold once.
    public int count() {
        return switch (kind) {
            case LOOK_ALIKE, RADICAL, STYLED, SCRIPT, WIDTH -> Math.max(1, stands.length());
            case INVISIBLE, COMPATIBILITY, SPACED, MARKS, REVERSED, DIGITS, PUNCTUATION, HIDDEN -> 1;
        };
    }
}
