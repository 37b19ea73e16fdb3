/// What a reviewer accepted in any corpus: verdicts come in, a text file beside the settings goes out. It leans on
/// `review`.
///
/// Read first: `JudgedBefore`.
@NullMarked
package app.likeness.store.memory;

import org.jspecify.annotations.NullMarked;
