package app.likeness.text.formats;

import app.likeness.text.ReaderReply;
import app.likeness.text.ReaderRequest;
import app.likeness.text.SkipReason;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/// Every format that a reader process reads. Never throws for a document; running out of memory ends the process.
public final class FormatReaders {
    private static final Logger LOG = System.getLogger(FormatReaders.class.getName());

    /// What is asked for.
    public ReaderReply read(ReaderRequest request) {
        try {
            return reader(request).read(request.content().bytes(), request.passwords());
        } catch (NoTextException none) {
            return new ReaderReply.None(none.reason(), none.detail());
        } catch (Exception | StackOverflowError | NoClassDefFoundError damaged) {
            LOG.log(Level.DEBUG, "a parser gave up", damaged);
            return new ReaderReply.None(SkipReason.DAMAGED, "");
        }
    }

    private static DocumentReader reader(ReaderRequest request) throws NoTextException {
        return switch (request.format()) {
            case WORD -> new WordReader();
            case PDF -> new PdfReader();
            default ->
                throw new NoTextException(
                        SkipReason.UNSUPPORTED, request.format().name());
        };
    }
}
