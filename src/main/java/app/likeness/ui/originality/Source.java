package app.likeness.ui.originality;

import app.likeness.compare.Pair;
import app.likeness.compare.SourceText;
import app.likeness.text.Document;

/// A document that shares text with the one that is looked at.
///
/// @param pair the pair of the two
/// @param text what the document that is looked at shares with it
record Source(Document document, Pair pair, SourceText text) {}
