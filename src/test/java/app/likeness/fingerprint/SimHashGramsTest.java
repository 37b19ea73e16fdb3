package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SimHashGramsTest {
    private static Optional<Sketch> sketch(String text) {
        return SimHashGrams.sketch(FoldedText.of(text));
    }

    /// The definition, word for word: a gram at each unit, hashed and added to the sums of a [SimHash].
    private static Optional<Sketch> byDefinition(String text) {
        FoldedText folded = FoldedText.of(text);
        List<Long> grams = new ArrayList<>();
        for (int start = 0; start < folded.units(); start++) {
            long hash = 0;
            int weight = 0;
            for (int unit = start; unit < folded.units() && weight < 6; unit++) {
                String term = folded.characters().substring(folded.unitStart(unit), folded.unitStart(unit + 1));
                hash = hash * 0x9E3779B97F4A7C15L + Hash64.fnv1a(term);
                weight += folded.isCharacterUnit(unit) ? 2 : 3;
            }
            if (weight >= 6) {
                grams.add(Hash64.mix(hash));
            }
        }
        SimHash vote = new SimHash();
        grams.forEach(gram -> vote.add(gram, 1));
        return grams.size() < SimHashGrams.LEAST_GRAMS ? Optional.empty() : Optional.of(vote.sketch());
    }

    @Test
    void theSketchIsTheVoteOfThreeCharactersOrTwoWords() {
        for (long seed = 0; seed < 300; seed++) {
            RandomText random = new RandomText(seed);
            String text = random.any(random.below(60));

            assertEquals(byDefinition(text), sketch(text), "seed " + seed + ": " + text);
        }
    }

    @Test
    void bitsAreTheSameInEveryVersion() {
        assertEquals(Optional.of(new Sketch(0xB804D971EA4BB5CEL)), sketch("清晨的码头上，几只海鸥落在缆绳上等待渔船归来。"));
        assertEquals(
                Optional.of(new Sketch(0xBCDBFD65F870BE7FL)),
                sketch("The ferry left at dawn with nine crates of oranges aboard."));
    }

    @Test
    void whatFoldsAlikeHasOneSketch() {
        assertEquals(sketch("電腦與網絡的發展改變了人們的生活"), sketch("电脑与网络的发展，改变了\u200B人们的生活！"));
    }

    @Test
    void textsOfFewerThanEightGramsHaveNone() {
        assertTrue(sketch("").isEmpty());
        assertTrue(sketch("鸥").isEmpty());
        assertTrue(sketch("，。！？ …").isEmpty());
        assertTrue(sketch("\uD842").isEmpty());
        assertTrue(sketch("一二三四五六七八九").isEmpty());
        assertTrue(sketch("一二三四五六七八九十").isPresent());
        assertTrue(sketch("one two three four five six seven eight").isEmpty());
        assertTrue(sketch("one two three four five six seven eight nine").isPresent());
    }

    @Test
    void aFewChangesMoveItALittleAndOtherTextsAreFarAway() {
        int near = 0;
        int far = 0;
        for (long seed = 0; seed < 50; seed++) {
            RandomText random = new RandomText(seed);
            String text = random.han(800);
            StringBuilder edited = new StringBuilder(text);
            for (int i = 0; i < 8; i++) {
                edited.setCharAt(random.below(text.length()), '鸥');
            }
            Sketch sketch = sketch(text).orElseThrow();
            near += sketch.distance(sketch(edited.toString()).orElseThrow());
            far += sketch.distance(sketch(random.han(800)).orElseThrow());
        }

        assertTrue(near < 50 * 8, "on average " + near / 50.0);
        assertTrue(far > 50 * 28 && far < 50 * 36, "on average " + far / 50.0);
    }

    @Test
    void oneCharacterRepeatedIsTheHashOfItsOneGram() {
        long gram = Hash64.fnv1a("哈");
        long base = 0x9E3779B97F4A7C15L;
        long hash = Hash64.mix((gram * base + gram) * base + gram);

        assertEquals(Optional.of(new Sketch(hash)), sketch("哈".repeat(100_000)));
    }
}
