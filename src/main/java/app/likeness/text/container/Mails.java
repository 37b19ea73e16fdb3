package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.extract.DocumentParts;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.reader.AttachedFiles;
import app.likeness.text.reader.FileFormat;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/// Finds messages that have files attached. Whether one may have some is told by its header lines, without taking it
/// apart: O(its length), and nothing at all for what is no message.
final class Mails {
    /// So much of a message is looked at for the header line that says whether it has parts.
    private static final int HEAD = 1 << 16;

    /// A header line that goes on for longer is cut here.
    private static final int MOST_OF_A_FIELD = 4_000;

    /// What the names of header lines about a part begin with, up to a hyphen.
    private static final String CONTENT = "content";

    private static final String MULTIPART = "multipart/";

    private final DocumentParts parts;
    private final ContainerLimits limits;

    Mails(DocumentParts parts, ContainerLimits limits) {
        this.parts = parts;
        this.limits = limits;
    }

    /// The message `path` and what is attached to it; empty for anything else.
    ///
    /// @param modifiedAt of the file
    Optional<MemberSource> source(Path path, Instant modifiedAt, FileBytes file) {
        if (!hasAttachments(path, file.bytes())) {
            return Optional.empty();
        }
        // What is attached is held in memory while it is read.
        Attempt<AttachedFiles> reading = file.bytes().length > limits.nestedBytes()
                ? Attempt.not(TextExtractors.tooLarge(path, file.bytes().length, limits.nestedBytes()))
                : parts.attachments(path, file);
        return Optional.of(new MailSource(path, modifiedAt, file, reading, limits.memberBytes()));
    }

    /// Whether the file is a message to which something seems to be attached.
    static boolean hasAttachments(Path path, byte[] content) {
        if (content.length == 0 || !mayBeMessage(content[0])) {
            return false;
        }
        FileFormat format = FileFormat.of(path, content).orElse(FileFormat.ZIP);
        boolean isPage = format == FileFormat.WEB_ARCHIVE;
        return (isPage || format == FileFormat.MAIL) && hasAttachedPart(content, isPage) && hasParts(content);
    }

    /// Whether `multipart/` stands near the beginning, in whatever case.
    private static boolean hasParts(byte[] content) {
        int end = Math.min(HEAD, content.length);
        for (int i = MULTIPART.length() - 1; i < end; i++) {
            if (content[i] == '/' && begins(content, i - MULTIPART.length() + 1, MULTIPART)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayBeMessage(byte first) {
        int lower = first | 0x20;
        return lower >= 'a' && lower <= 'z';
    }

    private static boolean hasAttachedPart(byte[] content, boolean isPage) {
        // Hyphens are rare in what is attached, and the virtual machine looks at many characters of a text at a time.
        String bytes = new String(content, StandardCharsets.ISO_8859_1);
        for (int hyphen = bytes.indexOf('-'); hyphen >= 0; hyphen = bytes.indexOf('-', hyphen + 1)) {
            int at = hyphen - CONTENT.length();
            boolean isLineStart = at == 0 || (at > 0 && (content[at - 1] == '\n' || content[at - 1] == '\r'));
            if (isLineStart && isAttached(content, at, isPage)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the header line at `at` says that its part is a file. The parts of a saved page have names of their
    /// own.
    private static boolean isAttached(byte[] content, int at, boolean isPage) {
        if (begins(content, at, CONTENT + "-disposition:")) {
            String field = field(content, at);
            return field.contains("attachment") || (!isPage && field.contains("filename"));
        }
        return !isPage
                && begins(content, at, CONTENT + "-type:")
                && field(content, at)
                        .matches("(?s)content-type:\\s*+(?!text/|image/|multipart/).*\\bname\\*?(?:\\d\\*?)?=.*");
    }

    private static boolean begins(byte[] content, int at, String name) {
        if (at + name.length() > content.length) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            int c = content[at + i];
            if ((c >= 'A' && c <= 'Z' ? c | 0x20 : c) != name.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /// A header line with the lines that go on with it, in lower case.
    private static String field(byte[] content, int at) {
        int end = at;
        while (end < content.length && end < at + MOST_OF_A_FIELD) {
            boolean isEnd = content[end] == '\n'
                    && (end + 1 == content.length || (content[end + 1] != ' ' && content[end + 1] != '\t'));
            if (isEnd) {
                break;
            }
            end++;
        }
        return new String(content, at, end - at, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    }
}
