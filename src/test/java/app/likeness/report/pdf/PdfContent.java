package app.likeness.report.pdf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/// What a reader of a PDF gets: its text, bookmarks and properties, and the letters that stand outside of the margins.
public record PdfContent(
        String text,
        List<String> bookmarks,
        String title,
        String language,
        List<String> properties,
        List<String> outside) {
    public static PdfContent of(Path file) throws IOException {
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            List<String> outside = new ArrayList<>();
            var stripper = new PDFTextStripper() {
                @Override
                protected void processTextPosition(TextPosition letter) {
                    float right = letter.getXDirAdj() + letter.getWidthDirAdj();
                    if (letter.getXDirAdj() < PdfCanvas.LEFT - 0.5f
                            || right > PdfCanvas.LEFT + PdfCanvas.WIDTH + 0.5f
                            || letter.getYDirAdj() < 20
                            || letter.getYDirAdj() > 830) {
                        outside.add(getCurrentPageNo() + ": " + letter.getUnicode() + " at " + letter.getXDirAdj());
                    }
                    super.processTextPosition(letter);
                }
            };
            String text = stripper.getText(document);
            List<String> bookmarks = new ArrayList<>();
            for (PDOutlineItem item :
                    document.getDocumentCatalog().getDocumentOutline().children()) {
                bookmarks.add(item.getTitle());
                item.children().forEach(child -> bookmarks.add(child.getTitle()));
            }
            PDDocumentInformation about = document.getDocumentInformation();
            return new PdfContent(
                    text,
                    bookmarks,
                    about.getTitle(),
                    document.getDocumentCatalog().getLanguage(),
                    List.of(about.getSubject(), about.getCreator(), about.getProducer()),
                    outside);
        }
    }

    /// Text, bookmarks and properties.
    public String all() {
        return text + bookmarks + title + properties;
    }

    /// The text without spaces and line ends.
    String dense() {
        return text.replaceAll("\\s+", "");
    }
}
