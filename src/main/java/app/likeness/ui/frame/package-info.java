/// The window around the views: it makes state, views and actions once and hands each what it needs. Keys, menus and
/// the rail come in, the view in front goes out. It alone knows all the others.
///
/// Read first: `LikenessApp`, `MainWindow`, `Navigation`.
@NullMarked
package app.likeness.ui.frame;

import org.jspecify.annotations.NullMarked;
