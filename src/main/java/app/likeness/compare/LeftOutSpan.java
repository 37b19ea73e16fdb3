package app.likeness.compare;

import app.likeness.text.Span;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// A stretch of one text of a pair that does not count under a setting, and why.
///
/// @param kinds in their usual order; at least one where nothing else is the reason
/// @param isAcceptable whether it stands in a passage that a reviewer found acceptable
/// @param isSurplus whether it is what its passage has beyond the other side, which is much shorter
public record LeftOutSpan(Span span, Set<Exclusion> kinds, boolean isAcceptable, boolean isSurplus) {
    public LeftOutSpan {
        EnumSet<Exclusion> copy = EnumSet.noneOf(Exclusion.class);
        copy.addAll(kinds);
        kinds = Collections.unmodifiableSet(copy);
    }

    /// One with no other reason.
    public LeftOutSpan(Span span, Set<Exclusion> kinds) {
        this(span, kinds, false, false);
    }
}
