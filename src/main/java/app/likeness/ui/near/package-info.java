/// Which documents are near one by fingerprint: a document comes in, a list goes out that follows a slider, and leads
/// to
/// pairs. It leans on `ui.corpus`, which asks the bands of the corpus.
///
/// Read first: `NearModel`, `NearDialog`.
@NullMarked
package app.likeness.ui.near;

import org.jspecify.annotations.NullMarked;
