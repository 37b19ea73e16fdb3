package app.likeness.compare.search;

/// The seed grams of texts, which are known by their folded hashes. Safe for as many threads as search with it.
public interface SeedSource {
    /// How many seed grams a text has.
    int size(long foldedHash);

    /// The seed grams of a text, in its order ([app.likeness.fingerprint.grams.SeedGrams]).
    int[] grams(long foldedHash);
}
