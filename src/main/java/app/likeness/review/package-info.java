/// What a reviewer decided of pairs, passages, groups and documents, and what of it holds in a corpus. Pure functions.
///
/// Read first: `Subject`, `Verdict`, `Review`.
@NullMarked
package app.likeness.review;

import org.jspecify.annotations.NullMarked;
