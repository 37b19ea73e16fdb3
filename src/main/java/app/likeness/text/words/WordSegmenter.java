package app.likeness.text.words;

import app.likeness.text.fold.FoldedText;
import java.util.List;

/// Cuts text into words. Safe for use by several threads at once.
public interface WordSegmenter {
    /// The words of `text`, sorted by start, not overlapping; spaces and punctuation are not words.
    List<Token> segment(String text);

    /// The words of `text`, for callers that have folded it already.
    default List<Token> segment(String text, FoldedText folded) {
        return segment(text);
    }

    /// Tells `words` what [#segment(String, FoldedText)] gives, in order.
    default void words(String text, FoldedText folded, Words words) {
        for (Token token : segment(text, folded)) {
            char[] term = token.term().toCharArray();
            words.word(token.span().start(), token.span().end(), term, term.length, idf(token.term()));
        }
    }

    /// The inverse document frequency of a term, ≥ 0: how much a word tells about the text it stands in. A term
    /// that the dictionary lacks gets the mean over the dictionary.
    double idf(String term);
}
