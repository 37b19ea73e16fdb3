package app.likeness.compare.count;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Match;
import app.likeness.compare.OtherDocuments;
import java.util.Optional;
import java.util.Set;

/// Why two passages match, as facts that become one sentence in each language. Characters are folded ones.
///
/// @param left characters of the left passage
/// @param right characters of the right passage
/// @param surplus characters of the longer passage that do not count because the other one is much shorter
/// @param same characters that are the same on both sides
/// @param changed characters that are not and no surplus either: at each place the larger of the two sides' counts
/// @param places at how many places they are not
/// @param otherMarks at how many places inside what is the same the marks of punctuation are others
/// @param counted characters that count under the setting, on the side where they are fewer
/// @param leftOut the kinds that take characters out of the passage, in their usual order
/// @param otherDocuments how many other documents have the passage; empty where nobody looked, or nobody can say
public record PassageReason(
        Match.Kind kind,
        int left,
        int right,
        int surplus,
        int same,
        int changed,
        int places,
        int otherMarks,
        int counted,
        Set<Exclusion> leftOut,
        Optional<OtherDocuments> otherDocuments) {
    /// Whether nothing of the passage counts.
    public boolean isLeftOut() {
        return counted == 0;
    }

    /// The characters of the passage that are left out, on the side where fewer are shared.
    public int uncounted() {
        return Math.min(Math.min(left, right), Math.max(left, right) - surplus) - counted;
    }
}
