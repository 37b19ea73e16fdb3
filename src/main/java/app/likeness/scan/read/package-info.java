/// The first half of a scan: roots come in, documents with their fingerprints, or skips with their reasons, go into the
/// corpus. Files that have not changed are not read again. It leans on `text.container` and `text.extract` for what a
/// file says and on `scan.held` for its fingerprints.
///
/// Read first: `ReadStage`, `FileWalk`, `FileReading`.
@NullMarked
package app.likeness.scan.read;

import org.jspecify.annotations.NullMarked;
