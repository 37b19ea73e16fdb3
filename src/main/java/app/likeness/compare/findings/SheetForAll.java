package app.likeness.compare.findings;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.PairTally;
import app.likeness.compare.Shares;
import app.likeness.text.document.Document;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A document that most others have in them: the sheet with the task that a class was given, or a form. Whether it is
/// one is for the user to say.
///
/// @param documents how many others it stands in
/// @param of how many others there are
public record SheetForAll(Document document, int documents, int of) {
    /// How much of it each of them has, 0…1.
    private static final double WHOLE = 0.9;

    /// What they have is this much of themselves at most: two that are almost the same are copies.
    private static final double PART = 0.75;

    private static final int LEAST = 5;

    /// A template is found in what was made of it, too.
    private static final Exclusions WITHOUT_TEMPLATES = Exclusions.of(Exclusion.TEMPLATE);

    /// The one that stands in most others, of several the longest; empty where none stands in half of the others, and
    /// in at least five. O(pairs).
    public static Optional<SheetForAll> of(Tallies tallies) {
        int others = tallies.documents().size() - 1;
        Map<Long, Integer> standing = new HashMap<>();
        for (PairTally pair : tallies.pairs()) {
            Shares shares = pair.counts().shares(WITHOUT_TEMPLATES);
            double left = shares.containmentLeft().orElse(0);
            double right = shares.containmentRight().orElse(0);
            if (left >= WHOLE && right < PART) {
                standing.merge(pair.leftId(), 1, Integer::sum);
            } else if (right >= WHOLE && left < PART) {
                standing.merge(pair.rightId(), 1, Integer::sum);
            }
        }
        return tallies.documents().stream()
                .filter(each -> standing.getOrDefault(each.id(), 0) >= Math.max(LEAST, (others + 1) / 2))
                .map(each -> new SheetForAll(each, standing.getOrDefault(each.id(), 0), others))
                .max(Comparator.comparingInt(SheetForAll::documents)
                        .thenComparingInt(each -> each.document.characters()));
    }
}
