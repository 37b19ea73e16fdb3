package app.likeness.compare.align;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExtractsTest {
    private static final int WORDS = 22;

    private final Random random = new Random(9);

    @Test
    void sentencesThatStandTogetherAndWereTakenFromAllOverAreOneSummary() {
        List<String> chapter = sentences(20, WORDS);
        List<String> essay = sentences(20, WORDS);
        essay.addAll(10, List.of(chapter.get(2), chapter.get(7), chapter.get(15)));

        List<Match> there = matches(essay, chapter);
        assertEquals(List.of(Match.Kind.SUMMARISED), kinds(there));
        assertEquals(3, there.getFirst().runs().size());
        List<Match> back = matches(chapter, essay);
        assertEquals(List.of(Match.Kind.SUMMARISED), kinds(back));
        assertEquals(there.getFirst().left(), back.getFirst().right());
        assertEquals(there.getFirst().right(), back.getFirst().left());
    }

    @Test
    void aSummaryCountsNoMoreOfTheLongSideThanTheShortOneHas() {
        List<String> chapter = sentences(20, WORDS);
        List<String> essay = sentences(20, WORDS);
        essay.addAll(10, List.of(chapter.get(2), chapter.get(15)));

        Comparison comparison = compared(essay, chapter);
        int taken = letters(chapter.get(2)) + letters(chapter.get(15));
        assertEquals(taken, comparison.sharedLeft());
        assertEquals(taken, comparison.sharedRight(), 12);
    }

    @Test
    void apartTheyStayPassagesOfTheirOwn() {
        List<String> chapter = sentences(20, WORDS);
        List<String> essay = sentences(20, WORDS);
        essay.add(15, chapter.get(15));
        essay.add(5, chapter.get(2));

        assertEquals(List.of(Match.Kind.SAME, Match.Kind.SAME), kinds(matches(essay, chapter)));
    }

    @Test
    void longStretchesStayPassagesOfTheirOwn() {
        List<String> chapter = sentences(12, 70);
        List<String> essay = sentences(6, 70);
        essay.addAll(3, List.of(chapter.get(2), chapter.get(9)));

        List<Match> matches = matches(essay, chapter);
        assertEquals(List.of(Match.Kind.SAME, Match.Kind.SAME), kinds(matches));
    }

    @Test
    void whatMerelyResemblesAVerbatimPassageOnceMoreIsNoMatch() {
        List<String> chapter = sentences(20, 60);
        List<String> essay = sentences(20, 60);
        essay.set(5, chapter.get(9));
        // Half of its words are others.
        essay.set(15, changed(chapter.get(9), 2));

        List<Match> matches = matches(essay, chapter);
        assertEquals(List.of(Match.Kind.SAME), kinds(matches));
        // To the letter it is one.
        essay.set(15, chapter.get(9));
        assertEquals(2, matches(essay, chapter).size());
        assertTrue(matches(essay, chapter).stream().allMatch(match -> match.sharedCharacters() > 200));
    }

    private static Comparison compared(List<String> left, List<String> right) {
        return new Aligner().compare(FoldedText.of(String.join(" ", left)), FoldedText.of(String.join(" ", right)));
    }

    private static List<Match> matches(List<String> left, List<String> right) {
        return compared(left, right).matches();
    }

    private static List<Match.Kind> kinds(List<Match> matches) {
        return matches.stream().map(Match::kind).toList();
    }

    private static int letters(String text) {
        return (int) text.chars().filter(Character::isLetter).count();
    }

    /// Every `nth` word is another.
    private String changed(String sentence, int nth) {
        String[] words = sentence.split(" ", -1);
        for (int i = 0; i < words.length; i += nth) {
            words[i] = word();
        }
        return String.join(" ", words);
    }

    private List<String> sentences(int count, int words) {
        List<String> sentences = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String sentence = IntStream.range(0, words).mapToObj(word -> word()).collect(Collectors.joining(" "));
            sentences.add(Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1) + ".");
        }
        return sentences;
    }

    private String word() {
        return random.ints(5, 'a', 'z' + 1).mapToObj(Character::toString).collect(Collectors.joining());
    }
}
