/// What is inspected and what could not be read: roots and skips come in, cards and a table go out. It leans on
/// `ui.corpus`.
///
/// Read first: `FoldersView`, `FoldersModel`, `UnreadPanel`.
@NullMarked
package app.likeness.ui.folders;

import org.jspecify.annotations.NullMarked;
