package app.likeness.report.content;

import app.likeness.compare.Pair;
import app.likeness.compare.PairLevel;
import app.likeness.compare.findings.Distances;
import app.likeness.compare.findings.Findings;
import app.likeness.report.names.ClusterRow;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import app.likeness.report.words.MetadataWords;
import app.likeness.text.document.Document;
import app.likeness.text.document.Stated;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Sentences that every kind of report has.
public final class ReportSentences {
    private ReportSentences() {}

    /// What was found, in one sentence; in a case file whose it is.
    public static String headline(ReportWords words, NamedFindings named) {
        Optional<Document> subject = named.subject();
        if (subject.isPresent()) {
            return words.of("case.title", subject.get().title());
        }
        Findings findings = named.findings();
        int documents = findings.documents().size();
        int sharing = findings.sharingDocuments();
        int groups = findings.clusters().size();
        int grouped = findings.clusteredDocuments();
        if (sharing == 0) {
            return words.of("headline.none", documents);
        }
        if (groups == 0) {
            return words.of("headline.apart", sharing, documents);
        }
        return grouped == sharing
                ? words.of("headline.some", sharing, documents, groups)
                : words.of("headline.grouped", sharing, documents, groups, grouped);
    }

    /// The levels that a report counts pairs by: all, that of standing phrases where there are any.
    public static List<PairLevel> levels(List<ReportedPair> pairs) {
        boolean hasPhrases = pairs.stream().anyMatch(row -> row.pair().isPhrases());
        return Arrays.stream(PairLevel.values())
                .filter(level -> hasPhrases || level != PairLevel.PHRASES)
                .toList();
    }

    /// How many documents a group has, and how strongly they are linked.
    public static String group(ReportWords words, ClusterRow cluster) {
        Pair weakest = cluster.weakest();
        String size = words.of("groups.documents", cluster.documents().size());
        String strong =
                words.of("groups.strongest", Figures.percent(cluster.strongest().share()));
        String links = cluster.documents().size() == 2
                ? strong
                : strong + " · " + words.of("groups.weakest", Figures.percent(weakest.share()));
        return size + " · " + links
                + Distances.of(cluster.cluster().pairs())
                        .map(each -> " · " + distances(words, each))
                        .orElse("");
    }

    private static String distances(ReportWords words, Distances distances) {
        return distances.least() == distances.largest()
                ? words.of("groups.distance", distances.least())
                : words.of("groups.distances", distances.least(), distances.largest());
    }

    /// Which document of a group was there first, as far as it can be told.
    public static String first(ReportWords words, MetadataWords metadata, NamedFindings findings, ClusterRow cluster) {
        return FirstDated.of(
                        cluster.documents().stream().map(findings::document).toList())
                .sentence(words, metadata);
    }

    /// The members of a group, the earliest first.
    public static List<Long> members(NamedFindings findings, ClusterRow cluster) {
        return FirstDated.inOrder(
                        cluster.documents().stream().map(findings::document).toList())
                .stream()
                .map(Document::id)
                .toList();
    }

    /// Who wrote a document, where it appeared and when; empty when it does not say.
    public static String stated(MetadataWords words, Document document) {
        List<String> parts = new ArrayList<>();
        document.metadata().author().map(Stated::value).ifPresent(parts::add);
        document.metadata().source().map(Stated::value).ifPresent(parts::add);
        document.metadata().date().map(words::date).ifPresent(parts::add);
        return String.join(" · ", parts);
    }
}
