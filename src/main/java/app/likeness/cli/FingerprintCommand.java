package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.cli.given.MethodOptions;
import app.likeness.cli.given.RecordColumnConverter;
import app.likeness.cli.given.WordList;
import app.likeness.cli.said.FingerprintDigits;
import app.likeness.cli.said.Terminal;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Fingerprinters;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.RecordColumn;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.SentenceGroups;
import app.likeness.report.names.PathNames;
import app.likeness.scan.compare.SentenceStream;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.extract.TextExtractors;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "fingerprint",
        header = "The fingerprints of files, a line a file.",
        customSynopsis = "likeness fingerprint [options] FILE…",
        description = {
            "",
            "Writes a line a file: the method, the fingerprint in hexadecimal digits (several with spaces between"
                    + " them), the path, with tabs between the three. The fingerprint of a text too short for the method"
                    + " is empty. Of cosine each word's hash is followed by a colon and its count. Of simhash-records"
                    + " there is a line a row of the table, which ends with the line where the row begins."
        })
final class FingerprintCommand implements Callable<Integer> {
    private static final int LARGEST_DISTANCE = 64;

    /// Files that a thread reads together, at most: handing one over costs as much as a short text.
    private static final int PIECE = 32;

    /// Pieces that each thread gets at least, where there are so many files, so that all end at about the same time.
    private static final int PIECES = 16;

