package app.likeness.ui.documents;

import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.compare.findings.Findings;
import app.likeness.compare.findings.Ranking;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.DocumentsById;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/// The rows of everything that counts in a corpus, put in order once: which of them stand above a line is then told by
/// walking along them, however often the line moves.
///
/// A document stands with the pair that holds most of it ([Pair#mostOf]). What is acceptable is quiet: another pair
/// stands for the document as long as there is one. Confined to the lane `read`.
final class RankedRows {
    private final DocumentsById byId;
    /// Everything that counts, strongest first.
    private final List<Pair> counted;
    private final Review review;
    /// Whether anything was judged.
    private final boolean isJudged;
    /// By place of the pair; null where a scan that runs has replaced a document and not yet its pairs.
    private final @Nullable PairRow[] pairs;
    /// Each pair twice, once for each of its documents: twice the place of the pair, one more for the right
    /// document. As the rows stand in the table: the largest share first, then the larger share of the other
    /// document, then by path, at last by the path of that one.
    private final int[] entries;
    /// By entry the place of its document; -1 where that is gone.
    private final int[] places;
    /// By entry how much of its document the other one has, as it ranks ([Pair#ranked]).
    private final double[] own;
    private final Histogram histogram;
    /// By entry the row with nothing judged, once it was shown.
    private final @Nullable DocumentRow[] rows;

    /// O(pairs + documents).
    ///
    /// @param counted everything that counts, wherever the line is drawn, strongest first
    RankedRows(DocumentsById byId, List<Pair> counted, Review review) {
        this.byId = byId;
        this.counted = counted;
        this.review = review;
        isJudged = !review.isEmpty();
        pairs = new PairRow[counted.size()];
        places = new int[2 * pairs.length];
        own = new double[places.length];
        rows = new DocumentRow[places.length];
        for (int place = 0; place < pairs.length; place++) {
            pairs[place] = row(place, counted.get(place));
        }
        entries = Ranking.descending(byPath(), own, entry -> own[entry ^ 1]);
        histogram = Histogram.of(byId, places, own);
    }

    /// @return null where a document is gone
    private @Nullable PairRow row(int place, Pair pair) {
        int left = 2 * place;
        int right = left + 1;
        places[left] = byId.place(pair.leftId());
        places[right] = byId.place(pair.rightId());
        own[left] = pair.ranked(pair.containmentLeft());
        own[right] = pair.ranked(pair.containmentRight());
        if (places[left] < 0 || places[right] < 0) {
            return null;
        }
        return new PairRow(
                pair,
                byId.documents().get(places[left]),
                byId.documents().get(places[right]),
                isJudged ? review.pair(pair) : Standing.OPEN);
    }

    /// How many documents share how much, wherever the line is drawn.
    Histogram histogram() {
        return histogram;
    }

    /// From the last criterion to the first, each leaving equal ones as they are.
    private int[] byPath() {
        int[] all = new int[places.length];
        int size = 0;
        for (int entry = 0; entry < places.length; entry++) {
            if (pairs[entry / 2] != null) {
                all[size++] = entry;
            }
        }
        return byPlace(byPlace(Arrays.copyOf(all, size), entry -> places[entry ^ 1]), entry -> places[entry]);
    }

    /// Entries by the place of a document; equal ones stay as they were. O(entries + documents).
    private int[] byPlace(int[] some, IntUnaryOperator place) {
        int[] starts = new int[byId.documents().size() + 1];
        for (int entry : some) {
            starts[place.applyAsInt(entry) + 1]++;
        }
        for (int at = 1; at < starts.length; at++) {
            starts[at] += starts[at - 1];
        }
        int[] sorted = new int[some.length];
        for (int entry : some) {
            sorted[starts[place.applyAsInt(entry)]++] = entry;
        }
        return sorted;
    }

    private static boolean isLeft(int entry) {
        return entry % 2 == 0;
    }

    /// What of it stands above a line. O(pairs).
    ///
    /// @param findings what [Counted#above] gave
    /// @param least the share at which the line stands, 0…1
    Results above(Findings findings, double least) {
        var line = new Line(findings, least);
        List<DocumentRow> documents = line.documents();
        return new Results(
                findings.documents().size(),
                findings.clusters().size(),
                findings.clusteredDocuments(),
                line.sharing(),
                documents,
                line.shown,
                findings.pairsLeftOut(),
                counted.size() - findings.pairs().size(),
                line.documentsByPassage,
                line.pairsByPassage,
                byId.isAnyAuthored(line.sharingOnes),
                byId.isAnySourced(line.sharingOnes),
                byId.isAnyDisguised(line.sharingOnes),
                states(documents, DocumentRow::standing),
                states(line.shown, PairRow::standing),
                Set.of());
    }

