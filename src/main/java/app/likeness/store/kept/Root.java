package app.likeness.store.kept;

import java.nio.file.Path;

/// A folder or file that the user added, as an absolute path, and what it is for.
public record Root(Path path, Role role) {}
