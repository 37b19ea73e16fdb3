package app.likeness.text.formats.old;

import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.NoteLabels;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.reader.ReaderReply;
import java.io.IOException;
import java.util.List;
import org.apache.poi.hslf.record.Comment2000;
import org.apache.poi.hslf.usermodel.HSLFSlideShowImpl;
import org.apache.poi.poifs.filesystem.DirectoryNode;
import org.jspecify.annotations.Nullable;

/// PowerPoint presentations of PowerPoint 97 to 2003: the slides in their order, each with its comments and its speaker
/// notes, which begin with a label.
public final class OldSlidesReader {
    private final DocumentText text = new DocumentText();

    private OldSlidesReader() {}

    public static ReaderReply read(DirectoryNode root) throws IOException {
        OldSlidesReader reader = new OldSlidesReader();
        try (HSLFSlideShowImpl show = new HSLFSlideShowImpl(root)) {
            try {
                OldSlide.all(show.getRecords()).forEach(reader::slide);
            } catch (TextLimitException cut) {
                // What was read until then is the text.
            }
            return OldProperties.of(show).with(reader.text);
        }
    }

    private void slide(OldSlide slide) {
        int start = text.length();
        new OldDrawing(slide.sheet().getPPDrawing(), slide.outlines(), false).addTo(text);
        List<Comment2000> comments = slide.comments();
        if (comments.isEmpty() && slide.notes() == null) {
            return;
        }
        NoteLabels labels = NoteLabels.of(text.from(start));
        comments.forEach(
                comment -> text.addParagraphs(labels.comment(given(comment.getAuthor())) + given(comment.getText())));
        if (slide.notes() != null) {
            DocumentText spoken = new DocumentText();
            new OldDrawing(slide.notes().getPPDrawing(), List.of(), true).addTo(spoken);
            String words = spoken.text();
            if (!words.isBlank()) {
                text.addParagraphs(labels.slide() + words);
            }
        }
    }

    private static String given(@Nullable String words) {
        return words == null ? "" : words;
    }
}
