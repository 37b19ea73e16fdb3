package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.FileName;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.archive.ArchiveNames;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.reader.AttachedFile;
import app.likeness.text.reader.AttachedFiles;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A message with attachments: first what was written, as `message.eml`, then the files that are attached to it.
final class MailSource extends PackedSource {
    private static final String MESSAGE = "message";

    private final FileBytes message;
    private final Path place;
    private final Attempt<AttachedFiles> reading;
    private final Iterator<AttachedFile> left;
    private final long limitBytes;
    private boolean isMessageGiven;

    /// @param modifiedAt of the message
    /// @param reading what is attached to it
    /// @param limitBytes of one file
    MailSource(Path path, Instant modifiedAt, FileBytes message, Attempt<AttachedFiles> reading, long limitBytes) {
        super(path, modifiedAt);
        this.limitBytes = limitBytes;
        this.message = message;
        this.reading = reading;
        String ending = FileName.ending(path);
        this.place = place(MESSAGE + '.' + (ending.isEmpty() ? "eml" : ending))
                .orElseThrow(() -> new IllegalStateException("the name is not hidden"));
        this.left = named(reading.found().map(AttachedFiles::files).orElse(List.of()))
                .iterator();
    }

    /// Names in bytes of a charset that is not stated are read together, as those of archives.
    private static List<AttachedFile> named(List<AttachedFile> files) {
        var charset = ArchiveNames.charset(
                files.stream().map(AttachedFile::name).filter(MailSource::isRaw).toList());
        return files.stream()
                .map(file -> isRaw(file.name())
                        ? new AttachedFile(ArchiveNames.decoded(file.name(), charset), file.content())
                        : file)
                .toList();
    }

    private static boolean isRaw(String name) {
        return name.chars().allMatch(c -> c < 0x100) && name.chars().anyMatch(c -> c >= 0x80);
    }

    /// Whether this is the message itself, which is not opened a second time.
    boolean isMessage(Path member) {
        return member.equals(place);
    }

    @Override
    public String rest() {
        return switch (reading) {
            case Attempt.Not<AttachedFiles> not ->
                not.skip().detail().isEmpty()
                        ? "its attachments could not be read"
                        : not.skip().detail();
            case Attempt.Got<AttachedFiles> all -> all.value().isCut() ? "it has more attachments than are read" : "";
        };
    }

    @Override
    public SkipReason restReason() {
        return reading instanceof Attempt.Not<AttachedFiles> not ? not.skip().reason() : SkipReason.CUT;
    }

    @Override
    public @Nullable Member next() {
        if (!isMessageGiven) {
            isMessageGiven = true;
            return member(place, message);
        }
        while (left.hasNext()) {
            AttachedFile next = left.next();
            Optional<Path> file = place(next.name());
            if (file.isPresent()) {
                return member(file.get(), next.content());
            }
        }
        return null;
    }

    private Member member(Path file, FileBytes content) {
        int bytes = content.bytes().length;
        if (TextExtractors.isSystemFile(file)) {
            return new Member.Unread(new Skip(file, SkipReason.UNSUPPORTED, "hidden or system file"));
        }
        if (bytes > limitBytes) {
            return new Member.Unread(TextExtractors.tooLarge(file, bytes, limitBytes));
        }
        return bytes == 0
                ? new Member.Unread(new Skip(file, SkipReason.EMPTY, ""))
                : new MemberFile(file, modifiedAt(), content);
    }

    @Override
    public void close() {
        // It holds nothing open.
    }
}
