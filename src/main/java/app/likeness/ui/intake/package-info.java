/// What comes into the window from outside: dropped files, pasted text and the sample come in, paths to scan go out;
/// files that the user has moved can be put back. It leans on `text` to tell what can be opened.
///
/// Read first: `PastedTexts`, `Sample`, `MovedFiles`.
@NullMarked
package app.likeness.ui.intake;

import org.jspecify.annotations.NullMarked;
