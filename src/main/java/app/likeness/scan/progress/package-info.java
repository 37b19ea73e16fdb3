/// What is asked of a scan and what it tells: options and a listener come in, stages, counts and times go out. Stopping
/// is a flag here. It leans on values alone.
///
/// Read first: `ScanOptions`, `ScanListener`, `Stage`.
@NullMarked
package app.likeness.scan.progress;

import org.jspecify.annotations.NullMarked;
