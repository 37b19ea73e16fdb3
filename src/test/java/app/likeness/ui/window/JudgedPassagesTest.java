package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Comparison;
import app.likeness.compare.align.Aligner;
import app.likeness.review.PassageKey;
import app.likeness.review.Standing;
import app.likeness.review.Standing.Basis;
import app.likeness.review.State;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.support.JudgedCorpus;
import app.likeness.ui.support.PairedTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Passages that are acceptable are not counted, here and in other corpora, until another document joins.
final class JudgedPassagesTest {
    @TempDir
    private Path home;

    private Path texts;
    private Path memory;
    private JudgedCorpus corpus;
    private List<ReviewCase.OfPassage> passages;

    @BeforeEach
    void scan() throws Exception {
        texts = Files.createDirectories(home.resolve("texts"));
        Path made = PairedTexts.write(home.resolve("made"), 5);
        write("left.txt", text(made, 1), text(made, 3), text(made, 2));
        write("right.txt", text(made, 1), text(made, 4), text(made, 2));
        write("apart.txt", text(made, 5));
        memory = home.resolve("judged-before.tsv");
        corpus = new JudgedCorpus(home.resolve("a.likeness"), memory);
        corpus.scan(texts);
        passages = passages(corpus);
        assertEquals(2, passages.size(), "two passages with a text of its own between them");
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    @Test
    void aPassageThatIsAcceptableIsNotCountedUntilThatIsTakenBack() throws Exception {
        double whole = share(corpus);
        corpus.model().judge(passages.getFirst(), State.ACCEPTABLE);
        corpus.work();
        assertEquals(1, corpus.recounts(), "the pairs are asked for again, once");
        corpus.show();
        double less = share(corpus);
        assertTrue(less < 0.7 * whole && less > 0.3 * whole, whole + " → " + less);
        assertEquals(Standing.OPEN, corpus.model().standing(pair(corpus)));
        assertEquals(1, corpus.recounts(), "nothing has changed since");
        corpus.model().undo();
        corpus.work();
        corpus.show();
        assertEquals(whole, share(corpus));
    }

    @Test
    void onlyAcceptablePassagesAreLeftOut() throws Exception {
        double whole = share(corpus);
        corpus.model().judge(passages.getFirst(), State.CONFIRMED);
        corpus.model().judge(passages.getLast(), State.LATER);
        corpus.model().note(passages.getLast(), "a saying?");
        corpus.work();
        corpus.show();
        assertEquals(whole, share(corpus));
        assertEquals(0, corpus.recounts());
    }

    @Test
    void aPairWhosePassagesAreAllAcceptableIsQuietByItsParts() throws Exception {
        passages.forEach(passage -> corpus.model().judge(passage, State.ACCEPTABLE));
        corpus.work();
        corpus.show();
        Standing standing = corpus.model().standing(pair(corpus));
        assertTrue(standing.isQuiet());
        assertEquals(Basis.PARTS, standing.basis());
        assertEquals(List.of(), corpus.pairs(), "it shares nothing that counts");
    }

    @Test
    void anAcceptablePassageIsNotCountedInAnotherCorpusThatHasTheSameTexts() throws Exception {
        corpus.model().judge(passages.getFirst(), State.ACCEPTABLE);
        corpus.work();
        corpus.show();
        Path copies = Files.createDirectories(home.resolve("copies"));
        // The smaller number is the other text's there.
        Files.copy(texts.resolve("right.txt"), copies.resolve("a copy of right.txt"));
        Files.copy(texts.resolve("left.txt"), copies.resolve("copy of left.txt"));
        try (JudgedCorpus other = new JudgedCorpus(home.resolve("b.likeness"), memory)) {
            other.scan(copies);
            other.show();
            assertEquals(share(corpus), share(other));
            ReviewCase there = passages(other).stream()
                    .filter(passage -> other.model().standing(passage).isQuiet())
                    .findFirst()
                    .orElseThrow();
            assertEquals(Basis.REMEMBERED, other.model().standing(there).basis());

            // What is said here says more than what is remembered.
            other.model().judge(there, State.CONFIRMED);
            other.work();
            other.show();
            assertTrue(share(other) > share(corpus));
        }
    }

    @Test
    void anAcceptablePassageIsCountedAgainWhenAnotherDocumentJoins() throws Exception {
        double whole = share(corpus);
        corpus.model().judge(passages.getFirst(), State.ACCEPTABLE);
        corpus.work();
        corpus.scan(texts);
        assertTrue(share(corpus) < whole, "a scan that finds nothing new changes nothing");
        Files.copy(texts.resolve("left.txt"), texts.resolve("newcomer.txt"));
        corpus.scan(texts);
        corpus.show();
        Standing standing = corpus.model().standing(passages(corpus).getFirst());
        assertEquals(State.OPEN, standing.state());
        assertEquals(List.of(corpus.id("newcomer")), standing.newcomers());
        assertEquals(whole, share(corpus));
    }

    private static ReviewCase.OfPair pair(JudgedCorpus of) {
        long left = of.snapshot().findings().documents().stream()
                .filter(document -> document.path().toString().endsWith("left.txt"))
                .findFirst()
                .orElseThrow()
                .id();
        long right = of.snapshot().findings().documents().stream()
                .filter(document -> document.path().toString().endsWith("right.txt"))
                .findFirst()
                .orElseThrow()
                .id();
        return new ReviewCase.OfPair(Math.min(left, right), Math.max(left, right));
    }

    private static List<ReviewCase.OfPassage> passages(JudgedCorpus of) throws CorpusException {
        ReviewCase.OfPair pair = pair(of);
        FoldedText left = FoldedText.of(of.connected().reader().text(pair.left()));
        FoldedText right = FoldedText.of(of.connected().reader().text(pair.right()));
        Comparison comparison = new Aligner().compare(left, right);
        return comparison.matches().stream()
                .map(match -> new ReviewCase.OfPassage(
                        pair.left(),
                        pair.right(),
                        PassageKey.of(match, new Letters(left), new Letters(right)),
                        comparison.matches().indexOf(match)))
                .toList();
    }

    private static double share(JudgedCorpus of) {
        ReviewCase.OfPair pair = pair(of);
        return of.pairs().stream()
                .filter(each -> each.leftId() == pair.left() && each.rightId() == pair.right())
                .findFirst()
                .orElseThrow()
                .share();
    }

    private static String text(Path made, int number) throws IOException {
        return Files.readString(made.resolve("text " + number + " a.txt"));
    }

    private void write(String name, String... parts) throws IOException {
        Files.writeString(texts.resolve(name), String.join("\n\n", parts));
    }
}
