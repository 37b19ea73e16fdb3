/// The words of comparing: spans of two texts that match, pairs of documents, what may be left out, and what is counted
/// of it all. Nothing is searched here; the rooms inside do that and hand these values on. Everything in percent is
/// divided in `Shares` and nowhere else. It leans on `text` alone.
///
/// Read first: `Comparison`, `Match`, `Pair`, `Shares`.
@NullMarked
package app.likeness.compare;

import org.jspecify.annotations.NullMarked;
