package app.likeness.compare.passages;

import app.likeness.compare.units.NumberedHashes;
import app.likeness.compare.units.UnitText;
import app.likeness.text.fold.FoldedText;

/// Two texts with their tokens numbered alike, from 0. O(length).
final class PairTokens {
    private final NumberedHashes numbers;
    private final Stem stem = new Stem();
    private final TokenText left;
    private final TokenText right;

    PairTokens(UnitText left, UnitText right) {
        this.numbers = new NumberedHashes(left.units() + right.units());
        int[] leftSentences = left.sentences();
        int[] rightSentences = right.sentences();
        int[] leftTokens = tokens(left, leftSentences);
        int[] rightTokens = tokens(right, rightSentences);
        this.left = text(left.folded(), leftTokens, leftSentences);
        this.right = text(right.folded(), rightTokens, rightSentences);
    }

    TokenText left() {
        return left;
    }

    TokenText right() {
        return right;
    }

    /// How many different tokens there are.
    int size() {
        return numbers.size();
    }

    private TokenText text(FoldedText folded, int[] tokens, int[] sentences) {
        int[] counts = new int[numbers.size()];
        int total = 0;
        boolean[] ofCharacters = new boolean[sentences.length - 1];
        for (int sentence = 0; sentence < ofCharacters.length; sentence++) {
            int characters = 0;
            for (int unit = sentences[sentence]; unit < sentences[sentence + 1]; unit++) {
                characters += folded.isCharacterUnit(unit) ? 1 : 0;
                if (tokens[unit] != TokenText.NONE) {
                    counts[tokens[unit]]++;
                    total++;
                }
            }
            ofCharacters[sentence] = 2 * characters > sentences[sentence + 1] - sentences[sentence];
        }
        return new TokenText(tokens, sentences, ofCharacters, counts, total);
    }

    private int[] tokens(UnitText units, int[] sentences) {
        FoldedText text = units.folded();
        int[] tokens = new int[text.units()];
        for (int sentence = 0; sentence + 1 < sentences.length; sentence++) {
            boolean isPaired = false;
            for (int unit = sentences[sentence]; unit < sentences[sentence + 1]; unit++) {
                if (!text.isCharacterUnit(unit)) {
                    tokens[unit] = numbers.number(
                            stem.hash(text.characters(), text.unitStart(unit), text.unitStart(unit + 1)));
                    isPaired = false;
                } else if (unit + 1 < sentences[sentence + 1] && text.isCharacterUnit(unit + 1)) {
                    tokens[unit] = numbers.number(pair(units.unit(unit), units.unit(unit + 1)));
                    isPaired = true;
                } else {
                    tokens[unit] = isPaired ? TokenText.NONE : numbers.number(units.unit(unit));
                    isPaired = false;
                }
            }
        }
        return tokens;
    }

    private static long pair(long one, long other) {
        return (Math.min(one, other) * NumberedHashes.SPREAD ^ Math.max(one, other)) * NumberedHashes.SPREAD;
    }
}
