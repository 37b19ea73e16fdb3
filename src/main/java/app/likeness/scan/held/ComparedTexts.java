package app.likeness.scan.held;

import app.likeness.compare.count.ComparedText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.fold.FoldedText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The texts that are being compared: those used last are held, as many as a share of the heap allows. Confined to one
/// thread; what it hands out is safe for any.
public final class ComparedTexts {
    /// Heap for one character: the text, its folded form with offsets, its units, and its grams and tokens with the
    /// tables in which they are looked up.
    private static final int BYTES_FOR_EACH = 160;

    /// The share of the heap that held texts may take.
    private static final int SHARE = 4;

    private final CorpusReader reader;
    private final List<ComparedDocument> documents;
    private final ExclusionFinder exclusions;
    private final long most;
    private final Map<Integer, Text> held = new LinkedHashMap<>(16, 0.75f, true);
    private long characters;

    public ComparedTexts(CorpusReader reader, List<ComparedDocument> documents, ExclusionFinder exclusions) {
        this(reader, documents, exclusions, Runtime.getRuntime().maxMemory() / SHARE / BYTES_FOR_EACH);
    }

    /// @param most characters that are held together, unless a single text has more
    ComparedTexts(CorpusReader reader, List<ComparedDocument> documents, ExclusionFinder exclusions, long most) {
        this.reader = reader;
        this.documents = documents;
        this.exclusions = exclusions;
        this.most = most;
    }

    /// The text of document `index`. It takes its number from the index: pairs are compared in the order of the
    /// paths, whatever the order in which the documents came into the corpus.
    public Text text(int index) throws CorpusException {
        Text text = held.get(index);
        if (text == null) {
            text = new Text(
                    index,
                    documents.get(index),
                    exclusions,
                    reader.text(documents.get(index).id()));
            held.put(index, text);
            characters += text.length;
            var eldest = held.values().iterator();
            while (characters > most && held.size() > 1) {
                characters -= eldest.next().length;
                eldest.remove();
            }
        }
        return text;
    }

    /// A text that becomes ready for comparison when it is first asked to. Safe for use by several threads.
    public static final class Text {
        private final int index;
        private final ComparedDocument document;
        private final ExclusionFinder exclusions;
        private final int length;
        private final String plain;
        private @Nullable ComparedText ready;

        private Text(int index, ComparedDocument document, ExclusionFinder exclusions, String plain) {
            this.index = index;
            this.document = document;
            this.exclusions = exclusions;
            this.length = plain.length();
            this.plain = plain;
        }

        /// Its number.
        int index() {
            return index;
        }

        /// The text as it is stored.
        String plain() {
            return plain;
        }

        /// Characters of the text.
        public int length() {
            return length;
        }

        public synchronized ComparedText ready() {
            if (ready == null) {
                FoldedText folded = FoldedText.of(plain);
                ready = new ComparedText(
                        index,
                        folded,
                        () -> exclusions.excluded(plain, folded),
                        document.grams().orElse(null));
            }
            return ready;
        }
    }
}
