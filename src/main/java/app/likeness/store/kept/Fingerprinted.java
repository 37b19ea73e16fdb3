package app.likeness.store.kept;

import java.nio.file.Path;

/// A document as the comparison needs it.
public record Fingerprinted(long id, Path path, Role role, Reading.Prints prints) {}
