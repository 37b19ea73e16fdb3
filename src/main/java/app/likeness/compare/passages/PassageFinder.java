package app.likeness.compare.passages;

import app.likeness.compare.Cancellation;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.SharedStretches;
import app.likeness.compare.units.UnitText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Finds passages by their sentences, also where every one was changed: seeds ([Seeds]), clusters ([SeedClusters]),
/// borders by evidence ([PassageFitter]), then what overlaps a better one is dropped.
public final class PassageFinder {
    private static final int GAP = 4;
    private static final double FRAGMENT_COSINE = 0.30;

    /// The same between texts of characters, where a change of one character takes two tokens.
    private static final double CHARACTERS_COSINE = 0.22;

    /// Evidence that no passage of two unrelated texts reaches.
    private static final double LEAST_EVIDENCE = 25;

    /// The same of two texts of characters, whose passages are cut to what both really share ([SharedStretches]).
    private static final double CHARACTERS_EVIDENCE = 18;

    /// Evidence that unrelated texts may reach, and the score of the loosest chain that confirms it; and the score
    /// that is enough by itself.
    private static final double TRACE_EVIDENCE = 14;

    private static final double CONFIRMING_SCORE = 1.5;
    private static final double CHAIN_SCORE = 8;

    /// In folded characters: words, characters of scripts written without spaces.
    private static final int LEAST_CHARACTERS = 60;

    private static final int LEAST_OF_CHARACTERS = 40;

    /// The share of a passage that may overlap a better one.
    private static final double OVERLAP = 0.3;

    private static final int SUMMARY_GAP = 60;
    private static final double SUMMARY_COSINE = 0.34;
    private static final double SUMMARY_EVIDENCE = 13;
    private static final int SUMMARY_SEEDS = 4;

    /// How many times as long as the short side of a summary the long one is at least and at most.
    private static final double SUMMARY_RATIO = 2.5;

    private static final double SUMMARY_MOST_RATIO = 20;

    /// A passage inside whose evidence is so many times that of the summary is no mere part of it: less, the more
    /// of the short side it covers.
    private static final double SUMMARY_PART = 2;

    private static final double SUMMARY_PART_COVERED = 1.2;

    /// And so much all of them may have together.
    private static final double SUMMARY_PARTS = 2.8;

    private final UnitText left;
    private final UnitText right;
    private final boolean ofCharacters;
    private final PairTokens pair;

    /// The sentences that may resemble another.
    private final BitSet leftOpen;

    private final BitSet rightOpen;

    /// What had some evidence, but not enough by itself.
    private final List<Passage> doubtful = new ArrayList<>();

    public PassageFinder(UnitText left, UnitText right) {
        this(left, right, new SharedStretches.Places(all(left), all(right), /* isWholly= */ false), false);
    }

    /// Of texts of characters.
    ///
    /// @param places where passages are looked for: elsewhere no sentence resembles another
    public PassageFinder(UnitText left, UnitText right, SharedStretches.Places places) {
        this(left, right, places, true);
    }

    private PassageFinder(UnitText left, UnitText right, SharedStretches.Places places, boolean ofCharacters) {
        this.left = left;
        this.right = right;
        this.ofCharacters = ofCharacters;
        this.pair = new PairTokens(left, right);
        this.leftOpen = sentences(pair.left(), places.left());
        this.rightOpen = sentences(pair.right(), places.right());
    }

    private static BitSet all(UnitText text) {
        BitSet all = new BitSet();
        all.set(0, text.units());
        return all;
    }

    private static BitSet sentences(TokenText text, BitSet units) {
        BitSet sentences = new BitSet();
        for (int sentence = 0; sentence < text.sentenceCount(); sentence++) {
            int unit = units.nextSetBit(text.start(sentence));
            sentences.set(sentence, unit >= 0 && unit < text.start(sentence + 1));
        }
        return sentences;
    }

    /// Passages, the surest first. O(tokens × log(sentence) + seeds × log(seeds)), see [Seeds].
    ///
    /// @param cancelled asked now and then
    public List<Passage> passages(BooleanSupplier cancelled) {
        if (pair.left().total() == 0 || pair.right().total() == 0) {
            return List.of();
        }
        SentenceVectors.OfPair vectors = SentenceVectors.of(pair);
        Seeds seeds = Seeds.of(pair, vectors, leftOpen, rightOpen, cancelled);
        PassageFitter fitter = new PassageFitter(pair);
        SeedClusters clusters = new SeedClusters(vectors, ofCharacters ? CHARACTERS_COSINE : FRAGMENT_COSINE);
        List<Passage> found = new ArrayList<>();
        for (SeedClusters.Cluster cluster : clusters.of(seeds.pairs(), GAP)) {
            Cancellation.check(cancelled);
            PassageFitter.Fitted fitted = fitter.fit(cluster.sentences());
            double evidence = fitted.evidence() * clusters.cosine(fitted.sentences());
            Block units = fitted.units();
            if (evidence >= TRACE_EVIDENCE && isLong(units)) {
                (evidence >= (ofCharacters ? CHARACTERS_EVIDENCE : LEAST_EVIDENCE) ? found : doubtful)
                        .add(new Passage(units, evidence, false));
            }
        }
        List<Passage> passages = withoutOverlaps(found);
        for (SeedClusters.Cluster cluster : new SeedClusters(vectors, SUMMARY_COSINE).of(seeds.firm(), SUMMARY_GAP)) {
            addSummary(cluster, fitter, passages);
        }
        return passages;
    }

