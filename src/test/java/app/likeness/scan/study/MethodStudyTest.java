package app.likeness.scan.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.evaluate.Curve;
import app.likeness.evaluate.Ladder;
import app.likeness.evaluate.Truth;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.scan.Recorder;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pieces give what looking at everything at once gives.
final class MethodStudyTest {
    private static final int DOCUMENTS = 30;
    private static final Map<Method, Double> LINES =
            Map.of(Method.SIMHASH_GRAMS, 8.0, Method.COSINE, 0.8, Method.MINHASH, 0.5, Method.COMBINED, 0.17);

    @TempDir
    private Path folder;

    private Corpus corpus;
    private CorpusReader reader;
    private Findings findings;

    @BeforeEach
    void scan() throws IOException, CorpusException {
        Random random = new Random(3);
        List<String> first = List.of();
        for (int i = 0; i < DOCUMENTS; i++) {
            List<String> words = words(random, 150);
            if (i % 3 == 0) {
                first = words;
            } else {
                int kept = 40 + random.nextInt(110);
                words = new ArrayList<>(words.subList(0, 150 - kept));
                words.addAll(first.subList(0, kept));
            }
            Files.writeString(folder.resolve("d%02d.txt".formatted(i)), String.join(" ", words));
        }
        Files.writeString(folder.resolve("short.txt"), "Too short.");
        corpus = Corpus.temporary();
        new Scan(corpus, ScanOptions.standard()).run(List.of(new Root(folder, Role.CHECK)), List.of(), new Recorder());
        reader = corpus.reader();
        findings = reader.findings();
    }

    @AfterEach
    void close() {
        reader.close();
        corpus.close();
    }

