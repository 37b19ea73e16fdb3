/// What explains the program inside the window: the meaning of every number, the sheet of keys, and the hints of the
/// sample's tour. Messages come in, pages over the views go out. It leans on `ui.parts`.
///
/// Read first: `HelpPage`, `KeysPage`, `HintLine`.
@NullMarked
package app.likeness.ui.help;

import org.jspecify.annotations.NullMarked;
