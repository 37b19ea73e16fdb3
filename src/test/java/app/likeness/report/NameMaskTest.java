package app.likeness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
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
}
