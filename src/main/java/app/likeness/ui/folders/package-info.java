/// First run and the folders under inspection, with what could not be read.
///
/// Read first: `HomeView`, `FoldersView`, `FoldersModel`.
@NullMarked
package app.likeness.ui.folders;

import org.jspecify.annotations.NullMarked;
