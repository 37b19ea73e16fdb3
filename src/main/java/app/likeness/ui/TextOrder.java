package app.likeness.ui;

import app.likeness.compare.Ranking;
import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.RuleBasedCollator;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Words in the order of a language, without asking its [Collator] for each comparison or even for each word: what a
/// letter weighs is asked once, and most words are told apart by the first weights of their letters. The languages of
/// the window have no letters that weigh otherwise beside others. Confined to one thread.
final class TextOrder {
    /// The weights that one number has room for.
    private static final int AT_ONCE = Long.SIZE / Character.SIZE;

    /// So many texts are compared with each other.
    private static final int FEW = 16;

    /// How often four weights are looked at: what begins with the same sixteen is compared.
    private static final int MOST_TIMES = 4;

    private final Locale language;
    private final Collator collator;
    /// By letter its first weights; null for letters that have not occurred.
    private final @Nullable String[] weights = new String[Character.MAX_VALUE + 1];

    TextOrder(Locale language) {
        this.language = language;
        collator = Collator.getInstance(language);
    }

    Locale language() {
        return language;
    }

    /// Some places by what stands there; equal texts stay as they were. O(places) for each four weights that it
    /// takes to tell most of the texts apart.
    ///
    /// @param texts by place
    /// @param isDescending whether the last comes first
    int[] sorted(int[] places, List<String> texts, boolean isDescending) {
        int[] sorted = places.clone();
        Comparator<Integer> ascending = (one, other) -> compare(texts.get(one), texts.get(other));
        new Sorting(texts, isDescending, isDescending ? ascending.reversed() : ascending).sort(sorted, 0, 0);
        return sorted;
    }

    /// Puts places in order by four weights at a time.
    private final class Sorting {
        private final List<String> texts;
        private final boolean isDescending;
        private final Comparator<Integer> order;
        private final long[] weights;

        Sorting(List<String> texts, boolean isDescending, Comparator<Integer> order) {
            this.texts = texts;
            this.isDescending = isDescending;
            this.order = order;
            this.weights = new long[texts.size()];
        }

        /// Sorts `places`, whose texts have the same weights up to `known`.
        ///
        /// @param depth how often four weights were looked at before
        void sort(int[] places, int known, int depth) {
            if (places.length <= FEW || depth == MOST_TIMES) {
                compareAll(places);
                return;
            }
            for (int place : places) {
                long next = next(texts.get(place), known);
                weights[place] = isDescending ? ~next : next;
            }
            int[] sorted = Ranking.ascending(places, weights);
            System.arraycopy(sorted, 0, places, 0, sorted.length);
            // What follows looks at other weights of the same places.
            long[] sortedWeights =
                    Arrays.stream(sorted).mapToLong(place -> weights[place]).toArray();
            int from = 0;
            for (int i = 1; i <= sorted.length; i++) {
                if (i == sorted.length || sortedWeights[i] != sortedWeights[from]) {
                    if (i - from > 1) {
                        int[] same = Arrays.copyOfRange(sorted, from, i);
                        sort(same, known + AT_ONCE, depth + 1);
                        System.arraycopy(same, 0, places, from, same.length);
                    }
                    from = i;
                }
            }
        }

        private void compareAll(int[] places) {
            Integer[] compared = Arrays.stream(places).boxed().toArray(Integer[]::new);
            Arrays.sort(compared, order);
            for (int i = 0; i < places.length; i++) {
                places[i] = compared[i];
            }
        }
    }

    /// Four weights of a text behind the first `known`, the first one in the highest bits; 0 behind its end.
    private long next(String text, int known) {
        Weights from = new Weights(text);
        for (int i = 0; i < known; i++) {
            from.next();
        }
        long next = 0;
        for (int i = 0; i < AT_ONCE; i++) {
            next = next << Character.SIZE | from.next();
        }
        return next;
    }

    private int compare(String one, String other) {
        if (one.equals(other)) {
            return 0;
        }
        Weights ofOne = new Weights(one);
        Weights ofOther = new Weights(other);
        while (true) {
            int weight = ofOne.next();
            int order = Integer.compare(weight, ofOther.next());
            if (order != 0) {
                return order;
            }
            if (weight == 0) {
                return collator.compare(one, other);
            }
        }
    }

    /// The weights of a text, one after the other.
    private final class Weights {
        private final String text;
        private int letter;
        private String ofLetter = "";
        private int at;

        Weights(String text) {
            this.text = text;
        }

        /// The next one; 0 behind the last.
        int next() {
            while (at == ofLetter.length()) {
                if (letter == text.length()) {
                    return 0;
                }
                ofLetter = weights(text.charAt(letter++));
                at = 0;
            }
            return ofLetter.charAt(at++);
        }
    }

    private String weights(char letter) {
        String known = weights[letter];
        if (known == null) {
            known = asked(letter);
            weights[letter] = known;
        }
        return known;
    }

    private String asked(char letter) {
        if (!(collator instanceof RuleBasedCollator rules)) {
            return letter == 0 ? "" : String.valueOf(letter);
        }
        StringBuilder found = new StringBuilder();
        CollationElementIterator elements = rules.getCollationElementIterator(String.valueOf(letter));
        for (int element = elements.next(); element != CollationElementIterator.NULLORDER; element = elements.next()) {
            int primary = CollationElementIterator.primaryOrder(element);
            if (primary != 0) {
                found.append((char) primary);
            }
        }
        return found.toString();
    }
}
