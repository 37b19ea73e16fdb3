package app.likeness.ui.originality;

import app.likeness.compare.Pair;
import app.likeness.text.Document;
import app.likeness.ui.DocumentsById;
import java.util.Comparator;

/// The order of sources: that first with which the document shares most, of equal ones the first by its path.
final class ReportOrder {
    private ReportOrder() {}

    /// Of pairs that a document is in.
    static Comparator<Pair> mostOf(Document document, DocumentsById documents) {
        return Pair.mostOf(document.id()).thenComparingInt(pair -> documents.place(pair.partnerOf(document.id())));
    }

    /// Of sources of one document.
    static Comparator<Source> of(Document document) {
        return Comparator.comparing(Source::pair, Pair.mostOf(document.id()))
                .thenComparing(source -> source.document().path());
    }
}
