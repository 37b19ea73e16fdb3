package app.likeness.text.formats.pdf;

import app.likeness.text.HiddenText;
import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.PrintedLines;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Joins the lines of running text to paragraphs, over the ends of columns and pages too.
///
/// A line begins a paragraph where it is set in, where it stands apart, in another size or with the mark of a list, or
/// where the line before it ends early. Lines of Chinese are joined without a space, a hyphen between two letters at
/// the end of a line is taken out.
final class PdfParagraphs {
    private static final Pattern LIST =
            Pattern.compile("^(?:[•●○■□▪◆◇·‣⁃*]\\s?|[-–—]\\s|\\(?\\d{1,3}[.)、．]\\s?\\D|\\[\\d{1,3}]"
                    + "|[（(][一二三四五六七八九十\\d]{1,3}[)）]|[一二三四五六七八九十]{1,3}、|第[一二三四五六七八九十百\\d]{1,4}[章节条]).*");

    /// A line this much higher or lower, in parts of its size, is of another size.
    private static final float OTHER_SIZE = 0.12f;

    /// Lines of one paragraph are at most so many sizes apart: double spacing.
    private static final float WIDEST = 2.2f;

    private final DocumentText text;
    private boolean isOpen;
    private @Nullable GlyphLine last;
    private float lastRight;

    PdfParagraphs(DocumentText text) {
        this.text = text;
    }

    /// Adds a block of running text, a line a row.
    void add(List<GlyphLine> block) {
        if (block.isEmpty()) {
            return;
        }
        float left = percentile(block, true);
        float right = percentile(block, false);
        float pitch = pitch(block);
        boolean isFirst = true;
        for (GlyphLine line : block) {
            String words = line.text().strip();
            if (words.isEmpty()) {
                continue;
            }
            GlyphLine before = last;
            append(
                    words,
                    before == null
                            || (isFirst
                                    ? !continues(before, line, words, left)
                                    : begins(before, line, words, left, pitch)));
            last = line;
            lastRight = right;
            isFirst = false;
        }
    }

    /// Ends the last paragraph.
    void end() {
        text.endParagraph();
        isOpen = false;
    }

    private void append(String words, boolean begins) {
        if (begins || !isOpen) {
            text.endParagraph();
            text.addWithMarks(words);
        } else {
            join(words);
        }
        isOpen = true;
    }

    private void join(String words) {
        int last = text.lastOfParagraph();
        int first = PrintedLines.first(words);
        boolean isDash = "-\u2010\u2013\u2014/".indexOf(last) >= 0 && text.isWordBeforeLast();
        boolean isHyphen = isDash && (last == '-' || last == '\u2010');
        if (last == 0xAD || (isHyphen && Character.isLowerCase(first))) {
            text.removeLast();
        } else if (!(isDash || (PrintedLines.isWide(last) && PrintedLines.isWide(first)))) {
            text.append(' ', false);
        }
        text.addWithMarks(words);
    }

    private boolean begins(GlyphLine before, GlyphLine line, String words, float left, float pitch) {
        boolean isOtherSize = Math.abs(line.size() - before.size()) > OTHER_SIZE * before.size();
        boolean isApart = line.y() - before.y() > 1.45f * Math.clamp(pitch, 0.6f * line.size(), WIDEST * line.size())
                || line.y() < before.y();
        float indent = line.left() - left;
        boolean isSetIn = indent > 0.9f * line.size() && before.left() - left < 0.6f * line.size();
        boolean isTable = words.indexOf('\t') >= 0;
        return isOtherSize || isApart || isSetIn || isTable || endsEarly(before, line) || isListed(words);
    }

    private static boolean isListed(String words) {
        return LIST.matcher(words.charAt(0) == HiddenText.BEGIN ? words.substring(1) : words)
                .matches();
    }

    /// Whether the first word of `line` would have found room at the end of the line before it.
    private boolean endsEarly(GlyphLine before, GlyphLine line) {
        return before.right() + 0.25f * line.size() + line.firstWord() < lastRight - 0.5f * line.size();
    }

    /// Whether the first line of a block goes on with the paragraph that the block before it left open.
    private boolean continues(GlyphLine before, GlyphLine line, String words, float left) {
        int first = PrintedLines.first(words);
        return isOpen
                && !endsEarly(before, line)
                && Math.abs(line.size() - before.size()) <= OTHER_SIZE * before.size()
                && !PrintedLines.endsSentence(text.lastOfParagraph())
                && line.left() - left <= 0.9f * line.size()
                && (Character.isLowerCase(first) || PrintedLines.isWide(first))
                && !isListed(words);
    }

    /// Where most lines begin or end.
    private static float percentile(List<GlyphLine> block, boolean ofLeft) {
        List<Float> edges = new ArrayList<>();
        block.forEach(line -> edges.add(ofLeft ? line.left() : line.right()));
        edges.sort(null);
        int last = edges.size() - 1;
        return ofLeft ? edges.get(last / 5) : edges.get(last - last / 10);
    }

    /// The distance of two lines of a paragraph: the median, so long as there are enough of them.
    private static float pitch(List<GlyphLine> block) {
        List<Float> distances = new ArrayList<>();
        for (int i = 1; i < block.size(); i++) {
            float distance = block.get(i).y() - block.get(i - 1).y();
            if (distance > 0 && distance < 4 * block.get(i).size()) {
                distances.add(distance);
            }
        }
        distances.sort(null);
        return distances.isEmpty() ? Float.MAX_VALUE / 4 : distances.get(distances.size() / 2);
    }
}
