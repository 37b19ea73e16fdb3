/// Rich Text Format: control words come in, text in the right charset goes out. It leans on `text.formats.document`.
///
/// Read first: `RtfReader`, `RtfTokens`.
@NullMarked
package app.likeness.text.formats.rtf;

import org.jspecify.annotations.NullMarked;
