package app.likeness.compare.count;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Match;
import app.likeness.compare.Runs;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.List;
import org.junit.jupiter.api.Test;

class NearlySameTest {
    private static final String RAIN = "On the first day of the fair it rained so hard that the booths were tied to the"
            + " church railings, and the geese had the market to themselves.";

    @Test
    void aFewOtherWordsAreNearlyTheSame() {
        String edited = RAIN.replace("fair", "market").replace("railings", "gate");

        assertEquals(
                List.of(bare(RAIN)),
                shared(
                        RAIN,
                        edited,
                        "On the first day of the",
                        "it rained so hard that the booths were tied to the church",
                        "and the geese had the market to themselves"));
    }

    @Test
    void whatWasPutInOtherWordsIsNot() {
        String told =
                "It poured when the fair began, so hard that people tied booths to whatever stood there, the church"
                        + " railings too, and geese walked over the market as if they had rented it for themselves.";

        assertEquals(
                List.of(),
                shared(RAIN, told, "the fair", "so hard that", "tied", "church railings", "geese", "the market"));
    }

    @Test
    void theSameSentencesAreFoundBetweenOthers() {
        String before = "My aunt sold ribbons there for thirty years and never told anybody where she bought them. ";
        String left = before + RAIN + " Whoever came late paid twice for the same cup of cider and was glad of it.";
        String right = "Ribbons were sold by my aunt. " + RAIN + " Late guests were glad to pay for cider.";

        assertEquals(List.of(bare(RAIN)), shared(left, right, "aunt", bare(RAIN), "cider"));
    }

    @Test
    void aSentenceThatOneSidePutInIsNotCoveredThoughItLiesBetween() {
        String first = "石头是从海峡对面一块一块运来的没有人记得运了多少年";
        String second = "村里的孩子都在塔下学会游泳比认字还早一些";
        String put = "听说当时的工头每天晚上都要数一遍船上的灯火然后才肯睡觉";

        assertEquals(List.of(first, second), shared(first + put + second, first + second, first, second));
    }

    /// What is nearly the same of two whole texts as one match.
    ///
    /// @param same what is the very same in them, in order
    private static List<String> shared(String left, String right, String... same) {
        Match match = Runs.match(Match.Kind.EDITED, left, right, same);
        return NearlySame.ofLeft(match, new Letters(FoldedText.of(left)), new Letters(FoldedText.of(right))).stream()
                .map(span -> left.substring(span.start(), span.end()))
                .toList();
    }

    /// Without the full stop, as a passage ends.
    private static String bare(String sentence) {
        return sentence.substring(0, sentence.length() - 1);
    }
}
