package app.likeness.compare;

/// A stretch of each of two texts: units or sentences `[left, leftEnd)` of the one, `[right, rightEnd)` of the other.
record Block(int left, int leftEnd, int right, int rightEnd) {
    int leftLength() {
        return leftEnd - left;
    }

    int rightLength() {
        return rightEnd - right;
    }

    /// How much of the left text both blocks cover.
    int commonLeft(Block other) {
        return Math.max(0, Math.min(leftEnd, other.leftEnd) - Math.max(left, other.left));
    }

    /// How much of the right text both blocks cover.
    int commonRight(Block other) {
        return Math.max(0, Math.min(rightEnd, other.rightEnd) - Math.max(right, other.right));
    }

    /// Whether the blocks have something in common on both sides.
    boolean meets(Block other) {
        return commonLeft(other) > 0 && commonRight(other) > 0;
    }

    /// Whether `other` lies inside this block on both sides.
    boolean contains(Block other) {
        return left <= other.left && leftEnd >= other.leftEnd && right <= other.right && rightEnd >= other.rightEnd;
    }

    /// The smallest block that covers both.
    Block with(Block other) {
        return new Block(
                Math.min(left, other.left),
                Math.max(leftEnd, other.leftEnd),
                Math.min(right, other.right),
                Math.max(rightEnd, other.rightEnd));
    }
}
