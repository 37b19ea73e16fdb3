package app.likeness.ui.corpus;

import app.likeness.compare.Exclusions;
import app.likeness.compare.findings.Counted;
import app.likeness.compare.findings.Findings;
import app.likeness.compare.findings.Line;
import app.likeness.compare.findings.Stop;
import app.likeness.compare.findings.UsualShare;

/// What decides which pairs are shown, and with which numbers.
///
/// @param leftOut what is left out of all numbers
/// @param line where the line is drawn
/// @param usual what unrelated documents share here
public record Shown(Exclusions leftOut, Line line, UsualShare usual) {
    /// What a new corpus is shown with.
    public static final Shown AT_FIRST = new Shown(Exclusions.STANDARD, Stop.BALANCED, UsualShare.UNKNOWN);

    /// The least share of a pair that is shown, 0…1.
    public double least() {
        return share(line);
    }

    /// Where `other` would stand, 0…1.
    public double share(Line other) {
        return other.share(usual.share());
    }

    /// What of `counted` stands on this side of the line. O(pairs).
    Findings of(Counted counted) {
        return counted.above(least(), line.showsLongPassages(usual.share()));
    }

    Shown leavingOut(Exclusions kinds) {
        return new Shown(kinds, line, usual);
    }

    public Shown at(Line other) {
        return new Shown(leftOut, other, usual);
    }

    Shown with(UsualShare measured) {
        return new Shown(leftOut, line, measured);
    }
}
