package app.likeness.report.manifest;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Shares;
import app.likeness.text.Span;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/// What a report counted. Every percentage of it is a division of two counts that stand here, and every count is one of
/// letters and digits inside spans that stand here, in texts that have these digests.
///
/// @param program the program and version that counted
/// @param folding the version of the form that is compared ([app.likeness.text.fold.FoldedText#VERSION])
/// @param leftOut what the numbers leave out
/// @param isWhole whether its own digest is the one that it states: nobody changed a line of it
public record Manifest(
        String program,
        int folding,
        ReportFile report,
        Exclusions leftOut,
        List<TextEntry> documents,
        List<PairEntry> pairs,
        boolean isWhole) {
    /// The layout's version; grows when a member changes its meaning or goes.
    public static final int LAYOUT = 2;

    public Manifest {
        documents = List.copyOf(documents);
        pairs = List.copyOf(pairs);
        for (PairEntry pair : pairs) {
            Objects.checkIndex(pair.left(), documents.size());
            Objects.checkIndex(pair.right(), documents.size());
        }
    }

    /// The report that the manifest stands beside.
    ///
    /// @param sha256 of its bytes, as 64 hexadecimal digits
    public record ReportFile(String name, String sha256) {}

    /// A document.
    ///
    /// @param name as in the report
    /// @param file the SHA-256 of its file's bytes; empty where it is not known
    /// @param text the SHA-256 of its text in UTF-8
    /// @param characters letters and digits of its folded text
    /// @param leftOut the stretches of the text that the numbers leave out, by place; they may overlap
    public record TextEntry(String name, String file, String text, int characters, List<ExcludedSpan> leftOut) {
        public TextEntry {
            leftOut = List.copyOf(leftOut);
        }
    }

    /// A pair.
    ///
    /// @param left the place of the left document in [Manifest#documents], from 0
    /// @param right that of the right one
    /// @param isTurned whether the right text is the one that the comparison begins with
    /// @param accepted the numbers, from 0, of the passages that a reviewer found acceptable: they do not count
    /// @param stated the two containments as the report has them, with four decimals; empty for one of nothing
    /// @param shares the counts
    /// @param countedLeft what of the left text is the very same and counts, by place, apart
    /// @param countedRight the same of the right text
    /// @param changedLeft what of the left text was changed inside passages and counts, by place, apart
    /// @param changedRight the same of the right text
    public record PairEntry(
            int left,
            int right,
            boolean isTurned,
            Set<Integer> accepted,
            List<String> stated,
            Shares shares,
            List<Span> countedLeft,
            List<Span> countedRight,
            List<Span> changedLeft,
            List<Span> changedRight) {
        public PairEntry {
            accepted = Set.copyOf(accepted);
            stated = List.copyOf(stated);
            countedLeft = List.copyOf(countedLeft);
            countedRight = List.copyOf(countedRight);
            changedLeft = List.copyOf(changedLeft);
            changedRight = List.copyOf(changedRight);
        }
    }
}
