package app.likeness.ui.table;

import app.likeness.compare.findings.Ranking;
import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.RuleBasedCollator;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Words in the order of a language, without asking its [Collator] for each comparison or even for each word: what a
/// letter weighs is asked once, and most words are told apart by the first weights of their letters. The languages of
/// the window have no letters that weigh otherwise beside others. Numbers inside of them stand by their value:
/// "Document 2" before "Document 10". Confined to one thread.
final class TextOrder {
    /// The weights that one number has room for, and those that are looked at in one step.
    private static final int IN_ONE = Long.SIZE / Character.SIZE;

    private static final int AT_ONCE = 2 * IN_ONE;

    /// So many texts are compared with each other.
    private static final int FEW = 16;

    /// What begins with so many equal weights is compared.
    private static final int MOST = 2 * AT_ONCE;

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
        new Sorting(texts, isDescending, isDescending ? ascending.reversed() : ascending).sort(sorted, 0);
        return sorted;
    }

    /// Puts places in order by eight weights at a time.
    private final class Sorting {
        private final List<String> texts;
        private final boolean isDescending;
        private final Comparator<Integer> order;
        /// By place the weights that are looked at, the earlier and the later ones.
        private final long[] first;

        private final long[] then;

        Sorting(List<String> texts, boolean isDescending, Comparator<Integer> order) {
            this.texts = texts;
            this.isDescending = isDescending;
            this.order = order;
            this.first = new long[texts.size()];
            this.then = new long[texts.size()];
        }

        /// Sorts `places`, whose texts have the same weights up to `known`.
        void sort(int[] places, int known) {
            if (places.length <= FEW || known == MOST) {
                compareAll(places);
                return;
            }
            for (int place : places) {
                Weights weights = new Weights(texts.get(place));
                weights.skip(known);
                first[place] = directed(weights.nextFour());
                then[place] = directed(weights.nextFour());
            }
            int[] sorted = Ranking.ascending(Ranking.ascending(places, then), first);
            System.arraycopy(sorted, 0, places, 0, sorted.length);
            BitSet starts = starts(sorted);
            for (int from = 0; from < sorted.length; ) {
                int to = starts.nextSetBit(from + 1);
                if (to - from > 1) {
                    int[] same = Arrays.copyOfRange(sorted, from, to);
                    sort(same, known + AT_ONCE);
                    System.arraycopy(same, 0, places, from, same.length);
                }
                from = to;
            }
        }

        private long directed(long weights) {
            return isDescending ? ~weights : weights;
        }

        /// Where weights begin that the place before does not have, and the end.
        private BitSet starts(int[] sorted) {
            BitSet starts = new BitSet(sorted.length + 1);
            for (int i = 1; i < sorted.length; i++) {
                starts.set(i, first[sorted[i]] != first[sorted[i - 1]] || then[sorted[i]] != then[sorted[i - 1]]);
            }
            starts.set(sorted.length);
            return starts;
        }

        private void compareAll(int[] places) {
            Integer[] compared = Arrays.stream(places).boxed().toArray(Integer[]::new);
            Arrays.sort(compared, order);
            for (int i = 0; i < places.length; i++) {
                places[i] = compared[i];
            }
        }
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

    /// The weights of a text, one after the other. A number weighs as a nought does, then by how many digits it has
    /// without those in front that are noughts, then by these.
    private final class Weights {
        private final String text;
        private int letter;
        private String ofLetter = "";
        private int at;

        Weights(String text) {
            this.text = text;
        }

        void skip(int count) {
            for (int i = 0; i < count; i++) {
                next();
            }
        }

        /// The next four, the first one in the highest bits.
        long nextFour() {
            long four = 0;
            for (int i = 0; i < IN_ONE; i++) {
                four = four << Character.SIZE | next();
            }
            return four;
        }

        /// The next one; 0 behind the last.
        int next() {
            while (at == ofLetter.length()) {
                if (letter == text.length()) {
                    return 0;
                }
                ofLetter = isDigit(letter) ? ofNumber() : weights(text.charAt(letter++));
                at = 0;
            }
            return ofLetter.charAt(at++);
        }

        private boolean isDigit(int place) {
            return place < text.length() && Character.isDigit(text.charAt(place));
        }

        private String ofNumber() {
            int end = letter;
            while (isDigit(end)) {
                end++;
            }
            while (letter < end - 1 && Character.digit(text.charAt(letter), 10) == 0) {
                letter++;
            }
            StringBuilder number = new StringBuilder(weights('0'));
            number.append((char) Math.min(Character.MAX_VALUE, end - letter));
            for (; letter < end; letter++) {
                number.append(weights(Character.forDigit(Character.digit(text.charAt(letter), 10), 10)));
            }
            return number.toString();
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
