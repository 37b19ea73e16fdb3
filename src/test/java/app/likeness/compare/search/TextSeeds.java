package app.likeness.compare.search;

import app.likeness.compare.index.GramFrequencies;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.fingerprint.grams.SeedGrams;
import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import java.util.Map;
import java.util.TreeMap;

/// The seed grams of texts in memory.
public final class TextSeeds implements SeedSource {
    private static final int[] NONE = {};

    private final Map<Long, int[]> grams = new TreeMap<>();

    /// Adds a text, unless it is there.
    public void add(FoldedText text) {
        add(Hash64.of(text.characters()), SeedGrams.of(text));
    }

    void add(long foldedHash, int[] own) {
        grams.put(foldedHash, own);
    }

    /// The grams of the texts that were added, with their frequencies.
    public CandidateFinder.Seeds counted() {
        var frequencies = new GramFrequencies(grams.size());
        grams.values().forEach(frequencies::add);
        grams.values().forEach(frequencies::addLonger);
        return new CandidateFinder.Seeds(this, LocalEvidence.ofCounted(frequencies));
    }

    @Override
    public int size(long foldedHash) {
        return grams(foldedHash).length;
    }

    @Override
    public int[] grams(long foldedHash) {
        return grams.getOrDefault(foldedHash, NONE);
    }
}
