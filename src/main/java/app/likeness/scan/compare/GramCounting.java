package app.likeness.scan.compare;

import app.likeness.compare.index.GramFrequencies;
import app.likeness.fingerprint.Grams;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.Gatherers;

/// Counts in how many texts each gram occurs. Confined to the scan's thread.
public final class GramCounting {
    private final CorpusReader reader;
    private final int threads;
    private final Runnable check;
    private final LongConsumer advanced;

    /// @param check called between documents: may throw
    /// @param advanced hears how many texts more are counted
    public GramCounting(CorpusReader reader, int threads, Runnable check, LongConsumer advanced) {
        this.reader = reader;
        this.threads = threads;
        this.check = check;
        this.advanced = advanced;
    }

    /// Adds the texts of `documents` to `frequencies`.
    void count(List<ComparedDocument> documents, GramFrequencies frequencies) throws CorpusException {
        var texts = new ArrayList<String>();
        long characters = 0;
        for (ComparedDocument document : documents) {
            check.run();
            if (CandidateVerification.isFull(texts.size(), characters, document.characters())) {
                add(texts, frequencies);
                characters = 0;
            }
            texts.add(reader.text(document.id()));
            characters += document.characters();
        }
        add(texts, frequencies);
    }

    private void add(List<String> texts, GramFrequencies frequencies) {
        texts.stream()
                .gather(Gatherers.mapConcurrent(threads, GramCounting::grams))
                .forEach(frequencies::add);
        advanced.accept(texts.size());
        texts.clear();
    }

    static long[] grams(String text) {
        return Grams.of(FoldedText.of(text)).distinct();
    }
}
