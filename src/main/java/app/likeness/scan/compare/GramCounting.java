package app.likeness.scan.compare;

import app.likeness.compare.index.GramFrequencies;
import app.likeness.fingerprint.grams.SeedGrams;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.Gatherers;

/// Reads texts again for their seed grams, and counts in how many each occurs. Confined to the scan's thread.
public final class GramCounting {
    private final CorpusReader reader;
    private final int threads;
    private final Runnable check;
    private final LongConsumer advanced;

    /// Counts the texts of a corpus.
    ///
    /// @param check called between documents: may throw
    /// @param advanced hears how many texts more are counted
    public GramCounting(CorpusReader reader, int threads, Runnable check, LongConsumer advanced) {
        this.reader = reader;
        this.threads = threads;
        this.check = check;
        this.advanced = advanced;
    }

    /// Takes the grams of a text that was counted.
    interface Use {
        /// Takes the next text.
        ///
        /// @param grams its seed grams in its order
        void text(ComparedDocument document, int[] grams);
    }

    /// Adds the texts of `documents` to `frequencies`.
    void count(List<ComparedDocument> documents, GramFrequencies frequencies) throws CorpusException {
        read(documents, (document, grams) -> {
            frequencies.add(grams);
            frequencies.addLonger(grams);
        });
    }

    /// Hands the grams of the texts of `documents` to `use`, in their order and on the calling thread.
    void read(List<ComparedDocument> documents, Use use) throws CorpusException {
        var texts = new ArrayList<Text>();
        long characters = 0;
        for (ComparedDocument document : documents) {
            check.run();
            if (CandidateVerification.isFull(texts.size(), characters, document.characters())) {
                use(texts, use);
                characters = 0;
            }
            texts.add(new Text(document, reader.text(document.id())));
            characters += document.characters();
        }
        use(texts, use);
    }

    private record Text(ComparedDocument document, String plain) {}

    /// A text with its grams.
    private static final class Counted {
        private final ComparedDocument document;
        private final int[] grams;

        Counted(Text text) {
            document = text.document;
            grams = SeedGrams.of(FoldedText.of(text.plain));
        }
    }

    private void use(List<Text> texts, Use use) {
        texts.stream()
                .gather(Gatherers.mapConcurrent(threads, Counted::new))
                .forEach(counted -> use.text(counted.document, counted.grams));
        advanced.accept(texts.size());
        texts.clear();
    }
}
