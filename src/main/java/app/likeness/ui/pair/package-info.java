/// Two documents side by side: `PairModel` comes in, panes, ribbon, map and the list of passages go out. It leans on
/// `ui.pair.text` for the panes and on `ui.pair.model` for what they show.
///
/// Read first: `PairView`, `Panes`, `MatchList`.
@NullMarked
package app.likeness.ui.pair;

import org.jspecify.annotations.NullMarked;
