/// OpenDocument and EPUB: the parts of a package come in, text with its hidden stretches goes out. It leans on
/// `text.formats.document`.
///
/// Read first: `OpenDocumentReader`, `EpubReader`.
@NullMarked
package app.likeness.text.formats.open;

import org.jspecify.annotations.NullMarked;
