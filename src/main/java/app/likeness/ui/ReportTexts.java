package app.likeness.ui;

import app.likeness.compare.CountedComparison;
import app.likeness.report.ReportException;
import app.likeness.report.ReportException.Reason;
import app.likeness.report.StoredTexts;
import app.likeness.store.CorpusException;
import java.util.List;
import java.util.OptionalInt;

/// What a report asks the open corpus. To be used on the lane `read`.
record ReportTexts(Texts texts) implements StoredTexts.Source {
    @Override
    public String text(long document) throws ReportException {
        try {
            return texts.text(document);
        } catch (CorpusException e) {
            throw new ReportException(Reason.CORPUS, e.file(), e);
        }
    }

    @Override
    public List<OptionalInt> otherDocuments(CountedComparison compared) throws ReportException {
        try {
            return texts.otherDocuments(compared);
        } catch (CorpusException e) {
            throw new ReportException(Reason.CORPUS, e.file(), e);
        }
    }
}
