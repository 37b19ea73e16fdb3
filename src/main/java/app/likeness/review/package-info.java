/// What a reviewer decided of pairs, passages, groups and documents: verdicts bound to contents come in, what of them
/// holds in a corpus goes out. It leans on `compare`; pure functions.
///
/// Read first: `Subject`, `Verdict`, `Review`.
@NullMarked
package app.likeness.review;

import org.jspecify.annotations.NullMarked;
