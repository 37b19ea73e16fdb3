/// Pairs become what a view or a report shows at one setting: clusters, the line, rankings, the usual share. Tallies of
/// pairs come in, `Findings` go out. It leans on the words of `compare` alone: no text is read here.
///
/// Read first: `Findings`, `Clusters`, `Tallies`.
@NullMarked
package app.likeness.compare.findings;

import org.jspecify.annotations.NullMarked;
