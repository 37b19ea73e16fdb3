package app.likeness.text.words;

/// Hears the words of a text one after the other, without an object for any of them.
@FunctionalInterface
public interface Words {
    /// A word.
    ///
    /// @param start where it begins in the text, as a UTF-16 offset
    /// @param end where it ends, exclusive
    /// @param term its first `length` units are the word's term (lower case, half width); good until the call
    ///     returns
    /// @param idf the term's inverse document frequency, as [WordSegmenter#idf] gives it
    void word(int start, int end, char[] term, int length, double idf);
}
