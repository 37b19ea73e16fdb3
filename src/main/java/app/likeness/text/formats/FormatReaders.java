package app.likeness.text.formats;

import app.likeness.text.SkipReason;
import app.likeness.text.formats.document.Allowance;
import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.formats.document.NoTextException;
import app.likeness.text.formats.mail.AttachmentReader;
import app.likeness.text.formats.mail.MailReader;
import app.likeness.text.formats.office.SlidesReader;
import app.likeness.text.formats.office.WordReader;
import app.likeness.text.formats.office.WorkbookReader;
import app.likeness.text.formats.open.EpubReader;
import app.likeness.text.formats.open.OpenDocumentReader;
import app.likeness.text.formats.pdf.PdfReader;
import app.likeness.text.formats.rtf.RtfReader;
import app.likeness.text.reader.ReaderReply;
import app.likeness.text.reader.ReaderRequest;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/// Every format that is read here. Never throws for a document; running out of memory ends the process.
public final class FormatReaders {
    private static final Logger LOG = System.getLogger(FormatReaders.class.getName());

    /// What is asked for.
    public ReaderReply read(ReaderRequest request) {
        return read(request, Allowance.full());
    }

    /// What is asked for of a document that may take so much.
    ReaderReply read(ReaderRequest request, Allowance allowance) {
        try {
            return allowance.given(() -> reader(request).read(request.content().bytes(), request.passwords()));
        } catch (NoTextException none) {
            return new ReaderReply.None(none.reason(), none.detail());
        } catch (Exception | StackOverflowError | NoClassDefFoundError damaged) {
            LOG.log(Level.DEBUG, "a parser gave up", damaged);
            return new ReaderReply.None(SkipReason.DAMAGED, "");
        }
    }

    private static DocumentReader reader(ReaderRequest request) throws NoTextException {
        boolean asTables = request.wanted() == ReaderRequest.Wanted.SHEETS;
        return switch (request.format()) {
            case WORD -> new WordReader();
            case SLIDES -> new SlidesReader();
            case WORKBOOK -> new WorkbookReader(asTables);
            case OPEN_DOCUMENT -> new OpenDocumentReader(false, asTables);
            case FLAT_OPEN_DOCUMENT -> new OpenDocumentReader(true, asTables);
            case OLE -> new OleReader(request.wanted());
            case RTF -> new RtfReader();
            case PDF -> new PdfReader();
            case EPUB -> new EpubReader();
            case MAIL ->
                request.wanted() == ReaderRequest.Wanted.ATTACHMENTS ? new AttachmentReader() : new MailReader(false);
            case WEB_ARCHIVE -> new MailReader(true);
            case ZIP -> throw new NoTextException(SkipReason.UNSUPPORTED, "ZIP archive");
        };
    }
}
