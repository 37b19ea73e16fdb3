/// One run over the corpus: find, read, compare, group. The only threads below the window.
///
/// Read first: `Scan`, `ScanOptions`, `ScanListener`.
@NullMarked
package app.likeness.scan;

import org.jspecify.annotations.NullMarked;
