/// The first view: what the program does, the place to drop a folder on, and the corpora that were open last. Settings
/// come in, a view goes out that says which of its buttons was pressed. It leans on `ui.corpus`.
///
/// Read first: `HomeView`, `RecentModel`, `RecentList`.
@NullMarked
package app.likeness.ui.home;

import org.jspecify.annotations.NullMarked;
