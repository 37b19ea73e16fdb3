package app.likeness.review;

/// A verdict as it stands in the journal of a corpus. Of those about the same subject that are not undone the latest
/// one holds.
///
/// @param id rising with time
public record JournalEntry(long id, Verdict verdict, boolean isUndone) {}
