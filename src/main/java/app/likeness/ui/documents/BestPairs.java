package app.likeness.ui.documents;

import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.text.Document;
import app.likeness.ui.DocumentsById;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Of each document the pair that holds most of it, by the document's place in the list. Filled pair by pair, the
/// strongest first.
final class BestPairs {
    private final DocumentsById byId;
    private final @Nullable Pair[] pairs;
    private final double[] shared;
    private final double[] otherWay;
    private final Map<ShareBand, Integer> sharing = new EnumMap<>(ShareBand.class);

    BestPairs(DocumentsById byId) {
        this.byId = byId;
        pairs = new Pair[byId.documents().size()];
        shared = new double[pairs.length];
        otherWay = new double[pairs.length];
    }

    /// Takes a pair of the document at a place.
    ///
    /// @param own how much of the document stands in the other one
    /// @param other how much of the other one stands in it
    void offer(Pair pair, int place, double own, double other) {
        if (pairs[place] == null) {
            // The first pair of a document is its strongest one, which names its band.
            sharing.merge(pair.band(), 1, Integer::sum);
        } else if (own < shared[place] || (own == shared[place] && other <= otherWay[place])) {
            return;
        }
        pairs[place] = pair;
        shared[place] = own;
        otherWay[place] = other;
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
        return new DocumentRow(document, Objects.requireNonNull(byId.get(partner)), pair);
    }
}
