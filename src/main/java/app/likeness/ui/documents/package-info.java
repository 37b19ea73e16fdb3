/// The results: documents and pairs at the line come in, the headline, the histogram and two tables go out. It leans on
/// `ui.table` and `ui.judging`.
///
/// Read first: `ResultsView`, `ResultsModel`, `LineModel`.
@NullMarked
package app.likeness.ui.documents;

import org.jspecify.annotations.NullMarked;
