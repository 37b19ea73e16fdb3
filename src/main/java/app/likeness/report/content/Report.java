package app.likeness.report.content;

import app.likeness.compare.Pair;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.findings.Tallies;
import app.likeness.fingerprint.Method;
import app.likeness.report.names.ClusterRow;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.ReportedPair;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// What a report is made from. The same report gives the same bytes.
///
/// @param commonTexts what stands in many documents: in the most first
/// @param texts where the texts of the shown pairs come from
/// @param known what is known of the documents beside what was found
/// @param locale the language of the words; English where there is no translation
public record Report(
        NamedFindings findings,
        List<CommonText> commonTexts,
        Settings settings,
        PairTexts texts,
        Known known,
        ReportOptions options,
        Locale locale) {
    public Report {
        commonTexts = List.copyOf(commonTexts);
    }

    /// What is known of the documents of a report beside what was found.
    ///
    /// @param review what was judged
    /// @param digests by the number of a document the SHA-256 of its file's bytes, as 64 hexadecimal digits
    /// @param all everything that was found, of which the report may show a part
    /// @param spoken what becomes of a note before it is written
    public record Known(Review review, Map<Long, String> digests, Tallies all, UnaryOperator<String> spoken) {
        /// Nothing more is known.
        public static final Known NONE =
                new Known(Review.NONE, Map.of(), new Tallies(List.of(), List.of(), Map.of(), List.of()));

        public Known {
            digests = Map.copyOf(digests);
        }

        /// Notes are written as they are.
        public Known(Review review, Map<Long, String> digests, Tallies all) {
            this(review, digests, all, UnaryOperator.identity());
        }
    }

    /// How the findings came about.
    ///
    /// @param version the program's version, such as `0.1.0`
    /// @param checked the folders and files whose documents were compared with each other, as the user named them
    /// @param comparedWith the folders and files of earlier work, as the user named them
    /// @param templates the files of text that everybody was given, as the user named them
    /// @param distance the largest Hamming distance at which the SimHash methods propose a pair
    /// @param minShare the least share of a pair that was kept, 0…1
    /// @param times when it was compared and written, as far as the report is to say it
    public record Settings(
            String version,
            List<String> checked,
            List<String> comparedWith,
            List<String> templates,
            Set<Method> methods,
            int distance,
            double minShare,
            Times times) {
        public Settings {
            checked = List.copyOf(checked);
            comparedWith = List.copyOf(comparedWith);
            templates = List.copyOf(templates);
            methods = Set.copyOf(methods);
        }

        /// The names of the methods in their usual order.
        public List<String> methodLabels() {
            return methods.stream().sorted().map(Method::label).toList();
        }
    }

    /// When a report came about. Without times the same findings give the same bytes.
    ///
    /// @param comparedAt when the last comparison of the corpus ended
    /// @param writtenAt when the report was asked for
    /// @param zone in which times are told
    public record Times(Optional<Instant> comparedAt, Optional<Instant> writtenAt, ZoneId zone) {
        /// Of a report that is asked for now, in the system's time zone.
        public static Times now(Optional<Instant> comparedAt) {
            return new Times(
                    comparedAt, Optional.of(Instant.now().truncatedTo(ChronoUnit.MINUTES)), ZoneId.systemDefault());
        }

        /// Nothing is said of times but those of verdicts.
        public static final Times UNSAID = new Times(Optional.empty(), Optional.empty(), ZoneOffset.UTC);
    }

    /// A report of a part of what was found.
    public Report of(NamedFindings part) {
        return new Report(part, commonTexts, settings, texts, known, options, locale);
    }

    /// How the pair stands; open where verdicts are left out.
    public Standing standing(ReportedPair row) {
        return standing(row.pair());
    }

    /// The same of a pair of the findings.
    public Standing standing(Pair pair) {
        return said(known.review().pair(pair));
    }

    /// How a group stands; open where verdicts are left out.
    public Standing standing(ClusterRow row) {
        return said(known.review().group(row.cluster()));
    }

    /// How a document stands by the pairs of the report; open where verdicts are left out.
    public Standing standing(Document document) {
        return said(known.review().document(document.id(), findings.findings().pairs()));
    }

    /// A standing as the options let it be said.
    public Standing said(Standing standing) {
        return options.hasVerdicts() ? standing : Standing.OPEN;
    }

    /// The note of a standing that [#said] gave; empty where there is none or notes are left out.
    public String note(Standing standing) {
        return options.hasNotes() ? known.spoken().apply(standing.note()) : "";
    }

    /// The SHA-256 of a document's file; empty where it is not known.
    public String digest(long document) {
        return known.digests().getOrDefault(document, "");
    }
}
