package app.likeness.ui.clusters.model;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Clusters;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.words.DocumentDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/// A group that somebody looks into: its members in the order of their dates, with the pairs between them. Members go
/// by their place in that order, pairs by their number, strongest first. Immutable.
public final class Group {
    /// Shares from which the group is looked at again; those of the bands.
    private static final double[] LINES = {0.25, 0.6, 0.9};

    private final GroupRow row;
    private final List<Pair> pairs;
    private final int[] lefts;
    private final int[] rights;
    /// Where the pairs of each member begin in `links`; one more than there are members.
    private final int[] starts;
    private final int[] links;
    private final List<GroupMember> members;
    private final List<NearMember> near;
    private final List<HigherLine> lines;
    private final GroupMap map;

    /// A document outside of the group that shares something with a member, but too little to belong.
    ///
    /// @param pair its strongest pair with a member
    /// @param member the place of that member
    public record NearMember(Document document, Pair pair, int member) {}

    /// What becomes of the group when weaker pairs do not connect.
    ///
    /// @param share the least share that connects
    /// @param isAbove whether a pair of exactly this share does not connect any more
    /// @param groups how many groups remain
    /// @param apart how many documents are in none
    public record HigherLine(double share, boolean isAbove, int groups, int apart) {}

    private Group(GroupRow row, List<Pair> findings, DocumentsById documents) {
        this.row = row;
        List<Document> inOrder = row.documents();
        Map<Long, Integer> places = HashMap.newHashMap(inOrder.size());
        for (int i = 0; i < inOrder.size(); i++) {
            places.put(inOrder.get(i).id(), i);
        }
        this.pairs = row.cluster().pairs().stream()
                .filter(pair -> places.containsKey(pair.leftId()) && places.containsKey(pair.rightId()))
                .toList();
        this.lefts = pairs.stream().mapToInt(pair -> places.get(pair.leftId())).toArray();
        this.rights =
                pairs.stream().mapToInt(pair -> places.get(pair.rightId())).toArray();
        this.starts = new int[inOrder.size() + 1];
        this.links = new int[2 * pairs.size()];
        link();
        this.members = members(inOrder);
        this.near = near(findings, places, documents);
        this.lines = lines(row.cluster());
        this.map = GroupMap.of(this);
    }

    /// O(pairs of the group × log + `findings`).
    ///
    /// @param findings all pairs of the corpus
    /// @param documents all documents by id
    static Group of(GroupRow row, List<Pair> findings, DocumentsById documents) {
        return new Group(row, findings, documents);
    }

    public GroupRow row() {
        return row;
    }

    /// By date; those without a date last, by id.
    public List<GroupMember> members() {
        return members;
    }

    /// Strongest share first.
    public List<Pair> pairs() {
        return pairs;
    }

    /// Whether any member has a date.
    public boolean hasDates() {
        return members.getFirst().date() != null;
    }

    /// The place of the member at the other end of a pair.
    public int other(int pair, int place) {
        return lefts[pair] == place ? rights[pair] : lefts[pair];
    }

    public int left(int pair) {
        return lefts[pair];
    }

    public int right(int pair) {
        return rights[pair];
    }

    /// How much of the member at `place` stands in the other document of a pair, 0…1.
    public double share(int pair, int place) {
        Pair each = pairs.get(pair);
        return lefts[pair] == place ? each.containmentLeft() : each.containmentRight();
    }

    /// The numbers of the pairs of a member, strongest first.
    public int[] pairsOf(int place) {
        return Arrays.copyOfRange(links, starts[place], starts[place + 1]);
    }

    /// The number of the pair of two members; -1 when they are none. O(pairs of the one).
    public int between(int place, int other) {
        for (int i = starts[place]; i < starts[place + 1]; i++) {
            if (other(links[i], place) == other) {
                return links[i];
            }
        }
        return -1;
    }

    /// Whether all pairs share the same, so that none of them is the weakest.
    public boolean isEven() {
        return pairs.getFirst().share() == pairs.getLast().share();
    }

    /// The number of the weakest link: without it and all weaker ones the group falls in two. -1 while a scan has
    /// taken one of its ends.
    public int weakest() {
        return pairs.indexOf(row.cluster().weakestLink());
    }

    /// The documents that nearly belong, the strongest pair first.
    public List<NearMember> near() {
        return near;
    }

    /// What a higher line would leave of the group, by line; none that changes nothing.
    public List<HigherLine> lines() {
        return lines;
    }

    /// The group as a graph.
    public GroupMap map() {
        return map;
    }

