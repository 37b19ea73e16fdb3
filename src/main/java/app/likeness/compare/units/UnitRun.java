package app.likeness.compare.units;

/// `length` units that are the same on both sides, from unit `left` of the left text and unit `right` of the right
/// one.
public record UnitRun(int left, int right, int length) {
    public int leftEnd() {
        return left + length;
    }

    public int rightEnd() {
        return right + length;
    }

    /// The run seen from the other side.
    public UnitRun mirrored() {
        return new UnitRun(/* left= */ right, /* right= */ left, length);
    }

    /// The run without its first `units` units.
    UnitRun without(int units) {
        return new UnitRun(left + units, right + units, length - units);
    }
}
