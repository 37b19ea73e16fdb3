/// The window around the views: it makes state, views and actions once and hands each what it needs. Keys, menus and
/// the rail come in, the view in front goes out. It alone knows all the others.
///
/// A view stands in a class of its own that makes view and model from what the window has: who adds one reads
/// `MethodsPart`. Read first: `LikenessApp`, `MainWindow`, `Navigation`.
@NullMarked
package app.likeness.ui.frame;

import org.jspecify.annotations.NullMarked;
