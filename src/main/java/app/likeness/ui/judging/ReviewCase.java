package app.likeness.ui.judging;

import app.likeness.compare.findings.Findings;
import app.likeness.review.PassageKey;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// What a verdict can be given on, as the views know it: by the numbers that documents have in the open corpus.
public sealed interface ReviewCase {
    /// Two documents with all that they share.
    record OfPair(long left, long right) implements ReviewCase {}

    /// One of their passages.
    ///
    /// @param left the smaller number
    /// @param number of the passage in its pair, from 0
    record OfPassage(long left, long right, PassageKey passage, int number) implements ReviewCase {}

    /// The documents of a group, as it is shown.
    record OfGroup(List<Long> members) implements ReviewCase {
        public OfGroup {
            members = List.copyOf(members);
        }
    }

    /// One document with all that it shares with others.
    record OfDocument(long document) implements ReviewCase {}

    /// How it stands.
    ///
    /// @param shown the groups and pairs that are shown
    default Standing standing(Review review, Findings shown) {
        return switch (this) {
            case OfPair pair -> review.pair(pair.left, pair.right);
            case OfPassage passage ->
                review.passages(passage.left, passage.right).getOrDefault(passage.passage, Standing.OPEN);
            case OfGroup group ->
                shown.clusters().stream()
                        .filter(cluster -> Objects.equals(cluster.documentIds(), group.members))
                        .findFirst()
                        .map(review::group)
                        .orElse(Standing.OPEN);
            case OfDocument document ->
                review.document(
                        document.document,
                        shown.pairs().stream()
                                .filter(pair ->
                                        pair.leftId() == document.document || pair.rightId() == document.document)
                                .toList());
        };
    }

    /// The documents that it is about.
    default List<Long> documents() {
        return switch (this) {
            case OfPair pair -> List.of(pair.left, pair.right);
            case OfPassage passage -> List.of(passage.left, passage.right);
            case OfGroup group -> group.members;
            case OfDocument document -> Stream.of(document.document).toList();
        };
    }
}
