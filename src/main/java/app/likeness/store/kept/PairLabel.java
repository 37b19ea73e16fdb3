package app.likeness.store.kept;

import java.nio.file.Path;
import java.util.OptionalLong;

/// What somebody said of two texts: whether they are related. It belongs to their content: a document that is renamed
/// keeps it, one whose text changes loses it.
///
/// @param id the corpus's number of the label
/// @param left where the one text stood when it was said
/// @param leftId the document that has the text now: the one at that path, else the first by path with the same
///     folded text; empty when none has it
/// @param right the same of the other text
public record PairLabel(long id, Path left, OptionalLong leftId, Path right, OptionalLong rightId, boolean isRelated) {
    /// Whether both texts are there, in two documents.
    public boolean isPresent() {
        return leftId.isPresent() && rightId.isPresent() && leftId.getAsLong() != rightId.getAsLong();
    }
}
