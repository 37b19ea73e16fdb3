/// The text of documents whose parsers are not ours, or whose form lends itself to attacks. It runs in the reader
/// processes; the program itself, which starts them and talks to them, uses nothing of it but `SmallFormats`, by the
/// interface that this implements.
///
/// Read first: `ReaderMain`, `DocumentReader`, `WordReader`, `SmallFormats`.
@NullMarked
package app.likeness.text.formats;

import org.jspecify.annotations.NullMarked;
