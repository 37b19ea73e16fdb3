/// What is inspected and what could not be read.
///
/// Read first: `FoldersView`, `FoldersModel`, `UnreadPanel`.
@NullMarked
package app.likeness.ui.folders;

import org.jspecify.annotations.NullMarked;
