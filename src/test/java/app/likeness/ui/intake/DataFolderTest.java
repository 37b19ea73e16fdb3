package app.likeness.ui.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DataFolderTest {
    private final DataFolder data = new DataFolder(Path.of("home").toAbsolutePath());
    private final Path march = Path.of("march").toAbsolutePath();
    private final Path april = Path.of("april").toAbsolutePath();

    @Test
    void theSameFoldersLeadToTheSameFileInWhateverOrder() {
        assertEquals(data.corpus(List.of(march, april)), data.corpus(List.of(april, march)));
        assertEquals(
                data.corpus(List.of(march)),
                data.corpus(List.of(march.resolve("..").resolve("march"))));
        assertNotEquals(data.corpus(List.of(march)), data.corpus(List.of(march, april)));
    }

    @Test
    void foldersOfOneNameInTwoPlacesHaveTwoFiles() {
        assertNotEquals(data.corpus(List.of(march.resolve("a"))), data.corpus(List.of(april.resolve("a"))));
    }

    @Test
    void theFileIsNamedAfterTheFolderInLettersThatEveryFileSystemTakes() {
        String name = data.corpus(List.of(march.resolve("三月 \"采集\"; a\nb")))
                .getFileName()
                .toString();
        assertTrue(name.matches("三月--采集---a-b-[0-9a-f]{8}\\.likeness"), name);
    }

    @Test
    void aLongNameIsCutAndTheRootOfADiskHasAName() {
        String cut = data.corpus(List.of(march.resolve("x".repeat(200))))
                .getFileName()
                .toString();
        assertEquals(40 + "-01234567.likeness".length(), cut.length());
        String root = data.corpus(List.of(march.getRoot())).getFileName().toString();
        assertTrue(root.startsWith("corpus-"), root);
    }
}
