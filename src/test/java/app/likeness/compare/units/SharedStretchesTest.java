package app.likeness.compare.units;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.RandomText;
import app.likeness.text.fold.FoldedText;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedStretchesTest {
    private static final RandomText RANDOM = new RandomText(5);
    private static final String SHARED = RANDOM.han(120);
    private static final String OTHER = RANDOM.han(120);
    private static final String BEFORE = RANDOM.han(100);
    private static final String BEHIND = RANDOM.han(150);

    /// How far a border may be off: a gram over it that both sides have by chance.
    private static final int NEAR = 3;

    private static UnitText text(String text) {
        return new UnitText(FoldedText.of(text));
    }

    private static List<Block> stretches(String left, String right) {
        UnitText leftText = text(left);
        UnitText rightText = text(right);
        return new SharedStretches(leftText, rightText).in(new Block(0, leftText.units(), 0, rightText.units()));
    }

    private static void assertNear(Block expected, Block block) {
        assertEquals(expected.left(), block.left(), NEAR, block.toString());
        assertEquals(expected.leftEnd(), block.leftEnd(), NEAR, block.toString());
        assertEquals(expected.right(), block.right(), NEAR, block.toString());
        assertEquals(expected.rightEnd(), block.rightEnd(), NEAR, block.toString());
    }

    @Test
    void aBlockIsCutToWhatBothSidesShare() {
        List<Block> found = stretches(BEFORE + SHARED + BEHIND, SHARED + OTHER);

        assertEquals(1, found.size(), found.toString());
        assertNear(new Block(100, 220, 0, 120), found.getFirst());
    }

    @Test
    void whatIsSharedInAnotherOrderStaysOneStretch() {
        String turned = SHARED.substring(60) + SHARED.substring(0, 60);
        List<Block> found = stretches(BEFORE + SHARED, turned + BEHIND);

        assertEquals(1, found.size(), found.toString());
        assertNear(new Block(100, 220, 0, 120), found.getFirst());
    }

    @Test
    void twoThatLieApartAreTwo() {
        List<Block> found = stretches(SHARED + BEFORE + OTHER, SHARED + BEHIND + OTHER);

        assertEquals(2, found.size(), found.toString());
        assertNear(new Block(0, 120, 0, 120), found.get(0));
        assertNear(new Block(220, 340, 270, 390), found.get(1));
    }

    @Test
    void whatIsShorterThanFortyCharactersIsNone() {
        String phrase = SHARED.substring(0, 30);

        assertEquals(List.of(), stretches(BEFORE + phrase + OTHER, phrase + BEHIND));
    }

    @Test
    void unrelatedTextsHaveNone() {
        UnitText left = text(BEFORE + OTHER);
        UnitText right = text(BEHIND);

        assertTrue(new SharedStretches(left, right).places().isEmpty());
    }

    @Test
    void placesAreWhereEitherTextSharesAStretchWithTheOther() {
        UnitText left = text(BEFORE + SHARED + OTHER);
        UnitText right = text(BEHIND + SHARED);

        SharedStretches.Places places = new SharedStretches(left, right).places();

        assertEquals(100, places.left().nextSetBit(0), NEAR);
        assertEquals(220, places.left().length(), NEAR);
        assertEquals(150, places.right().nextSetBit(0), NEAR);
        assertEquals(270, places.right().length(), NEAR);
    }

    @Test
    void aPhraseThatBothTextsRepeatIsNoStretch() {
        String phrase = "应当依照有关法律法规的规定办理。";
        StringBuilder left = new StringBuilder();
        StringBuilder right = new StringBuilder();
        RandomText random = new RandomText(6);
        for (int i = 0; i < 12; i++) {
            left.append(random.han(12)).append(phrase);
            right.append(phrase).append(random.han(14));
        }

        assertEquals(List.of(), stretches(left.toString(), right.toString()));
    }

    @Test
    void aBlockFollowsAnotherThatEndsShortlyBeforeItOrInItOnBothSides() {
        Block block = new Block(0, 60, 10, 70);

        assertTrue(SharedStretches.follows(block, new Block(80, 150, 70, 150)));
        assertFalse(SharedStretches.follows(block, new Block(120, 190, 70, 140)), "a gap longer than a break");
        assertFalse(SharedStretches.follows(block, new Block(85, 105, 72, 95)), "a gap longer than a block");
        assertFalse(SharedStretches.follows(block, new Block(80, 150, 0, 9)), "another order");
        assertTrue(SharedStretches.follows(block, new Block(50, 150, 65, 150)), "an overlap");
        assertFalse(SharedStretches.follows(block, new Block(10, 50, 20, 65)), "inside");
    }
}
