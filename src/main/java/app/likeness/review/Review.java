package app.likeness.review;

import app.likeness.compare.Pair;
import app.likeness.compare.PairTally;
import app.likeness.compare.findings.Cluster;
import app.likeness.review.Standing.Basis;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What holds of a corpus at one moment: every verdict applied to the documents whose contents it is about. Immutable.
///
/// Of a pair its own verdict says most, then that of a group that holds both documents, then that of one of the two,
/// then what was judged before. A pair that was found acceptable stays so while its two texts stand; one that is so by
/// a group, a document or another corpus until a document joins that shares text with both and was not there then. A
/// group's verdict holds for these documents or fewer of them, so moving the line up changes nothing.
public final class Review {
    private static final Comparator<State> OF_DOCUMENT =
            Comparator.comparing(List.of(State.CONFIRMED, State.LATER, State.OPEN, State.ACCEPTABLE)::indexOf);

    /// Nothing was judged.
    public static final Review NONE =
            new Review(new DocumentTexts(Map.of()), Map.of(), Map.of(), Map.of(), List.of(), Set.of());

    /// The numbers of a pair's documents, the smaller one first.
    record Ids(long left, long right) {
        static Ids of(long one, long other) {
            return one < other ? new Ids(one, other) : new Ids(other, one);
        }
    }

    private final DocumentTexts texts;
    private final Map<Ids, Standing> pairs;
    private final Map<Ids, Map<PassageKey, Standing>> passages;
    /// The latest verdict about each document; none of them `OPEN`.
    private final Map<Long, Verdict> documents;
    /// The latest verdict about each group; none of them `OPEN`.
    private final List<Verdict> groups;
    /// Pairs of which every passage is acceptable.
    private final Set<Ids> emptied;

    Review(
            DocumentTexts texts,
            Map<Ids, Standing> pairs,
            Map<Ids, Map<PassageKey, Standing>> passages,
            Map<Long, Verdict> documents,
            List<Verdict> groups,
            Set<Ids> emptied) {
        this.texts = texts;
        this.pairs = pairs;
        this.passages = passages;
        this.documents = documents;
        this.groups = groups;
        this.emptied = emptied;
    }

    /// Applies verdicts to a corpus. O(documents + pairs + what the verdicts are about).
    ///
    /// @param own those of the corpus that are not undone, the oldest first
    /// @param remembered those of the user's memory, the oldest first
    /// @param contents of all documents
    /// @param pairs all pairs of the corpus, counted with what was judged of their passages
    public static Review of(
            List<Verdict> own, List<Verdict> remembered, Map<Long, TextKey> contents, Collection<PairTally> pairs) {
        return own.isEmpty() && remembered.isEmpty()
                ? NONE
                : new ReviewBuilder(new DocumentTexts(contents), pairs).build(own, remembered);
    }

    /// Whether nothing is known of any pair.
    public boolean isEmpty() {
        return pairs.isEmpty() && passages.isEmpty() && documents.isEmpty() && groups.isEmpty();
    }

    public Standing pair(long one, long other) {
        Ids ids = Ids.of(one, other);
        Standing known = pairs.get(ids);
        if (known != null) {
            return known;
        }
        return emptied.contains(ids)
                ? new Standing(State.ACCEPTABLE, Basis.PARTS, Optional.empty(), List.of())
                : Standing.OPEN;
    }

    public Standing pair(Pair pair) {
        return pair(pair.leftId(), pair.rightId());
    }

    /// What was judged of single passages of a pair; the left side is that of the smaller number.
    public Map<PassageKey, Standing> passages(long one, long other) {
        return passages.getOrDefault(Ids.of(one, other), Map.of());
    }

    /// The passages of a pair that are not counted.
    public Set<PassageKey> quietPassages(long one, long other) {
        Set<PassageKey> quiet = new HashSet<>();
        passages(one, other).forEach((passage, standing) -> {
            if (standing.isQuiet()) {
                quiet.add(passage);
            }
        });
        return quiet;
    }

    /// The passages of one pair that are acceptable.
    ///
    /// @param left the smaller number of a document
    public record QuietPassages(long left, long right, Set<PassageKey> passages) {
        public QuietPassages {
            passages = Set.copyOf(passages);
        }
    }

    /// All pairs of which passages are acceptable.
    public List<QuietPassages> quietPassages() {
        return passages.keySet().stream()
                .map(ids -> new QuietPassages(ids.left(), ids.right(), quietPassages(ids.left(), ids.right())))
                .filter(pair -> !pair.passages().isEmpty())
                .toList();
    }

    /// How a document stands with the pairs that are shown of it: its own verdict, as long as no other document
    /// shares text with it than did then; else what its pairs say: confirmed where one of them is, then to be
    /// looked at later, then open, and acceptable only where all are.
    public Standing document(long id, Collection<Pair> shown) {
        Verdict verdict = documents.get(id);
        if (verdict == null) {
            return parts(shown, OF_DOCUMENT);
        }
        Set<Long> there = new HashSet<>(Set.of(id));
        shown.forEach(pair -> there.addAll(List.of(pair.leftId(), pair.rightId())));
        return Standing.of(verdict, Basis.OWN).with(texts.newcomers(there, verdict.known()));
    }

    /// How a group stands: the verdict about it, or about a larger one; else the state of its pairs that wants most
    /// attention, with the members that a verdict about the others does not know.
    public Standing group(Cluster cluster) {
        Verdict best = null;
        List<Long> fewest = List.of();
        for (Verdict verdict : groups) {
            List<Long> newcomers =
                    texts.newcomers(cluster.documentIds(), verdict.subject().texts());
            if (cluster.documentIds().size() - newcomers.size() > 1
                    && (best == null || newcomers.size() <= fewest.size())) {
                best = verdict;
                fewest = newcomers;
            }
        }
        if (best != null && fewest.isEmpty()) {
            return Standing.of(best, Basis.OWN);
        }
        Standing parts = parts(cluster.pairs(), Comparator.naturalOrder());
        return best == null || parts.state() != State.OPEN
                ? parts
                : new Standing(State.OPEN, Basis.GROUP, Optional.of(best), fewest);
    }

    /// @param order of the states: what the first one is of all parts is said of the whole
    private Standing parts(Collection<Pair> shown, Comparator<State> order) {
        Standing first = null;
        for (Pair pair : shown) {
            Standing standing = pair(pair);
            if (first == null || order.compare(standing.state(), first.state()) < 0) {
                first = standing;
            }
        }
        return first == null || first.basis() == Basis.NONE
                ? Standing.OPEN
                : new Standing(first.state(), Basis.PARTS, Optional.empty(), first.newcomers());
    }
}
