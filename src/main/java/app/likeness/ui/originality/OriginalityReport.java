package app.likeness.ui.originality;

import app.likeness.compare.Exclusions;
import app.likeness.compare.count.Originality;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.report.names.NameMask;
import app.likeness.text.document.Document;
import java.util.List;
import java.util.Set;

/// A document with its sources, and which part of it is what.
///
/// @param text the document's text as it is shown: as it is stored, or as long and without names
/// @param excluded the same with what may be left out of it
/// @param counted the sources that count, by pair, strongest first; their numbers are their places here
/// @param aside the sources that do not count: the user left them out, or what they share is acceptable
/// @param notRead how many weaker sources there are beyond those that were compared
/// @param leftOut what is left out of all numbers
/// @param parts which part of the text is what
record OriginalityReport(
        Document document,
        String text,
        ExcludedText excluded,
        List<Source> counted,
        List<Source> aside,
        int notRead,
        Exclusions leftOut,
        Originality parts) {
    OriginalityReport {
        counted = List.copyOf(counted);
        aside = List.copyOf(aside);
    }

    /// The report of `all` sources without those of the documents `without`. O(characters × sources).
    static OriginalityReport of(
            Document document,
            String text,
            ExcludedText excluded,
            List<Source> all,
            Set<Long> without,
            int notRead,
            Exclusions leftOut) {
        List<Source> counted = all.stream()
                .filter(source -> !without.contains(source.document().id()))
                .toList();
        List<Source> aside = all.stream()
                .filter(source -> without.contains(source.document().id()))
                .toList();
        Originality parts =
                new Originality(excluded, counted.stream().map(Source::text).toList(), leftOut);
        return new OriginalityReport(document, text, excluded, counted, aside, notRead, leftOut, parts);
    }

    /// The same without names in the text. O(text).
    OriginalityReport masked(NameMask mask) {
        return new OriginalityReport(document, mask.mask(text), excluded, counted, aside, notRead, leftOut, parts);
    }

    /// How much of what counts of the text stands in a source word for word, 0…1: as the list of results has it.
    double share(int source) {
        return parts.counted() == 0 ? 0 : (double) parts.sharedWith(source) / parts.counted();
    }

    /// How many of the sources share characters that count.
    int sharing() {
        int sharing = 0;
        for (int source = 0; source < counted.size(); source++) {
            sharing += parts.sharedWith(source) > 0 ? 1 : 0;
        }
        return sharing;
    }
}