    private final Terminal terminal;
    private final Engine engine;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "The method, see 'likeness methods'. Default: simhash-grams.")
    private Method method = Method.SIMHASH_GRAMS;

    @Option(
            names = "--columns",
            paramLabel = "LIST",
            split = ",",
            converter = RecordColumnConverter.class,
            description = "With simhash-records: the columns that count, as NAME:KIND:WEIGHT with commas between them,"
                    + " such as title:text:3,price:number:1. A kind is text, number or enumeration (one of a few"
                    + " values); where it is left out it is inferred. A weight is above 0, up to 1000. Default: all"
                    + " columns, each with weight 1.")
    private List<RecordColumn> columns = List.of();

    @Option(
            names = "--near",
            paramLabel = "K",
            description = "With simhash-records: write the rows that are at most K bits apart instead, 0 to 64: path,"
                    + " line, path, line, distance. Of equal rows each stands with the one before it.")
    private Optional<Integer> near = Optional.empty();

    @Option(
            names = "--groups",
            description = "With longest-sentences: end each line with the number of the text's group. A text that has"
                    + " a sentence in common with earlier ones gets their number, any other the next one, from 0 on.")
    private boolean groups;

    @Option(
            names = "--corpus",
            paramLabel = "FILE",
            description = "With --groups: the corpus that keeps the numbers, so that the next run goes on from there.")
    private Optional<Path> corpus = Optional.empty();

    @Option(
            names = "--words",
            paramLabel = "FILE",
            description =
                    "With simhash-keywords, simhash-words and cosine: words of your own, added to the dictionary. UTF-8, a line"
                            + " a word, with its frequency and a tag behind it where you like, as jieba reads it.")
    private Optional<Path> words = Optional.empty();

    @Parameters(arity = "1..*", paramLabel = "FILE…", hideParamSyntax = true, description = "The files to read.")
    private List<Path> files = List.of();

    @Mixin
    private MethodOptions methodOptions = new MethodOptions();

    FingerprintCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws Failure {
        if (words.isPresent()) {
            if (!Fingerprinters.countsWords(method)) {
                throw new Failure(
                        ExitCode.USAGE,
                        "--words is for the methods that count words (simhash-keywords, simhash-words, cosine), not for "
                                + method.label() + ".");
            }
            engine.use(WordList.read(words.get()));
        }
        if (method == Method.SIMHASH_RECORDS && !groups && corpus.isEmpty()) {
            return records();
        }
        if (method != Method.SIMHASH_RECORDS && (!columns.isEmpty() || near.isPresent())) {
            throw new Failure(
                    ExitCode.USAGE,
                    (columns.isEmpty() ? "--near" : "--columns") + " is for --method simhash-records alone, not for "
                            + method.label() + ".");
        }
        if (groups && method != Method.LONGEST_SENTENCES) {
            throw new Failure(
                    ExitCode.USAGE,
                    "--groups is for --method longest-sentences alone, not for " + method.label() + ".");
        }
        if (corpus.isEmpty()) {
            var known = new SentenceGroups();
            return lines(known::add);
        }
        if (!groups) {
            throw new Failure(ExitCode.USAGE, "--corpus is for --groups alone: it keeps the numbers of groups.");
        }
        try (Corpus opened = Corpus.open(corpus.get())) {
            return lines(new SentenceStream(opened, methodOptions.settings())::add);
        } catch (CorpusException e) {
            throw Failure.of(e);
        }
    }

    /// Gives a text with these sentences the number of its group.
    private interface Numbers {
        int of(Selection sentences) throws CorpusException;
    }

    private int lines(Numbers numbers) throws Failure {
        Fingerprinter fingerprinter = engine.fingerprinter(method, methodOptions.settings());
        return each(
                text -> fingerprinter.fingerprint(text.text(), text.folded()),
                (file, fingerprint) -> terminal.out()
                        .print(method.label() + "\t"
                                + fingerprint.map(FingerprintDigits::of).orElse("") + "\t"
                                + PathNames.escape(file.toString())
                                + (groups ? group(fingerprint, numbers) : "") + "\n"));
    }

    /// The last cell of the line: empty for a text without a sentence.
    private static String group(Optional<Fingerprint> fingerprint, Numbers numbers) throws Failure {
        try {
            return fingerprint.orElse(null) instanceof Selection sentences ? "\t" + numbers.of(sentences) : "\t";
        } catch (CorpusException e) {
            throw Failure.of(e);
        }
    }

    private int records() throws Failure {
        if (near.isPresent() && (near.get() < 0 || near.get() > LARGEST_DISTANCE)) {
            throw new Failure(ExitCode.USAGE, "--near must be from 0 to 64, not " + near.get() + ".");
        }
        var rows = new RowSketches(columns);
        int exitCode = each(text -> text, (file, text) -> rows.add(text));
        if (near.isPresent()) {
            rows.printNear(near.get(), terminal.out());
        } else {
            rows.print(terminal.out());
        }
        return exitCode;
    }

    /// What is made of a file that was read, by any thread.
    private interface Taking<T> {
        T of(FileText text);
    }

    /// What is done with it, in the order of the files.
    private interface Use<T> {
        void accept(Path file, T taken) throws Failure;
    }

    /// What was made of a file, or why nothing could be.
    private record Taken<T>(
            Path file, @Nullable T made, @Nullable Failure failure) {}

    /// Reads the files on all cores, some at a time; a file that cannot be used is named, and the others are used.
    private <T> int each(Taking<T> taking, Use<T> use) throws Failure {
        TextExtractors extractors = engine.extractors().withoutMetadata();
        int threads = Runtime.getRuntime().availableProcessors();
        Iterator<List<Taken<T>>> pieces = pieces(files, threads)
                .gather(Gatherers.mapConcurrent(threads, piece -> taken(piece, extractors, taking)))
                .iterator();
        boolean any = false;
        while (pieces.hasNext()) {
            for (Taken<T> each : pieces.next()) {
                Failure failure = each.made == null ? each.failure : failure(use, each.file, each.made);
                if (failure != null) {
                    terminal.err().println(failure.getMessage());
                }
                any |= failure == null;
            }
        }
        return any ? ExitCode.DONE : ExitCode.UNREADABLE;
    }

    /// Uses what was made of a file; gives why that file cannot be used, if so.
    private static <T> @Nullable Failure failure(Use<T> use, Path file, T made) throws Failure {
        try {
            use.accept(file, made);
            return null;
        } catch (Failure failure) {
            // Only of this file: that the corpus cannot be written is not.
            if (failure.exitCode() != ExitCode.UNREADABLE) {
                throw failure;
            }
            return failure;
        }
    }

    /// The files in their order, in pieces for `threads` threads.
    private static Stream<List<Path>> pieces(List<Path> files, int threads) {
        int size = Math.clamp(files.size() / (threads * PIECES), 1, PIECE);
        return IntStream.range(0, Math.ceilDiv(files.size(), size))
                .mapToObj(i -> files.subList(i * size, Math.min(files.size(), (i + 1) * size)));
    }

    private static <T> List<Taken<T>> taken(List<Path> piece, TextExtractors extractors, Taking<T> taking) {
        List<Taken<T>> taken = new ArrayList<>(piece.size());
        for (Path file : piece) {
            try {
                taken.add(new Taken<>(file, taking.of(FileText.of(file, extractors)), null));
            } catch (Failure unreadable) {
                taken.add(new Taken<>(file, null, unreadable));
            }
        }
        return taken;
    }
}
