package app.likeness.store.kept;

/// What is known of an index of winnowed hashes.
///
/// @param version how it was made
/// @param whole how many documents there were when it was made
/// @param documents how many there were when it was last added to
/// @param changes how many came and went between the two, one that changed counted twice
public record IndexState(String version, int whole, int documents, int changes) {}
