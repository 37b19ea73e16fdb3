package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.ui.Messages;
import java.util.OptionalInt;

/// The sentences that say why two passages match, and the numbers behind them.
final class Why {
    private final Messages messages;

    Why(Messages messages) {
        this.messages = messages;
    }

    /// One sentence about a match.
    String sentence(OpenedPair pair, int number) {
        Evidence evidence = pair.evidence().get(number);
        Match.Kind kind = pair.matches().get(number).kind();
        String key = switch (kind) {
            case SAME -> "pair.why.same";
            case EDITED -> "pair.why.edited";
            case REORDERED -> evidence.places() == 0 ? "pair.why.reordered" : "pair.why.reorderedEdited";
            case SUMMARISED -> "pair.why.summarised";
        };
        return messages.get(key, evidence.shared(), evidence.changed(), evidence.places());
    }

    /// The fingerprints' distance, the resemblance and the longest run of the pair.
    String numbers(OpenedPair pair) {
        OptionalInt distance = pair.pair().hammingDistance();
        String resemblance = messages.get("pair.why.resemblance", pair.pair().resemblance());
        return distance.isPresent()
                ? messages.get("pair.why.numbers", distance.getAsInt(), resemblance, pair.longestRun())
                : messages.get("pair.why.numbersWithoutDistance", resemblance, pair.longestRun());
    }

    /// The distance alone, for a narrow window.
    String distance(OpenedPair pair) {
        OptionalInt distance = pair.pair().hammingDistance();
        return distance.isPresent() ? messages.get("pair.why.distance", distance.getAsInt()) : "";
    }
}
