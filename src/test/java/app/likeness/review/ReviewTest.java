package app.likeness.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Tally;
import app.likeness.compare.findings.Cluster;
import app.likeness.review.Standing.Basis;
import app.likeness.review.Subject.OfDocument;
import app.likeness.review.Subject.OfGroup;
import app.likeness.review.Subject.OfPair;
import app.likeness.review.Subject.OfPassage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ReviewTest {
    private static final Instant NOW = Instant.parse("2026-05-06T07:08:09Z");

    private final Map<Long, TextKey> texts = new HashMap<>();
    private final List<PairTally> pairs = new ArrayList<>();

    @Test
    void nothingIsKnownWhereNothingWasJudged() {
        assertSame(Review.NONE, Review.of(List.of(), List.of(), Map.of(), List.of()));
        assertEquals(Standing.OPEN, Review.NONE.pair(1, 2));
    }

    @Test
    void aVerdictHoldsForTheTextsWhateverTheirNumbers() {
        corpus(1, 2);
        Verdict verdict = pair(State.CONFIRMED, 1, 2);
        texts.clear();
        pairs.clear();
        texts.put(70L, text(2));
        texts.put(80L, text(1));
        share(70, 80);
        Review review = review(verdict);
        assertEquals(State.CONFIRMED, review.pair(70, 80).state());
        assertEquals(State.CONFIRMED, review.pair(80, 70).state());
        assertEquals("a note", review.pair(70, 80).note());
    }

    @Test
    void theLastWordHolds() {
        corpus(1, 2);
        assertEquals(
                State.LATER,
                review(pair(State.CONFIRMED, 1, 2), pair(State.LATER, 1, 2))
                        .pair(1, 2)
                        .state());
        assertEquals(
                State.OPEN,
                review(pair(State.CONFIRMED, 1, 2), pair(State.OPEN, 1, 2))
                        .pair(1, 2)
                        .state());
    }

    @Test
    void anAcceptablePairStaysSoWhileItsTextsStandWhoeverJoins() {
        corpus(1, 2);
        Verdict verdict = pair(State.ACCEPTABLE, 1, 2);
        assertTrue(review(verdict).pair(1, 2).isQuiet());
        texts.put(3L, text(3));
        share(1, 3);
        assertTrue(review(verdict).pair(1, 2).isQuiet(), "3 shares with one of them only");
        share(2, 3);
        assertTrue(review(verdict).pair(1, 2).isQuiet(), "its own texts stand as they were");
        assertEquals(Standing.OPEN, review(verdict).pair(1, 3), "what came is open");
        assertEquals(
                List.of(3L),
                Review.of(List.of(), List.of(verdict), texts, pairs).pair(1, 2).newcomers(),
                "what was judged elsewhere is asked again");
    }

    @Test
    void oneMoreCopyOfTheSameTextIsTheSamePair() {
        corpus(1, 2);
        texts.put(2L, text(1));
        Verdict verdict = pair(State.ACCEPTABLE, 1, 2);
        assertTrue(review(verdict).pair(1, 2).isQuiet());
        texts.put(3L, text(1));
        share(1, 3);
        share(2, 3);
        assertTrue(review(verdict).pair(1, 2).isQuiet());
        assertTrue(review(verdict).pair(1, 3).isQuiet());
    }

    @Test
    void aConfirmedPairStaysSoWhoeverJoins() {
        corpus(1, 2);
        Verdict verdict = pair(State.CONFIRMED, 1, 2);
        corpus(1, 2, 3);
        assertEquals(State.CONFIRMED, review(verdict).pair(1, 2).state());
    }

    @Test
    void whatIsRememberedHoldsUntilTheCorpusSaysOtherwise() {
        corpus(1, 2);
        Verdict remembered = pair(State.ACCEPTABLE, 1, 2);
        Standing standing =
                Review.of(List.of(), List.of(remembered), texts, pairs).pair(1, 2);
        assertEquals(Basis.REMEMBERED, standing.basis());
        assertTrue(standing.isQuiet());
        assertEquals("", standing.note(), "a note of another corpus is none of this one");
        assertEquals(
                State.OPEN,
                Review.of(List.of(pair(State.OPEN, 1, 2)), List.of(remembered), texts, pairs)
                        .pair(1, 2)
                        .state());
    }

    @Test
    void aGroupSpeaksForItsPairsAndForSmallerGroups() {
        corpus(1, 2, 3);
        Verdict verdict = group(State.ACCEPTABLE, 1, 2, 3);
        Review review = review(verdict);
        assertEquals(Basis.GROUP, review.pair(1, 3).basis());
        assertTrue(review.pair(1, 3).isQuiet());
        assertEquals(Standing.of(verdict, Basis.OWN), review.group(cluster(1, 2, 3)));
        assertEquals(Standing.of(verdict, Basis.OWN), review.group(cluster(2, 3)), "the line was moved up");
    }

    @Test
    void aNewMemberOpensAGroupAndItsPairsWithTheOthers() {
        corpus(1, 2, 3);
        Verdict verdict = group(State.CONFIRMED, 1, 2, 3);
        corpus(1, 2, 3, 4);
        Standing standing = review(verdict).group(cluster(1, 2, 3, 4));
        assertEquals(State.OPEN, standing.state());
        assertEquals(List.of(4L), standing.newcomers());
        assertEquals(Standing.OPEN, review(verdict).pair(1, 4));
        assertEquals(State.CONFIRMED, review(verdict).pair(1, 2).state());
    }

    @Test
    void aPairOfItsOwnSaysMoreThanItsGroup() {
        corpus(1, 2, 3);
        Review review = review(pair(State.LATER, 1, 2, 3), group(State.ACCEPTABLE, 1, 2, 3));
        assertEquals(State.LATER, review.pair(1, 2).state());
        assertEquals(State.ACCEPTABLE, review.pair(2, 3).state());
    }

    @Test
    void aVerdictOfAGroupThatWasTakenBackSaysNothing() {
        corpus(1, 2, 3);
        Review review = review(group(State.ACCEPTABLE, 1, 2, 3), group(State.OPEN, 3, 2, 1));
        assertEquals(Standing.OPEN, review.pair(1, 2));
        assertEquals(Standing.OPEN, review.group(cluster(1, 2, 3)));
    }

    @Test
    void withoutAVerdictOfItsOwnAGroupIsAsItsPairs() {
        corpus(1, 2, 3);
        Verdict one = pair(State.ACCEPTABLE, 1, 2, 3);
        Verdict two = pair(State.CONFIRMED, 1, 3, 2);
        assertEquals(State.OPEN, review(one, two).group(cluster(1, 2, 3)).state());
        Standing all = review(one, two, pair(State.LATER, 2, 3, 1)).group(cluster(1, 2, 3));
        assertEquals(State.LATER, all.state());
        assertEquals(Basis.PARTS, all.basis());
    }

    @Test
    void aDocumentSpeaksForItsPairsUntilAnotherOneSharesTextWithIt() {
        corpus(1, 2, 3);
        Verdict verdict = new Verdict(new OfDocument(text(1)), State.ACCEPTABLE, "", NOW, known(1, 2, 3), List.of());
        Review review = review(verdict);
        assertEquals(Basis.DOCUMENT, review.pair(1, 2).basis());
        assertEquals(Standing.OPEN, review.pair(2, 3));
        assertEquals(
                State.ACCEPTABLE,
                review.document(1, List.of(shown(1, 2), shown(1, 3))).state());
        assertEquals(
                State.OPEN,
                review.document(2, List.of(shown(1, 2), shown(2, 3))).state());
        corpus(1, 2, 3, 4);
        Standing now = review(verdict).document(1, List.of(shown(1, 2), shown(1, 4)));
        assertEquals(State.OPEN, now.state());
        assertEquals(List.of(4L), now.newcomers());
    }

    @Test
    void aDocumentStandsAsThePairOfItThatSaysMost() {
        corpus(1, 2, 3, 4);
        List<Pair> pairs = List.of(shown(1, 2), shown(1, 3), shown(1, 4));
        assertEquals(
                State.OPEN,
                review(pair(State.ACCEPTABLE, 1, 2)).document(1, pairs).state());
        Review review = review(pair(State.CONFIRMED, 1, 2), pair(State.ACCEPTABLE, 1, 3));
        assertEquals(State.CONFIRMED, review.document(1, pairs).state());
        assertEquals(Basis.PARTS, review.document(1, pairs).basis());
        assertEquals(State.OPEN, review.document(4, List.of(shown(1, 4))).state());
    }

    @Test
    void aPassageIsKnownOnItsOwnSides() {
        texts.put(1L, text(9));
        texts.put(2L, text(1));
        share(1, 2);
        Subject subject = OfPassage.of(text(9), text(1), new PassageKey(90, 10));
        Review review = review(new Verdict(subject, State.ACCEPTABLE, "", NOW, known(9, 1), List.of()));
        assertEquals(Set.of(new PassageKey(90, 10)), review.quietPassages(1, 2));
        assertEquals(Standing.OPEN, review.pair(1, 2), "other passages may be left");
    }

    @Test
    void aPairOfWhichEveryPassageIsAcceptableIsQuiet() {
        texts.put(1L, text(1));
        texts.put(2L, text(2));
        pairs.add(new PairTally(1, 2, 0, 0.5, counts(0)));
        Subject subject = OfPassage.of(text(1), text(2), new PassageKey(1, 2));
        Standing standing = review(new Verdict(subject, State.ACCEPTABLE, "", NOW, known(1, 2), List.of()))
                .pair(1, 2);
        assertTrue(standing.isQuiet());
        assertEquals(Basis.PARTS, standing.basis());
    }

    @Test
    void countsOfJudgedPassagesTakeThePlaceOfAllWhicheverSideTheyStandOn() {
        corpus(1, 2, 3);
        texts.put(1L, text(8));
        texts.put(2L, text(4));
        PairCounts judged = new PairCounts(tally(100), tally(50), tally(7), tally(5), List.of());
        List<PairTally> now = new JudgedCounts(Map.of(new OfPair(text(4), text(8)), judged)).in(pairs, texts);
        assertEquals(judged.mirrored(), now.getFirst().counts());
        assertEquals(pairs.subList(1, 3), now.subList(1, 3));
    }

    private Review review(Verdict... verdicts) {
        return Review.of(List.of(verdicts), List.of(), texts, pairs);
    }

    /// Documents whose contents are their numbers, each sharing text with each.
    private void corpus(int... ids) {
        pairs.clear();
        for (int i = 0; i < ids.length; i++) {
            texts.put((long) ids[i], text(ids[i]));
            for (int j = 0; j < i; j++) {
                share(ids[j], ids[i]);
            }
        }
    }

    private void share(long left, long right) {
        pairs.add(new PairTally(left, right, 0, 0.5, counts(40)));
    }

    private static PairCounts counts(int shared) {
        return new PairCounts(tally(100), tally(100), tally(shared), tally(shared), List.of());
    }

    private static Tally tally(int characters) {
        return Tally.unpacked(characters == 0 ? new int[0] : new int[] {1, characters});
    }

    private static TextKey text(long content) {
        return new TextKey(content, content, content);
    }

    private static List<TextKey> known(long... contents) {
        return Arrays.stream(contents).mapToObj(ReviewTest::text).toList();
    }

    private Verdict pair(State state, long left, long right, long... others) {
        List<TextKey> known = new ArrayList<>(known(others));
        TextKey one = texts.getOrDefault(left, text(left));
        TextKey two = texts.getOrDefault(right, text(right));
        known.addAll(List.of(one, two));
        return new Verdict(new OfPair(one, two), state, "a note", NOW, known, List.of("one", "two"));
    }

    private static Verdict group(State state, long... members) {
        return new Verdict(new OfGroup(known(members)), state, "", NOW, known(members), List.of());
    }

    private static Pair shown(long left, long right) {
        return new Pair(left, right, 0, 0.5, 0.4, 0.4, 40, 40);
    }

    private static Cluster cluster(long... ids) {
        List<Long> members = Arrays.stream(ids).boxed().toList();
        List<Pair> all = new ArrayList<>();
        for (int i = 0; i < ids.length; i++) {
            for (int j = 0; j < i; j++) {
                all.add(shown(ids[j], ids[i]));
            }
        }
        return new Cluster(members, all, all.getFirst());
    }
}
