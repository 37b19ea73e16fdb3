package app.likeness.ui.originality;

import app.likeness.compare.Pair;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.DocumentsById;
import java.util.Comparator;
import java.util.Set;

/// The order of sources: that first with which the document shares most, of equal ones the first by its path; those
/// that are acceptable behind all others.
final class ReportOrder {
    private ReportOrder() {}

    /// Of pairs that a document is in.
    ///
    /// @param acceptable the other documents of those that are acceptable
    static Comparator<Pair> mostOf(Document document, DocumentsById documents, Set<Long> acceptable) {
        return Comparator.comparing((Pair pair) -> acceptable.contains(pair.partnerOf(document.id())))
                .thenComparing(Pair.mostOf(document.id()))
                .thenComparingInt(pair -> documents.place(pair.partnerOf(document.id())));
    }

    /// Of sources of one document.
    static Comparator<Source> of(Document document) {
        return Comparator.comparing(Source::isAcceptable)
                .thenComparing(Source::pair, Pair.mostOf(document.id()))
                .thenComparing(source -> source.document().path());
    }
}
