package app.likeness.text.document;

import java.util.Comparator;

/// A date that a document states of itself.
public record StatedDate(DateKind kind, Stated<Moment> stated) {
    /// The date to go by comes first: publication before making before changing; of one kind the surest, of those
    /// the earliest day, because what is published again is often given the new day only in places; then by the
    /// order of [Origin].
    static final Comparator<StatedDate> ORDER = Comparator.comparing(StatedDate::kind)
            .thenComparing(StatedDate::certainty)
            .thenComparing(date -> date.moment().day())
            .thenComparing(StatedDate::origin)
            .thenComparing(StatedDate::moment, Moment.EARLIEST_FIRST);

    public StatedDate(DateKind kind, Moment moment, Origin origin, Certainty certainty) {
        this(kind, new Stated<>(moment, origin, certainty));
    }

    public Moment moment() {
        return stated.value();
    }

    public Origin origin() {
        return stated.origin();
    }

    public Certainty certainty() {
        return stated.certainty();
    }
}
