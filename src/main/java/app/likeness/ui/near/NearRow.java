package app.likeness.ui.near;

import app.likeness.compare.Pair;
import app.likeness.text.document.Document;
import java.util.Optional;

/// A document that is near by fingerprint.
///
/// @param distance in how many of 64 bits the fingerprints differ
/// @param equalBands in how many of their four bands they agree
/// @param pair what the two share, where the scan found that they do
record NearRow(Document document, int distance, int equalBands, Optional<Pair> pair) {}
