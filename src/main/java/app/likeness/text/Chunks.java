package app.likeness.text;

import java.util.Arrays;

/// A text cut into pieces short enough to be laid out one by one: its paragraphs, the long ones cut at sentence ends.
///
/// Offsets stay those of the text. A line without a visible character belongs to no chunk: the space before the next
/// paragraph stands for it. Example: `"One.\r\n\r\nTwo."` has the chunks `[0, 4)` and `[8, 12)`.
public final class Chunks {
    /// UTF-16 units: longer than most paragraphs are, and laid out in a few milliseconds.
    public static final int LONGEST = 1200;

    private int[] starts = new int[16];
    private int[] ends = new int[16];
    private boolean[] opens = new boolean[16];
    private int count;

    private Chunks() {}

    /// Cuts `text`. O(length).
    public static Chunks of(String text) {
        var chunks = new Chunks();
        int start = 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && !isLineEnd(text.charAt(end))) {
                end++;
            }
            chunks.addParagraph(text, start, end);
            start = end + 1;
        }
        chunks.starts = Arrays.copyOf(chunks.starts, chunks.count);
        chunks.ends = Arrays.copyOf(chunks.ends, chunks.count);
        chunks.opens = Arrays.copyOf(chunks.opens, chunks.count);
        return chunks;
    }

    /// How many chunks there are.
    public int count() {
        return count;
    }

    /// Where a chunk begins.
    public int start(int chunk) {
        return starts[chunk];
    }

    /// Behind the last character of a chunk.
    public int end(int chunk) {
        return ends[chunk];
    }

    /// Whether the chunk is the beginning of a paragraph and not the continuation of one that was cut.
    public boolean opensParagraph(int chunk) {
        return opens[chunk];
    }

    /// The chunk that holds `offset`, else the last one before it; 0 when there is none before it.
    public int at(int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? found : Math.max(0, -found - 2);
    }

    /// Whether a line ends with `c`.
    public static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029' || c == '\f' || c == '\u000b';
    }

    private void addParagraph(String text, int start, int end) {
        int from = start;
        int to = end;
        while (to > from && isBlank(text.charAt(to - 1))) {
            to--;
        }
        int[] sentenceEnds = to - from <= LONGEST ? new int[0] : sentenceEnds(text, from, to);
        boolean opening = true;
        while (from < to) {
            int cut = to - from <= LONGEST ? to : cut(text, from, from + LONGEST, sentenceEnds);
            add(from, cut, opening);
            opening = false;
            from = cut;
        }
    }

    /// Behind each sentence of `[from, to)` and the spaces that follow it, ascending.
    private static int[] sentenceEnds(String text, int from, int to) {
        return SentenceSplitter.split(text.substring(from, to)).stream()
                .mapToInt(sentence -> {
                    int end = from + sentence.end();
                    while (end < to && isBlank(text.charAt(end))) {
                        end++;
                    }
                    return end;
                })
                .toArray();
    }

    private void add(int start, int end, boolean opening) {
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, count * 2);
            ends = Arrays.copyOf(ends, count * 2);
            opens = Arrays.copyOf(opens, count * 2);
        }
        starts[count] = start;
        ends[count] = end;
        opens[count] = opening;
        count++;
    }

    /// Where to cut so that the piece from `from` ends at or before `limit`: behind the last sentence end of its
    /// second half, else behind the last space there, else at `limit`, never inside a character.
    private static int cut(String text, int from, int limit, int[] sentenceEnds) {
        int half = from + (limit - from) / 2;
        int found = Arrays.binarySearch(sentenceEnds, limit);
        int last = found >= 0 ? found : -found - 2;
        if (last >= 0 && sentenceEnds[last] > half) {
            return sentenceEnds[last];
        }
        for (int i = limit; i > half; i--) {
            if (isBlank(text.charAt(i - 1))) {
                return i;
            }
        }
        int cut = limit;
        while (cut > half && continues(text, cut)) {
            cut--;
        }
        return cut;
    }

    /// Whether the character at `cut` belongs to the one before it: the second half of a surrogate pair, a mark
    /// that combines, a joiner or a variation selector.
    private static boolean continues(String text, int cut) {
        char c = text.charAt(cut);
        int type = Character.getType(c);
        return Character.isLowSurrogate(c)
                || type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || c == '\u200d'
                || text.charAt(cut - 1) == '\u200d';
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }
}
