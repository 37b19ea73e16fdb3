package app.likeness.scan;

import java.time.Duration;
import java.util.Map;

/// What a scan did.
///
/// @param documents documents in the corpus now
/// @param read how many of them were read in this scan; the others were unchanged
/// @param skipped files that are not documents
/// @param pairs verified pairs
/// @param clusters groups that they form
/// @param stopped whether the user stopped it; what was finished is kept
/// @param times how long each stage took
public record ScanSummary(
        int documents, int read, int skipped, int pairs, int clusters, boolean stopped, Map<Stage, Duration> times) {
    public ScanSummary {
        times = Map.copyOf(times);
    }
}
