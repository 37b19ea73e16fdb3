package app.likeness.cli;

import app.likeness.compare.OtherDocuments;
import app.likeness.compare.count.CountedComparison;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportException.Reason;
import app.likeness.report.content.StoredTexts;
import app.likeness.scan.ask.PassageDocuments;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the reports of a scan ask the corpus.
final class CorpusTexts implements StoredTexts.Source {
    private final CorpusReader reader;
    /// Made when the first report asks: the formats without passages do not need it.
    private @Nullable PassageDocuments passages;

    CorpusTexts(CorpusReader reader) {
        this.reader = reader;
    }

    @Override
    public String text(long document) throws ReportException {
        try {
            return reader.text(document);
        } catch (CorpusException e) {
            throw new ReportException(Reason.CORPUS, e.file(), e);
        }
    }

    @Override
    public List<Optional<OtherDocuments>> otherDocuments(CountedComparison compared) throws ReportException {
        try {
            if (passages == null) {
                Optional<PassageDocuments> stored = PassageDocuments.stored(reader);
                passages = stored.isPresent() ? stored.get() : PassageDocuments.inMemory(reader);
            }
            return passages.others(compared, () -> false);
        } catch (CorpusException e) {
            throw new ReportException(Reason.CORPUS, e.file(), e);
        }
    }
}
