package app.likeness.ui.table;

import java.text.CollationElementIterator;
import java.text.Collator;
import java.text.RuleBasedCollator;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Words in the order of a language, by keys: the first weights of a text's letters. They are those of the language's
/// [Collator], which is asked once for each letter and not once for each text, and compares alone what has equal ones.
/// The languages of the window have no letters that weigh otherwise beside others. Numbers inside of texts stand by
/// their value: "Document 2" before "Document 10". Confined to one thread.
final class TextOrder {
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

    /// A text and its key.
    private record Keyed(int place, String text, String key) {}

    /// Some places by what stands there; equal texts stay as they were. O(letters + places · log places).
    ///
    /// @param texts by place
    /// @param isDescending whether the last comes first
    int[] sorted(int[] places, List<String> texts, boolean isDescending) {
        Keyed[] sorted = new Keyed[places.length];
        for (int i = 0; i < places.length; i++) {
            String text = texts.get(places[i]);
            sorted[i] = new Keyed(places[i], text, key(text));
        }
        Comparator<Keyed> ascending = Comparator.comparing(Keyed::key).thenComparing(Keyed::text, collator);
        Arrays.sort(sorted, isDescending ? ascending.reversed() : ascending);
        return Arrays.stream(sorted).mapToInt(Keyed::place).toArray();
    }

    /// The weights of the letters, one after the other. A number weighs as a nought does, then by how many digits it
    /// has without those in front that are noughts, then by these.
    private String key(String text) {
        StringBuilder key = new StringBuilder(text.length());
        int letter = 0;
        while (letter < text.length()) {
            if (Character.isDigit(text.charAt(letter))) {
                int end = endOfNumber(text, letter);
                addNumber(key, text, letter, end);
                letter = end;
            } else {
                key.append(weights(text.charAt(letter)));
                letter++;
            }
        }
        return key.toString();
    }

    private static int endOfNumber(String text, int start) {
        int end = start;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private void addNumber(StringBuilder key, String text, int start, int end) {
        int first = start;
        while (first < end - 1 && Character.digit(text.charAt(first), 10) == 0) {
            first++;
        }
        key.append(weights('0'));
        key.append((char) Math.min(Character.MAX_VALUE, end - first));
        for (int i = first; i < end; i++) {
            key.append(weights(Character.forDigit(Character.digit(text.charAt(i), 10), 10)));
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
