package app.likeness.ui.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Collator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextOrderTest {
    private static final List<String> LETTERS =
            List.of("a", "A", "b", "z", "ä", "é", "e\u0301", "ß", " ", "-", "_", "王", "李", "张", "阿", "𠀀", "א");

    @Test
    void wordsStandInTheOrderOfTheLanguage() {
        assertEquals(List.of("阿", "李", "王", "张"), sorted(Locale.CHINA, List.of("王", "李", "张", "阿")));
        assertEquals(
                List.of("Äpfel", "apple", "Apple pie", "zebra"),
                sorted(Locale.UK, List.of("zebra", "Apple pie", "apple", "Äpfel")));
    }

    @Test
    void numbersStandByTheirValue() {
        List<String> names =
                List.of("2", "Document 2", "Document 2b", "Document 10", "Document 10 a", "文章 9", "文章 ０10");
        assertEquals(names, sorted(Locale.UK, names.reversed()));
        assertEquals(names, sorted(Locale.CHINA, names.reversed()));
        assertEquals(List.of("a 7 b", "a 007 c", "a 08"), sorted(Locale.UK, List.of("a 08", "a 007 c", "a 7 b")));
        String large = "9".repeat(40);
        assertEquals(List.of("a9", "a" + large, "b"), sorted(Locale.UK, List.of("b", "a" + large, "a9")));
    }

    @Test
    void theOrderIsThatOfTheCollator() {
        for (Locale language : List.of(Locale.UK, Locale.CHINA, Locale.TAIWAN)) {
            Collator collator = Collator.getInstance(language);
            Random random = new Random(17);
            List<String> words = new ArrayList<>();
            for (int i = 0; i < 400; i++) {
                StringBuilder word = new StringBuilder();
                for (int letters = random.nextInt(6); letters >= 0; letters--) {
                    word.append(LETTERS.get(random.nextInt(LETTERS.size())));
                }
                words.add(word.toString());
            }
            List<String> wanted = new ArrayList<>(words);
            wanted.sort(collator);
            assertEquals(wanted, sorted(language, words), language.toString());
        }
    }

    /// So many with the same beginning that they are put in order by their weights, over and over.
    @Test
    void whatBeginsAlikeStandsInTheOrderOfTheCollatorAndEqualTextsStay() {
        Collator collator = Collator.getInstance(Locale.UK);
        Random random = new Random(23);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            words.add("Article 2".substring(0, random.nextInt(2) * 9)
                    + "no. 0000".repeat(random.nextInt(4))
                    + (random.nextBoolean() ? "É" : "e")
                    + (10 + random.nextInt(30)));
        }
        Comparator<Integer> ascending = (one, other) -> collator.compare(words.get(one), words.get(other));
        int[] places = IntStream.range(0, words.size()).toArray();
        assertArrayEquals(places(words, ascending), new TextOrder(Locale.UK).sorted(places, words, false));
        assertArrayEquals(places(words, ascending.reversed()), new TextOrder(Locale.UK).sorted(places, words, true));
    }

    private static int[] places(List<String> words, Comparator<Integer> order) {
        return IntStream.range(0, words.size())
                .boxed()
                .sorted(order)
                .mapToInt(place -> place)
                .toArray();
    }

    private static List<String> sorted(Locale language, List<String> words) {
        int[] places = IntStream.range(0, words.size()).toArray();
        return Arrays.stream(new TextOrder(language).sorted(places, words, false))
                .mapToObj(words::get)
                .toList();
    }
}
