/// The door of the reader processes: a request comes in, the text of a document goes out. The program itself uses
/// nothing of it but `SmallFormats`, by the interface that this implements. It leans on a room for each family of
/// formats.
///
/// Read first: `ReaderMain`, `FormatReaders`, `SmallFormats`.
@NullMarked
package app.likeness.text.formats;

import org.jspecify.annotations.NullMarked;
