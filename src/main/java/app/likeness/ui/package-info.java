/// The window: its frame, its navigation, its languages and themes.
///
/// Read first: `LikenessApp`, `MainWindow`, `Background`.
@NullMarked
package app.likeness.ui;

import org.jspecify.annotations.NullMarked;
