/// What runs in the reader processes: the text of documents whose parsers are not ours, or whose form lends itself to
/// attacks. Nothing here is used by the program itself, which starts a process of this and talks to it.
///
/// Read first: `ReaderMain`, `DocumentReader`, `WordReader`.
@NullMarked
package app.likeness.text.formats;

import org.jspecify.annotations.NullMarked;
