package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.FileName;
import app.likeness.text.archive.ArchiveBytes;
import app.likeness.text.archive.ArchiveNames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The one file that gzip packed (RFC 1952).
final class GzipSource extends PackedSource {
    private static final int FLAGS = 3;
    private static final int HAS_EXTRA = 4;
    private static final int HAS_NAME = 8;
    private static final int HEADER = 10;

    private final String name;
    private final ArchiveBytes archive;
    private final InputStream in;
    private final UnpackBudget budget;
    private boolean isRead;

    /// Takes over `archive`.
    ///
    /// @param modifiedAt of the archive
    /// @param in what is in `archive`, unpacked
    GzipSource(Path path, Instant modifiedAt, ArchiveBytes archive, InputStream in, UnpackBudget budget)
            throws IOException {
        super(path, modifiedAt);
        this.name = name(archive.bytes(0, ArchiveFormat.HEAD)).orElseGet(() -> withoutEnding(path));
        this.archive = archive;
        this.in = in;
        this.budget = budget;
    }

    private static Optional<String> name(byte[] head) {
        if ((head[FLAGS] & HAS_NAME) == 0 || (head[FLAGS] & HAS_EXTRA) != 0) {
            return Optional.empty();
        }
        String rest = new String(head, HEADER, head.length - HEADER, StandardCharsets.ISO_8859_1);
        int end = rest.indexOf(0);
        String raw = rest.substring(0, Math.max(0, end));
        return raw.isEmpty()
                ? Optional.empty()
                : Optional.of(ArchiveNames.decoded(raw, ArchiveNames.charset(List.of(raw))));
    }

    private static String withoutEnding(Path path) {
        String name = String.valueOf(path.getFileName());
        return FileName.ending(path).equals("gz") ? FileName.withoutEnding(path) : name;
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
