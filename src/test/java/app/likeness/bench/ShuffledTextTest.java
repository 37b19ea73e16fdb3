package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.align.Aligner;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Texts of which every sentence or every clause is copied, in another order.
class ShuffledTextTest {
    private static final int TEXTS = 40;

    private final ChineseNews news = new ChineseNews(11);

    @ParameterizedTest
    @CsvSource({"(?<=。), false, 0.92", "(?<=。), true, 0.92", "'(?<=[，。；])', false, 0.88", "'(?<=[，。；])', true, 0.93"})
    void nearlyAllOfItCounts(String end, boolean reversed, double least) {
        List<Double> shares = IntStream.range(0, TEXTS)
                .mapToObj(number -> {
                    String text = text(number);
                    List<String> pieces = new ArrayList<>(Arrays.asList(text.split(end, -1)));
                    if (reversed) {
                        Collections.reverse(pieces);
                    } else {
                        Collections.shuffle(pieces, new Random(number));
                    }
                    return share(text, compared(text, String.join("", pieces)));
                })
                .sorted()
                .toList();
        double mean = shares.stream().mapToDouble(share -> share).average().orElse(0);
        assertTrue(mean >= least, () -> "mean " + mean + ", " + shares);
        assertTrue(shares.get(TEXTS / 20) >= 0.7, shares::toString);
    }

    @Test
    void whatTheStudentPutBetweenDoesNot() {
        String text = text(3);
        List<String> pieces = new ArrayList<>(Arrays.asList(text.split("(?<=。)", -1)));
        Collections.reverse(pieces);
        String own = text(4);
        String[] others = own.split("(?<=。)", -1);
        StringBuilder mixed = new StringBuilder();
        int put = 0;
        for (int i = 0; i < pieces.size(); i++) {
            mixed.append(pieces.get(i));
            if (i % 2 == 0 && i / 2 < others.length) {
                mixed.append(others[i / 2]);
                put += letters(others[i / 2]);
            }
        }
        Comparison comparison = compared(mixed.toString(), text);
        assertTrue(
                comparison.sharedLeft() <= letters(mixed.toString()) - 0.8 * put,
                () -> comparison.sharedLeft() + " of " + letters(mixed.toString()));
    }

    @Test
    void whatIsShownOfItIsTheVerySame() {
        String text = text(5);
        List<String> clauses = new ArrayList<>(Arrays.asList(text.split("(?<=[，。；])", -1)));
        Collections.reverse(clauses);

        List<Match> matches = compared(text, String.join("", clauses)).matches();
        assertTrue(matches.size() > 10, "pieces " + matches.size());
        long differing = matches.stream()
                .filter(match -> match.sharedCharacters()
                        < letters(text.substring(
                                match.left().start(), match.left().end())))
                .count();
        assertTrue(differing <= 1, "pieces that differ " + differing);
        assertTrue(matches.stream().anyMatch(match -> match.kind() == Match.Kind.REORDERED));
    }

    private String text(int number) {
        return news.article(number).text();
    }

    private static Comparison compared(String left, String right) {
        return new Aligner().compare(FoldedText.of(left), FoldedText.of(right));
    }

    private static double share(String text, Comparison comparison) {
        return (double) comparison.sharedLeft() / letters(text);
    }

    private static int letters(String text) {
        return new Letters(FoldedText.of(text)).count();
    }
}
