package app.likeness.ui.support;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Counted;
import app.likeness.compare.findings.Findings;
import app.likeness.compare.findings.Line;
import app.likeness.compare.findings.Tallies;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.corpus.Snapshot;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;

/// Findings made up for tests of models and views.
public final class Fabricated {
    public static final Path ROOT = Path.of("/corpus").toAbsolutePath();

    /// Each one is as if the corpus had been read anew.
    private static final AtomicLong READINGS = new AtomicLong();

    private Fabricated() {}

    public static Document document(long id, String title) {
        return new Document(
                id,
                ROOT.resolve("d" + id + ".txt"),
                Metadata.titled(title, Origin.TEXT, Certainty.LIKELY),
                2_000,
                Instant.EPOCH,
                800);
    }

    /// A pair by its two shares in percent.
    public static Pair pair(long left, long right, int containmentLeft, int containmentRight) {
        double resemblance = Math.min(containmentLeft, containmentRight) / 100.0;
        return new Pair(left, right, 9, resemblance, containmentLeft / 100.0, containmentRight / 100.0, 400, 400);
    }

    public static Skip skip(String name, SkipReason reason) {
        return new Skip(ROOT.resolve(name), reason, "");
    }

    /// What is known of a corpus; the pairs are sorted here.
    public static Snapshot snapshot(List<Document> documents, List<Pair> pairs, List<Cluster> clusters) {
        return snapshot(documents, pairs, clusters, List.of());
    }

    public static Snapshot snapshot(
            List<Document> documents, List<Pair> pairs, List<Cluster> clusters, List<Skip> skips) {
        List<Pair> sorted = pairs.stream()
                .sorted(Comparator.comparingDouble(Pair::share).reversed())
                .toList();
        Findings findings = new Findings(documents, sorted, clusters, skips);
        return new Snapshot(
                READINGS.incrementAndGet(),
                List.of(new Root(ROOT, Role.CHECK)),
                Map.of(ROOT, documents.size()),
                new DocumentsById(documents),
                new Tallies(documents, List.of(), Map.of(), skips),
                Counted.of(findings),
                findings,
                Shown.AT_FIRST,
                true);
    }

    /// The same moment with the line elsewhere.
    public static Snapshot at(Snapshot known, Line line) {
        return known.at(known.shown().at(line));
    }

    /// The same moment where others are only compared with these documents.
    public static Snapshot comparedWith(Snapshot known, List<Root> roots, Set<Long> others) {
        return new Snapshot(
                known.reading(),
                roots,
                known.documents(),
                known.byId(),
                known.tallies(),
                known.counted(),
                known.findings(),
                known.shown(),
                known.isComplete(),
                others);
    }

    /// `count` documents of which every even one shares text with the next.
    public static Snapshot large(int count) {
        List<Document> documents = LongStream.rangeClosed(1, count)
                .mapToObj(id -> document(id, "Document " + id))
                .toList();
        List<Pair> pairs = new ArrayList<>();
        List<Cluster> clusters = new ArrayList<>();
        for (long id = 2; id < count; id += 2) {
            Pair pair = pair(id, id + 1, (int) (id % 100), (int) (id * 7 % 100));
            pairs.add(pair);
            clusters.add(new Cluster(List.of(id, id + 1), List.of(pair), pair));
        }
        return snapshot(documents, pairs, clusters);
    }
}
