package app.likeness.cli.said;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Findings;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.PathNames;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ScanTextTest {
    private static final Path HOME = Path.of("/home/ann");

    @Test
    void whatIsNotShownIsCounted() {
        List<Cluster> clusters = new ArrayList<>();
        clusters.add(cluster(1, 12));
        for (int i = 0; i < 20; i++) {
            clusters.add(cluster(13 + 2L * i, 2));
        }
        String text = text(52, clusters, List.of());
        assertTrue(
                text.startsWith(
                        "52 documents\n2 hidden files and folders left out\n3 words of your own are in the dictionary\n52 documents share text with others, in 21 groups (31 pairs).\n7 weak proposals were not"),
                text);
        assertTrue(
                text.contains("\nGroup 1: 12 documents, strongest link 90%, weakest link 90%\n  docs/1.txt\n"), text);
        assertTrue(text.contains("\n  and 2 more; --clusters writes them all\n"), text);
        assertTrue(text.contains("\nGroup 20: 2 documents, strongest link 90%\n"), text);
        assertTrue(text.endsWith("\n\nAnd 1 more group; --clusters writes them all.\n"), text);
    }

    @Test
    void whatWasNotReadIsCountedByReason() {
        List<Skip> skips = List.of(
                new Skip(HOME.resolve("a"), SkipReason.EMPTY, ""),
                new Skip(HOME.resolve("b"), SkipReason.UNSUPPORTED, ""),
                new Skip(HOME.resolve("docs/1.txt"), SkipReason.CHARSET_UNCERTAIN, "GB18030"),
                new Skip(HOME.resolve("c"), SkipReason.EMPTY, ""));
        assertEquals("""
                1 document
                3 files not read: 1 not a format that is read, 2 without text
                1 file compared all the same: 1 with an uncertain character set
                2 hidden files and folders left out
                3 words of your own are in the dictionary
                No document shares text with another.
                7 weak proposals were not verified: both documents have a hundred stronger ones.
                """, text(1, List.of(), skips));
    }

    private static String text(int documents, List<Cluster> clusters, List<Skip> skips) {
        List<Document> all = LongStream.rangeClosed(1, documents)
                .mapToObj(id -> new Document(
                        id,
                        HOME.resolve("docs/" + id + ".txt"),
                        Metadata.titled("", Origin.TEXT, Certainty.LIKELY),
                        1,
                        Instant.EPOCH,
                        1))
                .toList();
        List<Pair> pairs =
                clusters.stream().flatMap(cluster -> cluster.pairs().stream()).toList();
        var names = new PathNames(HOME, List.of(Path.of("docs")));
        var findings = new Findings(all, pairs, clusters, skips);
        var summary = new ScanSummary(
                documents,
                0,
                skips.size(),
                2,
                pairs.size(),
                7,
                Map.of(),
                clusters.size(),
                3,
                false,
                Map.of(),
                Map.of());
        return ScanText.of(new NamedFindings(findings, names), List.of(), List.of(), summary);
    }

    private static Cluster cluster(long first, int size) {
        List<Pair> chain = LongStream.range(first, first + size - 1)
                .mapToObj(id -> new Pair(id, id + 1, 3, 0.5, 0.9, 0.9, 10, 10))
                .toList();
        return new Cluster(LongStream.range(first, first + size).boxed().toList(), chain, chain.getFirst());
    }
}
