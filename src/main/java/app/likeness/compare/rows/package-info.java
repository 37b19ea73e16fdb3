/// Two texts side by side: a comparison comes in, rows with their differences and changed words go out. It leans on
/// `compare.align`, and owns java-diff-utils.
///
/// Read first: `SideBySideRows`, `Differences`, `ChangedWords`.
@NullMarked
package app.likeness.compare.rows;

import org.jspecify.annotations.NullMarked;
