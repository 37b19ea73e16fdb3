package app.likeness.cli.said;

import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.findings.Findings;
import app.likeness.report.names.ClusterRow;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.PathNames;
import app.likeness.report.words.Figures;
import app.likeness.report.words.ReasonWords;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.text.SkipReason;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/// The summary of a scan in words: how many documents, what was not read, the groups with their members.
public final class ScanText {
    private static final int GROUPS = 20;
    private static final int MEMBERS = 10;

    private final NamedFindings findings;
    private final StringBuilder text = new StringBuilder();

    private ScanText(NamedFindings findings) {
        this.findings = findings;
    }

    /// What a scan says when it has ended.
    ///
    /// @param tables how tables were read, a line each
    public static String of(
            NamedFindings findings, List<CommonText> commonTexts, List<String> tables, ScanSummary summary) {
        var words = new ScanText(findings);
        if (summary.stopped()) {
            words.line("Stopped before the end; what was finished:");
        }
        words.counts(summary.documents());
        tables.forEach(words::line);
        if (summary.hidden() > 0) {
            words.line(count(summary.hidden(), "hidden file or folder", "hidden files and folders") + " left out");
        }
        if (summary.ownWords() > 0) {
            words.line(
                    count(summary.ownWords(), "word of your own is", "words of your own are") + " in the dictionary");
        }
        words.sharing();
        words.leftOut(commonTexts.size());
        if (summary.leftOut() > 0) {
            words.line(summary.leftOut() + " weak proposals were not verified: both documents have a hundred stronger"
                    + " ones.");
        }
        new TreeMap<>(summary.withoutFingerprint())
                .forEach((method, documents) -> words.line(count(documents, "document has", "documents have")
                        + " no fingerprint by " + method.label()
                        + ", and so no pairs by it: too short, or none of the words counts."));
        words.groups();
        return words.text.toString();
    }

    private void counts(int documents) {
        line(count(documents, "document"));
        reasons(false, " not read: ");
        reasons(true, " compared all the same: ");
    }

    /// How many files have each reason, of those that are documents all the same or of the others.
    private void reasons(boolean areDocuments, String words) {
        Map<SkipReason, Integer> reasons = new EnumMap<>(SkipReason.class);
        findings.skips().stream()
                .map(row -> row.skip().reason())
                .filter(reason -> reason.isOfDocument() == areDocuments)
                .forEach(reason -> reasons.merge(reason, 1, Integer::sum));
        if (!reasons.isEmpty()) {
            var each = new StringJoiner(", ");
            reasons.forEach((reason, number) -> each.add(number + " " + words(reason)));
            int files = reasons.values().stream().mapToInt(Integer::intValue).sum();
            line(count(files, "file") + words + each);
        }
    }

    private void sharing() {
        Findings all = findings.findings();
        int sharing = all.sharingDocuments();
        int grouped = all.clusteredDocuments();
        String groups = count(all.clusters().size(), "group");
        String pairs = " (" + count(all.pairs().size(), "pair") + ").";
        if (sharing == 0) {
            line("No document shares text with another.");
        } else if (grouped == 0) {
            line(sharing + " documents share passages with others" + pairs);
        } else if (grouped == sharing) {
            line(sharing + " documents share text with others, in " + groups + pairs);
        } else {
            line(sharing + " documents share text with others; " + grouped + " of them form " + groups + pairs);
        }
    }

    /// What does not count, and why; nothing where all that is shared does.
    private void leftOut(int commonTexts) {
        Findings all = findings.findings();
        if (all.pairsLeftOut() > 0) {
            line(count(all.pairsLeftOut(), "more pair") + " left out: nothing that the two documents share counts.");
        }
        if (!all.leftOutCounts().isEmpty()) {
            line("Left out of what is shared: " + new ReasonWords(Locale.ENGLISH).counts(all.leftOutCounts())
                    + ". With --leave-out none it counts.");
        }
        if (commonTexts > 0) {
            line(count(commonTexts, "passage") + (commonTexts == 1 ? " stands" : " stand")
                    + " in many documents; --boilerplate lists them.");
        }
    }

    private void groups() {
        List<ClusterRow> clusters = findings.clusters();
        for (ClusterRow cluster : clusters.subList(0, Math.min(GROUPS, clusters.size()))) {
            group(cluster);
        }
        int hidden = clusters.size() - GROUPS;
        if (hidden > 0) {
            line("");
            line("And " + hidden + " more " + (hidden == 1 ? "group" : "groups") + "; --clusters writes them all.");
        }
    }

    private void group(ClusterRow cluster) {
        String strongest = Figures.percent(cluster.strongest().share());
        String weakest = Figures.percent(cluster.weakest().share());
        line("");
        line("Group " + cluster.number() + ": " + cluster.documents().size() + " documents, strongest link " + strongest
                + (cluster.documents().size() == 2 ? "" : ", weakest link " + weakest));
        List<Long> members = cluster.documents();
        for (long document : members.subList(0, Math.min(MEMBERS, members.size()))) {
            line("  " + PathNames.escape(findings.name(document)));
        }
        int hidden = members.size() - MEMBERS;
        if (hidden > 0) {
            line("  and " + hidden + " more; --clusters writes them all");
        }
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private static String count(int number, String noun) {
        return count(number, noun, noun + "s");
    }

    private static String count(int number, String one, String more) {
        return number + " " + (number == 1 ? one : more);
    }

    private static String words(SkipReason reason) {
        return switch (reason) {
            case UNSUPPORTED -> "not a format that is read";
            case UNREADABLE -> "unreadable";
            case DAMAGED -> "damaged";
            case ENCRYPTED -> "protected by a password";
            case EMPTY -> "without text";
            case PICTURES_ONLY -> "of pictures only";
            case TOO_LARGE -> "too large";
            case CUT -> "read in part";
            case CHARSET_UNCERTAIN -> "with an uncertain character set";
            case GARBLED -> "that read like garbage";
        };
    }
}
