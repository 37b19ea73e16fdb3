package app.likeness.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.compare.count.ComparedText;
import app.likeness.compare.count.PairVerifier;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.search.Candidate;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.compare.search.TextSeeds;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Winnower;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// From texts to pairs, without sketches and store, on corpora that lie beside the project on some machines.
@Tag("corpora")
class RealCorporaTest {
    private static final Path DATA = Path.of("..", "shared", "data");

    private static final Charset GB18030 = Charset.forName("GB18030");

    /// Documents and the pairs among them; a document is named by its path under its folder.
    private record Compared(List<String> names, List<Pair> pairs) {
        Set<String> names(Pair pair) {
            return Set.of(name(pair.leftId()), name(pair.rightId()));
        }

        String name(long id) {
            return names.get((int) id - 1);
        }
    }

    private static Compared compared(String corpus, Charset charset) throws IOException {
        Path folder = DATA.resolve(corpus).resolve("docs");
        assumeTrue(Files.isDirectory(folder), "without " + folder);
        List<String> names = new ArrayList<>();
        List<ComparedText> texts = new ArrayList<>();
        List<DocumentFingerprints> fingerprints = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                FoldedText folded = FoldedText.of(text(file, charset));
                names.add(folder.relativize(file).toString().replace('\\', '/'));
                texts.add(new ComparedText(names.size(), new ExcludedText(folded, List.of()), null));
                fingerprints.add(DocumentFingerprints.of(folded, null, Winnower.select(folded)));
            }
        }
        var seeds = new TextSeeds();
        texts.forEach(text -> seeds.add(text.folded()));
        CandidateFinder.Seeds told = seeds.counted();
        PairVerifier verifier = new PairVerifier(told.evidence());
        List<Pair> pairs = new ArrayList<>();
        var finder = new CandidateFinder(Set.of(Method.WINNOWING), 3, Parts.inTurn(), told);
        for (Candidate candidate : finder.find(fingerprints, () -> false)) {
            verifier.verify(texts.get(candidate.left()), texts.get(candidate.right()))
                    .ifPresent(pair -> pairs.add(pair.pair(Exclusions.NONE)));
        }
        return new Compared(names, pairs);
    }

    private static String text(Path file, Charset charset) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        String text = new String(bytes, charset);
        return text.contains("\uFFFD") ? new String(bytes, Charset.forName("windows-1252")) : text;
    }

    /// The known pairs with at least `resemblance` that were not found.
    private static Set<Set<String>> missed(Compared compared, String corpus, double resemblance) throws IOException {
        Set<Set<String>> found = new HashSet<>();
        compared.pairs().forEach(pair -> found.add(compared.names(pair)));
        Set<Set<String>> missed = new HashSet<>();
        for (String line : lines(DATA.resolve(corpus).resolve("silver_pairs.tsv"))) {
            String[] fields = line.split("\t", -1);
            Set<String> pair = Set.of(fields[2], fields[3]);
            if (Double.parseDouble(fields[0]) >= resemblance && !found.contains(pair)) {
                missed.add(pair);
            }
        }
        return missed;
    }

    /// The lines of a table without its header.
    private static List<String> lines(Path table) throws IOException {
        List<String> lines = Files.readAllLines(table);
        return lines.subList(1, lines.size());
    }

    @Test
    void everyKnownPairOfTheWebNewsIsFound() throws IOException {
        Compared news = compared("zh-news-gbk", GB18030);

        assertEquals(Set.of(), missed(news, "zh-news-gbk", 0));
        assertTrue(news.pairs().size() < 430, "pairs " + news.pairs().size());
    }

    @Test
    void formulaicBroadcastsStayApart() throws IOException {
        Compared broadcast = compared("zh-broadcast", StandardCharsets.UTF_8);

        long reposts = broadcast.pairs().stream()
                .filter(pair -> pair.band() == ShareBand.ALMOST_SAME || pair.band() == ShareBand.EDITED_COPY)
                .count();
        assertTrue(reposts <= 0.13 * broadcast.names().size(), "reposts: " + reposts);
        long quarter =
                broadcast.pairs().stream().filter(pair -> pair.rank() >= 0.25).count();
        assertTrue(quarter < 0.4 * broadcast.names().size(), "pairs with a share of a quarter: " + quarter);
        // The other known pairs are daily bulletins that differ in their figures.
        Set<Set<String>> missed = missed(broadcast, "zh-broadcast", 0);
        assertTrue(missed.size() <= 33, "missed " + missed.size() + ": " + missed);
    }

    @Test
    void copiedAnswersAreFoundAndHonestOnesAreNot() throws IOException {
        Compared answers = compared("clough-stevenson", StandardCharsets.UTF_8);
        Map<String, String> categories = new HashMap<>();
        for (String line : lines(DATA.resolve("clough-stevenson").resolve("truth.csv"))) {
            String[] fields = line.split(",", -1);
            categories.put(fields[0], fields[2]);
        }
        Set<String> copied = new TreeSet<>();
        for (Pair pair : answers.pairs()) {
            copied.add(answers.name(pair.leftId()));
            copied.add(answers.name(pair.rightId()));
        }
        List<String> found =
                copied.stream().map(name -> categories.getOrDefault(name, "")).toList();

        // Three of 38 who answered by themselves share a definition with one who copied it.
        assertTrue(found.stream().filter("non"::equals).count() <= 3);
        assertEquals(10, found.stream().filter("light"::equals).count());
        assertTrue(found.stream().filter("cut"::equals).count() >= 8);
        assertTrue(found.stream().filter("heavy"::equals).count() >= 9);
    }
}
