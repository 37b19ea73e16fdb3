package app.likeness.compare.passages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Match;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.UnitText;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.fold.FoldedText;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class LooseChainTest {
    private static final String ORIGINAL =
            "Sea salt is won by leading water into shallow clay basins, where the sun and a steady wind thicken it "
                    + "until crystals form on the surface. Workers draw the crust together with long wooden rakes in the "
                    + "early evening, before dew can dissolve it again. The finest flakes float and are skimmed by hand; "
                    + "coarse grains sink and turn grey from the clay below. A basin rests every seventh year so that "
                    + "brine shrimp and samphire recover, and herons return to feed among the reeds.";

    private static final String PUT_OTHERWISE =
            "To get salt, people let water run in basins which are shallow. Sun does most of the job, also steady "
                    + "wind, then you see crystals. My teacher said workers use a kind of wooden rakes for that, always "
                    + "at evening, as dew would dissolve everything. What floats is finest and somebody is skimming "
                    + "that by hand, but the coarse sort will sink, it looks grey because of clay. Every seventh year "
                    + "they do nothing there, so shrimp and samphire come back and so do herons who feed there.";

    private static final String HONEST =
            "My family buys salt from a shop near the station. I learnt at school that it can be mined from old "
                    + "deposits under mountains, with water pumped down and pumped up again, and that the sea holds "
                    + "much more of it than we will ever eat. Doctors say that we should use less. In winter the town "
                    + "spreads it on roads, which harms the trees along them and the paws of dogs.";

    /// The original in an article of some hundred words.
    private static final String ARTICLE =
            new RandomText(1).words(150) + ". " + ORIGINAL + " " + new RandomText(2).words(150) + ".";

    private static LooseChain.Found chain(String left, String right) {
        UnitText one = new UnitText(FoldedText.of(left));
        UnitText other = new UnitText(FoldedText.of(right));
        return LooseChain.of(new PairTokens(one, other), one, other, () -> false);
    }

    private static List<Match> matches(String left, String right) {
        return new Aligner().compare(FoldedText.of(left), FoldedText.of(right)).matches();
    }

    @Test
    void aTextPutInOtherWordsHasAChainThatChanceDoesNotMake() {
        assertTrue(chain(PUT_OTHERWISE, ARTICLE).score() > 12, () -> "" + chain(PUT_OTHERWISE, ARTICLE));
    }

    @Test
    void textsOnTheSameMatterHaveNone() {
        assertTrue(chain(HONEST, ARTICLE).score() < 0, () -> "" + chain(HONEST, ARTICLE));
    }

    @Test
    void aChainReachesFromItsFirstToItsLastWord() {
        String before = new RandomText(6).words(100);
        String behind = new RandomText(7).words(100);
        String left = before + " fruit was found to hang from branches";
        String right = "Ripe fruit hangs on branches " + behind;

        assertEquals(new Block(100, 107, 1, 5), chain(left, right).units());
    }

    @Test
    void wordsInAnotherOrderMakeNoLongerChain() {
        String left = "amber basket copper dairy ember " + new RandomText(6).words(100);
        String behind = " " + new RandomText(7).words(100);
        double ordered = chain(left, "amber basket copper dairy ember" + behind).score();
        double turned = chain(left, "ember dairy copper basket amber" + behind).score();

        assertTrue(ordered > turned + 4, ordered + ", " + turned);
    }

    @Test
    void namesAndDatesCountNothing() {
        String left = "On 3 May 1962 Professor Ada Lindqvist of Uppsala met Harald Brekke near Tromsø.";
        String right = "Photographs show Ada Lindqvist of Uppsala beside Harald Brekke, Tromsø, 3 May 1962.";

        String behind = " " + new RandomText(7).words(100);
        assertTrue(chain(left, right + behind).score() < 0, () -> "" + chain(left, right + behind));
        assertTrue(chain(left.toLowerCase(Locale.ROOT), right + behind).score() > 2);
    }

    @Test
    void whatIsOnlyFoundWordByWordIsAPassage() {
        List<Match> found = matches(HONEST + " " + PUT_OTHERWISE, ARTICLE);

        assertEquals(1, found.size());
        assertEquals(Match.Kind.EDITED, found.getFirst().kind());
        assertTrue(found.getFirst().left().start() >= HONEST.length(), found::toString);
        assertEquals(List.of(), matches(HONEST, ARTICLE));
    }

    @Test
    void itStopsWhenItIsTold() {
        UnitText one = new UnitText(FoldedText.of(ORIGINAL));
        UnitText other = new UnitText(FoldedText.of(HONEST));
        PairTokens pair = new PairTokens(one, other);

        assertThrows(CancellationException.class, () -> LooseChain.of(pair, one, other, () -> true));
    }

    @Test
    void textsWithoutWordsHaveNoChain() {
        assertEquals(Double.NEGATIVE_INFINITY, chain("", ORIGINAL).score());
        assertTrue(chain(new RandomText(4).words(300), new RandomText(5).words(300))
                        .score()
                < 2);
    }
}
