/// Sentences that window, terminal and reports share: reasons of passages, skips, folds and figures come in as values,
/// words in three languages go out. It leans on the values alone.
///
/// Read first: `ReasonWords`, `SkipWords`, `BundledWords`.
@NullMarked
package app.likeness.report.words;

import org.jspecify.annotations.NullMarked;
