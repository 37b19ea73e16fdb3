/// The entrance to reading: a file's bytes come in, plain text with its metadata, or a skip with its reason, goes out.
/// The content decides, not the name. It leans on a room for each kind of file.
///
/// Read first: `TextExtractors`, `PlainTextExtractor`, `HtmlExtractor`.
@NullMarked
package app.likeness.text.extract;

import org.jspecify.annotations.NullMarked;
