package app.likeness.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Moment;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import app.likeness.text.document.StatedDate;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MetadataWordsTest {
    private final MetadataWords english = new MetadataWords(Locale.ENGLISH);
    private final MetadataWords chinese = new MetadataWords(Locale.SIMPLIFIED_CHINESE);

    @Test
    void aDateSaysWhereItWasFoundAndHowSureItIs() {
        StatedDate date = date("2026-03-05T09:12+08:00", Origin.JSON_LD, Certainty.SURE);
        assertEquals("Published 2026-03-05 09:12 UTC+08:00, from the page's data, sure", english.date(date));
        assertEquals("发布于 2026-03-05 09:12 UTC+08:00（来自网页数据，确定）", chinese.date(date));
        assertEquals("2026-03-05 09:12 UTC", english.moment(Moment.parse("2026-03-05T09:12Z")));
        assertEquals("2026-03-05 09:12", english.moment(Moment.parse("2026-03-05T09:12")));
    }

    @Test
    void theEarlierDocumentIsNamedWithBothDates() {
        Document early = document(date("2026-03-02", Origin.ADDRESS, Certainty.LIKELY));
        Document late = document(date("2026-03-05", Origin.TEXT, Certainty.GUESS));
        String sentence = "B is dated 3 days earlier. B: Published 2026-03-02, from the page's address, likely."
                + " A: Published 2026-03-05, from the text, a guess.";
        assertEquals(Optional.of(sentence), english.earlier(late, "A", early, "B"));
        assertEquals(
                Optional.of("A 的日期早 3 天。A：发布于 2026-03-02（来自网址，很可能）。B：发布于 2026-03-05（来自正文，推测）。"),
                chinese.earlier(early, "A", late, "B"));
        assertEquals(
                Optional.of("Both are dated the same day. A: Published 2026-03-02, from the page's address, likely."
                        + " B: Published 2026-03-02, from the page's address, likely."),
                english.earlier(early, "A", early, "B"));
    }

    @Test
    void withoutADateOfItsOwnADocumentIsNeitherEarlierNorLater() {
        Document undated = document();
        assertEquals(
                Optional.empty(),
                english.earlier(undated, "A", document(date("2026-03-05", Origin.TEXT, Certainty.SURE)), "B"));
    }

    @Test
    void everyOriginHasWords() {
        List<String> said = new ArrayList<>();
        for (Origin origin : Origin.values()) {
            said.add(english.value(new Stated<>("Jane", origin, Certainty.LIKELY)));
            said.add(chinese.value(new Stated<>("Jane", origin, Certainty.LIKELY)));
        }
        said.forEach(each -> assertFalse(each.contains("''") || each.contains("{"), each));
        assertEquals(2 * Origin.values().length - 2, said.stream().distinct().count(), "two origins share their words");
    }

    private static StatedDate date(String moment, Origin origin, Certainty certainty) {
        return new StatedDate(DateKind.PUBLISHED, Moment.parse(moment), origin, certainty);
    }

    private static Document document(StatedDate... dates) {
        var metadata = new Metadata(
                new Stated<>("t", Origin.TEXT, Certainty.LIKELY), Optional.empty(), Optional.empty(), List.of(dates));
        return new Document(1, Path.of("a"), metadata, 1, Instant.EPOCH, 1);
    }
}
