package app.likeness.report.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathNamesTest {
    private static final Path HOME = Path.of("/home/ann");

    @ParameterizedTest
    @CsvSource(textBlock = """
                    docs,           /home/ann/docs/sub/a.txt, docs/sub/a.txt
                    docs/,          /home/ann/docs/a.txt,     docs/a.txt
                    ./docs,         /home/ann/docs/a.txt,     docs/a.txt
                    .,              /home/ann/docs/a.txt,     docs/a.txt
                    /home/ann/docs, /home/ann/docs/a.txt,     /home/ann/docs/a.txt
                    ../bob,         /home/bob/a.txt,          ../bob/a.txt
                    docs/a.txt,     /home/ann/docs/a.txt,     docs/a.txt
                    # in no given folder
                    docs,           /home/ann/other/a.txt,    other/a.txt
                    docs,           /srv/a.txt,               /srv/a.txt
                    """)
    void filesAreNamedAsTheirFolderWasGiven(String given, String path, String name) {
        assertEquals(name, new PathNames(HOME, List.of(Path.of(given))).of(Path.of(path)));
    }

    @Test
    void aNameFromARootSaysNothingOfWhereThatLies() {
        PathNames one = PathNames.ofRoots(List.of(Path.of("/home/ann/school/class 9b")));
        assertEquals("class 9b/Ben/essay.txt", one.of(Path.of("/home/ann/school/class 9b/Ben/essay.txt")));
        PathNames file = PathNames.ofRoots(List.of(Path.of("/home/ann/essay.txt"), Path.of("/home/ann/class")));
        assertEquals("essay.txt", file.of(Path.of("/home/ann/essay.txt")));
    }

    @Test
    void rootsOfOneNameAreToldApartByTheFoldersAroundThem() {
        PathNames two = PathNames.ofRoots(
                List.of(Path.of("/home/ann/2025/class"), Path.of("/home/ann/2026/class"), Path.of("/home/sheet.txt")));
        assertEquals("2025/class/a.txt", two.of(Path.of("/home/ann/2025/class/a.txt")));
        assertEquals("2026/class/a.txt", two.of(Path.of("/home/ann/2026/class/a.txt")));
    }

    @Test
    void theInnermostGivenFolderNamesAFile() {
        var names = new PathNames(HOME, List.of(Path.of("docs"), Path.of("/home/ann/docs/sub")));
        assertEquals("/home/ann/docs/sub/a.txt", names.of(HOME.resolve("docs/sub/a.txt")));
        assertEquals("docs/b.txt", names.of(HOME.resolve("docs/b.txt")));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                    'plain 文.txt', 'plain 文.txt'
                    'a\tb',         'a\\tb'
                    'a\nb\r',       'a\\nb\\r'
                    # a backslash is doubled only where it could be read as one of these
                    'a\\b',         'a\\b'
                    'a\\',          'a\\'
                    'a\\new',       'a\\\\new'
                    'a\\\\b',       'a\\\\\\b'
                    'a\\\tb',       'a\\\\\\tb'
                    """)
    void escapedNamesStayInTheirCell(String name, String escaped) {
        assertEquals(escaped, PathNames.escape(name));
        assertEquals(name, PathNames.unescape(escaped));
    }

    @Test
    void whatGivesOrdersToATerminalOrTurnsLettersRoundIsWrittenOut() {
        Map<String, String> escaped = Map.of(
                "a\u001B[31mb", "a\\u001B[31mb",
                "a\u202Etxt", "a\\u202Etxt",
                "\u200B=a", "\\u200B=a",
                "a\u2028b\u0085", "a\\u2028b\\u0085",
                "a\\u202Eb", "a\\\\u202Eb",
                "c:\\users", "c:\\users",
                "نامه\u200Cها", "نامه\u200Cها");
        escaped.forEach((name, written) -> {
            assertEquals(written, PathNames.escape(name));
            assertEquals(name, PathNames.unescape(written));
        });
        assertEquals("two\r\nlines\t\\u001B", PathNames.neutral("two\r\nlines\t\u001B"));
    }

    @Test
    void namesAreOrderedByCodePoint() {
        List<String> sorted = Stream.of("b", "😀", "\uFF5E", "a", "ab", "A", "")
                .sorted(PathNames.ORDER)
                .toList();
        assertEquals(List.of("", "A", "a", "ab", "b", "\uFF5E", "😀"), sorted);
    }
}
