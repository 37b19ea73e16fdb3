package app.likeness.ui.documents;

import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.review.Review;
import app.likeness.text.Document;
import app.likeness.ui.DocumentsById;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Of each document the pair that holds most of it, by the document's place in the list. Filled pair by pair, the
/// strongest first. What is acceptable is quiet: another pair stands for the document as long as there is one.
final class BestPairs {
    private final DocumentsById byId;
    private final @Nullable Pair[] pairs;
    private final double[] shared;
    private final double[] otherWay;
    private final boolean[] quiet;
    private final Review review;
    private final Map<Long, List<Pair>> all = new HashMap<>();
    private final Map<ShareBand, Integer> sharing = new EnumMap<>(ShareBand.class);

    /// @param review what was judged
    BestPairs(DocumentsById byId, Review review) {
        this.byId = byId;
        this.review = review;
        pairs = new Pair[byId.documents().size()];
        shared = new double[pairs.length];
        otherWay = new double[pairs.length];
        quiet = new boolean[pairs.length];
    }

    /// Takes a pair of the document at a place.
    ///
    /// @param own how much of the document stands in the other one
    /// @param other how much of the other one stands in it
    /// @param isQuiet whether it is acceptable
    void offer(Pair pair, int place, double own, double other, boolean isQuiet) {
        if (!review.isEmpty()) {
            all.computeIfAbsent(byId.documents().get(place).id(), ignored -> new ArrayList<>())
                    .add(pair);
        }
        if (pairs[place] == null) {
            // The first pair of a document is its strongest one, which names its band.
            sharing.merge(pair.band(), 1, Integer::sum);
        } else if (isQuiet != quiet[place] ? isQuiet : isWeaker(place, own, other)) {
            return;
        }
        quiet[place] = isQuiet;
        pairs[place] = pair;
        shared[place] = own;
        otherWay[place] = other;
    }

    private boolean isWeaker(int place, double own, double other) {
        return own < shared[place] || (own == shared[place] && other <= otherWay[place]);
    }

    /// How many documents have their strongest pair in each band.
    Map<ShareBand, Integer> sharing() {
        return Map.copyOf(sharing);
    }

    /// The documents that have a pair, the largest share first. O(documents × log documents).
    List<DocumentRow> rows() {
        return IntStream.range(0, pairs.length)
                .filter(place -> pairs[place] != null)
                .boxed()
                .sorted(this::order)
                .map(this::row)
                .toList();
    }

    private int order(int one, int other) {
        int order = Double.compare(shared[other], shared[one]);
        if (order == 0) {
            order = Double.compare(otherWay[other], otherWay[one]);
        }
        // The documents stand by path.
        return order == 0 ? Integer.compare(one, other) : order;
    }

    private DocumentRow row(int place) {
        Document document = byId.documents().get(place);
        Pair pair = Objects.requireNonNull(pairs[place]);
        long partner = pair.leftId() == document.id() ? pair.rightId() : pair.leftId();
        return new DocumentRow(
                document,
                Objects.requireNonNull(byId.get(partner)),
                pair,
                review.document(document.id(), all.getOrDefault(document.id(), List.of())));
    }
}