    /// The place of a document; -1 when it is not in the group.
    int placeOf(long documentId) {
        for (GroupMember member : members) {
            if (member.document().id() == documentId) {
                return member.place();
            }
        }
        return -1;
    }

    private void link() {
        for (int i = 0; i < lefts.length; i++) {
            starts[lefts[i] + 1]++;
            starts[rights[i] + 1]++;
        }
        for (int i = 1; i < starts.length; i++) {
            starts[i] += starts[i - 1];
        }
        int[] next = starts.clone();
        for (int i = 0; i < lefts.length; i++) {
            links[next[lefts[i]]++] = i;
            links[next[rights[i]]++] = i;
        }
    }

    private List<GroupMember> members(List<Document> inOrder) {
        List<Optional<DocumentDate>> dates =
                inOrder.stream().map(DocumentDate::of).toList();
        double[] withFirst = new double[inOrder.size()];
        Arrays.fill(withFirst, -1);
        @Nullable DocumentDate first = dates.getFirst().orElse(null);
        boolean hasEarliest = first != null
                && dates.stream()
                        .skip(1)
                        .allMatch(date -> date.map(first::isBefore).orElse(true));
        boolean isOfAll = first != null
                && hasEarliest
                && dates.stream().skip(1).allMatch(date -> date.isPresent() && tells(first, date.get()));
        if (first != null) {
            for (int pair : pairsOf(0)) {
                withFirst[other(pair, 0)] = share(pair, other(pair, 0));
            }
        }
        List<GroupMember> made = new ArrayList<>(inOrder.size());
        for (int place = 0; place < inOrder.size(); place++) {
            @Nullable DocumentDate date = dates.get(place).orElse(null);
            int best = strongest(place, other -> true);
            int origin = date == null
                    ? -1
                    : strongest(
                            place,
                            other -> dates.get(other)
                                    .map(earlier -> tells(earlier, date))
                                    .orElse(false));
            made.add(new GroupMember(
                    place,
                    inOrder.get(place),
                    date,
                    hasEarliest && place == 0,
                    isOfAll && place == 0,
                    withFirst[place],
                    best,
                    best < 0 ? 0 : share(best, place),
                    origin,
                    origin < 0 ? 0 : share(origin, place)));
        }
        return List.copyOf(made);
    }

    /// Whether it can be told that `first` is before `other`. When a file was written says nothing against a date
    /// that a document states: the file may be a late copy of what was there first.
    private static boolean tells(DocumentDate first, DocumentDate other) {
        return first.isBefore(other) && (first.isOfFile() || !other.isOfFile());
    }

    /// The pair that holds most of a member, of those with certain other members; -1 when there is none.
    private int strongest(int place, IntPredicate isOne) {
        int found = -1;
        for (int i = starts[place]; i < starts[place + 1]; i++) {
            int pair = links[i];
            if (isOne.test(other(pair, place)) && (found < 0 || share(pair, place) > share(found, place))) {
                found = pair;
            }
        }
        return found;
    }

    private static List<NearMember> near(List<Pair> findings, Map<Long, Integer> places, DocumentsById documents) {
        Map<Long, NearMember> strongest = new LinkedHashMap<>();
        for (Pair pair : findings) {
            int left = places.getOrDefault(pair.leftId(), -1);
            int right = places.getOrDefault(pair.rightId(), -1);
            if (left < 0 == right < 0) {
                continue;
            }
            Document outside = documents.get(left < 0 ? pair.leftId() : pair.rightId());
            if (outside != null) {
                strongest.merge(
                        outside.id(),
                        new NearMember(outside, pair, Math.max(left, right)),
                        (one, other) -> one.pair().share() >= other.pair().share() ? one : other);
            }
        }
        return strongest.values().stream()
                .sorted(Comparator.comparing(NearMember::pair, Clusters.STRONGEST_FIRST))
                .toList();
    }

    private static List<HigherLine> lines(Cluster cluster) {
        double weakest = cluster.weakestLink().share();
        List<HigherLine> lines = new ArrayList<>();
        if (weakest < 1) {
            lines.add(line(cluster, Math.nextUp(weakest), weakest, true));
        }
        for (double share : LINES) {
            if (share > weakest) {
                lines.add(line(cluster, share, share, false));
            }
        }
        return List.copyOf(lines);
    }

    private static HigherLine line(Cluster cluster, double least, double shown, boolean isAbove) {
        List<Cluster> rest = Clusters.of(cluster.pairs(), least);
        int grouped = rest.stream().mapToInt(each -> each.documentIds().size()).sum();
        return new HigherLine(shown, isAbove, rest.size(), cluster.documentIds().size() - grouped);
    }
}
