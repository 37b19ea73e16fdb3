package app.likeness.ui;

import app.likeness.review.PassageKey;
import java.util.List;
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
