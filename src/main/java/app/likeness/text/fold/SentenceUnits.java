package app.likeness.text.fold;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/// Where the sentences of a folded text begin, in units: what passages are put together from.
///
/// Only what stands between two units is looked at. A sentence ends at `。！？…`, at `.!?` before a space unless a small
/// letter, an abbreviation or an initial says that it goes on, and at an empty line. A single line end ends one only
/// behind a colon or behind a character of a script written without spaces: lines of prose are often wrapped. What
/// weighs less than [#LEAST] joins what follows; what goes on for more than [#MOST] is cut at the next comma, at half
/// as much again anywhere. So text without any mark has pieces, too, and no piece is long. O(length).
///
/// Example: `“Stop!” said Dr. Lee. 3.5 km left.` begins at `Stop` and at `3`.
public final class SentenceUnits {
    /// In weight: a word 2, a character of a script written without spaces 1.
    static final int LEAST = 6;

    static final int MOST = 160;

    private static final String FINAL_MARKS = "。！？｡…‼⁇⁈⁉।॥";
    private static final String MARKS = "!?.．";
    private static final String CLAUSE_MARKS = ",;:，；：、、()（）";

    private static final Set<String> ABBREVIATIONS = Set.of(
            "mr", "mrs", "ms", "dr", "prof", "st", "sr", "jr", "rev", "gen", "col", "capt", "lt", "sgt", "hon", "vs",
            "eg", "ie", "cf", "viz", "al", "fig", "figs", "eq", "eqs", "no", "nos", "vol", "vols", "ed", "eds", "pp",
            "ch", "sec", "art", "approx", "ca", "dept", "univ", "inc", "ltd", "co", "corp", "jan", "feb", "mar", "apr",
            "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "etc");

    private static final int MAX_ABBREVIATION = 6;

    private final FoldedText folded;
    private final String text;

    private SentenceUnits(FoldedText folded) {
        this.folded = folded;
        this.text = folded.text();
    }

    /// The first unit of each sentence, ascending from 0, and then the number of units; `{0}` for a text without
    /// any.
    public static int[] starts(FoldedText text) {
        return new SentenceUnits(text).starts();
    }

    private int[] starts() {
        int units = folded.units();
        int[] starts = new int[units / 8 + 8];
        int count = 1;
        int weight = 0;
        for (int unit = 0; unit + 1 < units; unit++) {
            weight += folded.unitWeight(unit);
            if (weight >= LEAST && endsBehind(unit, weight)) {
                if (count + 1 >= starts.length) {
                    starts = Arrays.copyOf(starts, starts.length * 2);
                }
                starts[count++] = unit + 1;
                weight = 0;
            }
        }
        if (units == 0) {
            return new int[] {0};
        }
        starts[count] = units;
        return Arrays.copyOf(starts, count + 1);
    }

    private boolean endsBehind(int unit, int weight) {
        int from = folded.end(folded.unitStart(unit + 1) - 1);
        int to = folded.start(folded.unitStart(unit + 1));
        if (weight >= MOST && (weight >= MOST + MOST / 2 || hasAny(CLAUSE_MARKS, from, to))) {
            return true;
        }
        if (to - from < 1 || (to - from == 1 && text.charAt(from) == ' ')) {
            return false;
        }
        boolean marked = false;
        boolean strong = false;
        boolean spaced = false;
        boolean colon = false;
        int lines = 0;
        for (int at = from; at < to; at++) {
            char c = text.charAt(at);
            if (FINAL_MARKS.indexOf(c) >= 0) {
                return true;
            }
            if (MARKS.indexOf(c) >= 0) {
                marked = true;
                strong |= c != '.';
                spaced = false;
            } else if (c == '\n' || c == '\u2028' || c == '\u2029' || (c == '\r' && text.charAt(at + 1) != '\n')) {
                lines++;
                spaced = true;
            } else if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                spaced = true;
            } else {
                colon |= c == ':' || c == '：';
            }
        }
        if (lines > 1 || (lines == 1 && (colon || strong || folded.isCharacterUnit(unit)))) {
            return true;
        }
        return marked && spaced && !Character.isLowerCase(text.codePointAt(to)) && (strong || !isAbbreviation(unit));
    }

    private boolean hasAny(String marks, int from, int to) {
        for (int at = from; at < to; at++) {
            if (marks.indexOf(text.charAt(at)) >= 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isAbbreviation(int unit) {
        int from = folded.unitStart(unit);
        int to = folded.unitStart(unit + 1);
        if (to - from == 1) {
            return Character.isUpperCase(text.charAt(folded.start(from)));
        }
        return to - from <= MAX_ABBREVIATION
                && ABBREVIATIONS.contains(
                        folded.characters().substring(from, to).toLowerCase(Locale.ROOT));
    }
}
