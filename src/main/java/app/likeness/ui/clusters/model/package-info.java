/// What the view of groups knows: clusters of the open corpus come in, groups with their members, texts and layouts go
/// out as properties. It leans on `ui.corpus`; no node is made here.
///
/// Read first: `GroupsModel`, `Group`, `GroupMap`.
@NullMarked
package app.likeness.ui.clusters.model;

import org.jspecify.annotations.NullMarked;
