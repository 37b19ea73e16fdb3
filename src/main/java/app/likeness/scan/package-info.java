/// One run over the corpus: roots and options come in, a corpus that holds documents and pairs and a summary go out.
/// `Scan` reads like the method; its rooms do the work, and the scan's own thread is the only writer. It leans on
/// everything but what shows.
///
/// Read first: `Scan`.
@NullMarked
package app.likeness.scan;

import org.jspecify.annotations.NullMarked;
