package app.likeness.text.container;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/// A container that gives its files names of their own: archives and messages. Counts what those names hide.
abstract class PackedSource implements MemberSource {
    private final Path path;
    private final Instant modifiedAt;
    private final MemberPaths paths;
    private int hidden;

    /// @param modifiedAt of the container
    PackedSource(Path path, Instant modifiedAt) {
        this.path = path;
        this.modifiedAt = modifiedAt;
        this.paths = new MemberPaths(path);
    }

    @Override
    public final Path path() {
        return path;
    }

    @Override
    public final int hidden() {
        return hidden;
    }

    /// The time of the container: that of a file in it that has none.
    final Instant modifiedAt() {
        return modifiedAt;
    }

    /// Where the file `name` stands; empty for a hidden one, which is counted.
    final Optional<Path> place(String name) {
        Optional<Path> place = paths.of(name);
        hidden += place.isEmpty() ? 1 : 0;
        return place;
    }
}
