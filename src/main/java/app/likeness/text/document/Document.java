package app.likeness.text.document;

import app.likeness.text.FoldKind;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;

/// One file whose text was extracted.
///
/// @param id the corpus's number of the document, above 0
/// @param modifiedAt when the file was last written
/// @param characters letters and digits in the folded text: what every share is counted in
/// @param disguises how many suspicious folds of each kind it has ([app.likeness.text.fold.Folds#counts])
public record Document(
        long id,
        Path path,
        Metadata metadata,
        long bytes,
        Instant modifiedAt,
        int characters,
        Map<FoldKind, Integer> disguises) {
    public Document {
        disguises = Map.copyOf(disguises);
    }

    /// A document without disguises.
    public Document(long id, Path path, Metadata metadata, long bytes, Instant modifiedAt, int characters) {
        this(id, path, metadata, bytes, modifiedAt, characters, Map.of());
    }

    /// How many suspicious folds it has, of all kinds.
    public int disguised() {
        return disguises.values().stream().mapToInt(count -> count).sum();
    }

    /// What the document calls itself, else what the file is called.
    public String title() {
        return metadata.title().value();
    }
}
