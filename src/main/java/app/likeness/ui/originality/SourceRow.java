package app.likeness.ui.originality;

import app.likeness.text.document.Document;

/// A source as its card shows it.
///
/// @param document the document that is looked at
/// @param number its number from 0; -1 when it was left out
/// @param share how much of the document stands in it, 0…1
record SourceRow(Document document, Source source, int number, double share) {
    boolean counts() {
        return number >= 0;
    }
}
