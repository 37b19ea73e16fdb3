package app.likeness.ui.corpus;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.PairTally;
import app.likeness.compare.Shares;
import app.likeness.text.document.Document;
import app.likeness.ui.words.Messages;
import java.util.Optional;

/// What a percentage of a pair was counted from: how many characters of how many, and how many were left out.
public final class ShareWords {
    private ShareWords() {}

    /// The fraction behind the share of one of a pair's documents. O(pairs).
    ///
    /// @param document the number of the document whose share it is
    public static String of(Messages messages, Snapshot now, Pair pair, long document) {
        boolean isLeft = document == pair.leftId();
        Optional<Document> own = document(now, document);
        Optional<Document> other = document(now, isLeft ? pair.rightId() : pair.leftId());
        Optional<PairTally> tally = now.tallies().pairs().stream()
                .filter(each -> each.leftId() == pair.leftId() && each.rightId() == pair.rightId())
                .findFirst();
        if (own.isEmpty() || other.isEmpty() || tally.isEmpty()) {
            return messages.get("help.number.share.meaning");
        }
        Shares counted = tally.get().counts().shares(now.counted().leftOut());
        Shares all = tally.get().counts().shares(Exclusions.NONE);
        return fraction(
                messages,
                isLeft ? counted.sharedLeft() : counted.sharedRight(),
                isLeft ? counted.changedLeft() : counted.changedRight(),
                isLeft ? counted.charactersLeft() : counted.charactersRight(),
                isLeft
                        ? all.charactersLeft() - counted.charactersLeft()
                        : all.charactersRight() - counted.charactersRight(),
                own.get().title(),
                other.get().title());
    }

    /// The sentence itself.
    ///
    /// @param changed how many characters were changed inside passages and are not shared
    /// @param leftOut how many characters neither count as shared nor as part of the whole
    public static String fraction(
            Messages messages, int shared, int changed, int counted, int leftOut, String own, String other) {
        return messages.get("explain.share", shared, counted, own, other, leftOut, changed);
    }

    private static Optional<Document> document(Snapshot now, long id) {
        int place = now.byId().place(id);
        return place < 0 ? Optional.empty() : Optional.of(now.byId().documents().get(place));
    }
}
