package app.likeness.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.FabricatedTally;
import app.likeness.compare.PairTally;
import app.likeness.compare.findings.Tallies;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Document;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What [CorpusReader#sharing] and [CorpusReader#compared] leave unread is missed by nobody.
class SharingTest {
    private static final Path LEFT_OUT = Path.of("/drafts").toAbsolutePath();

    @TempDir
    private Path folder;

    private Corpus corpus;
    private CorpusReader reader;

    @BeforeEach
    void open() throws CorpusException {
        corpus = Corpus.open(folder.resolve("a.likeness"));
        reader = corpus.reader();
        // The second and the fourth of five share nothing.
        Samples.store(
                corpus,
                Samples.reading("e", "1"),
                Samples.reading("b", "2"),
                Samples.reading("c", "3"),
                Samples.reading("d", "4"),
                Samples.reading("a", "5"));
        corpus.writer().replaceSkips(List.of(new Skip(Path.of("x"), SkipReason.DAMAGED, "")));
        long number = corpus.writer().beginComparison();
        corpus.writer().putPairs(number, List.of(pair(1, 3), pair(1, 5), pair(3, 5)));
        corpus.writer().finishComparison(number, "once", 0);
    }

    @AfterEach
    void close() {
        reader.close();
        corpus.close();
    }

    private static PairTally pair(long left, long right) {
        return FabricatedTally.pair(left, right, 20, 80, 0, 0);
    }

    @Test
    void thePairsAreThoseOfAllDocuments() throws CorpusException {
        Tallies all = reader.tallies();
        for (int mostSingle : new int[] {0, 2, 3, 1_000}) {
            Tallies sharing = reader.sharing(mostSingle);
            assertEquals(all.pairs(), sharing.pairs());
            assertEquals(all.skips(), sharing.skips());
            assertEquals(
                    all.findings(Exclusions.STANDARD).clusters(),
                    sharing.findings(Exclusions.STANDARD).clusters());
            assertEquals(
                    all.documents().stream()
                            .filter(document -> document.id() % 2 == 1)
                            .toList(),
                    sharing.documents(),
                    "at most " + mostSingle);
        }
        assertEquals(5, reader.compared());
    }

    @Test
    void whatIsNotComparedIsNotCounted() throws CorpusException {
        corpus.writer().addRoots(List.of(new Root(LEFT_OUT, Role.LEFT_OUT)));
        KnownFile three = reader.files().stream()
                .filter(known -> known.id() == 3)
                .findFirst()
                .orElseThrow();
        corpus.writer()
                .keep(new KnownFile(
                        3,
                        LEFT_OUT,
                        LEFT_OUT.resolve("c"),
                        three.stated(),
                        three.bytes(),
                        three.modifiedAt(),
                        three.sha256(),
                        three.how()));
        corpus.writer().commit();
        assertEquals(List.of(1L, 5L), ids(reader.sharing()));
        assertEquals(1, reader.sharing().pairs().size());
        assertEquals(reader.tallies().pairs(), reader.sharing().pairs());
        assertEquals(4, reader.compared());
        assertEquals(5, reader.documents());
    }

    @Test
    void whoWroteWhatIsKnownOfAllWhereItIsAskedFor() throws CorpusException {
        corpus.writer().leaveOut(Exclusions.STANDARD.with(Exclusion.SAME_AUTHOR));
        assertEquals(reader.tallies().authors(), reader.sharing().authors());
        assertEquals(5, reader.sharing().documents().size());
        corpus.writer().leaveOut(Exclusions.STANDARD);
        assertEquals(Map.of(), reader.sharing().authors());
    }

    @Test
    void documentsAreCountedWhileTheWriterHasMore() throws CorpusException {
        corpus.writer().add(Samples.FOLDER, Samples.reading("f", "6"));
        assertEquals(5, reader.documents(), "not before the commit");
        corpus.writer().commit();
        assertEquals(6, reader.documents());
        assertEquals(6, reader.compared());
    }

    @Test
    void whatIsAskedTogetherIsOfOneMoment() throws CorpusException {
        int inside = reader.together(() -> {
            int before = reader.files().size();
            Samples.store(corpus, Samples.reading("g", "7"));
            return before - reader.files().size();
        });
        assertEquals(0, inside);
        assertEquals(6, reader.files().size());
    }

    private static List<Long> ids(Tallies tallies) {
        return tallies.documents().stream().map(Document::id).sorted().toList();
    }
}
