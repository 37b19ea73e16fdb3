package app.likeness.fingerprint;

import app.likeness.fingerprint.words.Feature;
import app.likeness.fingerprint.words.StopWords;
import java.util.Set;
import java.util.stream.Collectors;

/// What the sources of the classic methods leave open. Each value changes the fingerprints of the methods named with
/// it alone; those that were taken with one are compared with none that were taken with another.
///
/// @param features where the words stand that vote (`simhash-keywords`, `simhash-words`), not empty
/// @param keywords how many words vote at most, 8…10,000 (`simhash-keywords`)
/// @param sentences how many sentences are kept, 1…100 (`longest-sentences`), and how many belong to
///     [Feature#LONGEST]
/// @param hash by which sentences are known again (`longest-sentence`, `longest-sentences`)
/// @param shingle characters in a shingle, 2…127 (`simhash-shingles`)
/// @param overlap characters that a shingle shares with the next, 0…`shingle` − 1 (`simhash-shingles`)
/// @param chunk characters in a chunk, 2…127 (`simhash-chunks`)
/// @param stopWords words that do not vote (`simhash-keywords`, `simhash-words`)
public record MethodSettings(
        Set<Feature> features,
        int keywords,
        int sentences,
        SentenceHash hash,
        int shingle,
        int overlap,
        int chunk,
        StopWords stopWords) {
    /// The fewest keywords: a text with fewer has no sketch.
    public static final int LEAST_KEYWORDS = SimHashWords.LEAST_WORDS;

    public static final int MOST_KEYWORDS = 10_000;
    public static final int MOST_SENTENCES = 100;

    /// The shortest shingle and chunk, in characters.
    public static final int LEAST_PIECE = SimHashChunks.LEAST_SIZE;

    public static final int LARGEST_PIECE = SimHashChunks.LARGEST_SIZE;

    /// The settings that the sources name.
    public static final MethodSettings STANDARD = new MethodSettings(
            Set.of(Feature.TEXT),
            SimHashKeywords.KEYWORDS,
            LongestSentences.SENTENCES,
            SentenceHash.XXH64,
            SimHashChunks.SHINGLE,
            SimHashChunks.SHINGLE - 1,
            SimHashChunks.CHUNK,
            StopWords.STANDARD);

    public MethodSettings {
        features = Set.copyOf(features);
        if (features.isEmpty()) {
            throw new IllegalArgumentException("features must not be empty");
        }
        check("keywords", keywords, LEAST_KEYWORDS, MOST_KEYWORDS);
        check("sentences", sentences, 1, MOST_SENTENCES);
        check("shingle", shingle, LEAST_PIECE, LARGEST_PIECE);
        check("overlap", overlap, 0, shingle - 1);
        check("chunk", chunk, LEAST_PIECE, LARGEST_PIECE);
    }

    private static void check(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(name + " must be in " + least + "…" + most + ": " + value);
        }
    }

    /// Whether `method` takes the fingerprints that it takes without any settings.
    public boolean isStandard(Method method) {
        return of(method).isEmpty();
    }

    /// What the fingerprints of `method` depend on, as far as it is not standard, in words of the command line: such
    /// as `, keywords 20, features ends+title`. Empty where all is. A list of stop words is told by its hash.
    public String of(Method method) {
        return switch (method) {
            case SIMHASH_KEYWORDS -> other("keywords", keywords, STANDARD.keywords) + words();
            case SIMHASH_WORDS -> words();
            case SIMHASH_SHINGLES ->
                other("shingle", shingle, STANDARD.shingle) + other("overlap", overlap, STANDARD.overlap);
            case SIMHASH_CHUNKS -> other("chunk", chunk, STANDARD.chunk);
            case LONGEST_SENTENCE -> other("hash", hash.label(), STANDARD.hash.label());
            case LONGEST_SENTENCES ->
                other("sentences", sentences, STANDARD.sentences) + other("hash", hash.label(), STANDARD.hash.label());
            case EXACT, SIMHASH_GRAMS, SIMHASH_RECORDS, COSINE, MINHASH, WINNOWING, COMBINED -> "";
        };
    }

    private String words() {
        boolean isWhole = features.contains(Feature.TEXT);
        String chosen = isWhole
                ? Feature.TEXT.label()
                : features.stream().map(Feature::label).sorted().collect(Collectors.joining("+"));
        boolean isOfLongest = !isWhole && features.contains(Feature.LONGEST);
        return other("features", chosen, Feature.TEXT.label())
                + (isOfLongest ? other("sentences", sentences, STANDARD.sentences) : "")
                + other("stop words", stopWords.label(), STANDARD.stopWords.label());
    }

    private static String other(String name, Object value, Object standard) {
        return value.equals(standard) ? "" : ", " + name + " " + value;
    }
}
