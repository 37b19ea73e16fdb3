package app.likeness.cli.given;

import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.SentenceHash;
import app.likeness.fingerprint.words.Feature;
import app.likeness.fingerprint.words.StopWords;
import app.likeness.report.names.PathNames;
import app.likeness.text.words.WordLines;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/// The options that set what the sources of the classic methods leave open.
public final class MethodOptions {
    private static final MethodSettings STANDARD = MethodSettings.STANDARD;

    @Option(
            names = "--features",
            paramLabel = "LIST",
            split = ",",
            description =
                    "With simhash-keywords and simhash-words: where the words stand that vote, with commas between"
                            + " them: text (anywhere), title (the first line), longest (the longest sentences), ends (the first"
                            + " and last sentence of each paragraph). Default: text.")
    private List<String> features = List.of(Feature.TEXT.label());

    @Option(
            names = "--keywords",
            paramLabel = "N",
            description = "With simhash-keywords: how many keywords vote at most, 8 to 10000. Default: 50.")
    private int keywords = STANDARD.keywords();

    @Option(
            names = "--sentences",
            paramLabel = "N",
            description = "With longest-sentences, and --features longest: how many sentences, 1 to 100. Default: 5.")
    private int sentences = STANDARD.sentences();

    @Option(
            names = "--sentence-hash",
            paramLabel = "NAME",
            description = "With longest-sentence and longest-sentences: xxh64, fnv1a or md5. Default: xxh64.")
    private String hash = STANDARD.hash().label();

    @Option(
            names = "--shingle",
            paramLabel = "N",
            description = "With simhash-shingles: characters in a piece, 2 to 127. Default: 4.")
    private int shingle = STANDARD.shingle();

    @Option(
            names = "--overlap",
            paramLabel = "N",
            description = "With simhash-shingles: characters that a piece shares with the next, fewer than it has."
                    + " Default: one fewer.")
    private Optional<Integer> overlap = Optional.empty();

    @Option(
            names = "--chunk",
            paramLabel = "N",
            description = "With simhash-chunks: characters in a piece, 2 to 127. Default: 5.")
    private int chunk = STANDARD.chunk();

    @Option(
            names = "--stop-words",
            paramLabel = "FILE",
            description = "With simhash-keywords and simhash-words: the words that do not vote, instead of the"
                    + " program's own list: UTF-8, a line a word, # before a remark. An empty file: every word votes.")
    private Optional<Path> stopWords = Optional.empty();

    /// What was asked for.
    ///
    /// @throws Failure that says which range a value must lie in, or why the list cannot be read
    public MethodSettings settings() throws Failure {
        in("--keywords", keywords, MethodSettings.LEAST_KEYWORDS, MethodSettings.MOST_KEYWORDS);
        in("--sentences", sentences, 1, MethodSettings.MOST_SENTENCES);
        in("--shingle", shingle, MethodSettings.LEAST_PIECE, MethodSettings.LARGEST_PIECE);
        in("--chunk", chunk, MethodSettings.LEAST_PIECE, MethodSettings.LARGEST_PIECE);
        int shared = overlap.orElse(shingle - 1);
        in("--overlap", shared, 0, shingle - 1);
        return new MethodSettings(features(), keywords, sentences, hash(), shingle, shared, chunk, stopWords());
    }

    private static void in(String option, int value, int least, int most) throws Failure {
        if (value < least || value > most) {
            throw new Failure(
                    ExitCode.USAGE, option + " must be from " + least + " to " + most + ", not " + value + ".");
        }
    }

    private Set<Feature> features() throws Failure {
        var chosen = new LinkedHashSet<Feature>();
        for (String name : features) {
            chosen.add(Arrays.stream(Feature.values())
                    .filter(feature -> feature.label().equals(name.strip()))
                    .findFirst()
                    .orElseThrow(() -> new Failure(
                            ExitCode.USAGE,
                            "--features has no '" + name.strip() + "'; choose from text, title, longest, ends.")));
        }
        return chosen;
    }

    private SentenceHash hash() throws Failure {
        return Arrays.stream(SentenceHash.values())
                .filter(each -> each.label().equals(hash))
                .findFirst()
                .orElseThrow(() -> new Failure(
                        ExitCode.USAGE, "--sentence-hash has no '" + hash + "'; choose from xxh64, fnv1a, md5."));
    }

    private StopWords stopWords() throws Failure {
        if (stopWords.isEmpty()) {
            return StopWords.STANDARD;
        }
        Path file = stopWords.get();
        String name = PathNames.escape(file.toString());
        try {
            return StopWords.of(WordLines.of(file).stream()
                    .filter(line -> !line.startsWith("#"))
                    .toList());
        } catch (CharacterCodingException e) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot read the stop words in " + name
                            + ": the file is not UTF-8. Save it as UTF-8 and try again.");
        } catch (StopWords.TooManyException e) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot use the stop words in " + name + ": a list has at most " + StopWords.MOST_WORDS
                            + " words. Shorten it and try again.");
        } catch (IOException e) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot read the stop words in " + name
                            + ": the file is missing or may not be read. Check the path.");
        }
    }
}
