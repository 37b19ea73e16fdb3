package app.likeness.compare.exclude;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.compare.align.Aligner;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Finds what a text marks as quoted: between quotation marks that open and close within one paragraph (“ ” „ “ « »
/// » « ‹ › 「」 『』 〝〞 " " ＂＂), and lines that begin with `>`, as Markdown writes a block quotation, and as the
/// lines of a web page's `blockquote` are read.
///
/// What weighs less than [#LEAST_WEIGHT] is a term, a title or a word held at arm's length, for which Chinese uses the
/// same marks, and could not be a passage; it counts. What weighs more than [#LONG_WEIGHT] is by right only where its
/// source is named, otherwise whoever puts a whole work in quotation marks would have copied nothing: up to [#NEAR]
/// characters from it must stand a citation mark (`[3]`, `①`, `¹`), a title (《…》), a year in brackets, a verb of saying
/// (`指出`, `wrote`), or behind it, or in the last line of a block, a dash and a name. Single marks ‘ ’ are left alone:
/// they are apostrophes as well. O(length).
public final class Quotations {
    /// 13 Han characters or 7 words.
    static final int LEAST_WEIGHT = Aligner.LEAST_WEIGHT;

    /// 200 Han characters or 100 words.
    static final int LONG_WEIGHT = 200;

    /// How far from a long quotation its source may be named, in UTF-16 units.
    static final int NEAR = 80;

    /// A citation mark may stand inside the closing mark.
    private static final int INSIDE = 12;

    /// Each opening mark and behind it the closing one. „ closes with “, or with ” where the keyboard had no other.
    static final String PAIRS = "“”「」『』«»‹›〝〞〝〟„“„”»«\"\"＂＂";

    private static final Pattern SOURCE = Pattern.compile(
            "[\\[［〔【(（]\\s?\\d{1,3}(?:\\s?[-–,，、:：]\\s?\\d{1,4}){0,5}\\s?[]］〕】)）]"
                    + "|[①-⑳¹²³⁴-⁹]|《[^》]{1,40}》|[(（][^()（）]{0,60}(?:1[5-9]|20)\\d\\d[^()（）]{0,20}[)）]"
                    + "|写道|指出|认为|提出|强调|论述|记载|说过|寫道|認為|強調|論述|記載|說過"
                    + "|(?i:\\b(?:according to|wrote|writes|stated|states|argued|argues|noted|notes|quoted in|cited in)\\b)");

    private static final Pattern NAME_BEHIND = Pattern.compile("\\s*(?:—{1,2}|-{2}|–)\\s*\\p{L}");

    /// At the beginning of the last line of a block.
    private static final Pattern NAME_BELOW =
            Pattern.compile("(?:^|\\n) {0,3}>[> ]*(?:—{1,2}|-{2}|–|―) ?\\p{L}[^\\n]{0," + NEAR + "}\\n?\\z");

    /// From the beginning of a line on; one match for all lines of a block.
    private static final Pattern BLOCK = Pattern.compile("^(?: {0,3}>[^\\n]*(?:\\n|\\z))++", Pattern.MULTILINE);

    /// Quotations stand in each other two or three deep; more is a heap of marks that nobody closed.
    private static final int DEEPEST = 16;

    private record Open(char mark, int at) {}

    private final String text;
    private final Letters letters;
    private final List<ExcludedSpan> found = new ArrayList<>();

    private Quotations(String text, FoldedText folded) {
        this.text = text;
        this.letters = new Letters(folded);
    }

    /// The quotations of `text`, whose folded form is `folded`.
    public static List<ExcludedSpan> of(String text, FoldedText folded) {
        var quotations = new Quotations(text, folded);
        boolean isMarked = nextMark(text, 0, text.length()) < text.length();
        int start = isMarked ? 0 : text.length();
        while (start < text.length()) {
            int end = quotations.paragraphEnd(start);
            quotations.betweenMarks(start, end);
            start = end;
        }
        if (text.indexOf('>') >= 0) {
            BLOCK.matcher(text).results().forEach(block -> quotations.add(new Span(block.start(), block.end())));
        }
        return List.copyOf(quotations.found);
    }

    /// The place of the first quotation mark from `start` on; `end` if there is none before it.
    private static int nextMark(String text, int start, int end) {
        int at = start;
        while (at < end && !isMark(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /// Whether it is one of [#PAIRS], which is searched only for the few characters that stand near one of them.
    static boolean isMark(char character) {
        if (character < '\u2018') {
            return character == '"' || character == '«' || character == '»';
        }
        boolean mayBe = character <= '\u203A' || (character >= '\u300C' && character <= '\u301F') || character == '＂';
        return mayBe && PAIRS.indexOf(character) >= 0;
    }

    /// Behind the line end that ends the paragraph which begins at `start`: one before an empty or an indented
    /// line, and any one behind a character of a script without spaces or its punctuation: only words are wrapped.
    private int paragraphEnd(int start) {
        for (int end = text.indexOf('\n', start); end >= 0; end = text.indexOf('\n', end + 1)) {
            boolean isReturn = end > start && text.charAt(end - 1) == '\r';
            int last = isReturn ? end - 1 : end;
            boolean isWide = last > start && text.charAt(last - 1) >= '\u2E80';
            boolean isNextApart = end + 1 == text.length() || Character.isWhitespace(text.charAt(end + 1));
            if (isWide || isNextApart) {
                return end + 1;
            }
        }
        return text.length();
    }

    /// Adds the outermost quotations of a paragraph. A closing mark ends what the last fitting one began; what was
    /// begun in between is unclosed, and so is what the paragraph leaves open.
    private void betweenMarks(int start, int end) {
        int first = nextMark(text, start, end);
        if (first == end) {
            return;
        }
        Deque<Open> open = new ArrayDeque<>();
        Deque<Span> closed = new ArrayDeque<>();
        for (int i = first; i < end; i = nextMark(text, i + 1, end)) {
            char mark = text.charAt(i);
            Open begun = mayClose(mark, i) ? begun(open, mark) : null;
            if (begun != null) {
                while (!closed.isEmpty() && closed.peek().start() > begun.at) {
                    closed.pop();
                }
                closed.push(new Span(begun.at, i + 1));
            } else if (mayOpen(mark, i)) {
                open.push(new Open(mark, i));
            }
        }
        closed.descendingIterator().forEachRemaining(this::add);
    }

    /// Takes the last one that `mark` closes off `open`, with all behind it; null, and nothing, if there is none.
    private static @Nullable Open begun(Deque<Open> open, char mark) {
        if (open.stream().limit(DEEPEST).noneMatch(each -> isPair(each.mark, mark))) {
            return null;
        }
        Open last = open.pop();
        while (!isPair(last.mark, mark)) {
            last = open.pop();
        }
        return last;
    }

    private static boolean isPair(char opening, char closing) {
        for (int i = 0; i < PAIRS.length(); i += 2) {
            if (PAIRS.charAt(i) == opening && PAIRS.charAt(i + 1) == closing) {
                return true;
            }
        }
        return false;
    }

    private boolean mayClose(char mark, int at) {
        boolean isStraight = mark == '"' || mark == '＂';
        return !isStraight || (at > 0 && !Character.isWhitespace(text.charAt(at - 1)));
    }

    /// Marks that close as well open only where a word can begin.
    private boolean mayOpen(char mark, int at) {
        boolean isOpening = false;
        for (int i = 0; i < PAIRS.length(); i += 2) {
            isOpening |= PAIRS.charAt(i) == mark;
        }
        boolean isTwoWay = mark == '"' || mark == '＂' || mark == '»';
        return isOpening && (!isTwoWay || (at + 1 < text.length() && !Character.isWhitespace(text.charAt(at + 1))));
    }

    private void add(Span span) {
        int weight = letters.weight(span);
        if (weight >= LEAST_WEIGHT && (weight <= LONG_WEIGHT || isSourceNamed(span))) {
            found.add(new ExcludedSpan(Exclusion.QUOTATION, span));
        }
    }

    private boolean isSourceNamed(Span quotation) {
        String before = text.substring(Math.max(0, quotation.start() - NEAR), quotation.start());
        String behind = text.substring(quotation.end(), Math.min(text.length(), quotation.end() + NEAR));
        String inside = text.substring(Math.max(quotation.start(), quotation.end() - INSIDE), quotation.end());
        return SOURCE.matcher(before).find()
                || SOURCE.matcher(inside + behind).find()
                || NAME_BEHIND.matcher(behind).lookingAt()
                || NAME_BELOW
                        .matcher(text)
                        .region(Math.max(quotation.start(), quotation.end() - 2 * NEAR), quotation.end())
                        .useAnchoringBounds(true)
                        .find();
    }
}
