package app.likeness.review;

import app.likeness.compare.Match;
import app.likeness.compare.count.PairComparison;
import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/// What a passage of a pair is known by: the hashes of the folded characters on its two sides.
///
/// @param left in the document with the smaller number
/// @param right in the other one
public record PassageKey(long left, long right) {
    /// The key of `match` in two texts. O(characters of the passage).
    public static PassageKey of(Match match, Letters left, Letters right) {
        return new PassageKey(
                hash(left, match.left().start(), match.left().end()),
                hash(right, match.right().start(), match.right().end()));
    }

    /// Sets aside the matches that are among `passages`.
    public static PairComparison.Accepted accepted(Set<PassageKey> passages) {
        return passages.isEmpty()
                ? PairComparison.Accepted.NONE
                : (comparison, left, right) -> places(comparison.matches(), left, right, passages);
    }

    private static BitSet places(List<Match> matches, FoldedText left, FoldedText right, Set<PassageKey> passages) {
        var places = new BitSet();
        var lefts = new Letters(left);
        var rights = new Letters(right);
        for (int i = 0; i < matches.size(); i++) {
            places.set(i, passages.contains(of(matches.get(i), lefts, rights)));
        }
        return places;
    }

    private static long hash(Letters letters, int start, int end) {
        return Hash64.of(letters.folded().characters(), letters.before(start), letters.before(end));
    }

    PassageKey mirrored() {
        return new PassageKey(/* left= */ right, /* right= */ left);
    }
}
