/// How a scan goes, for the eye: `ScanModel` comes in, its stages, pace and notices go out, with what may be chosen
/// before it starts. It leans on `ui.corpus`.
///
/// Read first: `ScanStrip`, `ScanLine`, `MethodChooser`.
@NullMarked
package app.likeness.ui.scan;

import org.jspecify.annotations.NullMarked;
