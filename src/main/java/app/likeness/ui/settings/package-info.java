/// What the user has chosen for good: language, theme, the window's place; and the file that keeps it.
///
/// Read first: `Settings`, `SettingsFile`.
@NullMarked
package app.likeness.ui.settings;

import org.jspecify.annotations.NullMarked;
