package app.likeness.ui.judging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.JournalEntry;
import app.likeness.review.Standing;
import app.likeness.review.Standing.Basis;
import app.likeness.review.State;
import app.likeness.store.kept.Remembered;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.support.JudgedCorpus;
import app.likeness.ui.support.PairedTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is said of cases, in whatever order and however fast.
final class ReviewModelTest {
    @TempDir
    private Path home;

    private Path texts;
    private JudgedCorpus corpus;
    private ReviewModel model;
    private ReviewCase first;
    private ReviewCase second;

    @BeforeEach
    void scan() throws Exception {
        texts = PairedTexts.write(home.resolve("texts"), 2);
        corpus = new JudgedCorpus(home.resolve("a.likeness"), home.resolve("judged-before.tsv"));
        model = corpus.model();
        corpus.scan(texts);
        first = corpus.pair("text 1 a", "text 1 b");
        second = corpus.pair("text 2 a", "text 2 b");
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    @Test
    void whatWasUndoneLastIsGivenAgain() {
        model.judge(first, State.CONFIRMED);
        corpus.work();
        model.redo();
        corpus.work();
        assertStands(first, State.CONFIRMED, "");
        model.undo();
        corpus.work();
        assertStands(first, State.OPEN, "");
        model.redo();
        corpus.work();
        assertStands(first, State.CONFIRMED, "");
        model.undo();
        corpus.work();
        model.judge(second, State.ACCEPTABLE);
        corpus.work();
        model.redo();
        corpus.work();
        assertStands(first, State.OPEN, "");
    }

    @Test
    void eachVerdictAndNoteSaysWhoGaveIt() {
        model.judge(first, State.CONFIRMED);
        model.note(second, "asked both");
        corpus.work();
        assertEquals(
                List.of(JudgedCorpus.DECIDER, JudgedCorpus.DECIDER),
                model.journalProperty().get().stream()
                        .map(entry -> entry.verdict().decidedBy())
                        .toList());
    }

    @Test
    void aVerdictThatComesBeforeTheNoteIsWrittenKeepsTheNote() {
        model.note(first, "older");
        corpus.work();
        model.note(first, "newer");
        model.judge(first, State.CONFIRMED);
        corpus.work();
        assertStands(first, State.CONFIRMED, "newer");
    }

    @Test
    void aNoteThatComesBeforeTheVerdictIsWrittenKeepsTheVerdict() {
        model.judge(first, State.LATER);
        model.note(first, "ask both");
        corpus.work();
        assertStands(first, State.LATER, "ask both");
    }

    @Test
    void theLastOfSeveralVerdictsHoldsHoweverFastTheyCome() {
        model.judge(first, State.LATER);
        model.judge(first, State.CONFIRMED);
        model.judge(second, State.LATER);
        model.judge(first, State.ACCEPTABLE);
        corpus.work();
        assertStands(first, State.ACCEPTABLE, "");
        assertStands(second, State.LATER, "");
    }

    @Test
    void theSameVerdictAgainTakesItBackAndLeavesTheNote() {
        model.note(first, "a quotation");
        model.judge(first, State.CONFIRMED);
        model.judge(first, State.CONFIRMED);
        corpus.work();
        assertStands(first, State.OPEN, "a quotation");
    }

    @Test
    void aNoteThatIsThereAlreadyIsNotWrittenAgain() {
        model.note(first, "ask both");
        model.note(first, "ask both");
        corpus.work();
        model.note(first, "ask both");
        corpus.work();
        assertEquals(1, model.journalProperty().get().size());
        assertEquals(List.of(), corpus.problems());
    }

    @Test
    void undoingTakesBackWhatWasSaidLastEvenBeforeItIsWritten() {
        model.judge(first, State.CONFIRMED);
        corpus.work();
        model.judge(second, State.LATER);
        model.undo();
        corpus.work();
        assertStands(first, State.CONFIRMED, "");
        assertStands(second, State.OPEN, "");
        model.undo();
        model.undo();
        corpus.work();
        assertStands(first, State.OPEN, "");
        assertEquals(
                List.of(true, true),
                model.journalProperty().get().stream()
                        .map(JournalEntry::isUndone)
                        .toList());
    }

    @Test
    void undoingAVerdictBringsBackWhatWasSaidBeforeIt() {
        model.judge(first, State.LATER);
        model.note(first, "first");
        model.judge(first, State.CONFIRMED);
        corpus.work();
        model.undo();
        corpus.work();
        assertStands(first, State.LATER, "first");
    }

    @Test
    void everyEntryOfTheJournalIsTakenBackAndPutBackByItself() {
        model.judge(first, State.CONFIRMED);
        model.judge(second, State.CONFIRMED);
        corpus.work();
        model.mark(model.journalProperty().get().getFirst(), true);
        corpus.work();
        assertStands(first, State.OPEN, "");
        assertStands(second, State.CONFIRMED, "");
        ReviewModel.Done done = Objects.requireNonNull(model.doneProperty().get());
        assertTrue(done.isUndone());
        model.mark(done.entry(), false);
        corpus.work();
        assertStands(first, State.CONFIRMED, "");
    }

    @Test
    void aVerdictOnADocumentThatHasGoneIsSaidAndNothingIsWritten() throws Exception {
        model.note(first, "for later");
        corpus.work();
        Files.delete(texts.resolve("text 1 a.txt"));
        corpus.scan(texts);
        model.judge(first, State.CONFIRMED);
        corpus.work();
        assertInstanceOf(Problem.NotJudged.class, corpus.problems().getLast());
        assertEquals(1, model.journalProperty().get().size());
    }

    @Test
    void whatAnotherCorpusAnswersIsNotShown() {
        model.judge(first, State.CONFIRMED);
        corpus.leave();
        corpus.work();
        assertEquals(List.of(), model.journalProperty().get());
        assertNull(model.doneProperty().get());
        model.judge(first, State.LATER);
        assertEquals(0, corpus.waiting(), "nothing is asked of no corpus");
    }

    @Test
    void ofTheSnapshotsThatComeMeanwhileOnlyTheLastIsLookedAt() throws Exception {
        model.judge(first, State.CONFIRMED);
        corpus.work();
        ReviewModel.Done done = model.doneProperty().get();
        Path more = PairedTexts.write(home.resolve("more"), 3);
        Files.delete(more.resolve("text 1 a.txt"));
        corpus.scan(texts, more);
        assertStands(corpus.pair("text 1 a", "text 1 b"), State.CONFIRMED, "");
        assertEquals(done, model.doneProperty().get(), "what was done last stays on offer");
    }

    @Test
    void aGroupsVerdictHoldsForItsPairsUntilOneHasItsOwn() throws Exception {
        Path folder = copies("mine", 3);
        try (JudgedCorpus group = new JudgedCorpus(home.resolve("group"), home.resolve("none.tsv"))) {
            group.scan(folder);
            ReviewCase all = new ReviewCase.OfGroup(
                    group.snapshot().findings().clusters().getFirst().documentIds());
            ReviewCase pair = group.pair("copy 1", "copy 2");
            group.model().judge(all, State.CONFIRMED);
            group.work();
            assertEquals(Basis.GROUP, group.model().standing(pair).basis());
            // The same state, but the pair's own now, and the note with it.
            group.model().judge(pair, State.CONFIRMED);
            group.model().note(pair, "this one above all");
            group.work();
            Standing own = group.model().standing(pair);
            assertEquals(Basis.OWN, own.basis());
            assertEquals("this one above all", own.note());
            assertEquals(
                    State.CONFIRMED,
                    group.model()
                            .standing(new ReviewCase.OfDocument(group.id("copy 3")))
                            .state());
        }
    }

    @Test
    void anAcceptablePairStaysQuietWhenADocumentJoins() throws Exception {
        model.judge(first, State.ACCEPTABLE);
        corpus.work();
        Files.copy(texts.resolve("text 1 a.txt"), texts.resolve("third.txt"));
        corpus.scan(texts);
        assertTrue(model.standing(first).isQuiet(), "its two texts stand as they were");
        assertEquals(
                Standing.OPEN, model.standing(corpus.pair("text 2 a", "text 2 b")), "others are as open as before");
    }

    @Test
    void whatIsForgottenIsAskedAgainInOtherCorporaAndStaysInItsOwn() throws Exception {
        model.judge(first, State.ACCEPTABLE);
        corpus.work();
        try (JudgedCorpus other = new JudgedCorpus(home.resolve("b.likeness"), home.resolve("judged-before.tsv"))) {
            other.scan(texts);
            ReviewCase there = other.pair("text 1 a", "text 1 b");
            assertEquals(Basis.REMEMBERED, other.model().standing(there).basis());
            Remembered known = other.model().rememberedProperty().get().getFirst();
            assertEquals("texts", known.corpus());
            other.model().forget(known);
            other.work();
            assertEquals(Standing.OPEN, other.model().standing(there));
            assertEquals(List.of(), other.model().rememberedProperty().get());
        }
        corpus.show();
        assertStands(first, State.ACCEPTABLE, "");
    }

    @Test
    void takingAnAcceptableVerdictBackTakesItBackEverywhere() throws Exception {
        model.judge(first, State.ACCEPTABLE);
        corpus.work();
        model.undo();
        corpus.work();
        try (JudgedCorpus other = new JudgedCorpus(home.resolve("b.likeness"), home.resolve("judged-before.tsv"))) {
            other.scan(texts);
            assertEquals(Standing.OPEN, other.model().standing(other.pair("text 1 a", "text 1 b")));
        }
    }

    private void assertStands(ReviewCase about, State state, String note) {
        Standing standing = model.standing(about);
        assertEquals(state + " " + note, standing.state() + " " + standing.note());
        assertEquals(corpus.heard(), model.reviewProperty().get());
    }

    private Path copies(String name, int count) throws IOException {
        Path folder = PairedTexts.write(home.resolve(name), 1);
        for (int i = 1; i <= count; i++) {
            Files.copy(folder.resolve("text 1 a.txt"), folder.resolve("copy " + i + ".txt"));
        }
        Files.delete(folder.resolve("text 1 a.txt"));
        Files.delete(folder.resolve("text 1 b.txt"));
        return folder;
    }
}
