/// How a scan goes, for the eye: its stages, its pace, stop and continue.
///
/// Read first: `ScanModel`, `ScanTask`, `ScanStrip`.
@NullMarked
package app.likeness.ui.scan;

import org.jspecify.annotations.NullMarked;
