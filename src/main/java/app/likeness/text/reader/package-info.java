/// How the program talks to its reader processes: a document comes in, a request goes out to a process of its own and
/// its reply comes back, or the reason why none does. It leans on nothing that parses.
///
/// Read first: `ReaderPool`, `ReaderProcess`, `FileFormat`.
@NullMarked
package app.likeness.text.reader;

import org.jspecify.annotations.NullMarked;
