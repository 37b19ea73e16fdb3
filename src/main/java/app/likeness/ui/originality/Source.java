package app.likeness.ui.originality;

import app.likeness.compare.Pair;
import app.likeness.compare.count.SourceText;
import app.likeness.text.Span;
import app.likeness.text.document.Document;
import java.util.List;

/// A document that shares text with the one that is looked at.
///
/// @param pair the pair of the two
/// @param text what the document that is looked at shares with it
/// @param there where that stands in it, by place in its own text
/// @param length of its text, in characters
/// @param isAcceptable whether a reviewer found acceptable what the two share
record Source(Document document, Pair pair, SourceText text, List<Span> there, int length, boolean isAcceptable) {
    Source {
        there = List.copyOf(there);
    }
}
