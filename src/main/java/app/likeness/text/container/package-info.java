/// The entrance to files that hold documents: an archive, a message or a table comes in, its members go out one after
/// the other, each a file, a row or a skip. Limits on depth, number and size hold for all of it. It leans on
/// `text.archive`, `text.table` and `text.extract`.
///
/// Read first: `Containers`, `Members`, `MemberPaths`.
@NullMarked
package app.likeness.text.container;

import org.jspecify.annotations.NullMarked;
