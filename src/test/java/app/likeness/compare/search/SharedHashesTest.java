package app.likeness.compare.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Parts;
import app.likeness.compare.index.DocumentFingerprints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SharedHashesTest {
    private static DocumentFingerprints document(long... hashes) {
        return new DocumentFingerprints(
                Arrays.hashCode(hashes), null, LongStream.of(hashes).sorted().toArray());
    }

    private static SharedHashes shared(List<DocumentFingerprints> documents, int limit, int pass) {
        int[] families = IntStream.range(0, documents.size()).toArray();
        return SharedHashes.of(documents, families, limit, pass, Parts.inTurn(), () -> false);
    }

    /// By later document how many hashes `document` shares with it.
    private static Map<Integer, Integer> counts(SharedHashes shared, int document, int documents) {
        int[] counts = new int[documents];
        int[] touched = new int[documents];
        int size = shared.count(document, counts, touched, 0, () -> false);
        Map<Integer, Integer> byDocument = new TreeMap<>();
        for (int i = 0; i < size; i++) {
            byDocument.put(touched[i], counts[touched[i]]);
        }
        return byDocument;
    }

    @Test
    void countsTheHashesSharedWithLaterDocuments() {
        SharedHashes shared =
                shared(List.of(document(1, 2, 3, -4), document(2, 9), document(-4, 3, 2), document(8)), 50, 100);

        assertEquals(Map.of(1, 1, 2, 3), counts(shared, 0, 4));
        assertEquals(Map.of(2, 1), counts(shared, 1, 4));
        assertEquals(Map.of(), counts(shared, 2, 4));
        assertEquals(Map.of(), counts(shared, 3, 4));
    }

    @Test
    void hashesOfTooManyFamiliesDoNotCount() {
        List<DocumentFingerprints> documents = List.of(document(1, 2), document(1, 2), document(1), document(1));

        assertEquals(Map.of(1, 1), counts(shared(documents, 3, 100), 0, 4));
        int[] families = {0, 0, 0, 3};
        SharedHashes joined = SharedHashes.of(documents, families, 3, 100, Parts.inTurn(), () -> false);
        assertEquals(Map.of(1, 2, 2, 1, 3, 1), counts(joined, 0, 4));
    }

    @Test
    void passesDoNotChangeTheCounts() {
        long seed = 4;
        Random random = new Random(seed);
        List<DocumentFingerprints> documents = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            documents.add(document(random.longs(50, -900, 900).distinct().toArray()));
        }
        SharedHashes whole = shared(documents, 50, 1 << 20);
        for (int pass : new int[] {1, 70, 5_000}) {
            SharedHashes parts = shared(documents, 50, pass);
            for (int i = 0; i < documents.size(); i++) {
                assertEquals(
                        counts(whole, i, 200), counts(parts, i, 200), "seed " + seed + ", pass " + pass + ", " + i);
            }
        }
    }

    @Test
    void hashesThatAgreeInTheirLowerBitsDoNotMakeADocumentItsOwnPartner() {
        long high = 1L << 63;
        SharedHashes shared = shared(List.of(document(5, 5 | high), document(6), document(7)), 50, 100);

        assertEquals(Map.of(), counts(shared, 0, 3));
    }
}
