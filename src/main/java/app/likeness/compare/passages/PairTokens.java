package app.likeness.compare.passages;

import app.likeness.compare.units.NumberedHashes;
import app.likeness.compare.units.TextTokens;
import app.likeness.compare.units.UnitText;
import java.util.Arrays;

/// Two texts with their tokens numbered alike, from 0. O(length).
final class PairTokens {
    private final TokenText left;
    private final TokenText right;
    private final int size;

    PairTokens(UnitText left, UnitText right) {
        TextTokens ofLeft = left.tokens();
        TextTokens ofRight = right.tokens();
        NumberedHashes.Joined joined = ofRight.different().joinedTo(ofLeft.different());
        this.size = joined.size();
        this.left = new TokenText(
                ofLeft,
                ofLeft.tokens(),
                ofLeft.inSentence(),
                Arrays.copyOf(ofLeft.counts(), size),
                Arrays.copyOf(ofLeft.sentencesWith(), size));
        this.right = new TokenText(
                ofRight,
                numbered(ofRight.tokens(), joined),
                numbered(ofRight.inSentence(), joined),
                placed(ofRight.counts(), joined),
                placed(ofRight.sentencesWith(), joined));
    }

    private static int[] numbered(int[] tokens, NumberedHashes.Joined joined) {
        int[] numbered = new int[tokens.length];
        for (int i = 0; i < tokens.length; i++) {
            numbered[i] = tokens[i] == TextTokens.NONE ? TextTokens.NONE : joined.number(tokens[i]);
        }
        return numbered;
    }

    private static int[] placed(int[] counts, NumberedHashes.Joined joined) {
        int[] placed = new int[joined.size()];
        for (int token = 0; token < counts.length; token++) {
            placed[joined.number(token)] = counts[token];
        }
        return placed;
    }

    TokenText left() {
        return left;
    }

    TokenText right() {
        return right;
    }

    /// How many different tokens there are.
    int size() {
        return size;
    }
}
