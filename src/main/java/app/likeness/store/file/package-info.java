/// The H2 file itself: a path comes in, an open connection whose schema is today's goes out, or a `CorpusException`
/// that says why not. It leans on H2, and on nothing that is stored.
///
/// Read first: `CorpusFile`, `Migrations`.
@NullMarked
package app.likeness.store.file;

import org.jspecify.annotations.NullMarked;
