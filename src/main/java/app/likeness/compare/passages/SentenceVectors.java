package app.likeness.compare.passages;

import java.util.Arrays;

/// The sentences of a text as vectors of length 1: of each its different tokens, ascending, weighted tf × ln(N/df),
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

    /// O(length × log(sentence)).
    static OfPair of(PairTokens pair) {
        int[] sentencesWith = new int[pair.size()];
        SentenceVectors left = counted(pair.left(), sentencesWith);
        SentenceVectors right = counted(pair.right(), sentencesWith);
        double all = (double) left.sentences() + right.sentences();
        float[] rarity = new float[sentencesWith.length];
        for (int token = 0; token < rarity.length; token++) {
            rarity[token] = (float) Math.log(all / sentencesWith[token]);
        }
        left.weigh(rarity);
        right.weigh(rarity);
        return new OfPair(left, right);
    }

    private static SentenceVectors counted(TokenText text, int[] sentencesWith) {
        int[] starts = new int[text.sentenceCount() + 1];
        int[] tokens = new int[text.total()];
        float[] counts = new float[text.total()];
        int size = 0;
        for (int sentence = 0; sentence < text.sentenceCount(); sentence++) {
            int first = size;
            int end = first;
            for (int unit = text.start(sentence); unit < text.start(sentence + 1); unit++) {
                if (text.token(unit) != TokenText.NONE) {
                    tokens[end++] = text.token(unit);
                }
            }
            Arrays.sort(tokens, first, end);
            for (int at = first; at < end; at++) {
                if (size > first && tokens[size - 1] == tokens[at]) {
                    counts[size - 1]++;
                } else {
                    sentencesWith[tokens[at]]++;
                    counts[size] = 1;
                    tokens[size++] = tokens[at];
                }
            }
            starts[sentence + 1] = size;
        }
        return new SentenceVectors(sentencesWith.length, starts, tokens, counts);
    }

    private void weigh(float[] rarity) {
        for (int sentence = 0; sentence < sentences(); sentence++) {
            double squares = 0;
            for (int i = start(sentence); i < start(sentence + 1); i++) {
                weights[i] *= rarity[tokens[i]];
                squares += weights[i] * weights[i];
            }
            float length = (float) Math.sqrt(squares);
            for (int i = start(sentence); length > 0 && i < start(sentence + 1); i++) {
                weights[i] /= length;
            }
        }
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
