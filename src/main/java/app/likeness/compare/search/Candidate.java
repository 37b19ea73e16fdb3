package app.likeness.compare.search;

/// Two documents that may share text, by their indexes in what was compared; `left < right`. Unverified.
public record Candidate(int left, int right) {
    public Candidate {
        if (left < 0 || left >= right) {
            throw new IllegalArgumentException("candidate must satisfy 0 ≤ left < right: " + left + ", " + right);
        }
    }
}