    /// Passages between texts of words that share nothing else, to be asked for after [#passages]: what is left
    /// when a text was put into other words from beginning to end. A chain of single words that chance does not
    /// make ([LooseChain]), and a doubtful passage where such a chain speaks for it. See [LooseChain] for the work.
    ///
    /// @param cancelled asked now and then
    public List<Passage> traces(BooleanSupplier cancelled) {
        if (pair.left().total() == 0 || pair.right().total() == 0) {
            return List.of();
        }
        LooseChain.Found chain = LooseChain.of(pair, left, right, cancelled);
        List<Passage> traces = new ArrayList<>();
        if (chain.score() >= CHAIN_SCORE && isLong(chain.units())) {
            traces.add(new Passage(chain.units(), chain.score(), false));
        }
        if (chain.score() >= CONFIRMING_SCORE) {
            traces.addAll(doubtful);
        }
        return withoutOverlaps(traces);
    }

    private boolean isLong(Block units) {
        return isLong(left, units.left(), units.leftEnd()) && isLong(right, units.right(), units.rightEnd());
    }

    private static boolean isLong(UnitText text, int from, int to) {
        int characters = text.characters(from, to);
        return characters >= LEAST_CHARACTERS || (characters >= LEAST_OF_CHARACTERS && characters < 2 * (to - from));
    }

    private static List<Passage> withoutOverlaps(List<Passage> found) {
        found.sort(Comparator.comparingDouble(Passage::evidence).reversed());
        List<Passage> kept = new ArrayList<>();
        for (Passage passage : found) {
            if (kept.stream().noneMatch(better -> repeats(passage, better))) {
                kept.add(passage);
            }
        }
        return kept;
    }

    private static boolean repeats(Passage passage, Passage better) {
        Block block = passage.units();
        return better.units().commonLeft(block) > OVERLAP * block.leftLength()
                || better.units().commonRight(block) > OVERLAP * block.rightLength();
    }

    private void addSummary(SeedClusters.Cluster cluster, PassageFitter fitter, List<Passage> passages) {
        Block hull = fitter.units(cluster.sentences());
        boolean leftIsShort =
                left.characters(hull.left(), hull.leftEnd()) <= right.characters(hull.right(), hull.rightEnd());
        PassageFitter.Summary fitted = fitter.fitSummary(cluster, leftIsShort);
        Block units = fitted.units();
        int leftCharacters = left.characters(units.left(), units.leftEnd());
        int rightCharacters = right.characters(units.right(), units.rightEnd());
        double ratio = (double) Math.max(leftCharacters, rightCharacters) / Math.min(leftCharacters, rightCharacters);
        double evidence = fitted.evidence() * Math.min(1, (double) cluster.seeds().length / SUMMARY_SEEDS);
        if (ratio < SUMMARY_RATIO || ratio > SUMMARY_MOST_RATIO || evidence < SUMMARY_EVIDENCE) {
            return;
        }
        Passage summary = new Passage(units, evidence, true);
        List<Passage> inside =
                passages.stream().filter(each -> each.units().meets(units)).toList();
        double all = inside.stream().mapToDouble(Passage::evidence).sum();
        if (all <= SUMMARY_PARTS * evidence && inside.stream().allMatch(each -> isPart(each, summary, leftIsShort))) {
            passages.removeAll(inside);
            passages.add(new Passage(fitted.wide(), evidence, true));
        }
    }

    /// Whether `passage` may be one of the places that a summary draws on.
    private static boolean isPart(Passage passage, Passage summary, boolean leftIsShort) {
        Block units = summary.units();
        double covered = leftIsShort
                ? (double) passage.units().commonLeft(units) / units.leftLength()
                : (double) passage.units().commonRight(units) / units.rightLength();
        return passage.evidence() <= summary.evidence() * (SUMMARY_PART - SUMMARY_PART_COVERED * covered);
    }
}
