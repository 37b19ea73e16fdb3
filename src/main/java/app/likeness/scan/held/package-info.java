/// What a scan holds in memory to be quicker, each within a share of the heap: texts, grams, fingerprints and
/// comparisons come in as they are made and go out as they are asked for; what does not fit is read or made again. It
/// leans on `store` and `compare`.
///
/// Read first: `ComparedTexts`, `HeldGrams`, `HashedDocuments`.
@NullMarked
package app.likeness.scan.held;

import org.jspecify.annotations.NullMarked;
