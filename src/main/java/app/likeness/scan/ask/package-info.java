/// Questions to a corpus that change nothing: a text or a passage comes in, the documents that have it go out. It leans
/// on `scan.compare` for the index and on `store`.
///
/// Read first: `Check`, `PassageDocuments`.
@NullMarked
package app.likeness.scan.ask;

import org.jspecify.annotations.NullMarked;
