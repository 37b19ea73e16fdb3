/// A running scan: stage, count, rate, time left, stop.
///
/// Read first: `ScanTask`, `ScanStrip`, `ScanModel`.
@NullMarked
package app.likeness.ui.scan;

import org.jspecify.annotations.NullMarked;
