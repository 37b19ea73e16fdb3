package app.likeness.text.formats;

import app.likeness.text.ReaderReply;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

/// PDF through PDFBox.
final class PdfReader implements DocumentReader {
    @Override
    public ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        try (PDDocument document = Loader.loadPDF(content)) {
            DocumentText text = new DocumentText();
            text.addParagraphs(new PDFTextStripper().getText(document));
            return Properties.NONE.with(text);
        }
    }
}
