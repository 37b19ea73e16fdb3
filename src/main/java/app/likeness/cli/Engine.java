package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.compare.Comparison;
import app.likeness.compare.align.Aligner;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Fingerprinters;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.SimHashGrams;
import app.likeness.fingerprint.Sketch;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.JiebaWordSegmenter;
import app.likeness.text.words.UserWords;
import app.likeness.text.words.WordSegmenter;
import org.jspecify.annotations.Nullable;

/// The parts of the program that commands use. Confined to one thread.
final class Engine {
    private final TextExtractors extractors = TextExtractors.standard();
    private final Aligner aligner = new Aligner();
    private @Nullable WordSegmenter segmenter;
    private UserWords own = UserWords.NONE;

    TextExtractors extractors() {
        return extractors;
    }

    /// Adds words of the user's own to the dictionary; before anything is segmented.
    void use(UserWords words) {
        own = words;
        segmenter = null;
    }

    /// The segmenter; the first call loads its dictionary.
    WordSegmenter segmenter() {
        WordSegmenter loaded = segmenter;
        if (loaded == null) {
            loaded = own.isEmpty() ? new JiebaWordSegmenter() : JiebaWordSegmenter.with(own.all());
            segmenter = loaded;
        }
        return loaded;
    }

    Comparison compare(FoldedText left, FoldedText right) {
        return aligner.compare(left, right);
    }

    Fingerprinter fingerprinter(Method method, MethodSettings settings) throws Failure {
        return Fingerprinters.of(method, this::segmenter, settings)
                .orElseThrow(() -> new Failure(
                        ExitCode.USAGE,
                        "The method " + method.label()
                                + " has no fingerprint of its own. Choose another; 'likeness methods' lists them."));
    }

    /// The Hamming distance of the default sketches, or -1 where a text is too short for one.
    static int distance(FileText left, FileText right) {
        Sketch one = SimHashGrams.sketch(left.folded()).orElse(null);
        Sketch other = SimHashGrams.sketch(right.folded()).orElse(null);
        return one != null && other != null ? one.distance(other) : -1;
    }
}