    /// Where nothing was judged all are open, and nobody need look.
    private <R> Map<State, Integer> states(List<R> rows, Function<R, Standing> standing) {
        if (!isJudged) {
            return rows.isEmpty() ? Map.of() : Map.of(State.OPEN, rows.size());
        }
        Map<State, Integer> counts = new EnumMap<>(State.class);
        rows.forEach(row -> counts.merge(standing.apply(row).state(), 1, Integer::sum));
        return counts;
    }

    /// What stands above one line.
    private final class Line {
        private final List<PairRow> shown;
        private final double least;
        private int documentsByPassage;
        private int pairsByPassage;
        /// By place of the pair.
        private final BitSet above = new BitSet(pairs.length);
        /// By place of the document: which have a pair, and, where anything was judged, which one that is not
        /// quiet.
        private final BitSet sharingOnes = new BitSet(byId.documents().size());
        private final BitSet loudOnes = new BitSet(byId.documents().size());
        /// A counter for each band, so that none is boxed.
        private final Map<ShareBand, int[]> counts = new EnumMap<>(ShareBand.class);
        /// By document; empty where nothing was judged.
        private final Map<Long, List<Pair>> all = new HashMap<>();

        Line(Findings findings, double least) {
            this.least = least;
            shown = new ArrayList<>(findings.pairs().size());
            int place = 0;
            for (Pair pair : findings.pairs()) {
                // They are some of all pairs, in the same order.
                while (counted.get(place).leftId() != pair.leftId()
                        || counted.get(place).rightId() != pair.rightId()) {
                    place++;
                }
                PairRow row = pairs[place];
                if (row != null) {
                    show(place, row);
                }
                place++;
            }
        }

        private void show(int place, PairRow row) {
            above.set(place);
            shown.add(row);
            double share = Math.max(own[2 * place], own[2 * place + 1]);
            boolean isBelow = share < least;
            if (isBelow) {
                pairsByPassage++;
            }
            for (int entry = 2 * place; entry <= 2 * place + 1; entry++) {
                int document = places[entry];
                if (!sharingOnes.get(document)) {
                    sharingOnes.set(document);
                    if (isBelow) {
                        documentsByPassage++;
                    }
                    // The first pair of a document is its strongest one, which names its band.
                    counts.computeIfAbsent(ShareBand.of(share), ignored -> new int[1])[0]++;
                }
                if (isJudged) {
                    loudOnes.set(
                            document, loudOnes.get(document) || !row.standing().isQuiet());
                    all.computeIfAbsent(byId.documents().get(document).id(), ignored -> new ArrayList<>())
                            .add(row.pair());
                }
            }
        }

        Map<ShareBand, Integer> sharing() {
            Map<ShareBand, Integer> sharing = new EnumMap<>(ShareBand.class);
            counts.forEach((band, count) -> sharing.put(band, count[0]));
            return sharing;
        }

        List<DocumentRow> documents() {
            BitSet done = new BitSet(byId.documents().size());
            List<DocumentRow> documents = new ArrayList<>(sharingOnes.cardinality());
            for (int entry : entries) {
                PairRow pair = pairs[entry / 2];
                if (pair != null && above.get(entry / 2)) {
                    int document = places[entry];
                    if (!done.get(document) && !isHushed(pair, document)) {
                        done.set(document);
                        documents.add(row(entry, pair));
                    }
                }
            }
            return documents;
        }

        /// Whether another pair stands for the document.
        private boolean isHushed(PairRow pair, int document) {
            return isJudged && pair.standing().isQuiet() && loudOnes.get(document);
        }

        private DocumentRow row(int entry, PairRow pair) {
            DocumentRow made = rows[entry];
            if (made != null) {
                return made;
            }
            Document document = isLeft(entry) ? pair.left() : pair.right();
            DocumentRow row = new DocumentRow(
                    document,
                    isLeft(entry) ? pair.right() : pair.left(),
                    pair.pair(),
                    isJudged
                            ? review.document(document.id(), Objects.requireNonNull(all.get(document.id())))
                            : Standing.OPEN);
            if (!isJudged) {
                rows[entry] = row;
            }
            return row;
        }
    }
}
