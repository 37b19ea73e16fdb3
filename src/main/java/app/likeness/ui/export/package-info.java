/// Writing reports from the window: what is shown comes in, files go out, with their progress. It leans on `report`.
///
/// Read first: `Export`, `ExportDialog`, `ExportScope`.
@NullMarked
package app.likeness.ui.export;

import org.jspecify.annotations.NullMarked;
