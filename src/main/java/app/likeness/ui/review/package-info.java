/// What the reviewer says: the verdict with its note, what was said before, and the ways to take it back. `ReviewModel`
/// comes in, bars and a dialog go out. It leans on `ui.judging`.
///
/// Read first: `VerdictBar`, `NoteField`, `JournalDialog`.
@NullMarked
package app.likeness.ui.review;

import org.jspecify.annotations.NullMarked;
