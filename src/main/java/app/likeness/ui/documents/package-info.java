/// What was found: the headline in words, the documents and the pairs.
///
/// Read first: `ResultsView`, `ResultsModel`, `Results`.
@NullMarked
package app.likeness.ui.documents;

import org.jspecify.annotations.NullMarked;
