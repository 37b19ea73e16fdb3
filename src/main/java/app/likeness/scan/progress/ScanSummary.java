package app.likeness.scan.progress;

import app.likeness.fingerprint.Method;
import java.time.Duration;
import java.util.Map;

/// What a scan did.
///
/// @param documents documents in the corpus now
/// @param read how many of them were read in this scan; the others were unchanged
/// @param skipped files that are not documents
/// @param hidden hidden files and folders that were left out, a folder counted once
/// @param pairs verified pairs
/// @param leftOut proposed pairs that were not verified, because both their documents have a hundred stronger ones
/// @param withoutFingerprint to how many documents a classic method that was asked for gave no fingerprint, because
/// they
///     are too short for it or none of their words counts; only methods with such documents
/// @param clusters groups that they form
/// @param ownWords words that the user added to the dictionary
/// @param stopped whether the user stopped it; what was finished is kept
/// @param times how long each stage took, as far as it was reached
/// @param readingTimes how long the steps of reading took, added up over all threads
public record ScanSummary(
        int documents,
        int read,
        int skipped,
        int hidden,
        int pairs,
        long leftOut,
        Map<Method, Integer> withoutFingerprint,
        int clusters,
        int ownWords,
        boolean stopped,
        Map<Stage, Duration> times,
        Map<ReadingStep, Duration> readingTimes) {
    public ScanSummary {
        withoutFingerprint = Map.copyOf(withoutFingerprint);
        times = Map.copyOf(times);
        readingTimes = Map.copyOf(readingTimes);
    }
}
