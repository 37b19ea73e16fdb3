package app.likeness.compare.exclude;

import app.likeness.compare.Exclusions;
import java.util.List;

/// How the characters of a pair are counted.
///
/// @param finder finds what may be left out of a text
/// @param leftOut what of that is left out
public record Counting(ExclusionFinder finder, Exclusions leftOut) {
    /// Every character counts.
    public static Counting everything() {
        return new Counting(new ExclusionFinder(new Templates(List.of())), Exclusions.NONE);
    }
}
