package app.likeness.compare.exclude;

import app.likeness.fingerprint.grams.Grams;
import app.likeness.text.fold.FoldedText;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/// Tells of what many documents have whether it stands as furniture does: at the same end of most of them, with little
/// before or behind it. What some dozens took from each other stands inside, here and there (decisions/0059). Confined
/// to one thread.
public final class Furniture {
    /// What stands in more documents than these is nobody's, wherever it stands.
    static final int ANYBODYS = 50;

    /// The share of its documents at whose ends it stands.
    private static final double MOST = 0.75;

    /// How much of a text may stand between furniture and the text's end, and how many letters at most: a title, a
    /// date.
    private static final double EDGE = 0.1;

    private static final int EDGE_LETTERS = 100;

    private final Boilerplate found;
    /// By gram in how many documents it was met, at the beginning of how many, and at the end.
    private final int[] documents;

    private final int[] heads;
    private final int[] tails;

    public Furniture(Boilerplate found) {
        this.found = found;
        this.documents = new int[found.size()];
        this.heads = new int[found.size()];
        this.tails = new int[found.size()];
    }

    /// Looks where the grams stand in a document.
    public void count(FoldedText text) {
        List<Boilerplate.Stretch> stretches = found.stretches(text);
        int edge = (int) Math.min(EDGE_LETTERS, EDGE * text.length());
        int covered = 0;
        for (Boilerplate.Stretch stretch : stretches) {
            covered += stretch.to() - stretch.from();
        }
        int before = 0;
        Grams grams = Grams.of(text);
        var seen = new BitSet(documents.length);
        for (Boilerplate.Stretch stretch : stretches) {
            int behind = covered - before - (stretch.to() - stretch.from());
            boolean isHead = stretch.from() - before <= edge;
            boolean isTail = text.length() - stretch.to() - behind <= edge;
            for (int unit = stretch.first(); unit <= stretch.last(); unit++) {
                int index = found.index(grams.hash(unit));
                if (index >= 0 && !seen.get(index)) {
                    seen.set(index);
                    documents[index]++;
                    heads[index] += isHead ? 1 : 0;
                    tails[index] += isTail ? 1 : 0;
                }
            }
            before += stretch.to() - stretch.from();
        }
    }

    /// The grams that stand inside of documents, few enough of them to have taken it from each other; ascending as
    /// signed numbers.
    public long[] inside() {
        long[] inside = IntStream.range(0, documents.length)
                .filter(index -> found.documents(index) <= ANYBODYS
                        && Math.max(heads[index], tails[index]) < MOST * documents[index])
                .mapToLong(found::gram)
                .toArray();
        Arrays.sort(inside);
        return inside;
    }
}
