package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.MethodOptions;
import app.likeness.cli.given.RecordColumnConverter;
import app.likeness.cli.given.WordList;
import app.likeness.cli.said.Progress;
import app.likeness.cli.said.Quiet;
import app.likeness.cli.said.ScanText;
import app.likeness.cli.said.Terminal;
import app.likeness.compare.Exclusions;
import app.likeness.compare.search.MethodThresholds;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.RecordColumn;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportOptions.Extent;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.scan.read.HeadStart;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.words.UserWords;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "scan",
        header = "Which documents share text, and how much.",
        customSynopsis = "likeness scan [options] ROOT…",
        description = {
            "",
            "Reads the documents in the given folders and files, compares them, prints a summary"
                    + " and writes what the options ask for. What it writes is not read, wherever it stands."
        },
        footer = {
            "",
            "The tables are UTF-8 with a header line and tabs between the columns. Paths stand as the folders were"
                    + " given, in the order of their code points (LC_ALL=C sort). In a cell a tab is written \\t, a line"
                    + " end \\n or \\r, and a backslash before t, n, r or a backslash is doubled.",
            "",
            "Exit codes: 0 done (skipped files are listed, not an error); 2 wrong usage; 3 nothing could be read, or"
                    + " the corpus is in use or unreadable; 4 an output could not be written; 130 stopped by the user,"
                    + " with what was finished kept."
        })
