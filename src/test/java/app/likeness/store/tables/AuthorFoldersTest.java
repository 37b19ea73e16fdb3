package app.likeness.store.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class AuthorFoldersTest {
    private static final Path ROOT = Path.of("/class");

    @Test
    void theFirstFolderBelowTheRootIsTheAuthor() {
        assertEquals(
                List.of("anna", "anna", "ben", "-"),
                authors("anna/one.txt", "anna/drafts/two.txt", "ben/one.txt", "task.txt"));
    }

    @Test
    void aFolderThatHoldsAllIsNobody() {
        assertEquals(List.of("-", "-"), authors("hand-in/anna.txt", "hand-in/ben.txt"));
        assertEquals(
                List.of("anna", "ben", "ben"),
                authors("hand-in/2026/anna/one.txt", "hand-in/2026/ben/one.txt", "hand-in/2026/ben/two.txt"));
        assertEquals(List.of("-"), authors("anna/one.txt"));
    }

    @Test
    void aRootThatIsAFileHasNoAuthor() {
        AuthorFolders folders = new AuthorFolders();
        folders.add(1, ROOT.resolve("one.txt"), ROOT.resolve("one.txt"));
        assertEquals("-", folders.author(1, ROOT.resolve("one.txt")).orElse("-"));
        assertEquals("-", folders.author(2, ROOT.resolve("anna/one.txt")).orElse("-"));
    }

    private static List<String> authors(String... paths) {
        AuthorFolders folders = new AuthorFolders();
        List<Path> documents = List.of(paths).stream().map(ROOT::resolve).toList();
        documents.forEach(document -> folders.add(1, ROOT, document));
        return documents.stream()
                .map(document -> folders.author(1, document).orElse("-"))
                .toList();
    }
}
