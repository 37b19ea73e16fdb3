package app.likeness.ui.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class RootNamesTest {
    private static final Path CLASS = Path.of("/school/class");

    private final RootNames one = new RootNames(List.of(CLASS));

    @Test
    void aFileIsNamedWithTheFolderOfWhoHandedItIn() {
        assertEquals("Ben Li · essay.docx", one.file(CLASS.resolve("Ben Li/essay.docx")));
        assertEquals("Ben Li/final · essay.docx", one.file(CLASS.resolve("Ben Li/final/essay.docx")));
        assertEquals("Ben Li/…/v3 · essay.docx", one.file(CLASS.resolve("Ben Li/final/new/v3/essay.docx")));
        assertEquals("ben.docx", one.file(CLASS.resolve("ben.docx")), "nothing tells more than its name");
        assertEquals("File 3", one.file(Path.of("File 3")));
    }

    @Test
    void whereEachStudentIsARootOfTheirOwnThatIsNamed() {
        RootNames many = new RootNames(List.of(Path.of("/school/Ben Li"), Path.of("/school/Ann Yu"), CLASS));
        assertEquals("Ben Li · essay.docx", many.file(Path.of("/school/Ben Li/essay.docx")));
        assertEquals("Eva · essay.docx", many.file(CLASS.resolve("Eva/essay.docx")));
    }

    @Test
    void aRootInAnotherIsTheNearerOne() {
        RootNames nested = new RootNames(List.of(CLASS, CLASS.resolve("late")));
        assertEquals("late · essay.docx", nested.file(CLASS.resolve("late/essay.docx")));
        assertEquals(Path.of("late/Eva").toString(), nested.folder(CLASS.resolve("late/Eva/essay.docx")));
    }

    @Test
    void aFolderBeginsWithTheRoot() {
        assertEquals(Path.of("class/Ben Li").toString(), one.folder(CLASS.resolve("Ben Li/essay.docx")));
        assertEquals("class", one.folder(CLASS.resolve("essay.docx")));
        assertEquals(
                ShownPath.of(Path.of("/elsewhere")),
                one.folder(Path.of("/elsewhere/essay.docx")),
                "it lies in no root");
        assertEquals("", one.folder(Path.of("File 3")));
    }

    @Test
    void aFileThatIsARootIsNamedAlone() {
        RootNames file = new RootNames(List.of(CLASS.resolve("essay.docx")));
        assertEquals("essay.docx", file.file(CLASS.resolve("essay.docx")));
        assertEquals(ShownPath.of(CLASS), file.folder(CLASS.resolve("essay.docx")));
    }
}
