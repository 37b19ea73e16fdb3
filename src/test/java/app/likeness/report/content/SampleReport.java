package app.likeness.report.content;

import app.likeness.compare.Comparison;
import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.Pair;
import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Findings;
import app.likeness.compare.findings.LeftOutCount;
import app.likeness.compare.findings.Tallies;
import app.likeness.fingerprint.Method;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.PathNames;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.Span;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Moment;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import app.likeness.text.document.StatedDate;
import app.likeness.text.fold.FoldedText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// A small report made by hand: two groups, Chinese and English, and names that files do not like.
public final class SampleReport implements PairTexts {
    static final Path HOME = Path.of("/home/ann");

    private static final String SHELTER = """
            首批智慧候车亭投用 顶棚发电够亮一整夜
            本报讯 3月5日上午，青岚市首批32座智慧候车亭在滨河路、学府街等6条线路正式投入使用。候车亭配备电子站牌、无线充电座椅和应急呼叫按钮。
            “以前等车只能干着急，现在抬头就知道车到哪儿了。”退休教师说。
            按照计划，今年年底前全市还将改造168座候车亭，优先覆盖医院、学校和老旧小区周边站点。
            """;
    private static final String REPOST = """
            等车不再干着急！这座城市的候车亭会发电
            “以前等车只能干着急，现在抬头就知道车到哪儿了。”一位退休教师告诉小编。
            近日，青岚市首批32座智慧候车亭在滨河路、学府街等6条线路正式启用。候车亭配备电子站牌、无线充电座椅和一键呼叫按钮。
            按照计划，今年年底前全市还将改造168座候车亭，优先覆盖医院、学校和老旧小区周边站点。
            （责任编辑：小禾）
            """;
    private static final String HARBOUR = """
            The harbour wall was built in 1871 & <repaired> after the storm of 1953.
            It still keeps the "old" town dry.
            """;
    private static final String HARBOUR_EDITED = """
            Everybody knows this: The harbour wall was raised in 1871 & <repaired> after the storms of 1953.
            """;

    private final Map<Long, String> texts = new HashMap<>();
    private final List<Document> documents = new ArrayList<>();

    public static Report in(Locale locale) {
        return in(locale, ReportOptions.STANDARD);
    }

    public static Report in(Locale locale, ReportOptions options) {
        return new SampleReport().report(locale, options);
    }

    /// The first pair is confirmed with a note, the other one was found acceptable elsewhere; every file has the
    /// digest of its path.
    private Report.Known known() {
        Map<Long, TextKey> contents = new HashMap<>();
        Map<Long, String> digests = new HashMap<>();
        for (Document document : documents) {
            String digest = digest(document.path().toString());
            digests.put(document.id(), digest);
            contents.put(document.id(), TextKey.of(digest, document.id()));
        }
        Verdict confirmed = verdict(contents, 1, 2, State.CONFIRMED, "=见附件，林夏也看过\nas <agreed> with \"A. Lin\"");
        Verdict acceptable = verdict(contents, 3, 4, State.ACCEPTABLE, "");
        PairCounts counts = compare(documents.get(0), documents.get(1)).counts();
        PairCounts others = compare(documents.get(2), documents.get(3)).counts();
        Review review = Review.of(
                List.of(confirmed),
                List.of(acceptable),
                contents,
                List.of(new PairTally(1, 2, 11, 0.58123, counts), new PairTally(3, 4, -1, 0.31, others)));
        return new Report.Known(review, digests, new Tallies(documents, List.of(), Map.of(), List.of()));
    }

    private static Verdict verdict(Map<Long, TextKey> contents, long left, long right, State state, String note) {
        List<TextKey> both = List.of(contents.get(left), contents.get(right));
        return new Verdict(
                new Subject.OfPair(both.getFirst(), both.getLast()),
                state,
                note,
                Instant.parse("2026-03-04T18:05:00Z"),
                state == State.CONFIRMED ? "R. <Meier>" : "",
                both,
                List.of());
    }

