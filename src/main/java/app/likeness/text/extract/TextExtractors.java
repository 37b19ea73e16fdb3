package app.likeness.text.extract;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.fold.CharacterFolds;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.reader.AttachedFiles;
import app.likeness.text.reader.BinaryFormat;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.PdfMarks;
import app.likeness.text.reader.ReaderPool;
import app.likeness.text.reader.SmallDocuments;
import app.likeness.text.table.Sheets;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Every format that is read: finds the extractor for a file by its content and applies it.
public final class TextExtractors implements DocumentParts {
    /// The largest file that is read: several times the longest novel. Comparing more would take more memory than
    /// the program may use.
    public static final long LIMIT_BYTES = 64_000_000;

    /// Another one whenever the same file may give another text or other metadata than before: then every file of a
    /// corpus is read again once.
    public static final String VERSION = "7";

    private static final long MEGABYTE = 1_000_000;

    /// What an extractor may look at to know its format.
    private static final int HEAD = 4096;

    private final List<TextExtractor> extractors;
    private final DocumentExtractor documents;
    private final List<String> passwords;

    /// @param extractors asked in this order; the last one reads everything
    private TextExtractors(List<TextExtractor> extractors, DocumentExtractor documents, List<String> passwords) {
        this.extractors = extractors;
        this.documents = documents;
        this.passwords = List.copyOf(passwords);
    }

    /// Every format of this version: plain text, Markdown, HTML and small documents here, all else of [FileFormat]
    /// in processes that are started when the first such file comes and end when none has come for a while. Safe
    /// for use by several threads.
    public static TextExtractors standard() {
        return new TextExtractors(
                List.of(new HtmlExtractor(), new PlainTextExtractor(true)),
                new DocumentExtractor(SmallDocuments.installed(), new ReaderPool()),
                List.of());
    }

    /// The same formats for those who want the texts alone: of a plain text no author, source or date is looked
    /// for.
    public TextExtractors withoutMetadata() {
        return new TextExtractors(List.of(new HtmlExtractor(), new PlainTextExtractor(false)), documents, passwords);
    }

    /// Reads one file. Never throws for a file, however damaged, large or gone: such a file is a [Skip].
    public Attempt<ExtractedText> extract(Path path) {
        return switch (content(path)) {
            case Attempt.Got<FileBytes> content -> extract(path, content.value());
            case Attempt.Not<FileBytes> not -> Attempt.not(not.skip());
        };
    }

