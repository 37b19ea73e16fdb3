package app.likeness.text.formats;

import app.likeness.text.ReaderReply;
import java.io.IOException;
import java.util.List;
import org.apache.poi.hslf.usermodel.HSLFComment;
import org.apache.poi.hslf.usermodel.HSLFGroupShape;
import org.apache.poi.hslf.usermodel.HSLFNotes;
import org.apache.poi.hslf.usermodel.HSLFShape;
import org.apache.poi.hslf.usermodel.HSLFSlide;
import org.apache.poi.hslf.usermodel.HSLFSlideShow;
import org.apache.poi.hslf.usermodel.HSLFTable;
import org.apache.poi.hslf.usermodel.HSLFTableCell;
import org.apache.poi.hslf.usermodel.HSLFTextParagraph;
import org.apache.poi.hslf.usermodel.HSLFTextShape;
import org.apache.poi.poifs.filesystem.DirectoryNode;
import org.apache.poi.sl.usermodel.Placeholder;
import org.jspecify.annotations.Nullable;

/// PowerPoint presentations of PowerPoint 97 to 2003: the slides in their order, each with its comments and its speaker
/// notes, which begin with a label.
final class OldSlidesReader {
    /// Groups hold groups; deeper ones than people make are an attack.
    private static final int MOST_DEPTH = 50;

    private final DocumentText text = new DocumentText();

    private OldSlidesReader() {}

    static ReaderReply read(DirectoryNode root) throws IOException {
        OldSlidesReader reader = new OldSlidesReader();
        try (HSLFSlideShow show = new HSLFSlideShow(root)) {
            try {
                for (HSLFSlide slide : show.getSlides()) {
                    reader.slide(slide);
                }
            } catch (TextLimitException cut) {
                // What was read until then is the text.
            }
            return OldProperties.of(show.getSlideShowImpl()).with(reader.text);
        }
    }

    private void slide(HSLFSlide slide) {
        int start = text.length();
        shapes(slide.getShapes(), 0, false);
        List<HSLFComment> comments = slide.getComments();
        HSLFNotes notes = slide.getNotes();
        if (comments.isEmpty() && notes == null) {
            return;
        }
        NoteLabels labels = NoteLabels.of(text.from(start));
        comments.forEach(comment -> text.addParagraphs(labels.comment(comment.getAuthor()) + comment.getText()));
        if (notes != null) {
            OldSlidesReader spoken = new OldSlidesReader();
            spoken.shapes(notes.getShapes(), 0, true);
            String words = spoken.text.text();
            if (!words.isBlank()) {
                text.addParagraphs(labels.slide() + words);
            }
        }
    }

    private void shapes(List<HSLFShape> shapes, int depth, boolean isNotes) {
        if (depth > MOST_DEPTH) {
            return;
        }
        for (HSLFShape shape : shapes) {
            if (shape instanceof HSLFTable table) {
                table(table);
            } else if (shape instanceof HSLFGroupShape group) {
                shapes(group.getShapes(), depth + 1, isNotes);
            } else if (shape instanceof HSLFTextShape words && isRead(words.getPlaceholder(), isNotes)) {
                paragraphs(words.getTextParagraphs());
            }
        }
    }

    private static boolean isRead(@Nullable Placeholder placeholder, boolean isNotes) {
        if (isNotes) {
            return placeholder == Placeholder.BODY;
        }
        return placeholder != Placeholder.SLIDE_NUMBER
                && placeholder != Placeholder.DATETIME
                && placeholder != Placeholder.FOOTER
                && placeholder != Placeholder.HEADER;
    }

    private void table(HSLFTable table) {
        for (int row = 0; row < table.getNumberOfRows(); row++) {
            for (int column = 0; column < table.getNumberOfColumns(); column++) {
                HSLFTableCell cell = table.getCell(row, column);
                if (column > 0) {
                    text.append('\t', false);
                }
                if (cell != null) {
                    text.append(words(HSLFTextParagraph.getRawText(cell.getTextParagraphs()))
                            .replace('\n', ' ')
                            .strip());
                }
            }
            text.endParagraph();
        }
    }

    private void paragraphs(List<HSLFTextParagraph> paragraphs) {
        text.addParagraphs(words(HSLFTextParagraph.getRawText(paragraphs)));
    }

    /// Paragraphs end with a carriage return, lines with a vertical tab.
    private static String words(String raw) {
        return raw.replace('\r', '\n').replace('\u000b', '\n');
    }
}
