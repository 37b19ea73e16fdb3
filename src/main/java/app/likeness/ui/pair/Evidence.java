package app.likeness.ui.pair;

import app.likeness.compare.Difference;
import app.likeness.compare.Match;
import app.likeness.text.Letters;
import java.util.List;

/// What can be said of one match in numbers.
///
/// @param shared characters that are the same
/// @param changed characters that are not: at each difference the larger of the two sides' counts
/// @param places how many differences there are
/// @param longestRun characters of the longest stretch without a difference, 0 where nothing is the same letter for
/// letter
record Evidence(int shared, int changed, int places, int longestRun) {
    /// @param differences those of this match
    static Evidence of(Match match, List<Difference> differences, Letters left, Letters right) {
        int changed = differences.stream()
                .mapToInt(difference -> Math.max(left.count(difference.left()), right.count(difference.right())))
                .sum();
        int longest =
                match.runs().stream().mapToInt(Match.Run::characters).max().orElse(0);
        return new Evidence(match.sharedCharacters(), changed, differences.size(), longest);
    }
}
