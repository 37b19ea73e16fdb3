package app.likeness.scan.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.search.Candidate;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.compare.search.Candidates;
import app.likeness.fingerprint.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class NearbyOrderTest {
    /// Candidates where two documents share a hash of their own.
    private static Candidates candidates(int documents, Set<Candidate> wanted) {
        List<Set<Long>> hashes = new ArrayList<>();
        for (int i = 0; i < documents; i++) {
            hashes.add(new TreeSet<>());
        }
        long hash = 0;
        for (Candidate candidate : wanted) {
            hashes.get(candidate.left()).add(++hash);
            hashes.get(candidate.right()).add(hash);
        }
        List<DocumentFingerprints> prints = new ArrayList<>();
        for (int i = 0; i < documents; i++) {
            prints.add(new DocumentFingerprints(
                    i, null, hashes.get(i).stream().mapToLong(Long::longValue).toArray()));
        }
        return new CandidateFinder(Set.of(Method.WINNOWING), 3).find(prints, () -> false);
    }

    private static List<Candidate> ordered(Candidates candidates, int documents) {
        List<Candidate> ordered = new ArrayList<>();
        new NearbyOrder(candidates, documents).forEach(ordered::add);
        return ordered;
    }

    @Test
    void eachCandidateComesOnce() {
        for (long seed = 1; seed <= 10; seed++) {
            var random = new Random(seed);
            int documents = 2 + random.nextInt(80);
            Set<Candidate> wanted = new HashSet<>();
            for (int i = 0; i < 2 * documents; i++) {
                int left = random.nextInt(documents - 1);
                wanted.add(new Candidate(left, left + 1 + random.nextInt(documents - left - 1)));
            }
            List<Candidate> ordered = ordered(candidates(documents, wanted), documents);
            assertEquals(wanted.size(), ordered.size(), "seed " + seed);
            assertEquals(wanted, new HashSet<>(ordered), "seed " + seed);
        }
        assertEquals(List.of(), ordered(Candidates.NONE, 3));
    }

    /// Documents of one group are scattered over the corpus; their candidates come one after the other.
    @Test
    void groupsComeOneAfterTheOther() {
        int groups = 40;
        int size = 5;
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < groups * size; i++) {
            places.add(i);
        }
        Collections.shuffle(places, new Random(4));
        Map<Integer, Integer> groupOf = new LinkedHashMap<>();
        Set<Candidate> wanted = new HashSet<>();
        for (int i = 0; i < places.size(); i++) {
            groupOf.put(places.get(i), i / size);
            for (int j = i / size * size; j < i; j++) {
                wanted.add(
                        new Candidate(Math.min(places.get(i), places.get(j)), Math.max(places.get(i), places.get(j))));
            }
        }
        int changes = 0;
        int before = -1;
        for (Candidate candidate : ordered(candidates(places.size(), wanted), places.size())) {
            int group = groupOf.getOrDefault(candidate.left(), -1);
            changes += group == before ? 0 : 1;
            before = group;
        }
        assertEquals(groups, changes);
    }

    /// A chain whose links stand in no order: what comes next needs a text that was there just before.
    @Test
    void aChainIsFollowedLinkByLink() {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            places.add(i);
        }
        Collections.shuffle(places, new Random(8));
        Set<Candidate> wanted = new HashSet<>();
        for (int i = 1; i < places.size(); i++) {
            wanted.add(new Candidate(
                    Math.min(places.get(i - 1), places.get(i)), Math.max(places.get(i - 1), places.get(i))));
        }
        Map<Integer, Integer> last = new LinkedHashMap<>();
        int at = 0;
        for (Candidate candidate : ordered(candidates(places.size(), wanted), places.size())) {
            for (int document : List.of(candidate.left(), candidate.right())) {
                // The first document is in the middle: both ends are followed in turn.
                assertTrue(at - last.getOrDefault(document, at) <= 2, candidate + " at " + at);
                last.put(document, at);
            }
            at++;
        }
    }
}
