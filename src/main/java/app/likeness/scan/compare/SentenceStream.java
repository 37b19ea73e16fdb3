package app.likeness.scan.compare;

import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.Selection;
import app.likeness.store.Corpus;
import app.likeness.store.MethodStore;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.words.UserWords;

/// The stream of `longest-sentences` in a corpus: gives a text the number of its group at once, as [SentenceGroups]
/// says, and keeps the numbers, so that they are the same after a restart. The documents that a scan brought into the
/// corpus have theirs from the same stream. On the corpus's writer, and so confined to its thread.
public final class SentenceStream {
    private final MethodStore store;

    /// @param settings by which the sentences were chosen
    public SentenceStream(Corpus corpus, MethodSettings settings) throws CorpusException {
        this.store = corpus.writer().methods();
        store.use(Method.LONGEST_SENTENCES, MethodStage.version(Method.LONGEST_SENTENCES, UserWords.NONE, settings));
    }

    /// The number of the group of a text with these sentences. Durable when it returns.
    public int add(Selection sentences) throws CorpusException {
        return store.group(sentences);
    }
}
