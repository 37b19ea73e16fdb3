package app.likeness.compare.index;

/// Where the postings of an index lie.
///
/// @param <E> what reading them may throw
@FunctionalInterface
public interface PostingSource<E extends Exception> {
    /// The block of part `part` of the segment with the index `segment`; of an empty part an empty array.
    byte[] block(int segment, int part) throws E;
}
