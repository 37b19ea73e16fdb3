package app.likeness.compare;

/// `length` units that are the same on both sides, from unit `left` of the left text and unit `right` of the right
/// one.
record UnitRun(int left, int right, int length) {
    int leftEnd() {
        return left + length;
    }

    int rightEnd() {
        return right + length;
    }

    /// The run seen from the other side.
    UnitRun mirrored() {
        return new UnitRun(/* left= */ right, /* right= */ left, length);
    }

    /// The run without its first `units` units.
    UnitRun without(int units) {
        return new UnitRun(left + units, right + units, length - units);
    }
}
