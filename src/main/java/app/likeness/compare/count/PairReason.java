package app.likeness.compare.count;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Shares;
import java.util.Set;

/// Why a pair has its numbers, as facts that become one sentence in each language.
///
/// @param shares under the setting
/// @param isSame whether the two folded texts are the same
/// @param passages how many passages count, at least in part
/// @param uncounted how many do not
/// @param leftOut the kinds that take characters out of either text, in their usual order
/// @param hasAcceptable whether some of those that do not were found acceptable by a reviewer
/// @param surplus folded characters of both texts that are surplus in a passage and shared in none
/// @param charactersLeftOut folded characters of both texts that do not count
public record PairReason(
        Shares shares,
        boolean isSame,
        int passages,
        int uncounted,
        Set<Exclusion> leftOut,
        boolean hasAcceptable,
        int surplus,
        int charactersLeftOut) {
    /// Whether the setting or a reviewer leaves anything out.
    public boolean isReduced() {
        return charactersLeftOut > 0 || uncounted > 0;
    }
}
