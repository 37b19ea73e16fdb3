package app.likeness.text;

import java.util.ArrayList;
import java.util.List;

/// Text that stands in a document and that no reader sees: white on white, of no size, off the page.
///
/// Extractors keep such text, between two characters that Unicode reserves for a program's own use and that no
/// document may bring along ([#withoutMarks(String)]). It takes no part in comparing: it would break up a passage that
/// readers see in one piece. An opening mark that is not closed hides nothing; marks do not nest.
public final class HiddenText {
    /// Before hidden text.
    public static final char BEGIN = '\ufdd0';

    /// Behind hidden text.
    public static final char END = '\ufdd1';

    private HiddenText() {}

    /// `text` with marks around it, for an extractor to add to what it reads.
    public static String marked(String text) {
        return BEGIN + withoutMarks(text) + END;
    }

    /// Whether `content` brings marks along.
    public static boolean hasMarks(String content) {
        return content.indexOf(BEGIN) >= 0 || content.indexOf(END) >= 0;
    }

    /// `content` with every mark in it replaced by U+FFFD: what a document says itself is never hidden.
    public static String withoutMarks(String content) {
        return hasMarks(content) ? content.replace(BEGIN, '\ufffd').replace(END, '\ufffd') : content;
    }

    /// `text` without what is hidden in it.
    public static String removed(String text) {
        if (text.indexOf(BEGIN) < 0) {
            return text;
        }
        StringBuilder seen = new StringBuilder();
        int from = 0;
        for (Span span : spans(text)) {
            seen.append(text, from, span.start() - 1);
            from = span.end() + 1;
        }
        return seen.append(text, from, text.length()).toString();
    }

    /// The hidden stretches of a document's text, ascending, without their marks. O(length).
    public static List<Span> spans(String text) {
        List<Span> spans = new ArrayList<>();
        for (int begin = text.indexOf(BEGIN); begin >= 0; ) {
            int end = text.indexOf(END, begin);
            if (end < 0) {
                break;
            }
            spans.add(new Span(begin + 1, end));
            begin = text.indexOf(BEGIN, end);
        }
        return spans;
    }
}
