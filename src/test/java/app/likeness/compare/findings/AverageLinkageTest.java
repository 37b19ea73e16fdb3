package app.likeness.compare.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.DisjointSets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AverageLinkageTest {
    private record Link(int left, int right, double strength) {}

    private static List<Integer> sets(int members, List<Link> links) {
        DisjointSets sets = AverageLinkage.of(
                members,
                links.stream().mapToInt(Link::left).toArray(),
                links.stream().mapToInt(Link::right).toArray(),
                links.stream().mapToDouble(Link::strength).toArray());
        return IntStream.range(0, members).mapToObj(sets::find).toList();
    }

    private static List<Link> clique(int from, int to, double strength) {
        List<Link> links = new ArrayList<>();
        for (int left = from; left < to; left++) {
            for (int right = left + 1; right < to; right++) {
                links.add(new Link(left, right, strength));
            }
        }
        return links;
    }

    @Test
    void aParagraphThatSixCopiedIsOneSet() {
        assertEquals(List.of(0, 0, 0, 0, 0, 0), sets(6, clique(0, 6, 0.15)));
    }

    @Test
    void oneQuotationDoesNotJoinTwoTextsWithTheirCopies() {
        List<Link> links = clique(0, 5, 0.9);
        links.addAll(clique(5, 10, 0.9));
        links.add(new Link(4, 5, 0.5));
        assertEquals(List.of(0, 0, 0, 0, 0, 5, 5, 5, 5, 5), sets(10, links));
    }

    @Test
    void copiesOfCopiesAreOneSetThoughFewOfThemAreCompared() {
        List<Link> chain =
                IntStream.range(0, 999).mapToObj(i -> new Link(i, i + 1, 1)).toList();
        assertEquals(1, sets(1000, chain).stream().distinct().count());
    }

    @Test
    void aNoteThatStandsInThirtyPapersJoinsNoneOfThemToTheOthers() {
        // 100 % of the note, 6 % of each paper: 0.25 as their geometric mean.
        List<Link> star =
                IntStream.range(1, 31).mapToObj(i -> new Link(0, i, 0.25)).toList();
        assertEquals(29, sets(31, star).stream().distinct().count());
    }

    @Test
    void theOrderOfTheLinksMeansNothing() {
        Random random = new Random(3);
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < 4_000; i++) {
            int left = random.nextInt(800);
            int right = left / 5 * 5 + random.nextInt(7);
            if (left != right && right < 800) {
                links.add(new Link(Math.min(left, right), Math.max(left, right), random.nextDouble()));
            }
        }
        List<Integer> before = sets(800, links);
        Collections.shuffle(links, random);
        assertEquals(before, sets(800, links));
    }
}
