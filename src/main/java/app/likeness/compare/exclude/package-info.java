/// Decides what does not count by right: templates, quotations, lists of references, text that many documents have. A
/// text and what is known of the others come in, the spans that are left out go out, each with its reason. It leans on
/// `compare.align`.
///
/// Read first: `ExclusionFinder`, `Quotations`, `Boilerplate`.
@NullMarked
package app.likeness.compare.exclude;

import org.jspecify.annotations.NullMarked;
