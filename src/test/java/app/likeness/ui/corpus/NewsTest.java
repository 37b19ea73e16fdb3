package app.likeness.ui.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class NewsTest {
    private static Document document(long id, String path) {
        return new Document(
                id, Path.of(path), Metadata.titled(path, Origin.FILE_NAME, Certainty.GUESS), 1, Instant.EPOCH, 1);
    }

    /// Each a path and what the file holds.
    private static LastLook look(String... files) {
        return LastLook.of(Arrays.stream(files)
                .map(file -> List.of(file.split(" ", -1)))
                .collect(Collectors.toMap(file -> Path.of(file.getFirst()), List::getLast)));
    }

    private static Pair pair(long left, long right) {
        return new Pair(left, right, 3, 0.5, 0.5, 0.5, 100, 100);
    }

    @Test
    void whatCameChangedAndWentIsTold() {
        LastLook look = look("a.txt 1", "b.txt 2", "c.txt 3");
        Document same = document(1, "a.txt");
        Document changed = document(4, "b.txt");
        Document came = document(5, "d.txt");
        News news = News.since(look, look("a.txt 1", "b.txt 9", "d.txt 4"), List.of(same, changed, came), List.of());
        assertEquals(News.Kind.KNOWN, news.of(same));
        assertEquals(News.Kind.CHANGED, news.of(changed));
        assertEquals(News.Kind.NEW, news.of(came));
        assertEquals(1, news.count(News.Kind.NEW));
        assertEquals(1, news.count(News.Kind.CHANGED));
        assertEquals(1, news.gone());
        assertEquals(News.Kind.NEW, news.of(pair(4, 5)), "the newer of the two");
        assertEquals(News.Kind.CHANGED, news.of(pair(1, 4)));
        assertTrue(news.isAny());
    }

    @Test
    void aFirstLookFindsNothingNew() {
        assertTrue(News.since(LastLook.NEVER, look("a.txt 1"), List.of(document(1, "a.txt")), List.of())
                .isNone());
    }

    @Test
    void whatOnlyWentIsNothingToLookAt() {
        News news = News.since(look("a.txt 1"), LastLook.NEVER, List.of(), List.of());
        assertFalse(news.isAny());
        assertFalse(news.isNone());
        assertEquals(1, news.gone());
    }

    @Test
    void whatBecameTheTemplateHasNotGone() {
        Document essay = document(1, "a.txt");
        LastLook before = look("a.txt 1", "sheet.txt 2");
        LastLook now = look("a.txt 1");
        assertEquals(1, News.since(before, now, List.of(essay), List.of()).gone());
        Path sheet = document(2, "sheet.txt").path();
        assertTrue(News.since(before, now, List.of(essay), List.of(sheet)).isNone());
    }
}
