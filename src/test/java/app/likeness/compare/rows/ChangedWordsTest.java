package app.likeness.compare.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Match;
import app.likeness.compare.align.Aligner;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChangedWordsTest {
    private static final String BEFORE = "the painter who lived in the old mill ";
    private static final String BEHIND = " as long as the light of the short winter days allowed it";

    /// The texts between `BEFORE` and `BEHIND`, what was changed in brackets.
    private static String marked(String left, String right, boolean isLeft) {
        FoldedText leftText = FoldedText.of(BEFORE + left + BEHIND);
        FoldedText rightText = FoldedText.of(BEFORE + right + BEHIND);
        Match match = new Aligner().compare(leftText, rightText).matches().getFirst();
        Match refined = ChangedWords.refined(match, new Letters(leftText), new Letters(rightText));
        String text = isLeft ? leftText.text() : rightText.text();
        StringBuilder marked = new StringBuilder();
        int at = 0;
        for (Match.Run run : refined.runs()) {
            Span span = isLeft ? run.left() : run.right();
            String changed = text.substring(at, span.start());
            marked.append(changed.isBlank() ? changed : "[" + changed.strip() + "]")
                    .append(text, span.start(), span.end());
            at = span.end();
        }
        return marked.substring(BEFORE.length(), marked.length() - BEHIND.length())
                .strip();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # left, right, left marked, right marked
            mixed her colours, mixed her colors, mixed her colo[u]rs, mixed her colors
            could organise it, could organize it, could organi[s]e it, could organi[z]e it
            and receives it, and recieves it, and rec[ei]ves it, and rec[ie]ves it
            was repaired there, was unrepaired there, was repaired there, was[un]repaired there
            the deep river ran, the deep estuary ran, the deep[river]ran, the deep[estuary]ran
            the cat sat, the dog sat, the[cat]sat, the[dog]sat
            """)
    void ofAWordThatIsALittleDifferentOnlyTheLettersThatDifferAreChanged(
            String left, String right, String leftMarked, String rightMarked) {
        assertEquals(leftMarked, marked(left, right, true));
        assertEquals(rightMarked, marked(left, right, false));
    }

    @Test
    void wordsThatWerePutInBesideOneAreChangedAsAWhole() {
        assertEquals(
                "mixed[all of her bright]colo[u]rs", marked("mixed all of her bright colours", "mixed colors", true));
    }

    @Test
    void charactersOfScriptsWithoutSpacesStayAsTheyAre() {
        FoldedText left = FoldedText.of("国务院办公厅日前印发了关于加强管理工作的通知各地区要认真贯彻");
        FoldedText right = FoldedText.of("国务院办公厅近日印发了关于加强管理工作的通知各地区要认真贯彻");
        Match match = new Aligner().compare(left, right).matches().getFirst();

        assertEquals(match, ChangedWords.refined(match, new Letters(left), new Letters(right)));
    }

    @Test
    void aMatchWithoutChangesStaysAsItIs() {
        FoldedText text = FoldedText.of(BEFORE);
        Match match = new Aligner().compare(text, text).matches().getFirst();

        assertEquals(match, ChangedWords.refined(match, new Letters(text), new Letters(text)));
    }

    @Test
    void aLigatureThatIsHalfTheSameIsMarkedOnce() {
        FoldedText left = FoldedText.of("ﬁnders");
        FoldedText right = FoldedText.of("fonders");
        Match match = new Match(new Span(0, 6), new Span(0, 7), Match.Kind.EDITED, List.of());

        List<Match.Run> runs = ChangedWords.refined(match, new Letters(left), new Letters(right))
                .runs();

        assertEquals(
                List.of(
                        new Match.Run(new Span(0, 1), new Span(0, 1), 1),
                        new Match.Run(new Span(1, 6), new Span(2, 7), 5)),
                runs);
    }
}
