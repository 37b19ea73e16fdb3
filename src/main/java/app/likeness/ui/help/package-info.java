/// What explains the program inside the window: the meaning of every number, the sheet of keys, and the hints of the
/// sample's tour.
///
/// Read first: `HelpPage`, `HintLine`.
@NullMarked
package app.likeness.ui.help;

import org.jspecify.annotations.NullMarked;
