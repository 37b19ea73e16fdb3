package app.likeness.text;

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
    private final AttachmentReading reading;
    private final Iterator<AttachmentReading.Attachment> left;
    private final long limitBytes;
    private boolean isMessageGiven;

    /// @param modifiedAt of the message
    /// @param reading what is attached to it
    /// @param limitBytes of one file
    MailSource(Path path, Instant modifiedAt, FileBytes message, AttachmentReading reading, long limitBytes) {
        super(path, modifiedAt);
        this.limitBytes = limitBytes;
        this.message = message;
        this.reading = reading;
        String ending = FileName.ending(path);
        this.place = place(MESSAGE + '.' + (ending.isEmpty() ? "eml" : ending))
                .orElseThrow(() -> new IllegalStateException("the name is not hidden"));
        this.left = reading instanceof AttachmentReading.Attachments all
                ? named(all.files()).iterator()
                : List.<AttachmentReading.Attachment>of().iterator();
    }

    /// Names in bytes of a charset that is not stated are read together, as those of archives.
    private static List<AttachmentReading.Attachment> named(List<AttachmentReading.Attachment> files) {
        var charset = ArchiveNames.charset(files.stream()
                .map(AttachmentReading.Attachment::name)
                .filter(MailSource::isRaw)
                .toList());
        return files.stream()
                .map(file -> isRaw(file.name())
                        ? new AttachmentReading.Attachment(ArchiveNames.decoded(file.name(), charset), file.content())
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
            case Skip skip -> skip.detail().isEmpty() ? "its attachments could not be read" : skip.detail();
            case AttachmentReading.Attachments all -> all.isCut() ? "it has more attachments than are read" : "";
        };
    }

    @Override
    public SkipReason restReason() {
        return reading instanceof Skip skip ? skip.reason() : SkipReason.CUT;
    }

    @Override
    public @Nullable Member next() {
        if (!isMessageGiven) {
            isMessageGiven = true;
            return member(place, message);
        }
        while (left.hasNext()) {
            AttachmentReading.Attachment next = left.next();
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
            return new Skip(file, SkipReason.UNSUPPORTED, "hidden or system file");
        }
        if (bytes > limitBytes) {
            return TextExtractors.tooLarge(file, bytes, limitBytes);
        }
        return bytes == 0 ? new Skip(file, SkipReason.EMPTY, "") : new MemberFile(file, modifiedAt(), content);
    }

    @Override
    public void close() {
        // It holds nothing open.
    }
}
