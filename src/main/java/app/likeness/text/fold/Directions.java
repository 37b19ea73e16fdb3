package app.likeness.text.fold;

import app.likeness.text.Chunks;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Text that is stored backwards and shown forwards, between marks that override its direction (U+202E … U+202C).
///
/// Of Unicode's bidirectional algorithm (UAX 9) these are the rules for explicit levels, X1 to X8, and for reordering,
/// L2 and L3, with the difference that letters of scripts written from the right, and whatever nothing overrides, keep
/// the order they are read in. An override ends at its mark or at the end of the line.
final class Directions {
    static final char RLO = '\u202e';
    private static final char LRE = '\u202a';
    private static final char RLE = '\u202b';
    private static final char PDF = '\u202c';
    private static final char LRO = '\u202d';
    private static final char LRI = '\u2066';
    private static final char RLI = '\u2067';
    private static final char FSI = '\u2068';
    private static final char PDI = '\u2069';

    /// What is nested deeper has no effect (UAX 9, BD2).
    private static final int MAX_DEPTH = 125;

    private final char[] text;
    /// How often each character of a line is turned round: forwards where it is even.
    private final byte[] levels;
    private final byte[] stack = new byte[MAX_DEPTH + 1];
    private final boolean[] isolates = new boolean[MAX_DEPTH + 1];
    private int depth;
    private int overflow;

    private Directions(String text) {
        this.text = text.toCharArray();
        levels = new byte[this.text.length];
    }

    /// Whether a part of `text` may be shown backwards.
    static boolean isOverridden(String text) {
        return text.indexOf(RLO) >= 0;
    }

    /// `text` in the order in which it is shown, as long as before: only what stands within an override changes its
    /// place. O(length × depth of the overrides).
    static String displayed(String text) {
        return isOverridden(text) ? new Directions(text).displayed() : text;
    }

    /// The stretches of `text` that are shown in another order than they are stored in, with the marks around them,
    /// ascending.
    static List<Span> turned(String text) {
        List<Span> turned = new ArrayList<>();
        if (!isOverridden(text)) {
            return turned;
        }
        Directions directions = new Directions(text);
        directions.displayed();
        for (int i = 0; i < text.length(); i++) {
            int start = i;
            boolean backwards = false;
            while (i < text.length() && directions.levels[i] > 0) {
                backwards |= (directions.levels[i] & 1) != 0;
                i++;
            }
            if (backwards) {
                boolean closed = i < text.length() && text.charAt(i) == PDF;
                turned.add(
                        new Span(start > 0 && text.charAt(start - 1) == RLO ? start - 1 : start, closed ? i + 1 : i));
            }
        }
        return turned;
    }

    private String displayed() {
        int start = 0;
        for (int i = 0; i <= text.length; i++) {
            if (i == text.length || Chunks.isLineEnd(text[i])) {
                reorder(start, i);
                start = i + 1;
            }
        }
        return new String(text);
    }

    private void reorder(int from, int to) {
        depth = 0;
        overflow = 0;
        int highest = 0;
        for (int i = from; i < to; i++) {
            levels[i] = (byte) level(text[i]);
            highest = Math.max(highest, levels[i]);
        }
        for (int level = highest; level > 0; level--) {
            for (int i = from; i < to; i++) {
                int start = i;
                while (i < to && levels[i] >= level) {
                    i++;
                }
                turn(start, i);
            }
        }
    }

    /// The level of the next character; a mark belongs to what is around its embedding.
    private int level(char c) {
        int around = stack[depth];
        switch (c) {
            case RLO -> open(around + 1 | 1, false);
            case LRO, LRE, RLE -> open(forwards(around), false);
            case LRI, RLI, FSI -> open(forwards(around), true);
            case PDF -> close(false);
            case PDI -> close(true);
            default -> {
                return isFromRight(c) ? forwards(around) : around;
            }
        }
        return Math.min(around, stack[depth]);
    }

    private static int forwards(int level) {
        return level + (level & 1);
    }

    private void open(int level, boolean isolate) {
        if (depth == MAX_DEPTH || level > MAX_DEPTH) {
            overflow++;
        } else {
            stack[++depth] = (byte) level;
            isolates[depth] = isolate;
        }
    }

    /// Ends the innermost embedding, or the innermost isolate with all that is open in it.
    private void close(boolean isolate) {
        if (overflow > 0) {
            overflow--;
            return;
        }
        int opened = depth;
        while (isolate && opened > 0 && !isolates[opened]) {
            opened--;
        }
        if (opened > 0 && isolates[opened] == isolate) {
            depth = opened - 1;
        }
    }

    /// Whether `c` is a mark that opens or closes an embedding, override or isolate.
    static boolean isMark(int c) {
        return (c >= LRE && c <= RLO) || (c >= LRI && c <= PDI);
    }

    private static boolean isFromRight(char c) {
        return switch (Character.getDirectionality(c)) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC -> true;
            default -> false;
        };
    }

    /// Reverses `[from, to)` by characters as readers see them: a base and the marks on it stay together.
    private void turn(int from, int to) {
        for (int i = from; i < to; ) {
            int end = i + 1;
            while (end < to && belongsToOneBefore(end)) {
                end++;
            }
            reverse(i, end);
            i = end;
        }
        reverse(from, to);
    }

    private boolean belongsToOneBefore(int index) {
        char c = text[index];
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            default -> Character.isLowSurrogate(c) && Character.isHighSurrogate(text[index - 1]);
        };
    }

    private void reverse(int from, int to) {
        for (int i = from, j = to - 1; i < j; i++, j--) {
            char c = text[i];
            text[i] = text[j];
            text[j] = c;
        }
    }
}
