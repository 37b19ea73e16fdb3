package app.likeness.compare.exclude;

import app.likeness.compare.align.Aligner;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.Winnower;
import app.likeness.fingerprint.grams.Grams;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Finds in a text what stands in many documents of its corpus, by the grams of such text.
///
/// A run begins and ends with winnowed grams that are known, has no winnowed gram in between that is not, and goes on
/// at both ends as long as the next gram is known. A run below [Aligner#LEAST_WEIGHT] could not be a passage and is
/// none. Immutable.
public final class Boilerplate {
    /// Grams beyond each end of a run that are counted to find where it ends: as many as a window has.
    private static final int EDGE = 16;

    private final long[] grams;
    private final int[] documents;

    /// @param grams the hashes, ascending as signed numbers
    /// @param documents in how many documents each of them stands, copies of one text counted once
    public Boilerplate(long[] grams, int[] documents) {
        if (grams.length != documents.length) {
            throw new IllegalArgumentException(
                    "grams and documents must be of one length: " + grams.length + ", " + documents.length);
        }
        this.grams = grams.clone();
        this.documents = documents.clone();
    }

    /// A stretch of a text.
    ///
    /// @param documents in how many documents the rarest of its winnowed grams stands
    /// @param gram the hash of its first gram, by which the same stretch is known in other documents
    public record Run(Span span, int documents, long gram) {}

    /// A stretch of a folded text: the units where its first and its last gram begin, and its letters from `from` to
    /// `to`.
    record Stretch(int first, int last, int from, int to, int documents, long gram) {}

    /// The units of a run: where its first gram and its last gram begin.
    private record Place(int first, int last, int documents) {}

    public boolean isEmpty() {
        return grams.length == 0;
    }

    /// How many grams are known.
    public int size() {
        return grams.length;
    }

    public long gram(int index) {
        return grams[index];
    }

    /// In how many documents gram `index` stands.
    public int documents(int index) {
        return documents[index];
    }

    /// This without grams.
    ///
    /// @param others the hashes, ascending as signed numbers
    public Boilerplate without(long[] others) {
        int[] left = IntStream.range(0, grams.length)
                .filter(index -> Arrays.binarySearch(others, grams[index]) < 0)
                .toArray();
        return new Boilerplate(
                Arrays.stream(left).mapToLong(index -> grams[index]).toArray(),
                Arrays.stream(left).map(index -> documents[index]).toArray());
    }

    /// Those of these hashes that are known.
    ///
    /// @param hashes ascending as signed numbers
    public long[] known(long[] hashes) {
        return Arrays.stream(hashes).filter(hash -> documentsOf(hash) > 0).toArray();
    }

    /// Whether any of these hashes, ascending as signed numbers, is known.
    public boolean isIn(long[] hashes) {
        for (long hash : hashes) {
            if (documentsOf(hash) > 0) {
                return true;
            }
        }
        return false;
    }

    /// The runs in a text by start. O(text × log grams).
    public List<Run> runs(FoldedText text) {
        List<Run> runs = new ArrayList<>();
        for (Stretch stretch : stretches(text)) {
            Span span = new Span(text.start(stretch.from), text.end(stretch.to - 1));
            runs.add(new Run(span, stretch.documents, stretch.gram));
        }
        return runs;
    }

    /// The same as stretches of the folded text.
    List<Stretch> stretches(FoldedText text) {
        Grams all = Grams.of(text);
        List<Stretch> stretches = new ArrayList<>();
        for (Place place : places(text, all)) {
            int first = place.first;
            int last = place.last;
            while (first > 0 && documentsOf(all.hash(first - 1)) > 0) {
                first--;
            }
            while (last + 1 < all.size() && documentsOf(all.hash(last + 1)) > 0) {
                last++;
            }
            int weight = 0;
            for (int unit = first; unit < all.endUnit(last); unit++) {
                weight += all.unitWeight(unit);
            }
            if (weight >= Aligner.LEAST_WEIGHT) {
                int from = text.unitStart(first);
                int to = text.unitStart(all.endUnit(last));
                stretches.add(new Stretch(first, last, from, to, place.documents, all.hash(first)));
            }
        }
        return stretches;
    }

    /// The grams beyond the ends of the runs, which may belong to them.
    long[] edges(FoldedText text) {
        Grams all = Grams.of(text);
        IntStream.Builder edges = IntStream.builder();
        for (Place place : places(text, all)) {
            IntStream.range(Math.max(0, place.first - EDGE), place.first).forEach(edges);
            IntStream.range(place.last + 1, Math.min(all.size(), place.last + 1 + EDGE))
                    .forEach(edges);
        }
        return edges.build().mapToLong(all::hash).sorted().distinct().toArray();
    }

    private List<Place> places(FoldedText text, Grams all) {
        Selection selection = Winnower.select(text, all);
        Letters letters = new Letters(text);
        List<Place> places = new ArrayList<>();
        boolean goesOn = false;
        for (int each : selection.byStart()) {
            int count = documentsOf(selection.hash(each));
            if (count > 0) {
                int unit = Math.min(all.size() - 1, text.unitFrom(letters.before(selection.start(each))));
                Place before = goesOn ? places.removeLast() : new Place(unit, unit, count);
                places.add(new Place(before.first, unit, Math.min(before.documents, count)));
            }
            goesOn = count > 0;
        }
        return places;
    }

    /// In how many documents a gram stands; 0 for one that is not known.
    private int documentsOf(long gram) {
        int index = index(gram);
        return index < 0 ? 0 : documents[index];
    }

    /// The number of a gram; negative for one that is not known.
    int index(long gram) {
        return Arrays.binarySearch(grams, gram);
    }
}
