package app.likeness.ui.export;

import app.likeness.compare.OtherDocuments;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportException.Reason;
import app.likeness.scan.ask.PassageDocuments;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A corpus on the connection of an export. Confined to the lane `export`.
public final class ExportReader implements ExportSource.Opened {
    private final CorpusReader reader;
    private boolean asked;
    /// Looked for when the first passage is asked for; null before, and where the corpus has no index of them.
    private @Nullable PassageDocuments passages;

    public ExportReader(CorpusReader reader) {
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
            if (!asked) {
                asked = true;
                passages = PassageDocuments.stored(reader).orElse(null);
            }
            PassageDocuments known = passages;
            return known == null ? List.of() : known.others(compared, () -> false);
        } catch (CorpusException e) {
            throw new ReportException(Reason.CORPUS, e.file(), e);
        }
    }

    @Override
    public ExclusionFinder exclusions() throws CorpusException {
        return reader.exclusionFinder();
    }

    @Override
    public List<CommonText> commonTexts() throws CorpusException {
        return reader.commonTexts();
    }

    @Override
    public Map<Long, String> digests() throws CorpusException {
        return reader.digests();
    }

    @Override
    public Optional<Instant> comparedAt() throws CorpusException {
        return reader.comparedAt();
    }

    @Override
    public void close() {
        reader.close();
    }
}
