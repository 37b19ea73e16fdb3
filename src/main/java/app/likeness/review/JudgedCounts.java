package app.likeness.review;

import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.review.Review.Ids;
import app.likeness.review.Subject.OfPair;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The counts of pairs of which some passages are acceptable and not counted.
///
/// @param counts the left side is that of the pair's left text
public record JudgedCounts(Map<OfPair, PairCounts> counts) {
    public static final JudgedCounts NONE = new JudgedCounts(Map.of());

    public JudgedCounts {
        counts = Map.copyOf(counts);
    }

    /// `pairs` with these counts in the place of their own. O(documents + pairs).
    ///
    /// @param contents of the documents, by number
    public List<PairTally> in(List<PairTally> pairs, Map<Long, TextKey> contents) {
        if (counts.isEmpty()) {
            return pairs;
        }
        var texts = new DocumentTexts(contents);
        Map<Ids, PairCounts> judged = new HashMap<>();
        counts.forEach((pair, own) -> {
            for (long left : texts.documents(pair.left())) {
                for (long right : texts.documents(pair.right())) {
                    if (left != right) {
                        // Of copies, those with the same bytes are looked at first and say which side is which.
                        judged.putIfAbsent(Ids.of(left, right), left < right ? own : own.mirrored());
                    }
                }
            }
        });
        return pairs.stream()
                .map(pair -> {
                    PairCounts own = judged.get(new Ids(pair.leftId(), pair.rightId()));
                    return own == null ? pair : pair.with(own);
                })
                .toList();
    }
}
