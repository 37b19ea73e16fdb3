package app.likeness.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.store.LabelStore.Said;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.PairLabel;
import app.likeness.store.kept.Reading;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabelStoreTest {
    @TempDir
    private Path folder;

    @Test
    void labelsAreKeptInTheirOrderAndForgottenByTheirNumbers() throws CorpusException {
        Path file = folder.resolve("a.likeness");
        long[] ids;
        try (Corpus corpus = Corpus.open(file)) {
            ids = store(
                    corpus,
                    reading("one.txt", "The tide came in."),
                    reading("two.txt", "The tide went out."),
                    reading("three.txt", "Nobody saw the tide."));
            corpus.writer()
                    .labels()
                    .change(List.of(), List.of(new Said(ids[0], ids[1], true), new Said(ids[2], ids[0], false)));
        }
        try (Corpus corpus = Corpus.open(file)) {
            LabelStore labels = corpus.writer().labels();
            List<PairLabel> all = labels.all();
            assertEquals(
                    List.of(true, false), all.stream().map(PairLabel::isRelated).toList());
            assertEquals(OptionalLong.of(ids[2]), all.get(1).leftId());
            assertEquals(OptionalLong.of(ids[0]), all.get(1).rightId());
            labels.change(List.of(all.get(0).id()), List.of());
            assertEquals(List.of(all.get(1)), labels.all());
        }
    }

    @Test
    void aLabelFollowsATextThatIsRenamedAndLeavesOneThatChanges() throws CorpusException {
        try (Corpus corpus = Corpus.open(folder.resolve("a.likeness"))) {
            long[] ids = store(corpus, reading("one.txt", "The tide came in."), reading("two.txt", "It went out."));
            CorpusWriter writer = corpus.writer();
            writer.labels().change(List.of(), List.of(new Said(ids[0], ids[1], true)));
            writer.remove(List.of(ids[0]));
            writer.commit();
            assertFalse(writer.labels().all().getFirst().isPresent());
            long renamed = store(corpus, reading("other.txt", "The tide came in."))[0];
            PairLabel now = writer.labels().all().getFirst();
            assertTrue(now.isPresent());
            assertEquals(OptionalLong.of(renamed), now.leftId());
            assertTrue(now.left().endsWith("one.txt"), "where it stood when it was said");
        }
    }

    @Test
    void ofTwoCopiesTheOneThatWasMeantKeepsTheLabel() throws CorpusException {
        try (Corpus corpus = Corpus.open(folder.resolve("a.likeness"))) {
            long[] ids = store(
                    corpus,
                    reading("a.txt", "The tide came in."),
                    reading("b.txt", "The tide came in."),
                    reading("c.txt", "The tide came in."));
            corpus.writer().labels().change(List.of(), List.of(new Said(ids[2], ids[1], true)));
            PairLabel label = corpus.writer().labels().all().getFirst();
            assertEquals(OptionalLong.of(ids[2]), label.leftId());
            assertEquals(OptionalLong.of(ids[1]), label.rightId());
        }
    }

    @Test
    void aLabelOfADocumentThatIsGoneIsPassedOver() throws CorpusException {
        try (Corpus corpus = Corpus.open(folder.resolve("a.likeness"))) {
            long id = store(corpus, reading("one.txt", "The tide came in."))[0];
            corpus.writer().labels().change(List.of(77L), List.of(new Said(id, id + 1_000, true)));
            assertEquals(List.of(), corpus.writer().labels().all());
        }
    }

    /// A reading whose folded hash is that of its text.
    private static Reading reading(String name, String text) {
        Reading same = Samples.reading(name, text);
        Reading.Prints prints = same.prints();
        return new Reading(
                same.path(),
                same.metadata(),
                same.bytes(),
                same.modifiedAt(),
                same.sha256(),
                same.how(),
                same.text(),
                new Reading.Prints(
                        text.hashCode(),
                        prints.characters(),
                        prints.grams(),
                        prints.words(),
                        prints.selection(),
                        prints.disguises()));
    }

    private static long[] store(Corpus corpus, Reading... readings) throws CorpusException {
        corpus.writer().addRoots(List.of(Samples.ROOT));
        long[] ids = new long[readings.length];
        for (int i = 0; i < readings.length; i++) {
            ids[i] = corpus.writer().add(Samples.FOLDER, readings[i]);
        }
        corpus.writer().commit();
        return ids;
    }
}
