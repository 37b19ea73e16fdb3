package app.likeness.text.formats;

import app.likeness.text.formats.document.Allowance;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import app.likeness.text.reader.ReaderRequest;
import app.likeness.text.reader.SmallDocuments;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The formats that are read here event by event, by a loop that ends with the bytes: XML with its types passed over,
/// RTF, messages. What such a reader takes of memory and time grows with what it is given, and that is little; it opens
/// nothing, and no other parser of strangers' files takes part in it.
public final class SmallFormats implements SmallDocuments {
    private static final Set<FileFormat> FORMATS = EnumSet.of(
            FileFormat.WORD,
            FileFormat.SLIDES,
            FileFormat.WORKBOOK,
            FileFormat.OPEN_DOCUMENT,
            FileFormat.FLAT_OPEN_DOCUMENT,
            FileFormat.RTF,
            FileFormat.EPUB,
            FileFormat.MAIL,
            FileFormat.WEB_ARCHIVE);

    /// Of a larger file nothing is tried.
    private static final int MOST_BYTES = 1_000_000;

    private final FormatReaders readers = new FormatReaders();

    @Override
    public Optional<ReaderReply> read(ReaderRequest request) {
        if (!FORMATS.contains(request.format()) || request.content().bytes().length > MOST_BYTES) {
            return Optional.empty();
        }
        Allowance allowance = Allowance.small();
        // Trying a password takes as long as the document says, not as long as it is.
        var locked = new ReaderRequest(request.format(), request.wanted(), List.of(), request.content());
        ReaderReply reply = readers.read(locked, allowance);
        return allowance.isReached() || reply instanceof ReaderReply.None ? Optional.empty() : Optional.of(reply);
    }
}
