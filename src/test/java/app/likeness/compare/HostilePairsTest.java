package app.likeness.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.align.Aligner;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostilePairsTest {
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final String SENTENCE =
            "The ferry to the northern island leaves every morning at a quarter past six. ";

    record Pair(String name, String left, String right) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Pair> pairs() {
        RandomText random = new RandomText(1);
        String words = random.words(150_000);
        String edited = words.replaceAll("(\\w+ \\w+ \\w+ \\w+ \\w+) \\w+ ", "$1 xyz ");
        String code = "for (int i = 0; i < n; i++) { sum += values[i] * weights[i]; }\n";
        return List.of(
                new Pair("empty", "", SENTENCE),
                new Pair("both empty", "", ""),
                new Pair("one sentence", SENTENCE, SENTENCE.repeat(3)),
                new Pair("only punctuation", "…!?".repeat(10_000), "。，".repeat(10_000)),
                new Pair(
                        "a sentence repeated",
                        SENTENCE.repeat(10_000),
                        SENTENCE.replace("six", "seven").repeat(9_000)),
                new Pair("no sentence end at all", words, edited),
                new Pair("a sentence a line", random.words(60_000).replaceAll("((\\w+ ){12})", "$1.\n\n"), words),
                new Pair("numbers", "17 4 23 8 15 16 42 ".repeat(8_000), "42 16 15 8 23 4 17 ".repeat(8_000)),
                new Pair(
                        "source code",
                        code.repeat(3_000),
                        code.replace("sum", "total").repeat(3_000)),
                new Pair("mixed scripts", random.mixed(40_000), random.mixed(40_000)),
                new Pair("one word", "word ".repeat(100_000), "word ".repeat(90_000) + "other"),
                new Pair(
                        "no sentence end in Chinese",
                        random.han(40_000).replaceAll("[，。、；：！？]", ""),
                        random.han(40_000)));
    }

    private static Comparison compare(Pair pair) {
        return new Aligner().compare(FoldedText.of(pair.left()), FoldedText.of(pair.right()));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void everyPairIsAnswered(Pair pair) {
        Comparison comparison = assertTimeout(LONG, () -> compare(pair));

        assertEquals(covered(pair.left(), comparison, Match::left), comparison.sharedLeft());
        assertEquals(covered(pair.right(), comparison, Match::right), comparison.sharedRight());
    }

    /// A bound of work and not of time on the clock: five million characters a side, of which every tenth was
    /// changed.
    @Test
    void textsOfFiveMegabytesAreComparedWithinAMinuteOfTheProcessor() {
        String text = new RandomText(8).words(1_010_000);
        String edited = text.replaceAll("((\\w+ ){9})\\w+ ", "$1xyz ");
        ThreadMXBean time = ManagementFactory.getThreadMXBean();
        long start = time.getCurrentThreadCpuTime();
        Comparison comparison = compare(new Pair("5 MB", text, edited));
        long seconds = (time.getCurrentThreadCpuTime() - start) / 1_000_000_000;

        assertTrue(text.length() >= 5_000_000, "length " + text.length());
        assertTrue(comparison.containmentLeft() > 0.95, "share " + comparison.containmentLeft());
        assertTrue(seconds < 60, seconds + " s");
    }

    @Test
    void aTextAgainstItselfIsExactlyTheSame() {
        String text = new RandomText(2).any(3_000);
        Comparison comparison = compare(new Pair("itself", text, text));

        assertEquals(1, comparison.containmentLeft());
        assertEquals(1, comparison.containmentRight());
        assertEquals(1, comparison.resemblance());
    }

    @ParameterizedTest
    @ValueSource(strings = {"words", "han"})
    void aTextPastedTwiceInTheOtherIsFoundInBothPlaces(String script) {
        RandomText random = new RandomText(6);
        String text = script.equals("han") ? random.han(400) : random.words(200);
        String between = script.equals("han") ? random.han(300) : random.words(150);
        String twice = text + "\n\n" + between + "\n\n" + text;
        Comparison comparison = compare(new Pair("twice", text, twice));

        assertEquals(1, comparison.containmentLeft());
        assertEquals(2 * FoldedText.of(text).length(), comparison.sharedRight(), 8);
        assertEquals(2, comparison.matches().size());
    }

    @Test
    void everyShareIsWhatTheMatchesMark() {
        for (long seed = 1; seed <= 40; seed++) {
            RandomText random = new RandomText(seed);
            String common = random.any(120);
            Pair pair = new Pair(
                    "seed " + seed,
                    random.any(80) + "\n\n" + common + "\n\n" + random.any(60),
                    common.replaceAll("(.{9}).", "$1") + "\n\n" + random.any(90));
            Comparison comparison = compare(pair);

            assertEquals(covered(pair.left(), comparison, Match::left), comparison.sharedLeft(), pair.name());
            assertEquals(covered(pair.right(), comparison, Match::right), comparison.sharedRight(), pair.name());
        }
    }

    private static int covered(String text, Comparison comparison, Function<Match, Span> side) {
        Letters letters = new Letters(FoldedText.of(text));
        BitSet covered = new BitSet();
        for (Match match : comparison.matches()) {
            Span span = side.apply(match);
            covered.set(letters.before(span.start()), letters.before(span.end()));
        }
        return covered.cardinality();
    }

    @Test
    void aRewrittenPassageIsFoundWithItsBorders() {
        RandomText random = new RandomText(3);
        String before = random.words(300) + ". ";
        String original = "The old mill beside the river was closed in 1974 because its owner could not pay for the new"
                + " turbine. Two brothers from the village bought the building last spring and repaired the wooden wheel"
                + " with their own hands. Since June they have been grinding rye and spelt for eleven bakeries between"
                + " the lake and the capital. Visitors may watch the heavy stones turn on Saturdays, and children bake"
                + " small loaves in the former stable. ";
        String rewritten = "Because the owner could not afford a new turbine, the old river mill was shut in 1974. Last"
                + " spring two village brothers purchased the building and repaired its wooden wheel themselves. Since"
                + " June they grind spelt and rye for eleven bakeries from the lake to the capital. On Saturdays"
                + " visitors can watch the heavy stones turning while children bake little loaves in the old stable. ";
        String after = "Tickets " + random.words(300);
        Comparison comparison = compare(new Pair("mill", before + original + after, rewritten + random.words(100)));

        assertEquals(1, comparison.matches().size());
        Match match = comparison.matches().getFirst();
        assertTrue(match.left().start() <= before.length() + 60, match::toString);
        int leastEnd = (before + original).indexOf("Visitors");
        assertTrue(match.left().end() >= leastEnd - 5, match::toString);
        assertTrue(match.left().end() <= (before + original).length(), match::toString);
        assertTrue(match.right().start() < 60, match::toString);
        assertTrue(match.right().end() >= rewritten.indexOf("On Saturdays") - 60, match::toString);
        assertTrue(match.right().end() <= rewritten.length(), match::toString);
    }

    @Test
    void aCancelledComparisonStops() {
        FoldedText left = FoldedText.of(new RandomText(1).words(2_000));
        FoldedText right = FoldedText.of(new RandomText(2).words(2_000));

        assertThrows(CancellationException.class, () -> new Aligner().compare(left, right, () -> true));
    }

    /// Whatever part of the work it is in: it asks often, and stops at any of the questions.
    @ParameterizedTest
    @MethodSource("longPairs")
    void aLongComparisonAsksOftenWhetherToStop(Pair pair) {
        FoldedText left = FoldedText.of(pair.left());
        FoldedText right = FoldedText.of(pair.right());
        AtomicInteger asked = new AtomicInteger();
        new Aligner().compare(left, right, () -> asked.incrementAndGet() < 0);
        int questions = asked.get();
        assertTrue(questions >= 20, "asked " + questions + " times");
        for (int last = 1; last <= questions; last = 4 * last + 1) {
            int stopsAt = last;
            asked.set(0);
            assertThrows(
                    CancellationException.class,
                    () -> new Aligner().compare(left, right, () -> asked.incrementAndGet() == stopsAt));
            assertEquals(stopsAt, asked.get());
        }
    }

    static List<Pair> longPairs() {
        RandomText random = new RandomText(5);
        String words = random.words(60_000);
        String han = random.han(150_000);
        return List.of(
                new Pair("words edited", words, words.replaceAll("(\\w+ \\w+ \\w+ \\w+) \\w+ ", "$1 xyz ")),
                new Pair("words unrelated", words, random.words(60_000)),
                new Pair("characters edited", han, han.replaceAll("(.{20}).", "$1")),
                new Pair("one word", "word ".repeat(50_000), "word ".repeat(40_000) + "other"));
    }
}