final class ScanCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "1..*",
            paramLabel = "ROOT…",
            hideParamSyntax = true,
            description = "Folders and files to check.")
    private List<Path> roots = List.of();

    @Option(
            names = "--corpus",
            paramLabel = "FILE",
            description = "The corpus to keep: the next scan reads only what has changed. Without it nothing is kept.")
    private Optional<Path> corpus = Optional.empty();

    @Option(
            names = "--compare-with",
            paramLabel = "DIR",
            description = "Earlier work: compared with, never among itself. May be repeated.")
    private List<Path> comparedWith = List.of();

    @Option(
            names = "--template",
            paramLabel = "FILE",
            description = "Text that everybody was given, a file or a folder: found also where it was edited, and not"
                    + " compared itself. May be repeated.")
    private List<Path> templates = List.of();

    @Option(
            names = "--leave-out",
            paramLabel = "KINDS",
            description = "What is left out of all numbers: names with commas between them, of template, quotation,"
                    + " references, boilerplate (text that many documents have), short (passages below 40 Han"
                    + " characters or 20 words), same-author (pairs of one author, whose name is the first folder below"
                    + " a ROOT or DIR), or none. Default: what the corpus remembers, at first template,boilerplate.")
    private Optional<Exclusions> leftOut = Optional.empty();

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "A method that finds pairs, see 'likeness methods'. May be repeated. Pairs of winnowing and"
                    + " combined are verified in the texts; those of all other methods are what the fingerprints say,"
                    + " even where the texts share nothing. The numbers of every pair come from the texts. Default:"
                    + " combined.")
    private Set<Method> methods = EnumSet.of(Method.COMBINED);

    @Option(
            names = "--words",
            paramLabel = "FILE",
            description =
                    "Words of your own, added to the dictionary: UTF-8, a line a word, with its frequency and a tag behind it"
                            + " where you like, as jieba reads it. simhash-keywords, simhash-words and cosine count by them. The"
                            + " corpus remembers them; an empty file takes them away.")
    private Optional<Path> words = Optional.empty();

    @Option(
            names = "--distance",
            paramLabel = "K",
            description = "Pairs of the SimHash methods with 64 bits: at most this Hamming distance, 0 to 64."
                    + " Default: 3.")
    private int distance = ScanOptions.standard().distance();

    @Option(
            names = "--columns",
            paramLabel = "LIST",
            split = ",",
            converter = RecordColumnConverter.class,
            description = "With simhash-records, which compares the rows of tables: the columns that count, as"
                    + " NAME:KIND:WEIGHT with commas between them, such as title:text:3,price:number:1. A kind is text,"
                    + " number or enumeration (one of a few values); where it is left out it is inferred. A weight is"
                    + " above 0, up to 1000. Default: all columns, each with weight 1.")
    private List<RecordColumn> columns = List.of();

    @Option(
            names = "--likeness",
            paramLabel = "L",
            description = "Pairs of simhash-shingles, simhash-chunks, cosine and minhash: at least this likeness, 0.5"
                    + " to 1. Default: 0.5 for minhash, 0.8 for the others.")
    private Optional<Double> likeness = Optional.empty();

    @Option(
            names = "--min-share",
            paramLabel = "P",
            description =
                    "Leave out pairs whose larger share, with everything counted, is below this, 0 to 1. Default: 0.")
    private double minShare = ScanOptions.standard().minShare();

    @Option(
            names = "--pairs",
            paramLabel = "OUT.tsv",
            description = "Write the pairs: left, right, resemblance, containment_left, containment_right, distance,"
                    + " shared_chars, band, distinctive, changed_left, changed_right.")
    private Optional<Path> pairs = Optional.empty();

    @Option(
            names = "--clusters",
            paramLabel = "OUT.tsv",
            description = "Write the groups that pairs of at least 15 %% form: cluster, document, role (member, or"
                    + " related: a document outside that shares so much with one of the group).")
    private Optional<Path> clusters = Optional.empty();

    @Option(
            names = "--skipped",
            paramLabel = "OUT.tsv",
            description = "Write what was not read: document, reason, detail.")
    private Optional<Path> skipped = Optional.empty();

    @Option(
            names = "--boilerplate",
            paramLabel = "OUT.tsv",
            description = "Write what stands in more than 5 documents and more than 2 %% of them, copies of one article"
                    + " counted once, at the same end of most of them or in more than 50: documents, text.")
    private Optional<Path> boilerplate = Optional.empty();

    @Option(
            names = "--sentence-groups",
            paramLabel = "OUT.tsv",
            description =
                    "With --method longest-sentences: write the number of the group that each document got when it"
                            + " came: group, document. A corpus keeps the numbers; 'likeness fingerprint --groups' gives a new"
                            + " text its number at once.")
    private Optional<Path> sentenceGroups = Optional.empty();

    @Option(
            names = "--report",
            paramLabel = "OUT",
            description =
                    "Write a report; its name ends with .html, .pdf, .csv or .json, with --case also with .docx: the Word"
                            + " document itself with a comment on each passage. May be repeated. It holds every verdict"
                            + " that the corpus keeps.")
    private List<Path> reports = List.of();

    @Option(
            names = "--hide-names",
            description =
                    "Reports say nothing that tells whose the documents are: numbers stand for documents, files and"
                            + " folders, and marks for names in texts and notes. The tables and what is printed here are as"
                            + " ever.")
    private boolean hidesNames;

    @Option(
            names = "--no-verdicts",
            description = "Reports leave out what was judged in the window, and the notes on it.")
    private boolean leavesVerdictsOut;

    @Option(names = "--no-notes", description = "Reports leave out the notes on what was judged.")
    private boolean leavesNotesOut;

    @Option(
            names = "--dated",
            description =
                    "Reports say when the comparison ended and when they were written. Without it the same findings"
                            + " give the same bytes.")
    private boolean isDated;

    @Option(names = "--confirmed", description = "Reports hold what was confirmed in the window and nothing else.")
    private boolean confirmedOnly;

    @Option(
            names = "--case",
            paramLabel = "FILE",
            description =
                    "Reports are the case file of this document: its text in full, everything that it shares text with,"
                            + " the passages, verdicts and notes, and nothing of the others.")
    private Optional<Path> caseOf = Optional.empty();

    @Option(
            names = "--whole-texts",
            description = "Reports hold the texts in full beside the passages; the table (CSV) has neither.")
    private boolean wholeTexts;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads read and compare. Default: one for each processor.")
    private int threads = ScanOptions.standard().threads();

    @Option(names = "--quiet", description = "No progress.")
    private boolean quiet;

    @Mixin
    private MethodOptions methodOptions = new MethodOptions();

    ScanCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws Failure {
        var files = new ScanFiles(
                pairs,
                clusters,
                skipped,
                boilerplate,
                sentenceGroups,
                reports,
                new ReportedPart(confirmedOnly, caseOf));
        Optional<UserWords> own = words.isPresent() ? Optional.of(WordList.read(words.get())) : Optional.empty();
        var run = new ScanRun(roots, comparedWith, templates, leftOut, own, files, options(), said(), isDated);
        files.check();
        run.check();
        try (Interrupt interrupt = new Interrupt(terminal.err());
                Corpus opened = open()) {
            ScanSummary summary = scan(run, opened, interrupt, files);
            terminal.out().flush();
            return exitCode(summary);
        } catch (CorpusException e) {
            throw Failure.of(e);
        }
    }

    private ScanSummary scan(ScanRun run, Corpus opened, Interrupt interrupt, ScanFiles files) throws Failure {
        var progress = new Progress(terminal, interrupt::requested, System::nanoTime);
        var silence = new Quiet(interrupt::requested);
        ScanListener listener = quiet ? silence : progress;
        ScanSummary summary;
        try {
            summary = run.run(opened, listener, (report, tables, counts) -> {
                progress.clear();
                terminal.out().print(ScanText.of(report.findings(), report.commonTexts(), tables, counts));
                files.write(
                        report,
                        () -> groups(opened),
                        file -> quiet ? silence.writing(!counts.stopped()) : progress.writing(file, !counts.stopped()));
            });
        } finally {
            progress.clear();
        }
        if (!quiet) {
            terminal.err().println(times(summary));
        }
        return summary;
    }

    private static Map<Long, Integer> groups(Corpus opened) throws Failure {
        try {
            return opened.writer().methods().documentGroups();
        } catch (CorpusException e) {
            throw Failure.of(e);
        }
    }

    private ScanOptions options() throws Failure {
        if (sentenceGroups.isPresent() && !methods.contains(Method.LONGEST_SENTENCES)) {
            throw new Failure(
                    ExitCode.USAGE,
                    "--sentence-groups is for --method longest-sentences, which alone gives texts such numbers.");
        }
        if (distance < 0 || distance > 64) {
            throw new Failure(ExitCode.USAGE, "--distance must be from 0 to 64, not " + distance + ".");
        }
        if (likeness.isPresent() && !(likeness.get() >= MethodThresholds.LEAST_LIKENESS && likeness.get() <= 1)) {
            throw new Failure(ExitCode.USAGE, "--likeness must be from 0.5 to 1, not " + likeness.get() + ".");
        }
        if (!(minShare >= 0 && minShare <= 1)) {
            throw new Failure(ExitCode.USAGE, "--min-share must be from 0 to 1, not " + minShare + ".");
        }
        if (threads < 1) {
            throw new Failure(ExitCode.USAGE, "--threads must be at least 1, not " + threads + ".");
        }
        if (!columns.isEmpty() && !methods.contains(Method.SIMHASH_RECORDS)) {
            throw new Failure(ExitCode.USAGE, "--columns is for --method simhash-records alone.");
        }
        OptionalDouble least = likeness.map(OptionalDouble::of).orElse(OptionalDouble.empty());
        return new ScanOptions(methods, distance, least, minShare, threads, columns, methodOptions.settings());
    }

    private ReportOptions said() throws Failure {
        boolean isAsked = hidesNames || leavesVerdictsOut || leavesNotesOut || wholeTexts || isDated || confirmedOnly;
        if (reports.isEmpty() && (isAsked || caseOf.isPresent())) {
            throw new Failure(
                    ExitCode.USAGE,
                    "--hide-names, --no-verdicts, --no-notes, --dated, --confirmed, --whole-texts and --case are for"
                            + " reports. Ask for one with --report.");
        }
        Judgements judgements = leavesNotesOut ? Judgements.WITHOUT_NOTES : Judgements.WITH_NOTES;
        return new ReportOptions(
                hidesNames ? Names.HIDDEN : Names.SHOWN,
                leavesVerdictsOut ? Judgements.LEFT_OUT : judgements,
                wholeTexts ? Extent.WHOLE_TEXTS : Extent.PASSAGES);
    }

    private Corpus open() throws CorpusException {
        if (corpus.isEmpty() || !Corpus.exists(corpus.get())) {
            HeadStart.begin();
        }
        return corpus.isPresent() ? Corpus.open(corpus.get()) : Corpus.temporary();
    }

    private int exitCode(ScanSummary summary) throws Failure {
        if (summary.stopped()) {
            return ExitCode.STOPPED;
        }
        if (summary.documents() == 0) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    summary.skipped() == 0
                            ? "Nothing could be read: there is no file in what was given. Check the folder and scan again."
                            : "Nothing could be read: none of the files holds text that is read. --skipped OUT.tsv"
                                    + " lists them with the reasons.");
        }
        return ExitCode.DONE;
    }

    private static String times(ScanSummary summary) {
        var stages = new StringJoiner(", ");
        double all = 0;
        for (Stage stage : Stage.values()) {
            double seconds = summary.times().getOrDefault(stage, Duration.ZERO).toNanos() / 1e9;
            stages.add(
                    String.format(Locale.ROOT, "%s %.1f", Progress.name(stage).toLowerCase(Locale.ROOT), seconds));
            all += seconds;
        }
        return String.format(
                Locale.ROOT,
                "%d of %d documents read anew, %.1f s (%s).",
                summary.read(),
                summary.documents(),
                all,
                stages);
    }
}
