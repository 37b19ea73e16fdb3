package app.likeness.bench;

import app.likeness.fingerprint.Sketch;
import app.likeness.scan.ask.NearDocuments;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// How long a running program takes to say which documents of a corpus are near a document by fingerprint, for two
/// hundred documents, in the second round, when the just-in-time compiler is done; and how long making the indexes of
/// the bands took.
///
/// `java … app.likeness.bench.NearTimes CORPUS`.
final class NearTimes {
    private static final int ASKED = 200;

    private NearTimes() {}

    public static void main(String[] args) throws CorpusException {
        try (Corpus corpus = Corpus.open(Path.of(args[0]))) {
            long start = System.nanoTime();
            NearDocuments.prepare(corpus, () -> {});
            System.out.printf(Locale.ROOT, "indexes made in %d ms%n", (System.nanoTime() - start) / 1_000_000);
            try (CorpusReader reader = corpus.reader()) {
                List<Sketch> sketches = sketches(reader);
                System.out.printf(Locale.ROOT, "%-10s %9s %9s %9s%n", "distance", "median", "slowest", "found");
                for (int distance : new int[] {0, 3, 7, 11, 12, 16}) {
                    row(reader, sketches, distance);
                }
            }
        }
    }

    private static List<Sketch> sketches(CorpusReader reader) throws CorpusException {
        long[] ids = reader.ids();
        List<Sketch> sketches = new ArrayList<>();
        for (int i = 0; i < ASKED && i < ids.length; i++) {
            reader.fingerprints(ids[(int) ((long) i * ids.length / ASKED)])
                    .prints()
                    .grams()
                    .ifPresent(sketches::add);
        }
        return sketches;
    }

    private static void row(CorpusReader reader, List<Sketch> sketches, int distance) throws CorpusException {
        long[] times = new long[sketches.size()];
        long found = 0;
        for (int round = 0; round < 2; round++) {
            found = 0;
            for (int i = 0; i < times.length; i++) {
                long start = System.nanoTime();
                NearDocuments.Answer answer = NearDocuments.of(reader, sketches.get(i), distance);
                times[i] = System.nanoTime() - start;
                found += answer.nearest().size() + answer.further();
            }
        }
        Arrays.sort(times);
        System.out.printf(
                Locale.ROOT,
                "%-10d %6.2f ms %6.2f ms %9d%n",
                distance,
                times[times.length / 2] / 1e6,
                times[times.length - 1] / 1e6,
                found);
    }
}
