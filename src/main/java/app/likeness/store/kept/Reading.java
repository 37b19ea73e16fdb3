package app.likeness.store.kept;

import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.Sketch;
import app.likeness.text.FoldKind;
import app.likeness.text.document.Metadata;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// What reading one file gave: all that the corpus keeps of a document.
///
/// @param path absolute
/// @param bytes size of the file
/// @param sha256 of the file's bytes, as 64 hexadecimal digits
/// @param how the text was taken out of the file ([KnownFile#how])
/// @param text as extracted; every offset points into it
public record Reading(
        Path path,
        Metadata metadata,
        long bytes,
        Instant modifiedAt,
        String sha256,
        String how,
        String text,
        Prints prints) {

    /// What is computed from the text, and computed again when a later version computes it differently.
    ///
    /// @param foldedHash of the whole folded text: equal for texts that differ in nothing that counts
    /// @param characters letters and digits in the folded text
    /// @param grams the sketch of the grams, the default distance; empty for a text that is too short for one
    /// @param words the sketch of the words; empty for a text that is too short for one
    /// @param selection the winnowed hashes
    /// @param disguises how many suspicious folds of each kind there are
    public record Prints(
            long foldedHash,
            int characters,
            Optional<Sketch> grams,
            Optional<Sketch> words,
            Selection selection,
            Map<FoldKind, Integer> disguises) {
        public Prints {
            disguises = Map.copyOf(disguises);
        }
    }
}
