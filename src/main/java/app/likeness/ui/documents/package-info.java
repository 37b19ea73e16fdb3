/// Results: the headline, tables of documents and of pairs.
///
/// Read first: `ResultsView`, `ResultsModel`.
@NullMarked
package app.likeness.ui.documents;

import org.jspecify.annotations.NullMarked;
