package app.likeness.ui.clusters.model;

import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PairComparison;
import app.likeness.compare.exclude.Counting;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.report.names.NameMask;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.Span;
import app.likeness.ui.corpus.Texts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// What the members of a group have in common, seen from its first one: that text cut where it changes who has it.
///
/// @param text that of the first member; empty when it is no longer in the corpus
/// @param parts all of the text, in its order
/// @param compared the places of the members that were looked at, the first one's among them, ascending
public record GroupText(String text, List<Part> parts, List<Integer> compared) {
    /// So many other members are compared: those that share most with the first.
    public static final int MOST_MEMBERS = 40;

    /// Parts begin no nearer to each other, in characters: what one passage has more than another at its edge is no
    /// part of its own.
    private static final int LEAST_PART = 12;

    /// A stretch of the first member's text.
    ///
    /// @param members the places of the other members that have it; empty for what stands only there
    public record Part(Span span, List<Integer> members) {
        public Part {
            members = List.copyOf(members);
        }
    }

    public GroupText {
        parts = List.copyOf(parts);
        compared = List.copyOf(compared);
    }

    /// Reads and compares the texts: the work of the background lane.
    ///
    /// @param wanted asked before each comparison
    /// @return null when nobody waits for it any more
    static @Nullable public GroupText of(Group group, Texts texts, BooleanSupplier wanted) throws CorpusException {
        String first = texts.text(group.members().getFirst().document().id());
        if (first.isEmpty()) {
            return new GroupText("", List.of(), List.of());
        }
        Counting counting = texts.counting();
        var comparing = new PairComparison(counting.finder());
        ExcludedText own = comparing.excluded(first);
        List<Integer> compared = new ArrayList<>(List.of(0));
        List<Having> all = new ArrayList<>();
        for (int place : strongest(group)) {
            if (!wanted.getAsBoolean()) {
                return null;
            }
            String other = texts.text(group.members().get(place).document().id());
            if (!other.isEmpty()) {
                compared.add(place);
                ExcludedText its = comparing.excluded(other);
                all.add(new Having(place, counted(comparing.counted(own, its), counting)));
            }
        }
        return new GroupText(
                first, parts(first.length(), all), compared.stream().sorted().toList());
    }

    /// The same without names. O(text).
    public GroupText masked(NameMask mask) {
        return new GroupText(mask.mask(text), parts, compared);
    }

    /// Where a member has the text.
    private record Having(int place, List<Span> passages) {
        boolean has(int offset) {
            return passages.stream().anyMatch(each -> each.start() <= offset && offset < each.end());
        }
    }

    private static List<Integer> strongest(Group group) {
        return group.members().stream()
                .filter(member -> member.place() > 0)
                .sorted((one, other) -> Double.compare(other.withFirst(), one.withFirst()))
                .limit(MOST_MEMBERS)
                .map(GroupMember::place)
                .sorted()
                .toList();
    }

    /// What of the passages that count is the same in both texts, or nearly so: of what was put in other words nobody
    /// could say that the other member has it.
    private static List<Span> counted(CountedComparison comparison, Counting counting) {
        List<Span> passages = new ArrayList<>();
        for (int i = 0; i < comparison.comparison().matches().size(); i++) {
            if (comparison.counts(i, counting.leftOut())) {
                passages.addAll(comparison.nearlySameOfLeft(i));
            }
        }
        return passages;
    }

    /// Cuts `[0, length)` at the edges of all passages; neighbours that the same members have are one part.
    /// O(edges × passages).
    private static List<Part> parts(int length, List<Having> all) {
        TreeSet<Integer> edges = new TreeSet<>(List.of(0, length));
        BitSet taken = new BitSet();
        for (Having each : all) {
            for (Span passage : each.passages()) {
                for (int edge : new int[] {passage.start(), passage.end()}) {
                    int before = taken.previousSetBit(edge);
                    int after = taken.nextSetBit(edge);
                    boolean isNear = (before >= 0 && edge - before < LEAST_PART)
                            || (after >= 0 && after - edge < LEAST_PART)
                            || edge < LEAST_PART
                            || length - edge < LEAST_PART;
                    if (!isNear) {
                        taken.set(edge);
                        edges.add(edge);
                    }
                }
            }
        }
        List<Part> parts = new ArrayList<>();
        int from = 0;
        for (int edge : edges.tailSet(1)) {
            int middle = from + (edge - from) / 2;
            List<Integer> members = all.stream()
                    .filter(each -> each.has(middle))
                    .map(Having::place)
                    .toList();
            if (!parts.isEmpty() && parts.getLast().members().equals(members)) {
                Part last = parts.removeLast();
                parts.add(new Part(new Span(last.span().start(), edge), members));
            } else {
                parts.add(new Part(new Span(from, edge), members));
            }
            from = edge;
        }
        return parts;
    }

    /// The part that most members have, the longest of several; -1 when no other member has anything.
    public int most() {
        int found = -1;
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (!part.members().isEmpty()
                    && (found < 0
                            || part.members().size()
                                    > parts.get(found).members().size()
                            || (part.members().size()
                                            == parts.get(found).members().size()
                                    && part.span().length()
                                            > parts.get(found).span().length()))) {
                found = i;
            }
        }
        return found;
    }
}
