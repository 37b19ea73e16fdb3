package app.likeness.compare;

import app.likeness.text.Span;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// A stretch of one text of a pair that does not count under a setting, and why.
///
/// @param kinds at least one, in their usual order
public record LeftOutSpan(Span span, Set<Exclusion> kinds) {
    public LeftOutSpan {
        kinds = Collections.unmodifiableSet(EnumSet.copyOf(kinds));
    }
}
