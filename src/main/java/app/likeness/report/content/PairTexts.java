package app.likeness.report.content;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.count.CountedComparison;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;
import java.util.List;
import java.util.Optional;

/// Gives a report the texts of the pairs it shows and what they share: findings hold neither.
public interface PairTexts {
    /// The text of `document` as it was read.
    String text(Document document) throws ReportException;

    /// The stretches of `document` that may be left out by right, of every kind, by place.
    List<ExcludedSpan> leftOut(Document document) throws ReportException;

    /// What the texts of `left` and `right` share, counted by what may be left out.
    CountedComparison compare(Document left, Document right) throws ReportException;

    /// By match of what [#compare] gave, how many documents beside the two have the passage; empty where that is
    /// not known.
    List<Optional<OtherDocuments>> otherDocuments(CountedComparison compared) throws ReportException;

    /// By match of what [#compare] gave for `left` and `right`, how it stands.
    List<Standing> standings(Document left, Document right, CountedComparison compared) throws ReportException;
}
