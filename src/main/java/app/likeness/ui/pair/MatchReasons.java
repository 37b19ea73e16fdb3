package app.likeness.ui.pair;

import app.likeness.compare.LeftOutSpan;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.count.PairReason;
import app.likeness.report.words.ReasonWords;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.words.Messages;
import java.util.Optional;
import java.util.OptionalInt;

/// The sentences that say why two passages match and what of the pair does not count, in the words of the reports, and
/// the numbers behind them.
public final class MatchReasons {
    private final Messages messages;

    public MatchReasons(Messages messages) {
        this.messages = messages;
    }

    /// One sentence about a match.
    ///
    /// @param others how many other documents have the passage; empty as long as nobody knows
    public String sentence(OpenedPair pair, int number, Optional<OtherDocuments> others) {
        String sentence = words().sentence(pair.counted().reason(number, pair.leftOut(), others));
        return pair.counted().isAcceptable(number) ? messages.get("pair.why.acceptable", sentence) : sentence;
    }

    /// One sentence about the pair where something of it does not count; else empty.
    String reduced(OpenedPair pair) {
        PairReason reason = pair.counted().reason(pair.leftOut());
        return reason.isReduced() || reason.surplus() > 0 ? words().sentence(reason) : "";
    }

    /// That something does not count, and why.
    String leftOut(LeftOutSpan span) {
        return messages.get("pair.leftOut", words().why(span));
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

    private ReasonWords words() {
        return new ReasonWords(messages.locale());
    }
}
