/// The corpus file: its schema, its one writer, its readers. The only SQL.
///
/// Read first: `Corpus`, `CorpusWriter`, `CorpusReader`.
@NullMarked
package app.likeness.store;

import org.jspecify.annotations.NullMarked;
