package app.likeness.compare.exclude;

/// A stretch of text that stands in many documents, as it is listed.
///
/// @param gram the hash of its first gram
/// @param documents in how many documents it stands, copies of one text counted once
/// @param text as one of them has it
public record CommonText(long gram, int documents, String text) {}
