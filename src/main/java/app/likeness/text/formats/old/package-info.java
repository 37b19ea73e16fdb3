/// Word, PowerPoint and Excel before 2007: a compound file comes in, its text goes out. It leans on POI.
///
/// Read first: `OldWordReader`, `OldSlidesReader`.
@NullMarked
package app.likeness.text.formats.old;

import org.jspecify.annotations.NullMarked;
