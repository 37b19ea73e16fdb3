package app.likeness.ui.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class EndNoticeTest {
    private final List<List<String>> said = new ArrayList<>();
    private long now;
    private boolean isWanted = true;
    private boolean isInFront;

    @Test
    void longWorkIsToldAboutWhenItIsWanted() {
        work(notice("Linux"), 9, "34 篇");
        assertEquals(List.of(), said);
        work(notice("Linux"), 10, "34 篇");
        assertEquals(List.of(List.of("notify-send", "--app-name=Likeness", "--", "文痕", "34 篇")), said);
        isWanted = false;
        work(notice("Linux"), 100, "34 篇");
        assertEquals(1, said.size());
    }

    @Test
    void whoLooksAtTheWindowWhenWorkEndsIsToldNothing() {
        EndNotice notice = notice("Linux");
        isInFront = true;
        work(notice, 100, "34 篇");
        assertEquals(List.of(), said);
        notice.started();
        now += TimeUnit.SECONDS.toNanos(100);
        isInFront = false;
        notice.ended("文痕", "34 篇");
        assertEquals(1, said.size());
    }

    @Test
    void noWordIsReadAsCodeOfTheSystem() {
        work(notice("Windows 11"), 60, "it's done; calc");
        assertTrue(said.getFirst().getLast().contains("'it''s done; calc'"), said.toString());
        work(notice("Mac OS X"), 60, "\" & quit");
        assertEquals("\" & quit", said.getLast().getLast());
    }

    @Test
    void anUnknownSystemSaysNothing() {
        work(notice("Plan 9"), 60, "34 篇");
        assertEquals(List.of(), said);
    }

    private EndNotice notice(String system) {
        var around = new EndNotice.Surroundings(() -> isInFront, () -> now, system, said::add);
        return new EndNotice(() -> isWanted, () -> around);
    }

    private void work(EndNotice notice, int seconds, String sentence) {
        notice.started();
        now += TimeUnit.SECONDS.toNanos(seconds);
        notice.ended("文痕", sentence);
    }
}
