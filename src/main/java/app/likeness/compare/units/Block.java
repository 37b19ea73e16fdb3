package app.likeness.compare.units;

/// A stretch of each of two texts: units or sentences `[left, leftEnd)` of the one, `[right, rightEnd)` of the other.
public record Block(int left, int leftEnd, int right, int rightEnd) {
    public int leftLength() {
        return leftEnd - left;
    }

    public int rightLength() {
        return rightEnd - right;
    }

    /// How much of the left text both blocks cover.
    public int commonLeft(Block other) {
        return Math.max(0, Math.min(leftEnd, other.leftEnd) - Math.max(left, other.left));
    }

    /// How much of the right text both blocks cover.
    public int commonRight(Block other) {
        return Math.max(0, Math.min(rightEnd, other.rightEnd) - Math.max(right, other.right));
    }

    /// Whether the blocks have something in common on both sides.
    public boolean meets(Block other) {
        return commonLeft(other) > 0 && commonRight(other) > 0;
    }

    /// Whether `other` lies inside this block on both sides.
    public boolean contains(Block other) {
        return left <= other.left && leftEnd >= other.leftEnd && right <= other.right && rightEnd >= other.rightEnd;
    }

    /// The smallest block that covers both.
    public Block with(Block other) {
        return new Block(
                Math.min(left, other.left),
                Math.max(leftEnd, other.leftEnd),
                Math.min(right, other.right),
                Math.max(rightEnd, other.rightEnd));
    }
}
