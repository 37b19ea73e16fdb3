package app.likeness.report.names;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Clusters;
import app.likeness.compare.findings.Findings;
import app.likeness.text.Skip;
import app.likeness.text.document.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;

/// Findings with every document named, in an order that depends on nothing but names and shares: the numbers that the
/// corpus gives to documents depend on the order in which folders were added.
public final class NamedFindings {
    private record Named(Document document, String name) {}

    /// Which document of a pair stands on the left, where neither is the subject.
    public enum Sides {
        /// The one whose name comes first: the same for everybody who compares the same files.
        BY_NAME,
        /// The one that stands on the left in the window.
        AS_SHOWN
    }

    /// A file that is not a document, and its name.
    public record SkipRow(String name, Skip skip) {}

    private final Findings findings;
    private final PathNames names;
    private final Sides order;
    private final OptionalLong subject;
    /// By document the name that says on which side of a pair it stands: its own, also where that is hidden.
    private final Map<Long, String> sides = new HashMap<>();
    private final Map<Long, Named> documents = new HashMap<>();

    /// Findings of which each pair has its sides [Sides#BY_NAME], and that are about no document alone.
    public NamedFindings(Findings findings, PathNames names) {
        this(findings, names, Sides.BY_NAME, OptionalLong.empty());
    }

    /// @param subject the number of the document that all is about: the left one of each of its pairs
    public NamedFindings(Findings findings, PathNames names, Sides order, OptionalLong subject) {
        this.findings = findings;
        this.names = names;
        this.order = order;
        this.subject = subject;
        for (Document document : findings.documents()) {
            String name = names.of(document.path());
            documents.put(document.id(), new Named(document, name));
            sides.put(document.id(), name);
        }
    }

    public Findings findings() {
        return findings;
    }

    /// The same findings with other documents and files in the place of theirs; each stays on its side of a pair.
    public NamedFindings with(Findings others) {
        return onSides(new NamedFindings(others, names, order, subject));
    }

    /// A part of the same findings; each document stays on its side of a pair, where it is not the one all is about.
    ///
    /// @param about the number of the document that all of the part is about
    public NamedFindings part(Findings part, OptionalLong about) {
        return onSides(new NamedFindings(part, names, order, about));
    }

    private NamedFindings onSides(NamedFindings same) {
        same.sides.putAll(sides);
        return same;
    }

    /// The document that all is about; empty where nothing is about one alone.
    public Optional<Document> subject() {
        return subject.stream().mapToObj(this::document).findFirst();
    }

    /// The document with number `id`.
    public Document document(long id) {
        return named(id).document;
    }

    /// The name of the document with number `id`.
    public String name(long id) {
        return named(id).name;
    }

    /// All documents, by name.
    public List<Document> documents() {
        return findings.documents().stream()
                .sorted(Comparator.comparing(document -> name(document.id()), PathNames.ORDER))
                .toList();
    }

    /// All pairs in the order of reports: the strongest first; where all is about one document that of which it has
    /// most.
    public List<ReportedPair> strongestFirst() {
        return pairs(
                subject.isEmpty()
                        ? ReportedPair.STRONGEST_FIRST
                        : Comparator.comparing(ReportedPair::pair, Pair.mostOf(subject.getAsLong()))
                                .thenComparing(ReportedPair.BY_NAME));
    }

    /// All pairs, in `order`.
    public List<ReportedPair> pairs(Comparator<ReportedPair> order) {
        List<ReportedPair> rows = new ArrayList<>(findings.pairs().size());
        for (Pair pair : findings.pairs()) {
            Named a = named(pair.leftId());
            Named b = named(pair.rightId());
            rows.add(
                    isLeft(pair.leftId(), pair.rightId())
                            ? new ReportedPair(a.document, a.name, b.document, b.name, pair, false)
                            : new ReportedPair(b.document, b.name, a.document, a.name, pair, true));
        }
        rows.sort(order);
        return rows;
    }

    /// All clusters: the largest first, then the one with the strongest pair, then by the first document's name.
    public List<ClusterRow> clusters() {
        Comparator<ClusterRow> order = Comparator.comparing(
                        (ClusterRow row) -> row.documents().size(), Comparator.reverseOrder())
                .thenComparing(row -> row.strongest().rank(), Comparator.reverseOrder())
                .thenComparing(row -> name(row.documents().getFirst()), PathNames.ORDER);
        List<Cluster> clusters = findings.clusters();
        List<Set<Long>> related = related();
        List<ClusterRow> unnumbered = IntStream.range(0, clusters.size())
                .mapToObj(i -> row(clusters.get(i), related.get(i)))
                .sorted(order)
                .toList();
        List<ClusterRow> rows = new ArrayList<>(unnumbered.size());
        for (ClusterRow row : unnumbered) {
            rows.add(new ClusterRow(rows.size() + 1, row.documents(), row.related(), row.cluster()));
        }
        return rows;
    }

    /// A row without its number.
    private ClusterRow row(Cluster cluster, Set<Long> related) {
        return new ClusterRow(0, byName(cluster.documentIds()), byName(related), cluster);
    }

    private List<Long> byName(Collection<Long> documents) {
        return documents.stream()
                .sorted(Comparator.comparing(this::name, PathNames.ORDER))
                .toList();
    }

    /// By cluster the documents outside that share so much with one of its own that it might have linked them.
    private List<Set<Long>> related() {
        Map<Long, Integer> clusterOf = new HashMap<>();
        List<Set<Long>> related = new ArrayList<>();
        for (Cluster cluster : findings.clusters()) {
            cluster.documentIds().forEach(id -> clusterOf.put(id, related.size()));
            related.add(new HashSet<>());
        }
        for (Pair pair : findings.pairs()) {
            Integer left = clusterOf.get(pair.leftId());
            Integer right = clusterOf.get(pair.rightId());
            if (pair.rank() >= Clusters.LEAST_SHARE && !Objects.equals(left, right)) {
                Optional.ofNullable(left)
                        .ifPresent(number -> related.get(number).add(pair.rightId()));
                Optional.ofNullable(right)
                        .ifPresent(number -> related.get(number).add(pair.leftId()));
            }
        }
        return related;
    }

    /// All files that are not documents, by name.
    public List<SkipRow> skips() {
        return findings.skips().stream()
                .map(skip -> new SkipRow(names.of(skip.path()), skip))
                .sorted(Comparator.comparing(SkipRow::name, PathNames.ORDER))
                .toList();
    }

    private boolean isLeft(long one, long other) {
        if (subject.isPresent() && (subject.getAsLong() == one || subject.getAsLong() == other)) {
            return subject.getAsLong() == one;
        }
        return order == Sides.AS_SHOWN || PathNames.ORDER.compare(side(one), side(other)) <= 0;
    }

    private String side(long id) {
        return Objects.requireNonNull(sides.get(id), "both documents of a pair are named");
    }

    private Named named(long id) {
        Named named = documents.get(id);
        if (named == null) {
            throw new IllegalArgumentException("findings lack document " + id);
        }
        return named;
    }
}
