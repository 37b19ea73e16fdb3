package app.likeness.ui.pair;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Two long texts with many matches, the same on every machine: passages in the same order with text of their own
/// between them, more of it in the right one.
public record LargePair(String left, String right, Comparison comparison) {
    /// A pair of texts of this size.
    ///
    /// @param characters of each text, about
    /// @param matches how many
    /// @param paragraphs whether there are line ends
    public static LargePair of(int characters, int matches, boolean paragraphs) {
        var random = new Random(11);
        var left = new StringBuilder();
        var right = new StringBuilder();
        var all = new ArrayList<Match>();
        int unit = characters / matches;
        for (int i = 0; i < matches; i++) {
            append(left, random, unit / 2, paragraphs);
            append(right, random, random.nextInt(unit), paragraphs);
            String first = han(random, unit / 4);
            String second = han(random, unit / 4);
            int leftStart = left.length();
            int rightStart = right.length();
            left.append(first).append("昨天").append(second);
            right.append(first).append("日前才").append(second);
            all.add(new Match(
                    new Span(leftStart, left.length()),
                    new Span(rightStart, right.length()),
                    Match.Kind.EDITED,
                    List.of(
                            run(leftStart, rightStart, first.length()),
                            run(leftStart + first.length() + 2, rightStart + first.length() + 3, second.length()))));
        }
        int shared = all.stream().mapToInt(Match::sharedCharacters).sum();
        return new LargePair(
                left.toString(),
                right.toString(),
                new Comparison(all, left.length(), right.length(), shared, shared, 0.4));
    }

    private static Match.Run run(int left, int right, int length) {
        return new Match.Run(new Span(left, left + length), new Span(right, right + length), length);
    }

    private static void append(StringBuilder text, Random random, int length, boolean paragraphs) {
        text.append(han(random, length)).append(paragraphs && random.nextInt(3) == 0 ? "。\n" : "，");
    }

    private static String han(Random random, int length) {
        return random.ints(Math.max(1, length), 0x4e00, 0x9000)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
