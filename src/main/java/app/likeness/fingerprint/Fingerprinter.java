package app.likeness.fingerprint;

import app.likeness.text.fold.FoldedText;
import java.util.Optional;

/// Takes the fingerprint of one method. Implementations are safe for use by several threads at once.
public interface Fingerprinter {
    Method method();

    /// The fingerprint of `text`, whose folded form is `folded`; empty when the text is too short for the method
    /// to say anything about it.
    Optional<Fingerprint> fingerprint(String text, FoldedText folded);
}
