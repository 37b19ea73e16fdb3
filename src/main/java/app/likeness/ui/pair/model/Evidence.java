package app.likeness.ui.pair.model;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PassageReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What can be said of one match in numbers.
///
/// @param left characters of the left text that count through it, those of several matches through the first: of all
///     matches together as many as stand above the text
/// @param right the same of the right text
/// @param changed characters that are not the same: at each place the larger of the two sides' counts
/// @param longestRun characters of the longest stretch without a difference, 0 where nothing is the same letter for
/// letter
public record Evidence(int left, int right, int changed, int longestRun) {
    /// Of each match.
    static List<Evidence> of(CountedComparison counted, Exclusions leftOut) {
        int[] lefts = counted.countsOfLeft(leftOut);
        int[] rights = counted.countsOfRight(leftOut);
        List<Evidence> evidence = new ArrayList<>();
        for (int number = 0; number < lefts.length; number++) {
            PassageReason reason = counted.reason(number, leftOut, Optional.empty());
            int longest = counted.comparison().matches().get(number).runs().stream()
                    .mapToInt(Match.Run::characters)
                    .max()
                    .orElse(0);
            evidence.add(new Evidence(lefts[number], rights[number], reason.changed(), longest));
        }
        return evidence;
    }
}
