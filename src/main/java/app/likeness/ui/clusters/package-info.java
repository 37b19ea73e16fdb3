/// The groups: what members share, their map, grid and timeline, and keeping one of several copies. `GroupsModel` comes
/// in, nodes go out. It leans on `ui.clusters.model`.
///
/// Read first: `GroupsView`, `GroupView`.
@NullMarked
package app.likeness.ui.clusters;

import org.jspecify.annotations.NullMarked;
