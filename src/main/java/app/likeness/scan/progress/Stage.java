package app.likeness.scan.progress;

/// The four stages of a scan, in order.
public enum Stage {
    /// Walking the roots for files.
    FIND,
    /// Reading files and taking their fingerprints.
    READ,
    /// From fingerprints to candidates to verified pairs.
    COMPARE,
    /// Pairs become clusters.
    GROUP
}
