package app.likeness.ui;

import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.RuleBasedCollator;
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

    /// The order of the places of `texts`, as they are now. O(texts) beside what comparing takes.
    Comparator<Integer> of(List<String> texts) {
        long[] beginnings = texts.stream().mapToLong(this::beginning).toArray();
        return (one, other) -> {
            int order = Long.compareUnsigned(beginnings[one], beginnings[other]);
            return order == 0 ? compare(texts.get(one), texts.get(other)) : order;
        };
    }

    /// The first four weights of a text, the first one in the highest bits; 0 behind its end.
    private long beginning(String text) {
        long beginning = 0;
        Weights from = new Weights(text);
        for (int i = 0; i < AT_ONCE; i++) {
            beginning = beginning << Character.SIZE | from.next();
        }
        return beginning;
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
