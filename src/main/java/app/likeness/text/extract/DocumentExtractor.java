package app.likeness.text.extract;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.archive.ZipDirectory;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.reader.AppleWork;
import app.likeness.text.reader.AttachedFiles;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderPool;
import app.likeness.text.reader.ReaderReply;
import app.likeness.text.reader.ReaderRequest;
import app.likeness.text.reader.ReaderRequest.Wanted;
import app.likeness.text.reader.SmallDocuments;
import app.likeness.text.table.Sheets;
import java.nio.file.Path;
import java.util.List;

/// Documents of all the formats of [FileFormat]: small ones read here where that is safe, all others in another
/// process.
final class DocumentExtractor {
    private final SmallDocuments small;
    private final ReaderPool pool;

    DocumentExtractor(SmallDocuments small, ReaderPool pool) {
        this.small = small;
        this.pool = pool;
    }

    private ReaderReply read(ReaderRequest request) {
        return small.read(request).orElseGet(() -> pool.read(request));
    }

    /// The text of a file that is of this format.
    Attempt<ExtractedText> extract(Path path, FileFormat format, FileBytes content, List<String> passwords) {
        if (format == FileFormat.ZIP) {
            boolean isWork = AppleWork.isDocument(ZipDirectory.of(content.bytes()).entries().stream()
                    .map(ZipDirectory.Entry::name)
                    .toList());
            return Attempt.not(new Skip(path, SkipReason.UNSUPPORTED, isWork ? "Apple iWork document" : "ZIP archive"));
        }
        return switch (read(new ReaderRequest(format, Wanted.TEXT, passwords, content))) {
            case ReaderReply.Text text ->
                Attempt.got(new ExtractedText(
                        text.text(),
                        DocumentMetadata.of(path, format, text),
                        "",
                        text.notice().isEmpty() ? List.of() : List.of(new Skip(path, SkipReason.CUT, text.notice()))));
            case ReaderReply.Page page ->
                new HtmlExtractor().extract(path, page.html().bytes());
            case ReaderReply.None none -> Attempt.not(new Skip(path, none.reason(), none.detail()));
            case ReaderReply.Tables ignored -> throw new IllegalStateException("a text was asked for");
            case ReaderReply.Attachments ignored -> throw new IllegalStateException("a text was asked for");
        };
    }

    /// The tables of a file.
    Attempt<Sheets> sheets(Path path, FileBytes content, List<String> passwords) {
        FileFormat format = FileFormat.of(path, content.bytes()).orElse(FileFormat.ZIP);
        return switch (read(new ReaderRequest(format, Wanted.SHEETS, passwords, content))) {
            case ReaderReply.Tables tables -> Attempt.got(new Sheets(tables.sheets(), tables.isCut()));
            case ReaderReply.None none -> Attempt.not(new Skip(path, none.reason(), none.detail()));
            case ReaderReply.Text ignored -> Attempt.not(new Skip(path, SkipReason.UNSUPPORTED, "not a spreadsheet"));
            case ReaderReply.Page ignored -> Attempt.not(new Skip(path, SkipReason.UNSUPPORTED, "not a spreadsheet"));
            case ReaderReply.Attachments ignored -> throw new IllegalStateException("tables were asked for");
        };
    }

    /// What is attached to a message.
    Attempt<AttachedFiles> attachments(Path path, FileBytes content) {
        var request = new ReaderRequest(FileFormat.MAIL, Wanted.ATTACHMENTS, List.of(), content);
        return switch (read(request)) {
            case ReaderReply.Attachments all -> Attempt.got(new AttachedFiles(all.files(), all.isCut()));
            case ReaderReply.None none -> Attempt.not(new Skip(path, none.reason(), none.detail()));
            case ReaderReply.Text ignored -> throw new IllegalStateException("attachments were asked for");
            case ReaderReply.Page ignored -> throw new IllegalStateException("attachments were asked for");
            case ReaderReply.Tables ignored -> throw new IllegalStateException("attachments were asked for");
        };
    }
}
