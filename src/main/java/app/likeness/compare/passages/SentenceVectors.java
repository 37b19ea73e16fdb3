package app.likeness.compare.passages;

/// The sentences of a text as vectors of length 1: of each its different tokens, weighted tf × ln(N/df),
/// with N and df counted over the sentences of both texts of a pair.
final class SentenceVectors {
    private final int vocabulary;
    /// The first index of each sentence in the two arrays below, then their length.
    private final int[] starts;
    private final int[] tokens;
    private final float[] weights;

    private SentenceVectors(int vocabulary, int[] starts, int[] tokens, float[] weights) {
        this.vocabulary = vocabulary;
        this.starts = starts;
        this.tokens = tokens;
        this.weights = weights;
    }

    /// The vectors of the left and of the right text.
    record OfPair(SentenceVectors left, SentenceVectors right) {}

    /// O(length).
    static OfPair of(PairTokens pair) {
        int all = pair.left().sentenceCount() + pair.right().sentenceCount();
        float[] rarities = new float[all + 1];
        for (int sentences = 1; sentences <= all; sentences++) {
            rarities[sentences] = (float) Math.log((double) all / sentences);
        }
        float[] rarity = new float[pair.size()];
        for (int token = 0; token < rarity.length; token++) {
            rarity[token] =
                    rarities[pair.left().sentencesWith(token) + pair.right().sentencesWith(token)];
        }
        return new OfPair(weighed(pair.left(), rarity), weighed(pair.right(), rarity));
    }

    private static SentenceVectors weighed(TokenText text, float[] rarity) {
        int[] starts = text.starts();
        int[] tokens = text.inSentence();
        int[] counts = text.countsInSentence();
        float[] weights = new float[starts[starts.length - 1]];
        for (int sentence = 0; sentence + 1 < starts.length; sentence++) {
            double squares = 0;
            for (int i = starts[sentence]; i < starts[sentence + 1]; i++) {
                weights[i] = counts[i] * rarity[tokens[i]];
                squares += weights[i] * weights[i];
            }
            float length = (float) Math.sqrt(squares);
            for (int i = starts[sentence]; length > 0 && i < starts[sentence + 1]; i++) {
                weights[i] /= length;
            }
        }
        return new SentenceVectors(rarity.length, starts, tokens, weights);
    }

    int sentences() {
        return starts.length - 1;
    }

    /// How many different tokens the two texts have.
    int vocabulary() {
        return vocabulary;
    }

    /// The first index of `sentence`; its tokens end where the next one's begin.
    int start(int sentence) {
        return starts[sentence];
    }

    /// How many different tokens `sentence` has.
    int size(int sentence) {
        return starts[sentence + 1] - starts[sentence];
    }

    int token(int index) {
        return tokens[index];
    }

    float weight(int index) {
        return weights[index];
    }
}
