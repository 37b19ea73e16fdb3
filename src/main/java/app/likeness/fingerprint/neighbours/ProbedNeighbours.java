package app.likeness.fingerprint.neighbours;

/// Neighbours by probing: the sketch itself and every combination of up to `distance` turned bits is searched in the
/// sorted set (Manku, Jain and Das Sarma 2007, section 3, name it as the first of the two simple ways).
///
/// A look-up takes C(64, 0) + … + C(64, distance) searches whatever the size of the set: 65, 2,081, 43,745 or 679,121
/// for 1, 2, 3 or 4; 5 would be 8 million, and no set is so large that counting were slower. Memory: none beyond the
/// sketches.
final class ProbedNeighbours implements NeighbourLookup {
    static final int LARGEST_DISTANCE = 4;

    private final EqualValues sketches;
    private final int distance;

    /// @param distance 0…4
    ProbedNeighbours(EqualValues sketches, int distance) {
        HammingNeighbours.check(distance, LARGEST_DISTANCE);
        this.sketches = sketches;
        this.distance = distance;
    }

    @Override
    public int[] near(long sketch) {
        var near = new GroupNumbers();
        HammingBall.forEach(sketch, distance, variant -> {
            int group = sketches.group(variant);
            if (group >= 0) {
                near.add(group);
            }
        });
        return near.ascending();
    }
}
