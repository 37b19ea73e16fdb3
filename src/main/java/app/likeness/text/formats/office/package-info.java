/// Word, PowerPoint and Excel since 2007: the parts of a package come in, text with its hidden stretches goes out. It
/// leans on `text.formats.document`.
///
/// Read first: `WordReader`, `SlidesReader`, `WorkbookReader`.
@NullMarked
package app.likeness.text.formats.office;

import org.jspecify.annotations.NullMarked;
