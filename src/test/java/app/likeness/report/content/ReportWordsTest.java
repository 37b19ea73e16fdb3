package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Pair;
import app.likeness.ui.support.Fabricated;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ReportWordsTest {
    @Test
    void whatIsThereForALongPassageAloneIsSaidBesideTheLeastShare() {
        List<Pair> pairs = List.of(Fabricated.pair(1, 2, 80, 70), Fabricated.pair(2, 3, 9, 8));
        assertEquals("5%", new ReportWords(Locale.ENGLISH).leastShare(pairs, 0.05));
        assertEquals(
                "18%; 1 pair below that for a passage of at least 40 Chinese characters or 20 words",
                new ReportWords(Locale.ENGLISH).leastShare(pairs, 0.18));
        assertEquals(
                "18%；低于此的有 1 对，因其中有 40 个汉字或 20 个单词以上的段落",
                new ReportWords(Locale.SIMPLIFIED_CHINESE).leastShare(pairs, 0.18));
    }
}
