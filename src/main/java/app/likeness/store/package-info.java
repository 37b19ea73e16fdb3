/// The corpus file: documents, fingerprints, pairs and verdicts come in through one writer, and go out through readers
/// that never wait for it. It leans on its rooms for the file and the tables; SQL stands nowhere else.
///
/// Read first: `Corpus`, `CorpusWriter`, `CorpusReader`.
@NullMarked
package app.likeness.store;

import org.jspecify.annotations.NullMarked;
