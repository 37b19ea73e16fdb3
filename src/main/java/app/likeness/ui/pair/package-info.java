/// Two documents side by side with their matches.
///
/// Read first: `PairView`, `PairModel`, `TextPane`.
@NullMarked
package app.likeness.ui.pair;

import org.jspecify.annotations.NullMarked;
