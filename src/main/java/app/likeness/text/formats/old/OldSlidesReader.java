package app.likeness.text.formats.old;

import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.NoteLabels;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.reader.ReaderReply;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.poi.hslf.record.Comment2000;
import org.apache.poi.hslf.record.EscherTextboxWrapper;
import org.apache.poi.hslf.record.Record;
import org.apache.poi.hslf.record.RecordTypes;
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
public final class OldSlidesReader {
    /// Groups hold groups; deeper ones than people make are an attack.
    private static final int MOST_DEPTH = 50;

    private static final Set<Long> FIELDS = Stream.of(
                    RecordTypes.SlideNumberMCAtom,
                    RecordTypes.DateTimeMCAtom,
                    RecordTypes.GenericDateMCAtom,
                    RecordTypes.RTFDateTimeMCAtom)
            .map(type -> (long) type.typeID)
            .collect(Collectors.toUnmodifiableSet());

    private final DocumentText text = new DocumentText();

    private OldSlidesReader() {}

    public static ReaderReply read(DirectoryNode root) throws IOException {
        OldSlidesReader reader = new OldSlidesReader();
        try (HSLFSlideShow show = new HSLFSlideShow(root)) {
            try {
                show.getSlides().forEach(reader::slide);
            } catch (TextLimitException cut) {
                // What was read until then is the text.
            }
            return OldProperties.of(show.getSlideShowImpl()).with(reader.text);
        }
    }

    private void slide(HSLFSlide slide) {
        int start = text.length();
        shapes(slide.getShapes(), 0, false);
        List<Comment2000> comments = comments(slide);
        HSLFNotes notes = slide.getNotes();
        if (comments.isEmpty() && notes == null) {
            return;
        }
        NoteLabels labels = NoteLabels.of(text.from(start));
        comments.forEach(
                comment -> text.addParagraphs(labels.comment(given(comment.getAuthor())) + given(comment.getText())));
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
                text.addParagraphs(words(words));
            }
        }
    }

    private static boolean isRead(@Nullable Placeholder placeholder, boolean isNotes) {
        if (isNotes) {
            return placeholder == Placeholder.BODY || placeholder == null;
        }
        return placeholder != Placeholder.SLIDE_NUMBER
                && placeholder != Placeholder.DATETIME
                && placeholder != Placeholder.FOOTER
                && placeholder != Placeholder.HEADER;
    }

    private void table(HSLFTable table) {
        text.endParagraph();
        for (int row = 0; row < table.getNumberOfRows(); row++) {
            for (int column = 0; column < table.getNumberOfColumns(); column++) {
                HSLFTableCell cell = table.getCell(row, column);
                if (column > 0) {
                    text.append('\t', false);
                }
                if (cell != null) {
                    text.append(words(cell).replace('\n', ' ').strip());
                }
            }
            text.endParagraph();
        }
    }

    /// What stands in a shape, a paragraph a line.
    private static String words(HSLFTextShape shape) {
        List<HSLFTextParagraph> paragraphs = shape.getTextParagraphs();
        String raw = HSLFTextParagraph.getRawText(paragraphs);
        // Paragraphs end with a carriage return, lines with a vertical tab.
        return isField(raw, paragraphs) ? "" : raw.replace('\r', '\n').replace('\u000b', '\n');
    }

    /// Whether the words are a star in the place of a number or a date that PowerPoint works out.
    private static boolean isField(String words, List<HSLFTextParagraph> paragraphs) {
        if (!words.strip().equals("*")) {
            return false;
        }
        EscherTextboxWrapper box = paragraphs.getFirst().getTextboxWrapper();
        return box != null && Stream.of(box.getChildRecords()).anyMatch(each -> FIELDS.contains(each.getRecordType()));
    }

    /// What reviewers wrote to the slide. PowerPoint keeps it in tags beside those of its other versions, of which
    /// [HSLFSlide#getComments()] of POI 5.5.1 looks into the first alone.
    private static List<Comment2000> comments(HSLFSlide slide) {
        return children(slide.getSlideRecord(), RecordTypes.ProgTags)
                .flatMap(tags -> children(tags, RecordTypes.ProgBinaryTag))
                .flatMap(tag -> children(tag, RecordTypes.BinaryTagData))
                .flatMap(data -> children(data, RecordTypes.Comment2000))
                .filter(Comment2000.class::isInstance)
                .map(Comment2000.class::cast)
                .toList();
    }

    private static Stream<Record> children(Record container, RecordTypes type) {
        Record[] children = container.getChildRecords();
        return children == null
                ? Stream.empty()
                : Stream.of(children).filter(child -> child.getRecordType() == type.typeID);
    }

    private static String given(@Nullable String words) {
        return words == null ? "" : words;
    }
}
