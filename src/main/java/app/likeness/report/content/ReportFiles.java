package app.likeness.report.content;

import app.likeness.text.document.Document;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Which files a report to read lists with their SHA-256: those that share text, by name, then the others, as far as
/// there is room.
///
/// @param others how many are not listed
public record ReportFiles(List<Document> listed, int others) {
    public ReportFiles {
        listed = List.copyOf(listed);
    }

    public static ReportFiles of(Report report) {
        Set<Long> sharing = new HashSet<>();
        report.findings().findings().pairs().forEach(pair -> sharing.addAll(List.of(pair.leftId(), pair.rightId())));
        List<Document> known = report.findings().documents();
        List<Document> all = Stream.concat(
                        known.stream().filter(document -> sharing.contains(document.id())),
                        known.stream().filter(document -> !sharing.contains(document.id())))
                .toList();
        List<Document> listed = all.subList(0, Math.min(ReportLimits.FILES, all.size()));
        return new ReportFiles(listed, all.size() - listed.size());
    }
}
