package app.likeness.text.formats.pdf;

import app.likeness.text.SkipReason;
import app.likeness.text.formats.document.Allowance;
import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.NoTextException;
import app.likeness.text.formats.document.NoteLabels;
import app.likeness.text.formats.document.Properties;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.reader.ReaderReply;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.jspecify.annotations.Nullable;

/// PDF through PDFBox: glyphs and their places; what is made of them is here. Fields that were filled in belong to the
/// text, comments follow it with a label.
///
/// Reading stops after [#LIMIT] or [#MOST_PAGES]: what was read until then is the text.
public final class PdfReader implements DocumentReader {
    /// How much of the processor's time the pages of one document may take: less than the process has for a file.
    private static final Duration LIMIT = Duration.ofSeconds(18);

    /// The pages of thirty novels; more of them hold hardly anything each, and their number is an attack on memory.
    private static final int MOST_PAGES = 20_000;

    /// The time is looked at after so many pages.
    private static final int PAGES = 16;

    static {
        StandInFonts.install();
    }

    private final List<Taken> taken = new ArrayList<>();
    private final PdfFurniture furniture = new PdfFurniture();
    private final ReadingTime time = new ReadingTime(LIMIT);
    private long characters;
    private int pictures;

    /// What is kept of a page until all are read.
    private record Taken(List<GlyphLine> lines, List<String> comments, float height) {}

    @Override
    public ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        try (PDDocument document = open(content, passwords)) {
            if (document.getNumberOfPages() == 0) {
                throw new IOException("no page is left of it");
            }
            boolean isOver = false;
            try {
                new PdfPages(this::take).read(document);
            } catch (TextLimitException limit) {
                isOver = true;
            }
            DocumentText text = new DocumentText();
            try {
                write(text);
            } catch (TextLimitException limit) {
                // The text says so itself.
            }
            if (text.length() == 0 && pictures > 0) {
                throw new NoTextException(
                        SkipReason.PICTURES_ONLY,
                        document.isEncrypted() ? "encrypted, but no password is needed to open it" : "");
            }
            if (isOver) {
                text.lacks(
                        "only the first " + taken.size() + " of " + document.getNumberOfPages() + " pages were read");
            } else if (pictures > 0 && text.notice().isEmpty()) {
                text.lacks(pictures + " of " + taken.size() + " pages are pictures without text");
            }
            return properties(document).with(text);
        }
    }

    private static PDDocument open(byte[] content, List<String> passwords) throws IOException, NoTextException {
        List<String> all = new ArrayList<>(passwords);
        all.addFirst("");
        for (String password : all) {
            try {
                return Loader.loadPDF(content, password, null, null, IOUtils.createMemoryOnlyStreamCache());
            } catch (InvalidPasswordException next) {
                // One of the others may be right.
            } catch (NoClassDefFoundError certificate) {
                // PDFBox looks for BouncyCastle, which is not here: the document is for the holder of a certificate.
                throw NoTextException.encrypted();
            }
        }
        throw NoTextException.encrypted();
    }

    private void take(PdfPages.Page page) {
        List<GlyphLine> lines = PdfRows.of(page.glyphs());
        furniture.add(lines, page.height());
        taken.add(new Taken(lines, page.comments(), page.height()));
        characters += page.glyphs().size();
        pictures += page.isPicture() ? 1 : 0;
        if (characters > Allowance.atHand().characters()
                || taken.size() == MOST_PAGES
                || (taken.size() % PAGES == 0 && time.isOver())) {
            throw new TextLimitException();
        }
    }

    private void write(DocumentText text) {
        PdfParagraphs paragraphs = new PdfParagraphs(text);
        for (Taken page : taken) {
            for (List<GlyphLine> block : PageColumns.blocks(furniture.without(page.lines, page.height))) {
                paragraphs.add(block);
            }
        }
        paragraphs.end();
        NoteLabels labels = NoteLabels.of(text.from(0));
        for (Taken page : taken) {
            for (String comment : page.comments) {
                int line = comment.indexOf('\n');
                text.addParagraphs(labels.comment(comment.substring(0, line))
                        + comment.substring(line + 1).replace('\r', '\n'));
            }
        }
    }

    private static Properties properties(PDDocument document) {
        try {
            PDDocumentInformation information = document.getDocumentInformation();
            return new Properties(
                    words(information.getTitle()),
                    words(information.getAuthor()),
                    date(information.getCreationDate()),
                    date(information.getModificationDate()));
        } catch (RuntimeException damaged) {
            return Properties.NONE;
        }
    }

    private static String words(@Nullable String value) {
        return value == null ? "" : value;
    }

    private static String date(@Nullable Calendar value) {
        return value == null ? "" : value.toInstant().toString();
    }
}
