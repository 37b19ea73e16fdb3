package app.likeness.fingerprint;

import app.likeness.text.fold.FoldedText;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Seeded texts for tests: Chinese of common characters with punctuation, English of made-up words, or both mixed.
public final class RandomText {
    private static final String PUNCTUATION = "，。、；：！？";

    /// Han characters that fold to themselves.
    private static final String HAN = IntStream.range(0x4E00, 0x9FA5)
            .mapToObj(Character::toString)
            .filter(character -> FoldedText.of(character).characters().equals(character))
            .limit(1500)
            .collect(Collectors.joining());

    private final Random random;

    public RandomText(long seed) {
        this.random = new Random(seed);
    }

    /// `characters` Han characters of 1,500 different ones, with punctuation after some.
    public String han(int characters) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < characters; i++) {
            text.append(HAN.charAt(random.nextInt(HAN.length())));
            if (random.nextInt(12) == 0) {
                text.append(PUNCTUATION.charAt(random.nextInt(PUNCTUATION.length())));
            }
        }
        return text.toString();
    }

    /// `words` lower-case words of a vocabulary of 2,000, one space between them.
    public String words(int words) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words; i++) {
            text.append(i == 0 ? "" : " ").append(word());
        }
        return text.toString();
    }

    /// `units` Han characters and words in stretches of 1 to 9.
    public String mixed(int units) {
        StringBuilder text = new StringBuilder();
        for (int left = units; left > 0; ) {
            int stretch = Math.min(left, 1 + random.nextInt(9));
            text.append(random.nextBoolean() ? han(stretch) : " " + words(stretch) + " ");
            left -= stretch;
        }
        return text.toString();
    }

    /// A text of one of the three kinds.
    public String any(int units) {
        return switch (random.nextInt(3)) {
            case 0 -> han(units);
            case 1 -> words(units);
            default -> mixed(units);
        };
    }

    public int below(int bound) {
        return random.nextInt(bound);
    }

    private String word() {
        int number = random.nextInt(2000);
        return "" + (char) ('a' + number % 26) + (char) ('a' + number / 26 % 26) + (char) ('a' + number / 676) + "o";
    }
}
