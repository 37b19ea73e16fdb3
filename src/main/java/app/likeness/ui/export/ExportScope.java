package app.likeness.ui.export;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Findings;
import app.likeness.report.content.DecidedFindings;
import app.likeness.review.Review;
import app.likeness.text.document.Document;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/// Which part of the findings is written.
public sealed interface ExportScope {
    /// The key of its name, and what it is called besides.
    String key();

    String name();

    /// The part of `findings`. O(findings).
    Findings of(Findings findings);

    /// The document that all of it is about.
    default OptionalLong subject() {
        return OptionalLong.empty();
    }

    /// Everything on this side of the line.
    record Whole() implements ExportScope {
        @Override
        public String key() {
            return "export.scope.whole";
        }

        @Override
        public String name() {
            return "";
        }

        @Override
        public Findings of(Findings findings) {
            return findings;
        }
    }

    /// One group with the pairs in it.
    record OneGroup(Cluster cluster, String name) implements ExportScope {
        @Override
        public String key() {
            return "export.scope.group";
        }

        @Override
        public Findings of(Findings findings) {
            return findings.part(new HashSet<>(cluster.documentIds()), cluster.pairs(), List.of(cluster));
        }
    }

    /// The case file of one document: everything that it shares text with.
    record OneDocument(Document document) implements ExportScope {
        @Override
        public String key() {
            return "export.scope.document";
        }

        @Override
        public String name() {
            return document.title();
        }

        @Override
        public Findings of(Findings findings) {
            return findings.about(document.id());
        }

        @Override
        public OptionalLong subject() {
            return OptionalLong.of(document.id());
        }
    }

    /// One pair.
    record OnePair(Pair pair, String name) implements ExportScope {
        @Override
        public String key() {
            return "export.scope.pair";
        }

        @Override
        public Findings of(Findings findings) {
            return findings.part(Set.of(pair.leftId(), pair.rightId()), List.of(pair), List.of());
        }
    }

    /// The pairs that stand in a list as it was narrowed.
    record Rows(List<Pair> pairs) implements ExportScope {
        public Rows {
            pairs = List.copyOf(pairs);
        }

        @Override
        public String key() {
            return "export.scope.rows";
        }

        @Override
        public String name() {
            return Integer.toString(pairs.size());
        }

        @Override
        public Findings of(Findings findings) {
            Set<Pair> chosen = new HashSet<>(pairs);
            List<Pair> shown =
                    findings.pairs().stream().filter(chosen::contains).toList();
            Set<Long> ids = new HashSet<>();
            shown.forEach(pair -> ids.addAll(List.of(pair.leftId(), pair.rightId())));
            return findings.part(ids, shown, List.of());
        }
    }

    /// What was confirmed on this side of the line, and nothing else.
    record Confirmed(Review review) implements ExportScope {
        @Override
        public String key() {
            return "export.scope.confirmed";
        }

        @Override
        public String name() {
            return "";
        }

        @Override
        public Findings of(Findings findings) {
            return DecidedFindings.confirmed(findings, review);
        }
    }
}
