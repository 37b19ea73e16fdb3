package app.likeness.report.content;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.PairTally;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.compare.exclude.Templates;
import app.likeness.compare.findings.Tallies;
import app.likeness.fingerprint.Method;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.PathNames;
import app.likeness.review.PassageKey;
import app.likeness.review.Review;
import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Folds;
import app.likeness.text.fold.Letters;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A report of texts that a test has written, compared as the program compares them.
public final class MadeReport implements StoredTexts.Source {
    static final Path HOME = Path.of("/home/ann");

    private final List<Document> documents = new ArrayList<>();
    private final List<Skip> skips = new ArrayList<>();
    private final Map<Long, String> texts = new HashMap<>();
    private final Map<Long, String> authors = new HashMap<>();
    private final Map<Long, TextKey> contents = new HashMap<>();
    private final List<Verdict> verdicts = new ArrayList<>();
    private final List<FoldedText> templates = new ArrayList<>();
    private final Aligner aligner = new Aligner();

    /// Adds a document.
    ///
    /// @param author empty for nobody
    public MadeReport with(String path, String title, String author, String text) {
        long id = documents.size() + 1L;
        texts.put(id, text);
        contents.put(id, new TextKey(id, id, id));
        Optional<Stated<String>> stated =
                author.isEmpty() ? Optional.empty() : Optional.of(new Stated<>(author, Origin.TEXT, Certainty.SURE));
        documents.add(new Document(
                id,
                HOME.resolve(path),
                new Metadata(new Stated<>(title, Origin.TEXT, Certainty.SURE), stated, Optional.empty(), List.of()),
                text.length(),
                Instant.EPOCH,
                FoldedText.of(text).length(),
                Folds.of(text, FoldedText.of(text)).counts()));
        return this;
    }

    /// A file that was not read.
    public MadeReport withSkip(String path) {
        skips.add(new Skip(HOME.resolve(path), SkipReason.UNSUPPORTED, "binary data"));
        return this;
    }

    /// The folder of document `id`, from 1, is that of an author.
    MadeReport by(long id, String author) {
        authors.put(id, author);
        return this;
    }

    /// Text that everybody was given: it does not count.
    public MadeReport given(String template) {
        templates.add(FoldedText.of(template));
        return this;
    }

    public MadeReport judged(long left, long right, State state, String note) {
        List<TextKey> both = List.of(contents.get(left), contents.get(right));
        verdicts.add(new Verdict(
                new Subject.OfPair(both.getFirst(), both.getLast()), state, note, Instant.EPOCH, both, List.of()));
        return this;
    }

    /// The same verdict on every passage of a pair.
    public MadeReport judgedPassages(long left, long right, State state, String note) {
        var leftText = FoldedText.of(text(left));
        var rightText = FoldedText.of(text(right));
        TextKey one = new TextKey(left, left, left);
        TextKey other = new TextKey(right, right, right);
        aligner.compare(leftText, rightText)
                .matches()
                .forEach(match -> verdicts.add(new Verdict(
                        Subject.OfPassage.of(
                                one, other, PassageKey.of(match, new Letters(leftText), new Letters(rightText))),
                        state,
                        note,
                        Instant.EPOCH,
                        List.of(one, other),
                        List.of())));
        return this;
    }

    public Report report(Locale locale, ReportOptions options) {
        var exclusions = new ExclusionFinder(new Templates(templates));
        List<PairTally> pairs = pairs(exclusions);
        var tallies = new Tallies(documents, pairs, authors, skips);
        Review review = Review.of(verdicts, List.of(), contents, pairs);
        Map<Long, String> digests = new HashMap<>();
        documents.forEach(each -> digests.put(each.id(), String.format(Locale.ROOT, "%064x", each.id())));
        return new Report(
                new NamedFindings(tallies.findings(Exclusions.of(Exclusion.TEMPLATE)), new PathNames(HOME, List.of())),
                List.of(),
                new Report.Settings(
                        "0.1.0",
                        List.of("essays"),
                        List.of(),
                        List.of(),
                        Set.of(Method.COMBINED),
                        3,
                        0,
                        Report.Times.UNSAID),
                new StoredTexts(this, exclusions, review),
                new Report.Known(review, digests, tallies),
                options,
                locale);
    }

    private List<PairTally> pairs(ExclusionFinder exclusions) {
        List<ExcludedText> excluded = documents.stream()
                .map(each -> texts.get(each.id()))
                .map(text -> exclusions.excluded(text, FoldedText.of(text)))
                .toList();
        List<PairTally> pairs = new ArrayList<>();
        for (int left = 0; left < documents.size(); left++) {
            for (int right = left + 1; right < documents.size(); right++) {
                ExcludedText a = excluded.get(left);
                ExcludedText b = excluded.get(right);
                var counted = new CountedComparison(aligner.compare(a.folded(), b.folded()), a, b);
                if (!counted.comparison().matches().isEmpty()) {
                    pairs.add(new PairTally(left + 1, right + 1, 9, 0.5, counted.counts()));
                }
            }
        }
        return pairs;
    }

    @Override
    public String text(long document) {
        return texts.getOrDefault(document, "");
    }

    @Override
    public List<Optional<OtherDocuments>> otherDocuments(CountedComparison compared) {
        return List.of();
    }
}
