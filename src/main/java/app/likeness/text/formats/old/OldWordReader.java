package app.likeness.text.formats.old;

import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.NoteLabels;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.reader.ReaderReply;
import java.io.IOException;
import org.apache.poi.hwpf.HWPFDocument;
import org.apache.poi.hwpf.HWPFDocumentCore;
import org.apache.poi.hwpf.HWPFOldDocument;
import org.apache.poi.hwpf.OldWordFileFormatException;
import org.apache.poi.hwpf.usermodel.CharacterRun;
import org.apache.poi.hwpf.usermodel.Paragraph;
import org.apache.poi.hwpf.usermodel.Range;
import org.apache.poi.poifs.filesystem.DirectoryNode;

/// Word documents of Word 6 to 2003: the body, then text boxes, footnotes, endnotes and comments. Headers and footers
/// are left out.
public final class OldWordReader {
    private static final int WHITE = 8;
    private static final int WHITE_24 = 0xFFFFFF;

    /// One point, in half points.
    private static final int TINY = 2;

    private final DocumentText text = new DocumentText();
    private int fieldDepth;
    private int instructionDepth;

    private OldWordReader() {}

    public static ReaderReply read(DirectoryNode root) throws IOException {
        OldWordReader reader = new OldWordReader();
        HWPFDocumentCore document;
        try {
            document = new HWPFDocument(root);
        } catch (OldWordFileFormatException old) {
            document = new HWPFOldDocument(root);
        }
        try {
            reader.add(document);
        } catch (TextLimitException cut) {
            // What was read until then is the text.
        }
        return OldProperties.of(document).with(reader.text);
    }

    private void add(HWPFDocumentCore core) {
        add(core.getRange());
        if (core instanceof HWPFDocument document) {
            add(document.getMainTextboxRange());
            NoteLabels labels = NoteLabels.of(text.text());
            notes(document.getFootnoteRange(), labels, 0);
            notes(document.getEndnoteRange(), labels, 1);
            notes(document.getCommentsRange(), labels, 2);
        }
    }

    /// @param kind 0 for footnotes, 1 for endnotes, 2 for comments
    private void notes(Range range, NoteLabels labels, int kind) {
        int number = 0;
        for (int i = 0; i < range.numParagraphs(); i++) {
            OldWordReader note = new OldWordReader();
            note.paragraph(range.getParagraph(i));
            String words = note.text.text();
            if (!words.isBlank()) {
                number++;
                String label =
                        kind == 0 ? labels.footnote(number) : kind == 1 ? labels.endnote(number) : labels.comment("");
                text.addParagraphs(label + words);
            }
        }
    }

    private void add(Range range) {
        for (int i = 0; i < range.numParagraphs(); i++) {
            paragraph(range.getParagraph(i));
        }
        text.endParagraph();
    }

    private void paragraph(Paragraph paragraph) {
        for (int i = 0; i < paragraph.numCharacterRuns(); i++) {
            CharacterRun run = paragraph.getCharacterRun(i);
            if (!run.isMarkedDeleted()) {
                add(run.text(), isHidden(run), paragraph.isInTable());
            }
        }
        if (!paragraph.isInTable() || paragraph.isTableRowEnd()) {
            text.endParagraph();
        }
    }

    private static boolean isHidden(CharacterRun run) {
        boolean isWhite = run.getColor() == WHITE || run.getIco24() == WHITE_24;
        boolean onColour = run.isHighlighted();
        return run.isVanished() || (isWhite && !onColour) || run.getFontSize() <= TINY;
    }

    /// Characters below a space are marks of the format.
    private void add(String words, boolean hidden, boolean inTable) {
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            switch (c) {
                case 0x13 -> {
                    fieldDepth++;
                    instructionDepth++;
                }
                case 0x14 -> instructionDepth = Math.max(0, instructionDepth - 1);
                case 0x15 -> {
                    instructionDepth = Math.min(instructionDepth, Math.max(0, fieldDepth - 1));
                    fieldDepth = Math.max(0, fieldDepth - 1);
                }
                default -> {
                    if (instructionDepth == 0) {
                        add(c, hidden, inTable);
                    }
                }
            }
        }
    }

    private void add(char c, boolean hidden, boolean inTable) {
        switch (c) {
            // The end of a cell.
            case 0x07 -> text.append('\t', false);
            case '\r' -> {
                if (inTable) {
                    text.append('\n', false);
                }
            }
            case 0x0B -> text.append('\n', hidden);
            case 0x0C, 0x0E -> text.endParagraph();
            case 0x1E -> text.append('-', hidden);
            case 0xA0 -> text.append(' ', hidden);
            default -> {
                if (c >= ' ' || c == '\t') {
                    text.append(c, hidden);
                }
            }
        }
    }
}
