package app.likeness.compare;

import app.likeness.text.Span;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// A stretch of one text of a pair that does not count under a setting, and why.
///
/// @param kinds in their usual order; at least one where it is not acceptable
/// @param isAcceptable whether it stands in a passage that a reviewer found acceptable
public record LeftOutSpan(Span span, Set<Exclusion> kinds, boolean isAcceptable) {
    public LeftOutSpan {
        EnumSet<Exclusion> copy = EnumSet.noneOf(Exclusion.class);
        copy.addAll(kinds);
        kinds = Collections.unmodifiableSet(copy);
    }

    /// One that no reviewer has judged.
    public LeftOutSpan(Span span, Set<Exclusion> kinds) {
        this(span, kinds, false);
    }
}
