/// The state of the window: a corpus file comes in, snapshots of what it holds and the running scan go out as
/// properties. Every view follows it, and it knows none of them. It leans on `scan` and `store`.
///
/// Read first: `Workspace`, `Snapshot`, `ScanModel`.
@NullMarked
package app.likeness.ui.corpus;

import org.jspecify.annotations.NullMarked;
