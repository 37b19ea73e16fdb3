package app.likeness.report.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.findings.Tallies;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameMaskTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # stated          | text                                  | without the name
                    Anna Schmidt      | By Anna Schmidt, in May.              | By ████ ███████, in May.
                    Anna Schmidt      | schmidt,anna wrote it                 | ███████,████ wrote it
                    Anna Schmidt      | ANNA waited; Schmidts did not.        | ████ waited; Schmidts did not.
                    Anna Schmidt      | a hannah is no such person            | a hannah is no such person
                    王小明            | 作者：王小明，三班。                  | 作者：███，三班。
                    王小明            | 王小二不是。                          | 王小二不是。
                    José Núñez        | núñez — josé                          | █████ — ████
                    José Núñez        | Jose wrote it, not Josefa.            | ████ wrote it, not Josefa.
                    Anna Schmidt      | Αnna Sсhmidt; Ａｎｎａ; a nna          | ████ ███████; ████; a nna
                    Anna Schmidt      | By A n n a  S c h m i d t, in May.    | By █ █ █ █  █ █ █ █ █ █ █, in May.
                    Mary O’Neill      | O'neill and ONeill                    | █'█████ and ██████
                    張偉              | 张伟和張偉                            | ██和██
                    """)
    void aStatedNameIsTakenOut(String stated, String text, String masked) {
        assertEquals(masked, new NameMask(List.of(stated), List.of()).mask(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # file                   | text                                 | without the name
                    essay_Anna-Schmidt_final | the final essay of anna schmidt      | the final essay of ████ ███████
                    作业一-李雷              | 作业一，李雷写。                     | 作业一，██写。
                    20261234                 | Student 20261234, room 2026          | Student ████████, room 2026
                    harbour-wall             | The harbour wall stands.             | The harbour wall stands.
                    """)
    void theNameOfAFileIsTakenOutWhereItMayBeAPersons(String file, String text, String masked) {
        assertEquals(masked, new NameMask(List.of(), List.of(file)).mask(text));
    }

    @Test
    void aTextKeepsItsLengthWithCharactersOfTwoUnits() {
        var mask = new NameMask(List.of("𠮷田"), List.of());
        assertEquals("作者███。😀", mask.mask("作者𠮷田。😀"));
    }

    @Test
    void whoeverHasNoNamesGetsTheTextItself() {
        assertEquals("Anna", new NameMask(List.of(), List.of("a1")).mask("Anna"));
    }

    @Test
    void severalPeopleOfOneWorkAreApart() {
        assertEquals(List.of("Ann Lee", " Bo Ek"), NameMask.people("Ann Lee; Bo Ek"));
    }

    @Test
    void namesComeFromDocumentsFilesAndTheFoldersThatStandForAuthors() {
        NameMask mask = NameMask.of(new Tallies(
                List.of(document("/a/Essay Ann.txt", "Bo Ek; Cy Dow"), document("/a/final.txt", "")),
                List.of(),
                Map.of(1L, "Finn Gay"),
                List.of(new Skip(Path.of("/a/Eva.png"), SkipReason.EMPTY, ""))));
        assertEquals(
                "███, ██ ██, ██ ███, final, ███, ████ ███.", mask.mask("Ann, Bo Ek, Cy Dow, final, Eva, Finn Gay."));
    }

    @Test
    void masksOfTheSameNamesAreEqual() {
        var one = new NameMask(List.of("Ann Lee", "Bo Ek"), List.of("b.txt"));
        assertEquals(one, new NameMask(List.of("Bo Ek", "Ann Lee", "Bo Ek"), List.of("b.txt")));
        assertEquals(one.hashCode(), new NameMask(List.of("Bo Ek", "Ann Lee"), List.of("b.txt")).hashCode());
        assertNotEquals(one, new NameMask(List.of("Ann Lee", "Bo Ek"), List.of()));
        assertNotEquals(NameMask.NONE, NameMask.EVERYTHING);
        assertTrue(NameMask.NONE.isEmpty());
        assertFalse(NameMask.EVERYTHING.isEmpty());
        assertFalse(one.isEmpty());
    }

    @Test
    void asLongAsNobodyKnowsTheNamesEveryLetterIsTakenOut() {
        assertEquals("██ ████，██ ██。\n", NameMask.EVERYTHING.mask("By Anna，𠮷 12。\n"));
    }

    private static Document document(String path, String author) {
        var metadata = new Metadata(
                new Stated<>("A title", Origin.FILE_NAME, Certainty.GUESS),
                author.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Stated<>(author, Origin.FILE_NAME, Certainty.GUESS)),
                Optional.empty(),
                List.of());
        return new Document(1, Path.of(path), metadata, 1, Instant.EPOCH, 1, Map.of());
    }
}
