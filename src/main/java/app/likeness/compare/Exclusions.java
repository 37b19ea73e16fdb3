package app.likeness.compare;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// A setting: the kinds of shared text that are left out of the numbers. Immutable; equal when the kinds are.
public final class Exclusions {
    /// Every character of every passage counts.
    public static final Exclusions NONE = of();

    /// What everybody was given or has. Quotations and reference lists count until they are switched off, as in the
    /// headline figures of Turnitin and CNKI: whether they are by right is for the reader to say.
    public static final Exclusions STANDARD = of(Exclusion.TEMPLATE, Exclusion.BOILERPLATE);

    private final Set<Exclusion> kinds;
    private final int allowed;
    private final int mask;

    private Exclusions(Collection<Exclusion> kinds) {
        EnumSet<Exclusion> copy = EnumSet.noneOf(Exclusion.class);
        copy.addAll(kinds);
        this.kinds = Collections.unmodifiableSet(copy);
        int off = copy.stream().mapToInt(Exclusion::bit).sum();
        int free = 0;
        for (int each = 0; each < Tally.MASKS; each++) {
            free |= (each & off) == 0 ? 1 << each : 0;
        }
        this.mask = off;
        this.allowed = free;
    }

    public static Exclusions of(Exclusion... kinds) {
        return new Exclusions(List.of(kinds));
    }

    public static Exclusions of(Collection<Exclusion> kinds) {
        return new Exclusions(kinds);
    }

    /// The setting that [#label] wrote.
    ///
    /// @throws IllegalArgumentException for a name that no kind has
    public static Exclusions labelled(String label) {
        return of(Arrays.stream(label.split(","))
                .filter(name -> !name.isEmpty())
                .map(name -> Exclusion.named(name)
                        .orElseThrow(() -> new IllegalArgumentException("no exclusion has the name " + name)))
                .toList());
    }

    /// The kinds in their usual order.
    public Set<Exclusion> kinds() {
        return kinds;
    }

    public boolean contains(Exclusion kind) {
        return kinds.contains(kind);
    }

    /// The kinds of this setting and one more.
    public Exclusions with(Exclusion kind) {
        EnumSet<Exclusion> more = EnumSet.of(kind);
        more.addAll(kinds);
        return new Exclusions(more);
    }

    /// The kinds of this setting but one.
    public Exclusions without(Exclusion kind) {
        return new Exclusions(kinds.stream().filter(each -> each != kind).toList());
    }

    /// The names of the kinds with commas between them; empty for none.
    public String label() {
        return kinds.stream().map(Exclusion::label).collect(Collectors.joining(","));
    }

    /// The masks of [Tally] that hold none of the kinds: bit m stands for mask m.
    public int allowed() {
        return allowed;
    }

    /// The kinds as a mask of [Tally].
    public int mask() {
        return mask;
    }

    /// The kinds of a mask, in their usual order.
    public static Set<Exclusion> kinds(int mask) {
        return Arrays.stream(Exclusion.values())
                .filter(kind -> (mask & kind.bit()) != 0)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Exclusion.class)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Exclusions same && kinds.equals(same.kinds);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kinds);
    }

    @Override
    public String toString() {
        return kinds.isEmpty() ? "none" : label();
    }
}
