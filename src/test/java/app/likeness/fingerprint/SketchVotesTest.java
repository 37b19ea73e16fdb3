package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.fold.FoldedText;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SketchVotesTest {
    private static final String STORY =
            "The keeper of the lamp wrote every night how far its light was seen, and by whom.";

    private static SketchVotes votes(String left, String right, int most) {
        return SketchVotes.of(FoldedText.of(left), FoldedText.of(right), most).orElseThrow();
    }

    @Test
    void theSketchesAreThoseOfTheTexts() {
        SketchVotes votes = votes(STORY, STORY + " Nobody read it.", 3);

        assertEquals(SimHashGrams.sketch(FoldedText.of(STORY)), Optional.of(votes.left()));
        assertTrue(votes.left().distance(votes.right()) > 0);
        assertEquals(3, votes.strongest().size());
    }

    @Test
    void whatOneTextRepeatsPushedMost() {
        SketchVotes votes = votes(STORY, STORY + " red door red door red door red door", 1);

        assertEquals("red door", votes.strongest().getFirst().gram());
        assertEquals(0, votes.strongest().getFirst().left());
        assertEquals(4, votes.strongest().getFirst().right());
    }

    @Test
    void theVotesOfAGramAreItsBitsThatDiffer() {
        SketchVotes votes = votes(STORY, STORY + " red door red door red door red door", 100);

        int differing = votes.left().distance(votes.right());
        for (SketchVotes.Vote vote : votes.strongest()) {
            assertTrue(
                    vote.push() > 0 && vote.push() <= differing * Math.abs(vote.left() - vote.right()), vote::toString);
        }
    }

    @Test
    void sidesCanBeExchanged() {
        SketchVotes one = votes(STORY, STORY + " red door red door", 5);
        SketchVotes other = votes(STORY + " red door red door", STORY, 5);

        assertEquals(one.left(), other.right());
        assertEquals(
                one.strongest().stream().map(SketchVotes.Vote::push).toList(),
                other.strongest().stream().map(SketchVotes.Vote::push).toList());
    }

    @Test
    void equalTextsHaveNothingThatPushed() {
        assertEquals(0, votes(STORY, STORY, 8).strongest().size());
    }

    @Test
    void aTextThatIsTooShortHasNoVotes() {
        assertEquals(Optional.empty(), SketchVotes.of(FoldedText.of("短。"), FoldedText.of(STORY), 8));
    }
}
