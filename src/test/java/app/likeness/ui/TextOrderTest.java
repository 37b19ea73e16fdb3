package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Collator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextOrderTest {
    private static final List<String> LETTERS = List.of(
            "a", "A", "b", "z", "ä", "é", "e\u0301", "ß", "1", "2", "10", " ", "-", "_", "王", "李", "张", "阿", "𠀀", "א");

    @Test
    void wordsStandInTheOrderOfTheLanguage() {
        assertEquals(List.of("阿", "李", "王", "张"), sorted(Locale.CHINA, List.of("王", "李", "张", "阿")));
        assertEquals(
                List.of("Äpfel", "apple", "Apple pie", "zebra"),
                sorted(Locale.UK, List.of("zebra", "Apple pie", "apple", "Äpfel")));
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

    private static List<String> sorted(Locale language, List<String> words) {
        return IntStream.range(0, words.size())
                .boxed()
                .sorted(new TextOrder(language).of(words))
                .map(words::get)
                .toList();
    }
}
