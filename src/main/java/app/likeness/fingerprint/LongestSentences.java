package app.likeness.fingerprint;

import app.likeness.text.fold.FoldedText;
import java.util.Arrays;
import java.util.Optional;

/// [Method#LONGEST_SENTENCE] and [Method#LONGEST_SENTENCES]: the hashes of a text's longest sentences, one (attributed
/// to the search engine Baidu) or five (the library nshash; how many can be set). Texts with a hash in common are taken
/// for the same.
///
/// The text is cut at 。！？, in either width, and at line ends; nowhere else, so that a line of English with full stops
/// only is one sentence. What counts of a sentence is its folded form: its length is its folded UTF-16 units, its hash
/// [SentenceHash] of them. Of sentences of one length the one with the smaller hash (as a signed number) is taken for
/// the
/// longer, a sentence that is repeated counts once, and one of a single unit not at all: so the choice depends on the
/// set of sentences alone, not on their order.
///
/// A copy is found as long as one of the sentences survives unchanged; two texts that quote one long sentence are taken
/// for the same, too. O(length).
public final class LongestSentences implements Fingerprinter {
    /// How many sentences [Method#LONGEST_SENTENCES] keeps where nothing else is set.
    static final int SENTENCES = 5;

    private static final int LEAST_LENGTH = 2;

    private final Method method;
    private final int sentences;
    private final SentenceHash hash;

    private LongestSentences(Method method, int sentences, SentenceHash hash) {
        this.method = method;
        this.sentences = sentences;
        this.hash = hash;
    }

    /// [Method#LONGEST_SENTENCE].
    public static LongestSentences one(MethodSettings settings) {
        return new LongestSentences(Method.LONGEST_SENTENCE, 1, settings.hash());
    }

    /// [Method#LONGEST_SENTENCES], as many as the settings say.
    public static LongestSentences several(MethodSettings settings) {
        return new LongestSentences(Method.LONGEST_SENTENCES, settings.sentences(), settings.hash());
    }

    @Override
    public Method method() {
        return method;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        Longest longest = new Longest(sentences, hash);
        int folds = folded.length();
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || isEnd(text.charAt(at))) {
                int to = from;
                while (to < folds && folded.start(to) < at) {
                    to++;
                }
                if (to - from >= LEAST_LENGTH) {
                    longest.offer(folded, from, to);
                }
                from = to;
            }
        }
        return longest.size == 0 ? Optional.empty() : Optional.of(longest.selection(folded));
    }

    private static boolean isEnd(char c) {
        return switch (c) {
            case '。', '！', '？', '!', '?', '｡', '\n', '\r', '\u0085', '\u2028', '\u2029' -> true;
            default -> false;
        };
    }

    /// The longest sentences so far, the longest first.
    private static final class Longest {
        private final SentenceHash function;
        private final long[] hashes;
        private final int[] froms;
        private final int[] lengths;
        private int size;

        Longest(int limit, SentenceHash function) {
            this.function = function;
            hashes = new long[limit];
            froms = new int[limit];
            lengths = new int[limit];
        }

        void offer(FoldedText folded, int from, int to) {
            int length = to - from;
            if (size == hashes.length && length < lengths[size - 1]) {
                return;
            }
            long hash = function.of(folded.characters(), from, to);
            int place = 0;
            while (place < size && (lengths[place] > length || (lengths[place] == length && hashes[place] < hash))) {
                place++;
            }
            boolean isKnown = place < size && lengths[place] == length && hashes[place] == hash;
            if (isKnown || place == hashes.length) {
                return;
            }
            size = Math.min(hashes.length, size + 1);
            for (int i = size - 1; i > place; i--) {
                hashes[i] = hashes[i - 1];
                froms[i] = froms[i - 1];
                lengths[i] = lengths[i - 1];
            }
            hashes[place] = hash;
            froms[place] = from;
            lengths[place] = length;
        }

        Selection selection(FoldedText folded) {
            long[] sorted = Arrays.copyOf(hashes, size);
            Arrays.sort(sorted);
            int[] starts = new int[size];
            int[] ends = new int[size];
            for (int i = 0; i < size; i++) {
                int slot = Arrays.binarySearch(sorted, hashes[i]);
                starts[slot] = folded.start(froms[i]);
                ends[slot] = folded.end(froms[i] + lengths[i] - 1);
            }
            return new Selection(sorted, starts, ends);
        }
    }
}
