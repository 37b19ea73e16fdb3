/// How candidates are found: the fingerprints of all documents come in, pairs of documents that may share text go out,
/// strongest first. The default asks the index of winnowed hashes; each classic method searches in its own way. It
/// leans on `compare.index` and `fingerprint.neighbours`.
///
/// Read first: `CandidateFinder`, `IndexSearch`, `MethodSearch`.
@NullMarked
package app.likeness.compare.search;

import org.jspecify.annotations.NullMarked;
