package app.likeness.ui.clusters.model;

import static app.likeness.ui.support.Fabricated.pair;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Moment;
import app.likeness.text.document.Origin;
import app.likeness.text.document.StatedDate;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.support.Connected;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GroupTest {
    private static final Instant NOON = Instant.parse("2026-03-05T12:00:00Z");

    private final Document first = dated(7, NOON);
    private final Document second = dated(3, NOON.plusSeconds(3600));
    private final Document third = dated(5, NOON.plusSeconds(7200));
    private final Document undated = dated(1, Instant.EPOCH);
    private final Document outside = dated(9, NOON);
    private final Document farther = dated(8, NOON);
    private final Pair firstSecond = pair(3, 7, 80, 60);
    private final Pair firstThird = pair(5, 7, 30, 20);
    private final Pair secondThird = pair(3, 5, 40, 50);
    private final Pair undatedThird = pair(1, 5, 35, 10);
    private final Pair nearPair = pair(5, 9, 12, 11);
    private final Pair nearer = pair(3, 9, 13, 2);
    private final Pair farPair = pair(7, 8, 6, 5);
    private final Group group = group(
            List.of(first, second, third, undated),
            List.of(firstSecond, firstThird, secondThird, undatedThird),
            List.of(firstSecond, secondThird, undatedThird, firstThird, nearer, nearPair, farPair));

    @Test
    void membersStandByDateAndThoseWithoutOneLast() {
        assertEquals(
                List.of(first, second, third, undated),
                group.members().stream().map(GroupMember::document).toList());
        assertTrue(group.hasDates());
        assertTrue(group.members().getFirst().isEarliest());
        assertFalse(group.members().getFirst().isOfAll(), "one without a date may have come before it");
        assertEquals(first.title(), group.row().title());
        assertEquals(1, group.row().key());
    }

    @Test
    void theEarliestIsToldWhereAllHaveDatesOfOneKind() {
        Group files = group(List.of(first, second, third), List.of(firstSecond, secondThird), List.of());
        assertTrue(files.members().getFirst().isOfAll());
        Document stated = stating(3, NOON.minusSeconds(86_400 * 3));
        Group mixed = group(List.of(first, stated), List.of(firstSecond), List.of());
        assertEquals(stated, mixed.members().getFirst().document());
        assertTrue(mixed.members().getFirst().isEarliest());
        assertFalse(mixed.members().getFirst().isOfAll(), "the file may be a late copy of what was there first");
        assertFalse(mixed.members().getLast().hasOrigin());
    }

    private static Document stating(long id, Instant day) {
        Document file = dated(id, NOON);
        StatedDate date = new StatedDate(DateKind.PUBLISHED, Moment.of(day), Origin.META_TAG, Certainty.SURE);
        Metadata metadata = new Metadata(file.metadata().title(), Optional.empty(), Optional.empty(), List.of(date));
        return new Document(id, file.path(), metadata, 100, NOON, 800);
    }

    @Test
    void eachMemberKnowsHowMuchOfItTheEarliestHolds() {
        assertArrayEquals(
                new double[] {-1, 0.8, 0.3, -1},
                group.members().stream().mapToDouble(GroupMember::withFirst).toArray());
    }

    @Test
    void anArrowComesFromTheEarlierMemberThatHoldsMost() {
        GroupMember last = group.members().get(2);
        assertEquals(second, group.members().get(group.other(last.origin(), 2)).document());
        assertEquals(0.5, last.fromOrigin());
        assertFalse(group.members().get(0).hasOrigin());
        assertFalse(group.members().get(3).hasOrigin(), "without a date nothing is known to be earlier");
    }

    @Test
    void noArrowIsDrawnWhereItCannotBeToldWhichDocumentIsEarlier() {
        // Their files were written within a minute of each other.
        Group copied = group(
                List.of(dated(7, NOON), dated(3, NOON.plusSeconds(20)), dated(5, NOON.plusSeconds(7200))),
                List.of(firstSecond, secondThird),
                List.of(firstSecond, secondThird));
        assertEquals(
                List.of(false, false, true),
                copied.members().stream().map(GroupMember::hasOrigin).toList());
    }

    @Test
    void theStrongestPairOfAMemberMayLeadToALaterOne() {
        GroupMember earliest = group.members().getFirst();
        assertEquals(firstSecond, group.pairs().get(earliest.best()));
        assertEquals(0.6, earliest.shared());
        assertEquals(0.35, group.members().get(3).shared());
    }

    @Test
    void theWeakestLinkIsTheOneWithoutWhichTheGroupFallsInTwo() {
        assertEquals(undatedThird, group.pairs().get(group.weakest()));
    }

    @Test
    void aHigherLineLeavesWhatItSays() {
        assertEquals(
                List.of(
                        new Group.HigherLine(0.35, true, 1, 1),
                        new Group.HigherLine(0.6, false, 1, 2),
                        new Group.HigherLine(0.9, false, 0, 4)),
                group.lines());
    }

    @Test
    void whatNearlyBelongsStandsOnceWithItsStrongestPair() {
        assertEquals(
                List.of(new Group.NearMember(outside, nearer, 1), new Group.NearMember(farther, farPair, 0)),
                group.near());
    }

    @Test
    void pairsAreFoundFromBothSides() {
        assertEquals(group.between(0, 2), group.between(2, 0));
        assertEquals(firstThird, group.pairs().get(group.between(0, 2)));
        assertEquals(-1, group.between(0, 3));
        assertEquals(0.3, group.share(group.between(2, 0), 2));
        assertEquals(0.2, group.share(group.between(0, 2), 0));
    }

    @Test
    void ofFilesThatWereUnpackedTogetherNoneIsEarliest() {
        Instant unpacked = Instant.parse("2026-03-05T08:00:00Z");
        Group together = group(
                List.of(dated(7, unpacked), dated(3, unpacked.plusSeconds(2))),
                List.of(firstSecond),
                List.of(firstSecond));
        assertTrue(together.hasDates());
        assertFalse(together.members().getFirst().isEarliest());
        assertEquals(0.8, together.members().get(1).withFirst());
    }

    @Test
    void withoutAnyDateNothingIsEarliest() {
        Group dateless = group(List.of(undated, dated(5, Instant.EPOCH)), List.of(undatedThird), List.of(undatedThird));
        assertFalse(dateless.hasDates());
        assertFalse(dateless.members().getFirst().isEarliest());
        assertEquals(-1, dateless.members().get(1).withFirst());
    }

    @Test
    void twentyThousandMembersTakeNoSquareOfThem() {
        List<Document> documents = new ArrayList<>();
        List<Pair> pairs = new ArrayList<>();
        for (int id = 1; id <= 20_000; id++) {
            documents.add(dated(id, NOON.plusSeconds(id)));
            for (int step = 1; step <= 3 && id + step <= 20_000; step++) {
                pairs.add(pair(id, id + step, 20 + id % 60, 30 + id % 50));
            }
        }
        Group large = assertTimeout(Duration.ofSeconds(60), () -> group(documents, pairs, pairs));
        assertEquals(20_000, large.members().size());
        assertEquals(59_994, large.pairs().size());
    }

    private static Group group(List<Document> documents, List<Pair> own, List<Pair> findings) {
        DocumentsById byId = new DocumentsById(documents);
        DocumentsById all =
                new DocumentsById(Stream.concat(documents.stream(), Stream.of(dated(9, NOON), dated(8, NOON)))
                        .toList());
        Cluster cluster = Connected.of(own);
        return Group.of(GroupRow.of(cluster, byId), findings, all);
    }

    private static Document dated(long id, Instant time) {
        return new Document(
                id,
                Path.of("d" + id + ".txt"),
                Metadata.titled("Document " + id, Origin.TEXT, Certainty.LIKELY),
                100,
                time,
                800);
    }
}
