/// What the user has chosen for good: language, theme, size and hints come in, a file that keeps them goes out. It
/// leans on `ui.words`.
///
/// Read first: `Settings`, `SettingsFile`, `Preferences`.
@NullMarked
package app.likeness.ui.settings;

import org.jspecify.annotations.NullMarked;
