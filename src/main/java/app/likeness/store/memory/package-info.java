/// What people decided, in text files that outlive a corpus: verdicts come in; one file beside the settings holds what
/// was accepted in any corpus, one beside each corpus everything that was decided in it. It leans on `review`.
///
/// Read first: `VerdictJournal`, `JudgedBefore`.
@NullMarked
package app.likeness.store.memory;

import org.jspecify.annotations.NullMarked;
