package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.FileName;
import app.likeness.text.archive.ArchiveBytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The one file that gzip, bzip2 or xz packed.
final class CompressedSource extends PackedSource {
    private static final Set<String> ENDINGS = Set.of("gz", "bz2", "xz");

    private final String name;
    private final ArchiveBytes archive;
    private final InputStream in;
    private final UnpackBudget budget;
    private boolean isRead;

    /// Takes over `archive`.
    ///
    /// @param modifiedAt of the archive
    /// @param name the name that the archive gives the file; empty for that of the archive without its ending
    /// @param in what is in `archive`, unpacked
    CompressedSource(
            Path path,
            Instant modifiedAt,
            Optional<String> name,
            ArchiveBytes archive,
            InputStream in,
            UnpackBudget budget) {
        super(path, modifiedAt);
        this.name = name.orElseGet(() -> withoutEnding(path));
        this.archive = archive;
        this.in = in;
        this.budget = budget;
    }

    private static String withoutEnding(Path path) {
        return ENDINGS.contains(FileName.ending(path))
                ? FileName.withoutEnding(path)
                : String.valueOf(path.getFileName());
    }

    @Override
    public @Nullable Member next() throws IOException {
        if (isRead) {
            return null;
        }
        isRead = true;
        Optional<Path> place = place(name);
        if (place.isEmpty()) {
            return null;
        }
        return switch (budget.unpack(place.get(), in, -1)) {
            case Attempt.Not<FileBytes> not -> new Member.Unread(not.skip());
            case Attempt.Got<FileBytes> bytes -> new MemberFile(place.get(), modifiedAt(), bytes.value());
        };
    }

    @Override
    public void close() throws IOException {
        in.close();
        archive.close();
    }
}
