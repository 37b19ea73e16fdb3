package app.likeness.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.settings.RecentCorpora.Recent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecentCorporaTest {
    @TempDir
    Path folder;

    @Test
    void whatIsSavedIsLoaded() throws IOException {
        List<Recent> recents = List.of(recent("春季作文"), recent("essays = #1"));
        RecentCorpora file = new RecentCorpora(folder.resolve("new").resolve("recent.properties"));
        file.save(recents);
        assertEquals(recents, file.load());
    }

    @Test
    void theLatestStandsFirstAndEachOnce() {
        List<Recent> recents = new ArrayList<>();
        for (String name : List.of("a", "b", "c", "d", "e")) {
            recents.addFirst(recent(name));
        }
        List<Recent> now = RecentCorpora.with(recent("b"), recents);
        assertEquals(
                List.of("b", "e", "d", "c", "a"), now.stream().map(Recent::name).toList());
        assertEquals(
                List.of("f", "b", "e", "d", "c"),
                RecentCorpora.with(recent("f"), now).stream().map(Recent::name).toList());
    }

    @Test
    void whatIsDamagedInTheFileIsLeftOut() throws IOException {
        Path file = folder.resolve("recent.properties");
        assertEquals(List.of(), new RecentCorpora(file).load());
        new RecentCorpora(file).save(List.of(recent("a"), recent("b"), recent("c")));
        String kept = Files.readString(file);
        Files.writeString(file, kept.replaceAll("(?m)^2.documents=.*$", "2.documents=many"));
        assertEquals(List.of(recent("a"), recent("c")), new RecentCorpora(file).load());
        Files.writeString(file, "\\u12");
        assertEquals(List.of(), new RecentCorpora(file).load());
    }

    private Recent recent(String name) {
        return new Recent(
                folder.resolve(name + ".likeness"), name, 12, Instant.parse("2026-11-21T08:30:00Z"), name.length() > 1);
    }
}
