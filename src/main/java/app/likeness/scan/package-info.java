/// One run over the corpus: find, read, compare, group. The only threads below the window.
///
/// The scan's own thread is the only writer of the corpus; workers return immutable records; stopping is a flag.
/// Hidden files and folders are no documents of the user; they are counted and left out.
///
/// Read first: `Scan`, `ScanOptions`, `ScanListener`.
@NullMarked
package app.likeness.scan;

import org.jspecify.annotations.NullMarked;
