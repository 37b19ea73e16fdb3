package app.likeness.text.reader;

import app.likeness.text.FileName;
import app.likeness.text.archive.ZipDirectory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The formats that are read in a process of their own (see [ReaderPool]), and archives. Told by content; the file's
/// name decides only between a message and a text that begins like one.
public enum FileFormat {
    PDF,
    RTF,
    /// What Office wrote before 2007, Works, and newer files of Office with a password: an OLE 2 container.
    OLE,
    /// docx, docm, dotx.
    WORD,
    /// pptx, ppsx, pptm.
    SLIDES,
    /// xlsx, xlsm.
    WORKBOOK,
    /// odt, odp, ods: zipped.
    OPEN_DOCUMENT,
    /// fodt, fodp, fods: one XML file.
    FLAT_OPEN_DOCUMENT,
    EPUB,
    /// A message as mail programs save it.
    MAIL,
    /// A web page saved in one file, as a message (mhtml).
    WEB_ARCHIVE,
    /// A ZIP archive that is none of the above.
    ZIP;

    /// The longest name of a header line that is taken for one.
    private static final int LONGEST_NAME = 41;

    /// A line end that no header line has inside.
    private static final char NEXT_LINE = '\u0085';

    private static final Set<String> MAIL_HEADERS = Set.of(
            "from",
            "to",
            "date",
            "subject",
            "received",
            "return-path",
            "message-id",
            "mime-version",
            "content-type",
            "delivered-to",
            "reply-to",
            "cc",
            "x-mailer",
            "sender",
            "snapshot-content-location");

    /// What only a program writes at the head of a text.
    private static final Set<String> MAIL_ONLY =
            Set.of("received", "return-path", "message-id", "mime-version", "delivered-to");

    private static final Pattern FLAT =
            Pattern.compile("<office:document\\s[^>]*urn:oasis:names:tc:opendocument:xmlns:office:", Pattern.DOTALL);

    /// So much of a file is looked at for what its beginning does not tell.
    private static final int HEAD = 4096;

    /// The format of the file `path` with the bytes `content`; empty when it is none of these.
    public static Optional<FileFormat> of(Path path, byte[] content) {
        if (content.length < 8) {
            return Optional.empty();
        }
        return switch (content[0]) {
            case 'P' ->
                begins(content, "PK\3\4") || begins(content, "PK\5\6")
                        ? Optional.of(zipped(content))
                        : text(path, content);
            case (byte) 0xD0 ->
                begins(content, "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1")
                        ? Optional.of(OLE)
                        : Optional.empty();
            case '{' -> begins(content, "{\\rtf") ? Optional.of(RTF) : Optional.empty();
            default -> PdfMarks.isPdf(content) ? Optional.of(PDF) : text(path, content);
        };
    }

    private static FileFormat zipped(byte[] content) {
        ZipDirectory zip = ZipDirectory.of(content);
        if (zip.contains("[Content_Types].xml")) {
            return zip.hasFolder("word/")
                    ? WORD
                    : zip.hasFolder("ppt/") ? SLIDES : zip.hasFolder("xl/") ? WORKBOOK : ZIP;
        }
        if (zip.contains("META-INF/container.xml")) {
            return EPUB;
        }
        return zip.contains("content.xml") && (zip.contains("mimetype") || zip.contains("META-INF/manifest.xml"))
                ? OPEN_DOCUMENT
                : ZIP;
    }

    private static Optional<FileFormat> text(Path path, byte[] content) {
        if (content[0] == '<' || content[0] == (byte) 0xEF) {
            return FLAT.matcher(latin(content, HEAD)).find() ? Optional.of(FLAT_OPEN_DOCUMENT) : Optional.empty();
        }
        // What begins like no header line is no message; most texts do not, and their lines need not be looked at.
        return mayBeHeader(content[0]) ? message(path, latin(content, HEAD)) : Optional.empty();
    }

    /// A header line begins with a letter, and one that goes on with white space.
    private static boolean mayBeHeader(byte first) {
        return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == ' ' || first == '\t';
    }

    /// A message begins with header lines: with three that messages have and one that nobody types, or, where the
    /// name says that it is one, with any that messages have.
    private static Optional<FileFormat> message(Path path, String head) {
        int headers = 0;
        boolean isWritten = false;
        boolean isPage = false;
        boolean isFirst = true;
        for (String line : (Iterable<String>) head.lines()::iterator) {
            if (isFirst && line.startsWith("From ")) {
                continue;
            }
            isFirst = false;
            if (line.isEmpty() || (!line.startsWith(" ") && !line.startsWith("\t") && !isHeader(line))) {
                break;
            }
            String name = line.substring(0, Math.max(0, line.indexOf(':'))).toLowerCase(Locale.ROOT);
            headers += MAIL_HEADERS.contains(name) ? 1 : 0;
            isWritten |= MAIL_ONLY.contains(name);
            isPage |= name.equals("snapshot-content-location")
                    || (name.equals("content-type") && line.contains("multipart/related"))
                    || (name.equals("from") && line.contains("<Saved by "));
        }
        String ending = FileName.ending(path);
        boolean isNamedPage = ending.equals("mht") || ending.equals("mhtml");
        if ((headers >= 3 && isWritten) || (headers >= 1 && (isNamedPage || ending.equals("eml")))) {
            return Optional.of(isNamedPage || (isPage && !ending.equals("eml")) ? WEB_ARCHIVE : MAIL);
        }
        return Optional.empty();
    }

    /// Whether a name of letters, digits and hyphens, two characters at least, stands before a colon.
    private static boolean isHeader(String line) {
        int end = 0;
        while (end < line.length() && end <= LONGEST_NAME && isOfName(line.charAt(end), end > 0)) {
            end++;
        }
        return end >= 2
                && end <= LONGEST_NAME
                && end < line.length()
                && line.charAt(end) == ':'
                && line.indexOf(NEXT_LINE) < 0;
    }

    private static boolean isOfName(char c, boolean isInside) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (isInside && ((c >= '0' && c <= '9') || c == '-'));
    }

    private static boolean begins(byte[] content, String magic) {
        for (int i = 0; i < magic.length(); i++) {
            if ((content[i] & 0xFF) != magic.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static String latin(byte[] content, int length) {
        return new String(content, 0, Math.min(length, content.length), StandardCharsets.ISO_8859_1);
    }
}
