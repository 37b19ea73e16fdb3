/// Groups of documents that share text, and their members.
///
/// Read first: `GroupsView`, `GroupsModel`, `GroupRow`.
@NullMarked
package app.likeness.ui.clusters;

import org.jspecify.annotations.NullMarked;
