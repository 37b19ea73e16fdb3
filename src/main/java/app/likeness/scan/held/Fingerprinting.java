package app.likeness.scan.held;

import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.SimHashGrams;
import app.likeness.fingerprint.SimHashWords;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.Winnower;
import app.likeness.fingerprint.grams.Grams;
import app.likeness.fingerprint.grams.SeedGrams;
import app.likeness.fingerprint.hash.Hash64;
import app.likeness.scan.progress.ReadingStep;
import app.likeness.scan.progress.StepTimes;
import app.likeness.store.kept.Reading;
import app.likeness.text.FoldKind;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Folds;
import app.likeness.text.words.JiebaWordSegmenter;
import app.likeness.text.words.UserWords;
import app.likeness.text.words.WordSegmenter;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/// Takes the fingerprints of texts. Safe for use by several threads.
public final class Fingerprinting {
    private final SimHashWords words;
    private final StepTimes times;

    public Fingerprinting(WordSegmenter segmenter, StepTimes times) {
        this.words = new SimHashWords(segmenter);
        this.times = times;
    }

    /// Everything that the bits depend on where nobody added words of their own.
    public static String version() {
        return "fold " + FoldedText.VERSION + ", words " + JiebaWordSegmenter.VERSION;
    }

    /// The same where these words are the user's own.
    public static String version(UserWords own) {
        return own.isEmpty()
                ? version()
                : version() + " and " + own.size() + " of " + HexFormat.of().toHexDigits(Hash64.of(own.lines()));
    }

    /// Everything that the stored [Reading.Prints] depend on: those with another one are taken again.
    public static String printsVersion(UserWords own) {
        return version(own) + ", disguises " + Folds.VERSION;
    }

    public Taken of(String text) {
        long start = System.nanoTime();
        FoldedText folded = FoldedText.of(text);
        Map<FoldKind, Integer> disguises = Folds.of(text, folded).counts();
        start = times.add(ReadingStep.FOLD, start);
        Grams grams = Grams.of(folded);
        Selection selection = Winnower.select(folded, grams);
        int[] seeds = SeedGrams.of(grams);
        long foldedHash = Hash64.of(folded.characters());
        int characters = folded.length();
        start = times.add(ReadingStep.SELECT, start);
        Optional<Sketch> gramsSketch = SimHashGrams.sketch(folded);
        Optional<Sketch> wordsSketch = words.sketch(text, folded);
        times.add(ReadingStep.SKETCH, start);
        return new Taken(
                new Reading.Prints(foldedHash, characters, gramsSketch, wordsSketch, selection, disguises), seeds);
    }
}
