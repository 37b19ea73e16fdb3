/// A document and what it states of itself: lines and properties come in, title, author, source and date go out, each
/// with where it comes from and how sure that is. It leans on `text.charset` and `text.fold`.
///
/// Read first: `Document`, `Metadata`, `DateParser`.
@NullMarked
package app.likeness.text.document;

import org.jspecify.annotations.NullMarked;