    private static String digest(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public List<ExcludedSpan> leftOut(Document document) {
        return excluded(text(document)).spans();
    }

    @Override
    public List<Standing> standings(Document left, Document right, CountedComparison compared) {
        return compared.comparison().matches().stream()
                .map(match -> Standing.OPEN)
                .toList();
    }

    private Report report(Locale locale, ReportOptions options) {
        document(1, "docs/候车亭.txt", "首批智慧候车亭投用 顶棚发电够亮一整夜", SHELTER);
        document(2, "archive/repost.html", "等车不再干着急！这座城市的候车亭会发电", REPOST);
        document(3, "docs/=1+1.txt", "=1+1", HARBOUR);
        document(
                4, "docs/a \"quoted\", tabbed\tand\nbroken <b>name</b> 😀.txt", "@harbour, \"edited\"", HARBOUR_EDITED);
        document(5, "docs/alone.md", "Alone", "Nothing like it anywhere.");
        var shelter = new Pair(1, 2, 11, 0.58123, 0.7712, 0.89999, 103, 103);
        var harbour = new Pair(3, 4, -1, 0.31, 0.6, 0.96, 61, 61);
        var findings = new Findings(
                documents.stream().sorted(Comparator.comparing(Document::path)).toList(),
                List.of(harbour, shelter),
                List.of(
                        new Cluster(List.of(3L, 4L), List.of(harbour), harbour),
                        new Cluster(List.of(1L, 2L), List.of(shelter), shelter)),
                List.of(
                        new Skip(HOME.resolve("docs/photo.txt"), SkipReason.UNSUPPORTED, "binary content"),
                        new Skip(HOME.resolve("docs/big.txt"), SkipReason.TOO_LARGE, "301 MB, the limit is 64 MB")),
                Exclusions.STANDARD,
                2,
                List.of(
                        new LeftOutCount(Exclusion.TEMPLATE, 3, 1_204),
                        new LeftOutCount(Exclusion.BOILERPLATE, 1, 46)));
        var names = new PathNames(HOME, List.of(Path.of("docs"), Path.of("/home/ann/archive")));
        var settings = new Report.Settings(
                "0.1.0",
                List.of("docs"),
                List.of("/home/ann/archive"),
                List.of("/home/ann/task.txt"),
                Set.of(Method.COMBINED),
                3,
                0.05,
                new Report.Times(
                        Optional.of(Instant.parse("2026-03-04T09:30:00Z")),
                        Optional.of(Instant.parse("2026-03-05T16:45:00Z")),
                        ZoneOffset.UTC));
        var common = new CommonText(7, 12, "“以前等车只能干着急，现在抬头就知道车到哪儿了。”");
        return new Report(
                new NamedFindings(findings, names), List.of(common), settings, this, known(), options, locale);
    }

    /// As if the first passage of each pair stood in no other document and the others were too short.
    @Override
    public List<Optional<OtherDocuments>> otherDocuments(CountedComparison compared) {
        return IntStream.range(0, compared.comparison().matches().size())
                .mapToObj(
                        match -> match == 0 ? Optional.of(new OtherDocuments(0, 0)) : Optional.<OtherDocuments>empty())
                .toList();
    }

    private void document(long id, String path, String title, String text) {
        texts.put(id, text);
        int characters =
                (int) text.codePoints().filter(Character::isLetterOrDigit).count();
        documents.add(new Document(
                id, HOME.resolve(path), metadata(id, title), 2L * text.length(), Instant.EPOCH, characters));
    }

    /// The first two documents state who wrote them and when.
    private static Metadata metadata(long id, String title) {
        if (id > 2) {
            return Metadata.titled(title, Origin.TEXT, Certainty.LIKELY);
        }
        return id == 1
                ? new Metadata(
                        new Stated<>(title, Origin.TEXT, Certainty.LIKELY),
                        Optional.of(new Stated<>("=林夏", Origin.TEXT, Certainty.SURE)),
                        Optional.empty(),
                        List.of(new StatedDate(
                                DateKind.PUBLISHED, Moment.parse("2026-03-05T09:12"), Origin.TEXT, Certainty.LIKELY)))
                : new Metadata(
                        new Stated<>(title, Origin.OPEN_GRAPH, Certainty.SURE),
                        Optional.empty(),
                        Optional.of(new Stated<>("青岚网", Origin.JSON_LD, Certainty.LIKELY)),
                        List.of(
                                new StatedDate(
                                        DateKind.PUBLISHED,
                                        Moment.parse("2026-03-08T01:00+08:00"),
                                        Origin.JSON_LD,
                                        Certainty.SURE),
                                new StatedDate(
                                        DateKind.MODIFIED,
                                        Moment.parse("2026-03-09"),
                                        Origin.META_TAG,
                                        Certainty.SURE)));
    }

    @Override
    public String text(Document document) {
        String text = texts.get(document.id());
        if (text == null) {
            throw new IllegalArgumentException("no document " + document.id());
        }
        return text;
    }

    @Override
    public CountedComparison compare(Document left, Document right) {
        String a = text(left);
        String b = text(right);
        List<Match> matches = left.id() + right.id() == 3
                ? List.of(
                        match(a, b, Match.Kind.EDITED, "青岚市首批32座智慧候车亭在滨河路、学府街等6条线路正式", "用。候车亭配备电子站牌、无线充电座椅和", "呼叫按钮。"),
                        match(a, b, Match.Kind.REORDERED, "“以前等车只能干着急，现在抬头就知道车到哪儿了。”", "退休教师"),
                        match(a, b, Match.Kind.SAME, "按照计划，今年年底前全市还将改造168座候车亭，优先覆盖医院、学校和老旧小区周边站点。"))
                : List.of(match(
                        a, b, Match.Kind.EDITED, "The harbour wall was", "in 1871 & <repaired> after the", "of 1953."));
        int shared = matches.stream().mapToInt(Match::sharedCharacters).sum();
        Comparison comparison = new Comparison(matches, left.characters(), right.characters(), shared, shared, 0.5);
        return new CountedComparison(comparison, excluded(a), excluded(b));
    }

    /// With what one of the people in the shelter says as text that many documents have.
    private static ExcludedText excluded(String text) {
        int start = text.indexOf("“以前等车");
        List<ExcludedSpan> spans = start < 0
                ? List.of()
                : List.of(new ExcludedSpan(Exclusion.BOILERPLATE, new Span(start, text.indexOf("退休教师") + 4)));
        return new ExcludedText(FoldedText.of(text), spans);
    }

    /// A match whose runs are `pieces`, each at its first place in both texts.
    static Match match(String left, String right, Match.Kind kind, String... pieces) {
        List<Match.Run> runs = new ArrayList<>();
        for (String piece : pieces) {
            int l = left.indexOf(piece);
            int r = right.indexOf(piece);
            int characters =
                    (int) piece.codePoints().filter(Character::isLetterOrDigit).count();
            runs.add(new Match.Run(new Span(l, l + piece.length()), new Span(r, r + piece.length()), characters));
        }
        Match.Run first = runs.getFirst();
        Match.Run last = runs.getLast();
        return new Match(
                new Span(first.left().start(), last.left().end()),
                new Span(first.right().start(), last.right().end()),
                kind,
                runs);
    }
}
