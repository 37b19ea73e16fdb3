package app.likeness.report.content;

import app.likeness.report.words.MetadataWords;
import app.likeness.text.document.Document;
import app.likeness.text.document.Moment;
import app.likeness.text.document.StatedDate;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Which document of a group was there first, as far as the dates tell that the documents state: the time of a file
/// says nothing of it.
///
/// @param document the only one that is dated before all others that are dated; null where it cannot be told
/// @param date the earliest date that is stated; null where none is
/// @param undated how many documents state none
public record FirstDated(
        @Nullable Document document, @Nullable StatedDate date, int undated) {
    /// The documents of a group as a report lists them: the earliest first, in the order in which they come where
    /// they bear the same date, and those without a date last. O(documents log documents).
    static List<Document> inOrder(List<Document> documents) {
        return Stream.concat(
                        documents.stream()
                                .filter(document -> document.metadata().date().isPresent())
                                .sorted(Comparator.comparing(FirstDated::moment, Moment.EARLIEST_FIRST)),
                        documents.stream()
                                .filter(document -> document.metadata().date().isEmpty()))
                .toList();
    }

    /// O(documents).
    public static FirstDated of(List<Document> documents) {
        List<Document> dated = documents.stream()
                .filter(document -> document.metadata().date().isPresent())
                .toList();
        int undated = documents.size() - dated.size();
        if (dated.isEmpty()) {
            return new FirstDated(/* document= */ null, /* date= */ null, undated);
        }
        Document first = dated.stream()
                .min(Comparator.comparing(FirstDated::moment, Moment.EARLIEST_FIRST))
                .orElseThrow();
        boolean isTold = dated.stream()
                .allMatch(other -> other.id() == first.id() || moment(first).isBefore(moment(other)));
        return new FirstDated(isTold ? first : null, first.metadata().date().orElseThrow(), undated);
    }

    /// The same in words.
    String sentence(ReportWords words, MetadataWords metadata) {
        if (date == null) {
            return words.of("groups.first.none");
        }
        return document == null
                ? words.of("groups.first.same", metadata.date(date))
                : words.of("groups.first", document.title(), metadata.date(date), undated);
    }

    private static Moment moment(Document document) {
        return document.metadata().date().orElseThrow().moment();
    }
}
