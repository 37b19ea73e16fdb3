/// Likeness: which documents share text, and exactly which text. Read first: [app.likeness.Likeness].
@NullMarked
package app.likeness;

import org.jspecify.annotations.NullMarked;
