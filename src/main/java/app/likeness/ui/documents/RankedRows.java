package app.likeness.ui.documents;

import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.compare.findings.Counted;
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
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The rows of everything that counts in a corpus, put in order once: which of them stand above a line is then told by
/// walking along them, however often the line moves. Under another setting most pairs have the numbers that they had,
/// and keep their rows.
///
/// A document stands with the pair that holds most of it ([Pair#mostOf]). What is acceptable is quiet: another pair
/// stands for the document as long as there is one. Confined to the lane `read`.
final class RankedRows {
    private static final int UNKNOWN = -2;

    private final DocumentsById byId;
    private final Review review;
    private Counted counted;
    /// The numbers of the pairs that count, strongest first, without those of which a scan that runs has replaced a
    /// document and not yet its pairs.
    private int[] ranked = new int[0];
    /// By number of the pair.
    private final @Nullable PairRow[] pairs;
    /// Each pair twice, once for each of its documents: twice the number of the pair, one more for the right
    /// document. As the rows stand in the table: the largest share first, then the larger share of the other
    /// document, then by path, at last by the path of that one.
    private int[] entries = new int[0];
    /// By number the pair that its entries stand where they do for.
    private final @Nullable Pair[] known;
    /// By entry the place of its document; -1 where that is gone, [#UNKNOWN] as long as the pair has not counted.
    private final int[] places;
    /// All entries with a known place, by path and by the path of the other document.
    private int[] byPath = new int[0];
    /// By entry its place in [#byPath].
    private final int[] placesByPath;
    /// By entry how much of its document the other one has.
    private final double[] own;
    /// Of what counts now, once somebody asked.
    private @Nullable Histogram histogram;
    /// By entry the row with nothing judged, once it was shown.
    private final @Nullable DocumentRow[] rows;

    /// O(pairs).
    ///
    /// @param counted everything that counts, wherever the line is drawn
    RankedRows(DocumentsById byId, Counted counted, Review review) {
        this.byId = byId;
        this.counted = counted;
        this.review = review;
        pairs = new PairRow[counted.count()];
        known = new Pair[pairs.length];
        places = new int[2 * pairs.length];
        Arrays.fill(places, UNKNOWN);
        placesByPath = new int[places.length];
        own = new double[places.length];
        rows = new DocumentRow[places.length];
        rank();
    }

    /// Whether these are the rows of these documents, which can follow to what counts now.
    @SuppressWarnings("ReferenceEquality") // the same object or another one: the content is large
    boolean isOf(DocumentsById documents, Counted now, Review judged) {
        return byId == documents && counted.isNumberedAs(now) && review == judged;
    }

    /// Follows to another setting. O(pairs).
    ///
    /// @param now what [#isOf] was asked for
    @SuppressWarnings("ReferenceEquality") // the same object or another one: the content is large
    void follow(Counted now) {
        if (counted != now) {
            counted = now;
            rank();
        }
    }

    private void rank() {
        histogram = null;
        boolean isNew = false;
        int size = 0;
        int[] numbers = new int[counted.pairs().size()];
        BitSet staying = new BitSet(pairs.length);
        BitSet coming = new BitSet(pairs.length);
        for (int place = 0; place < numbers.length; place++) {
            int number = counted.number(place);
            Pair pair = counted.pairs().get(place);
            isNew |= places[2 * number] == UNKNOWN;
            boolean stays = isKnown(number, pair);
            if (stays || take(number, pair)) {
                numbers[size++] = number;
                (stays ? staying : coming).set(number);
            }
        }
        forgetAllBut(staying, coming);
        ranked = Arrays.copyOf(numbers, size);
        if (isNew) {
            byPath = byPath();
        }
        entries = merged(some(entries, staying), sorted(some(byPath, coming)));
    }

    @SuppressWarnings("ReferenceEquality") // a pair with the same numbers is the same object
    private boolean isKnown(int number, Pair pair) {
        return known[number] == pair;
    }

    /// What does not count has no place among the entries.
    private void forgetAllBut(BitSet staying, BitSet coming) {
        for (int number = 0; number < known.length; number++) {
            if (!staying.get(number) && !coming.get(number)) {
                known[number] = null;
            }
        }
    }

