/// What all formats share: parts of a package, XML that names nothing outside, limits on text, and the text as it
/// grows. Bytes come in, a `DocumentText` goes out. It leans on `text.reader` for the words of the reply.
///
/// Read first: `DocumentReader`, `DocumentText`, `Allowance`.
@NullMarked
package app.likeness.text.formats.document;

import org.jspecify.annotations.NullMarked;
