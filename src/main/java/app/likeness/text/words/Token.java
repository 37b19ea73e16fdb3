package app.likeness.text.words;

import app.likeness.text.Span;

/// A word of the text: where it stands and its term (lower case, half width) as the segmenter's dictionary knows it.
public record Token(Span span, String term) {}
