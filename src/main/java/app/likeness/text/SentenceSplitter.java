package app.likeness.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Cuts text into sentences: at `。！？!?…`, at full stops that end a sentence and at line ends. Closing quotes and
/// brackets stay with the sentence before them. O(length).
///
/// Example: `“Stop!” said Dr. Lee. 3.5 km left.` is `“Stop!” said Dr. Lee.` and `3.5 km left.`: a mark that a quote
/// follows ends a sentence only where no small letter goes on, and a full stop neither inside a number or address nor
/// after an abbreviation or initial.
public final class SentenceSplitter {
    private static final String FINAL_MARKS = "。！？｡…‼⁇⁈⁉।॥";
    private static final String MARKS = FINAL_MARKS + "!?.．";
    private static final String MARKS_AND_CLOSERS = MARKS + "”’\"')]}」』】》〉）］｝〕»›";

    /// Before a full stop that is part of the word; in lower case, without inner stops.
    private static final Set<String> ABBREVIATIONS = Set.of(
            "mr", "mrs", "ms", "dr", "prof", "st", "sr", "jr", "rev", "gen", "col", "capt", "lt", "sgt", "hon", "vs",
            "eg", "ie", "cf", "viz", "al", "fig", "figs", "eq", "eqs", "no", "nos", "vol", "vols", "ed", "eds", "pp",
            "ch", "sec", "art", "approx", "ca", "dept", "univ", "inc", "ltd", "co", "corp", "jan", "feb", "mar", "apr",
            "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec");

    /// No abbreviation is longer: how far back is looked for one.
    private static final int MAX_ABBREVIATION = 12;

    private SentenceSplitter() {}

    /// The sentences of `text` as UTF-16 offsets, sorted, not overlapping, without white space at either end; what
    /// lies between them is white space.
    public static List<Span> split(String text) {
        List<Span> sentences = new ArrayList<>();
        int start = 0;
        for (int at = 0; at < text.length(); ) {
            char c = text.charAt(at);
            if (isLineEnd(c)) {
                add(sentences, text, start, at);
                start = ++at;
            } else if (MARKS.indexOf(c) >= 0) {
                int mark = at;
                while (at < text.length() && MARKS_AND_CLOSERS.indexOf(text.charAt(at)) >= 0) {
                    at++;
                }
                if (isEnd(text, mark, at)) {
                    add(sentences, text, start, at);
                    start = at;
                }
            } else {
                at++;
            }
        }
        add(sentences, text, start, text.length());
        return sentences;
    }

    /// Whether the marks and closing signs `[mark, end)` end a sentence.
    private static boolean isEnd(String text, int mark, int end) {
        if (end == text.length() || isLineEnd(text.charAt(end))) {
            return true;
        }
        boolean isAlone = end - mark == 1;
        for (int i = mark; i < end; i++) {
            if (FINAL_MARKS.indexOf(text.charAt(i)) >= 0) {
                return isAlone || !isLowerCaseAfterSpace(text, end);
            }
        }
        if (!isSpace(text.charAt(end))) {
            // Chinese sets no space after a mark; a number, an address or an opening bracket goes on.
            return Character.isIdeographic(text.codePointAt(end));
        }
        boolean isStop = isAlone && text.charAt(mark) == '.';
        boolean goesOn = (isStop || !isAlone) && isLowerCaseAfterSpace(text, end);
        return !goesOn && !(isStop && isAbbreviation(text, mark));
    }

    /// Whether the next word, after white space, begins with a small letter.
    private static boolean isLowerCaseAfterSpace(String text, int from) {
        int at = from;
        while (at < text.length() && isSpace(text.charAt(at)) && !isLineEnd(text.charAt(at))) {
            at++;
        }
        return at < text.length() && Character.isLowerCase(text.codePointAt(at));
    }

    /// Whether the stop at `stop` belongs to the word before it: `Dr.`, `e.g.`, `J.`
    private static boolean isAbbreviation(String text, int stop) {
        int start = stop;
        while (start > 0 && stop - start < MAX_ABBREVIATION && isWordPart(text.charAt(start - 1))) {
            start--;
        }
        String word = text.substring(start, stop);
        boolean isInitial = word.length() == 1 && Character.isUpperCase(word.charAt(0));
        return isInitial || ABBREVIATIONS.contains(word.replace(".", "").toLowerCase(Locale.ROOT));
    }

    private static boolean isWordPart(char c) {
        return c == '.' || (Character.isLetter(c) && !Character.isIdeographic(c));
    }

    private static void add(List<Span> sentences, String text, int from, int to) {
        int start = from;
        int end = to;
        while (start < end && isSpace(text.charAt(start))) {
            start++;
        }
        while (end > start && isSpace(text.charAt(end - 1))) {
            end--;
        }
        if (start < end) {
            sentences.add(new Span(start, end));
        }
    }

    private static boolean isSpace(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }
}
