package app.likeness.report.docx;

import app.likeness.text.Span;
import java.math.BigInteger;
import org.apache.poi.xwpf.usermodel.XWPFComment;
import org.apache.poi.xwpf.usermodel.XWPFComments;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.w3c.dom.Element;

/// The comments of a Word document: ours come behind those that it has.
final class Comments {
    private static final String AUTHOR = "Likeness";

    private final TextRuns runs;
    private final XWPFComments comments;
    private BigInteger number;

    Comments(XWPFDocument docx, TextRuns runs) {
        this.runs = runs;
        comments = docx.getDocComments() == null ? docx.createComments() : docx.getDocComments();
        number = comments.getComments().stream()
                .map(XWPFComment::getId)
                .map(BigInteger::new)
                .max(BigInteger::compareTo)
                .orElse(BigInteger.ONE.negate());
    }

    /// Adds a comment.
    ///
    /// @param place what it is about, in the text of the runs
    void add(Span place, String words) {
        number = number.add(BigInteger.ONE);
        XWPFComment comment = comments.createComment(number);
        comment.setAuthor(AUTHOR);
        comment.setInitials("L");
        comment.createParagraph().createRun().setText(words);
        Element first = runs.beginning(place.start());
        first.getParentNode().insertBefore(mark(first, "commentRangeStart"), first);
        Element last = runs.ending(place.end());
        Element end = mark(last, "commentRangeEnd");
        last.getParentNode().insertBefore(end, last.getNextSibling());
        Element reference = element(last, "r");
        reference.appendChild(mark(last, "commentReference"));
        last.getParentNode().insertBefore(reference, end.getNextSibling());
    }

    private Element mark(Element beside, String name) {
        Element mark = element(beside, name);
        mark.setAttributeNS(TextRuns.WORD, "w:id", number.toString());
        return mark;
    }

    private static Element element(Element beside, String name) {
        return beside.getOwnerDocument().createElementNS(TextRuns.WORD, "w:" + name);
    }
}
