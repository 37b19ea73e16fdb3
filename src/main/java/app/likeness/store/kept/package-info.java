/// What the corpus keeps, as values: roots, documents, sketches, index state and labels, and the exception of a corpus
/// that cannot be used. Nothing comes in or goes out: the tables below speak in them.
///
/// Read first: `Root`, `Reading`, `CorpusException`.
@NullMarked
package app.likeness.store.kept;

import org.jspecify.annotations.NullMarked;
