package app.likeness.text;

/// A half-open range `[start, end)` in UTF-16 units of a document's stored text.
public record Span(int start, int end) implements Comparable<Span> {
    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("span must satisfy 0 ≤ start ≤ end: [" + start + ", " + end + ")");
        }
    }

    public int length() {
        return end - start;
    }

    public boolean isEmpty() {
        return start == end;
    }

    public boolean overlaps(Span other) {
        return start < other.end && other.start < end;
    }

    /// By start, then by end.
    @Override
    public int compareTo(Span other) {
        return start != other.start ? Integer.compare(start, other.start) : Integer.compare(end, other.end);
    }
}