    private static List<String> words(Random random, int count) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add("" + (char) ('b' + random.nextInt(12)) + "aeiou".charAt(random.nextInt(5))
                    + (char) ('l' + random.nextInt(9)) + "aeiou".charAt(random.nextInt(5)));
        }
        return words;
    }

    private MethodStudy study(long memory) {
        return new MethodStudy(
                reader::text, findings.documents(), Map.of(Method.MINHASH, 0.5), MethodSettings.STANDARD, 2, memory);
    }

    private Map<PairIds, Boolean> labels() {
        Map<PairIds, Boolean> labels = new HashMap<>();
        List<Document> documents = findings.documents();
        for (int i = 0; i + 2 < DOCUMENTS; i += 2) {
            labels.put(PairIds.of(documents.get(i).id(), documents.get(i + 1).id()), i % 3 == 0);
            labels.put(PairIds.of(documents.get(i).id(), documents.get(i + 2).id()), i % 5 == 0);
        }
        return labels;
    }

    private Truth.Builder truth(Map<PairIds, Boolean> labels) {
        Map<Long, Integer> places = new HashMap<>();
        findings.documents().forEach(document -> places.put(document.id(), places.size()));
        Truth.Builder truth = new Truth.Builder(places.size());
        labels.forEach((pair, isRelated) -> truth.label(
                places.getOrDefault(pair.leftId(), -1), places.getOrDefault(pair.rightId(), -1), isRelated));
        return truth;
    }

    private static List<Curve> curves(List<MethodFigures> figures) {
        return figures.stream().map(MethodFigures::curve).toList();
    }

    private static MethodFigures of(List<MethodFigures> figures, Method method) {
        return figures.stream()
                .filter(each -> each.method() == method)
                .findFirst()
                .orElseThrow();
    }

    private CombinedPairs combined() {
        return new CombinedPairs(findings.pairs(), findings.pairs());
    }

    @Test
    void labelledPairsGiveTheCurvesOfTheEvaluation() throws CorpusException {
        MethodStudy study = study(Long.MAX_VALUE);
        Map<PairIds, Boolean> labels = labels();
        int pieces = 1;
        while (!study.take(labels.keySet())) {
            pieces++;
        }
        assertEquals(2, pieces);
        List<MethodFigures> figures = study.labelled(labels, combined(), LINES);
        assertEquals(
                new Evaluation(reader, 2, MethodSettings.STANDARD, () -> false)
                        .curves(findings, truth(labels).labelledOnly()),
                curves(figures));
    }

    /// Every pair of the sample stands in one place, and those that were found where they share what they share.
    @Test
    void everyPairHasItsPlaceInTheSpread() throws CorpusException {
        MethodStudy study = study(Long.MAX_VALUE);
        while (!study.survey()) {
            assertFalse(study.isSurveyed());
        }
        long documents = study.sample().size();
        for (Method method : Method.values()) {
            if (method == Method.COMBINED) {
                continue;
            }
            Spread spread = study.spread(method, combined());
            long[][] expected = new long[spread.columns()][Spread.SHARES];
            for (Pair pair : findings.pairs()) {
                int step = Ladder.of(method).step(study.value(method, PairIds.of(pair), combined()));
                int range = Math.min(Spread.SHARES - 1, (int) Math.floor(pair.share() * Spread.SHARES + 1e-9));
                expected[step < 0 ? spread.columns() - 1 : step][range]++;
            }
            long all = 0;
            long most = 0;
            for (int column = 0; column < spread.columns(); column++) {
                assertTrue(spread.others(column) >= 0, method.label());
                all += spread.others(column);
                for (int range = 0; range < Spread.SHARES; range++) {
                    assertEquals(expected[column][range], spread.found(column, range), method.label());
                    all += spread.found(column, range);
                    most = Math.max(most, spread.found(column, range));
                }
            }
            assertEquals(most, spread.most(), method.label());
            assertEquals(documents * (documents - 1) / 2, all, method.label());
        }
    }

    /// With too little memory for all texts the pairs outside the sample still have their distance.
    @Test
    void pairsOutsideTheSampleKeepTheirDistance() throws CorpusException {
        MethodStudy study = study(60_000);
        while (!study.survey()) {
            assertFalse(study.isSurveyed());
        }
        assertTrue(study.sample().size() < findings.documents().size());
        Spread grams = study.spread(Method.SIMHASH_GRAMS, combined());
        Spread words = study.spread(Method.SIMHASH_WORDS, combined());

        assertEquals(
                findings.pairs().stream()
                        .filter(pair -> pair.hammingDistance().isPresent())
                        .count(),
                found(grams));
        assertEquals(
                findings.pairs().stream()
                        .filter(pair -> study.isInSample(PairIds.of(pair)))
                        .count(),
                found(words));
    }

    private static long found(Spread spread) {
        long found = 0;
        for (int column = 0; column < spread.columns(); column++) {
            for (int range = 0; range < Spread.SHARES; range++) {
                found += spread.found(column, range);
            }
        }
        return found;
    }

    @Test
    void allPairsGiveTheCurvesOfTheEvaluation() throws CorpusException {
        MethodStudy study = study(Long.MAX_VALUE);
        Map<PairIds, Boolean> labels = labels();
        while (!study.survey()) {
            assertFalse(study.isSurveyed());
        }
        assertEquals(1, study.progress());
        List<PairIds> related = labels.keySet().stream()
                .filter(pair -> labels.getOrDefault(pair, false))
                .toList();
        List<MethodFigures> figures =
                study.complete(pair -> labels.getOrDefault(pair, false), related, combined(), LINES);
        assertEquals(
                new Evaluation(reader, 2, MethodSettings.STANDARD, () -> false)
                        .curves(findings, truth(labels).complete()),
                curves(figures));
        MethodFigures grams = of(figures, Method.SIMHASH_GRAMS);
        assertEquals(grams.curve().at(8), grams.now());
    }

    @Test
    void againstItselfTheCombinationFindsAllAboveItsLine() throws CorpusException {
        MethodStudy study = study(Long.MAX_VALUE);
        while (!study.survey()) {
            assertTrue(study.progress() < 1);
        }
        List<Pair> shown =
                findings.pairs().stream().filter(pair -> pair.share() >= 0.17).toList();
        MethodFigures combined = of(study.against(new CombinedPairs(findings.pairs(), shown), LINES), Method.COMBINED);
        assertTrue(shown.size() >= 10, "the corpus has pairs: " + shown.size());
        assertEquals(shown.size(), combined.now().right());
        assertEquals(0, combined.now().wrong());
        assertEquals(1, combined.now().f1());
    }

    @Test
    void pairsOnWhichTheMethodsDisagreeComeFirst() throws CorpusException {
        MethodStudy study = new MethodStudy(
                reader::text,
                findings.documents(),
                Map.of(Method.MINHASH, 0.5, Method.WINNOWING, 0.05, Method.SIMHASH_GRAMS, 3.0),
                MethodSettings.STANDARD,
                2,
                Long.MAX_VALUE);
        assertEquals(List.of(), study.disputed());
        while (!study.survey()) {
            assertFalse(study.isSurveyed());
        }
        assertFalse(study.disputed().isEmpty());
        for (PairIds pair : study.disputed()) {
            int votes = (study.value(Method.MINHASH, pair, combined()) >= 0.5 ? 1 : 0)
                    + (study.value(Method.WINNOWING, pair, combined()) >= 0.05 ? 1 : 0)
                    + (study.value(Method.SIMHASH_GRAMS, pair, combined()) <= 3 ? 1 : 0);
            assertTrue(votes == 1 || votes == 2, "votes: " + votes);
        }
    }

    @Test
    void whereMemoryIsShortFewerDocumentsAreLookedAt() throws CorpusException {
        long each = 3_000 + 6L * findings.documents().getFirst().characters();
        MethodStudy study = study(10 * each);
        assertTrue(
                study.sample().size() < 10,
                "half of the memory: " + study.sample().size());
        while (!study.survey()) {
            assertFalse(study.isSurveyed());
        }
        Map<PairIds, Boolean> labels = labels();
        while (!study.take(labels.keySet())) {
            assertTrue(study.isSurveyed());
        }
        long measured = labels.keySet().stream().filter(study::has).count();
        assertTrue(measured < labels.size(), "some do not fit");
        assertEquals(
                labels.entrySet().stream()
                        .filter(label -> label.getValue() && study.has(label.getKey()))
                        .count(),
                study.labelled(labels, combined(), LINES).getFirst().now().related());
    }
}
