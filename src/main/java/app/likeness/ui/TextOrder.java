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
/// the
/// window have no letters that weigh otherwise beside others. Confined to one thread.
final class TextOrder {
    private final Collator collator;
    /// By letter its first weights; null for letters that have not occurred.
    private final @Nullable String[] weights = new String[Character.MAX_VALUE + 1];

    TextOrder(Locale language) {
        collator = Collator.getInstance(language);
    }

    /// The order of the places of `texts`, as they are now. O(characters).
    Comparator<Integer> of(List<String> texts) {
        List<String> keys = texts.stream().map(this::key).toList();
        return (one, other) -> {
            int order = keys.get(one).compareTo(keys.get(other));
            return order == 0 && !texts.get(one).equals(texts.get(other))
                    ? collator.compare(texts.get(one), texts.get(other))
                    : order;
        };
    }

    private String key(String text) {
        StringBuilder key = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            String known = weights[letter];
            if (known == null) {
                known = weights(letter);
                weights[letter] = known;
            }
            key.append(known);
        }
        return key.toString();
    }

    private String weights(char letter) {
        if (!(collator instanceof RuleBasedCollator rules)) {
            return String.valueOf(letter);
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