    /// The bytes of one file, unless nothing is read of it whatever they are.
    public static Attempt<FileBytes> content(Path path) {
        if (isSystemFile(path)) {
            return Attempt.not(new Skip(path, SkipReason.UNSUPPORTED, "hidden or system file"));
        }
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            if (!attributes.isRegularFile()) {
                // A pipe or a device would be waited for without end.
                return Attempt.not(new Skip(
                        path, SkipReason.UNREADABLE, attributes.isDirectory() ? "a folder" : "not a regular file"));
            }
            if (attributes.size() > LIMIT_BYTES) {
                return Attempt.not(tooLarge(path, attributes.size(), LIMIT_BYTES));
            }
            byte[] bytes = bytes(path, (int) attributes.size());
            if (bytes.length > LIMIT_BYTES) {
                return Attempt.not(tooLarge(path, bytes.length, LIMIT_BYTES));
            }
            return bytes.length == 0
                    ? Attempt.not(new Skip(path, SkipReason.EMPTY, ""))
                    : Attempt.got(new FileBytes(bytes));
        } catch (NoSuchFileException gone) {
            return Attempt.not(new Skip(path, SkipReason.UNREADABLE, "no longer there"));
        } catch (AccessDeniedException denied) {
            return Attempt.not(new Skip(path, SkipReason.UNREADABLE, "no permission to read it"));
        } catch (IOException broken) {
            return Attempt.not(new Skip(path, SkipReason.UNREADABLE, "reading failed"));
        }
    }

    /// The same formats, read with these passwords where a file has one: the first that fits is used. They are kept
    /// in memory alone.
    public TextExtractors withPasswords(List<String> tried) {
        return new TextExtractors(extractors, documents, tried);
    }

    @Override
    public List<String> passwords() {
        return passwords;
    }

    /// The text of the file `path`, whose bytes are `file`.
    public Attempt<ExtractedText> extract(Path path, FileBytes file) {
        return read(path, file, Optional.empty());
    }

    /// The same in the charset that the user has chosen; formats that say themselves how their characters are
    /// written are read as they say.
    public Attempt<ExtractedText> extract(Path path, FileBytes file, Charset chosen) {
        return read(path, file, Optional.of(chosen));
    }

    /// Whether the charset that is chosen makes a difference to what is read of a file: not where its format says
    /// how its characters are written, nor where it holds no text.
    public static boolean isReadInCharset(Path path, FileBytes file) {
        byte[] bytes = file.bytes();
        return FileFormat.of(path, bytes)
                .map(format -> format == FileFormat.PDF && PdfMarks.mayBeText(bytes))
                .orElseGet(() -> BinaryFormat.of(Arrays.copyOf(bytes, Math.min(bytes.length, HEAD)))
                        .isEmpty());
    }

    private Attempt<ExtractedText> read(Path path, FileBytes file, Optional<Charset> chosen) {
        Attempt<ExtractedText> extraction = FileFormat.of(path, file.bytes())
                .map(format -> document(path, format, file, chosen))
                .orElseGet(() -> text(path, file.bytes(), chosen));
        return extraction instanceof Attempt.Got<ExtractedText> text
                        && !hasLetters(text.value().text())
                ? Attempt.not(new Skip(path, SkipReason.EMPTY, ""))
                : extraction;
    }

    private Attempt<ExtractedText> document(Path path, FileFormat format, FileBytes file, Optional<Charset> chosen) {
        Attempt<ExtractedText> extraction = documents.extract(path, format, file, passwords);
        return extraction instanceof Attempt.Not && format == FileFormat.PDF && PdfMarks.mayBeText(file.bytes())
                ? text(path, file.bytes(), chosen)
                : extraction;
    }

    /// The tables of one of [FileFormat#WORKBOOK], or of an old or open spreadsheet.
    @Override
    public Attempt<Sheets> sheets(Path path, FileBytes file) {
        return documents.sheets(path, file, passwords);
    }

    @Override
    public Attempt<AttachedFiles> attachments(Path path, FileBytes file) {
        return documents.attachments(path, file);
    }

    private Attempt<ExtractedText> text(Path path, byte[] content, Optional<Charset> chosen) {
        byte[] head = Arrays.copyOf(content, Math.min(content.length, HEAD));
        Optional<String> binary = BinaryFormat.of(head);
        if (binary.isPresent()) {
            return Attempt.not(new Skip(path, SkipReason.UNSUPPORTED, binary.get()));
        }
        return extractor(path, head).extract(path, content, chosen);
    }

    private TextExtractor extractor(Path path, byte[] head) {
        for (TextExtractor each : extractors) {
            if (each.reads(path, head)) {
                return each;
            }
        }
        throw new IllegalStateException("the last extractor reads everything");
    }

    /// The file's bytes, which were `size` when it was measured; one more than the limit when it has grown past it
    /// since.
    private static byte[] bytes(Path path, int size) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = new byte[size + 1];
            int read = Math.max(0, in.read(bytes, 0, size + 1));
            if (read < size) {
                read += in.readNBytes(bytes, read, size + 1 - read);
            }
            if (read <= size) {
                return Arrays.copyOf(bytes, read); // nearly always after one look
            }
            byte[] more = in.readNBytes((int) LIMIT_BYTES - size);
            bytes = Arrays.copyOf(bytes, read + more.length);
            System.arraycopy(more, 0, bytes, read, more.length);
            return bytes;
        }
    }

    /// A file of more bytes than are read of its kind; part of a megabyte counts as a whole one.
    public static Skip tooLarge(Path path, long bytes, long limitBytes) {
        return new Skip(
                path,
                SkipReason.TOO_LARGE,
                Math.ceilDiv(bytes, MEGABYTE) + " MB, the limit is " + limitBytes / MEGABYTE + " MB");
    }

    /// Files that systems and office programs leave beside documents.
    public static boolean isSystemFile(Path path) {
        Path fileName = path.getFileName();
        if (fileName == null) {
            return false;
        }
        String name = fileName.toString();
        return name.startsWith(".")
                || name.startsWith("~$")
                || name.equalsIgnoreCase("Thumbs.db")
                || name.equalsIgnoreCase("desktop.ini");
    }

    public static boolean hasLetters(String text) {
        for (int i = 0; i < text.length(); i++) {
            byte kind = CharacterFolds.STANDARD.kind(text.charAt(i));
            if (kind >= CharacterFolds.WORD && kind <= CharacterFolds.CHARACTER) {
                return true;
            }
        }
        return FoldedText.of(text).length() > 0;
    }
}