    /// @return whether both documents are there
    @SuppressWarnings("ReferenceEquality") // a pair with the same numbers is the same object
    private boolean take(int number, Pair pair) {
        int left = 2 * number;
        int right = left + 1;
        PairRow row = pairs[number];
        if (row == null || row.pair() != pair) {
            places[left] = byId.place(pair.leftId());
            places[right] = byId.place(pair.rightId());
            own[left] = pair.containmentLeft();
            own[right] = pair.containmentRight();
            rows[left] = null;
            rows[right] = null;
            if (places[left] < 0 || places[right] < 0) {
                return false;
            }
            pairs[number] = new PairRow(
                    pair,
                    byId.documents().get(places[left]),
                    byId.documents().get(places[right]),
                    review.isEmpty() ? Standing.OPEN : review.pair(pair));
        }
        known[number] = pair;
        return true;
    }

    /// How many documents share how much, wherever the line is drawn. O(pairs + documents), once under each setting.
    Histogram histogram() {
        Histogram drawn = histogram;
        if (drawn == null) {
            drawn = Histogram.of(byId, ranked, places, own);
            histogram = drawn;
        }
        return drawn;
    }

    /// From the last criterion to the first, each leaving equal ones as they are.
    private int[] byPath() {
        int[] all = IntStream.range(0, places.length)
                .filter(entry -> pairs[entry / 2] != null)
                .toArray();
        int[] byPartner = byPlace(all, entry -> places[entry ^ 1]);
        int[] sorted = byPlace(byPartner, entry -> places[entry]);
        for (int place = 0; place < sorted.length; place++) {
            placesByPath[sorted[place]] = place;
        }
        return sorted;
    }

    /// The entries of some pairs, in the same order.
    private static int[] some(int[] entries, BitSet numbers) {
        int[] some = new int[2 * numbers.cardinality()];
        int size = 0;
        for (int entry : entries) {
            if (numbers.get(entry / 2)) {
                some[size++] = entry;
            }
        }
        return some;
    }

    /// @param some by path
    private int[] sorted(int... some) {
        return Ranking.descending(some, own, entry -> own[entry ^ 1]);
    }

    /// All of both in the order in which each is.
    private int[] merged(int[] some, int... others) {
        if (others.length == 0) {
            return some;
        }
        int[] merged = new int[some.length + others.length];
        int at = 0;
        int atOthers = 0;
        for (int i = 0; i < merged.length; i++) {
            boolean takes = atOthers == others.length || (at < some.length && isBefore(some[at], others[atOthers]));
            merged[i] = takes ? some[at++] : others[atOthers++];
        }
        return merged;
    }

    private boolean isBefore(int entry, int other) {
        if (own[entry] != own[other]) {
            return own[entry] > own[other];
        }
        double partner = own[entry ^ 1];
        double otherPartner = own[other ^ 1];
        return partner == otherPartner ? placesByPath[entry] < placesByPath[other] : partner > otherPartner;
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
                counted.pairs().size() - findings.pairs().size(),
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
        if (review.isEmpty()) {
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
        /// By number of the pair.
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
                while (!isSame(counted.pairs().get(place), pair)) {
                    place++;
                }
                int number = counted.number(place);
                PairRow row = pairs[number];
                if (row != null) {
                    show(number, row);
                }
                place++;
            }
        }

        @SuppressWarnings("ReferenceEquality") // most are the same object, which is told without fetching it
        private static boolean isSame(Pair one, Pair other) {
            return one == other || (one.leftId() == other.leftId() && one.rightId() == other.rightId());
        }

        private void show(int number, PairRow row) {
            above.set(number);
            shown.add(row);
            double share = Math.max(own[2 * number], own[2 * number + 1]);
            boolean isBelow = share < least;
            if (isBelow) {
                pairsByPassage++;
            }
            for (int entry = 2 * number; entry <= 2 * number + 1; entry++) {
                int document = places[entry];
                if (!sharingOnes.get(document)) {
                    sharingOnes.set(document);
                    if (isBelow) {
                        documentsByPassage++;
                    }
                    // The first pair of a document is its strongest one, which names its band.
                    counts.computeIfAbsent(ShareBand.of(share), ignored -> new int[1])[0]++;
                }
                if (!review.isEmpty()) {
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
            return !review.isEmpty() && pair.standing().isQuiet() && loudOnes.get(document);
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
                    review.isEmpty()
                            ? Standing.OPEN
                            : review.document(document.id(), Objects.requireNonNull(all.get(document.id()))));
            if (review.isEmpty()) {
                rows[entry] = row;
            }
            return row;
        }
    }
}
