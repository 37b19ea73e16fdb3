/// Groups of documents that share text, and their members.
///
/// Read first: `ClustersView`, `ClustersModel`.
@NullMarked
package app.likeness.ui.clusters;

import org.jspecify.annotations.NullMarked;
