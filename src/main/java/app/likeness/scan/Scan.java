package app.likeness.scan;

import app.likeness.compare.findings.Findings;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Sketch;
import app.likeness.scan.ask.JudgedPassages;
import app.likeness.scan.compare.BoilerplateStage;
import app.likeness.scan.compare.CompareStage;
import app.likeness.scan.compare.MethodStage;
import app.likeness.scan.compare.TemplateDocuments;
import app.likeness.scan.held.Fingerprinting;
import app.likeness.scan.held.HeldComparisons;
import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.scan.progress.StageProgress;
import app.likeness.scan.progress.StepTimes;
import app.likeness.scan.read.FileReading;
import app.likeness.scan.read.FileWalk;
import app.likeness.scan.read.FoundFiles;
import app.likeness.scan.read.KnownFiles;
import app.likeness.scan.read.LeftOutRoots;
import app.likeness.scan.read.MemoryGate;
import app.likeness.scan.read.ReadStage;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Root;
import app.likeness.store.kept.SketchKind;
import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.container.ContainerLimits;
import app.likeness.text.container.Containers;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.CharsetChoices;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.table.TableColumns;
import app.likeness.text.words.JiebaWordSegmenter;
import app.likeness.text.words.UserWords;
import app.likeness.text.words.WordSegmenter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One run of the pipeline over a corpus.
public final class Scan {
    private static final Logger LOG = System.getLogger(Scan.class.getName());

    private final Corpus corpus;
    private final ScanOptions options;
    private final BiFunction<Path, FileBytes, Attempt<ExtractedText>> extractor;
    private final TextExtractors texts;
    private final Supplier<? extends WordSegmenter> segmenter;
    private @Nullable Findings sharing;

    /// Hidden files and folders that this scan left out.
    private int hidden;

    public Scan(Corpus corpus, ScanOptions options) {
        this(corpus, options, TextExtractors.standard(), JiebaWordSegmenter::new);
    }

    /// @param extractors read the files, with the passwords that they know
    public Scan(Corpus corpus, ScanOptions options, TextExtractors extractors) {
        this(corpus, options, extractors, JiebaWordSegmenter::new);
    }

    private Scan(
            Corpus corpus,
            ScanOptions options,
            TextExtractors extractors,
            Supplier<? extends WordSegmenter> segmenter) {
        this(corpus, options, extractors::extract, extractors, segmenter);
    }

    public Scan(
            Corpus corpus,
            ScanOptions options,
            BiFunction<Path, FileBytes, Attempt<ExtractedText>> extractor,
            Supplier<? extends WordSegmenter> segmenter) {
        this(corpus, options, extractor, TextExtractors.standard(), segmenter);
    }

    /// @param texts reads spreadsheets, and in charsets that the user has chosen
    /// @param segmenter asked when the first file must be read: loading its dictionary takes a while
    private Scan(
            Corpus corpus,
            ScanOptions options,
            BiFunction<Path, FileBytes, Attempt<ExtractedText>> extractor,
            TextExtractors texts,
            Supplier<? extends WordSegmenter> segmenter) {
        this.corpus = corpus;
        this.options = options;
        this.extractor = extractor;
        this.texts = texts;
        this.segmenter = segmenter;
    }

    /// Adds `roots` to the corpus, brings it up to date with all its roots and compares. Runs on the calling
    /// thread until done or until `listener` says cancelled; what was finished is kept and the next run continues.
    ///
    /// A root that cannot be reached keeps its documents, and the scan says so in a skip. Hidden files and folders
    /// are left out and counted. When nothing changed since the last comparison with the same options, nothing is
    /// compared again.
    public ScanSummary run(List<Root> roots, ScanListener listener) throws CorpusException {
        return run(roots, List.of(), listener);
    }

    /// As [#run(List, ScanListener)], and leaves out the files `leftOut` (absolute paths) wherever they stand: a
    /// report that this scan is going to write over must not be read as a document by the next one.
    public ScanSummary run(List<Root> roots, List<Path> leftOut, ScanListener listener) throws CorpusException {
        var progress = new StageProgress(listener);
        var times = new StepTimes();
        hidden = 0;
        int read = 0;
        boolean stopped = false;
        Map<Method, Integer> withoutFingerprint = Map.of();
        LOG.log(Level.INFO, "Scan started: {0}", options);
        corpus.writer()
                .addRoots(roots.stream()
                        .map(root -> new Root(root.path().toAbsolutePath().normalize(), root.role()))
                        .toList());
        try (CorpusReader reader = corpus.reader()) {
            UserWords words = reader.words();
            Supplier<? extends WordSegmenter> cutter = words.isEmpty() ? segmenter : new OwnWords(words);
            try {
                Optional<String> compared = reader.comparison();
                boolean wasCounted = reader.isCounted();
                progress.stage(Stage.FIND, 0);
                Map<Path, TableColumns> choices = reader.tableChoices();
                CharsetChoices charsets = reader.charsetChoices();
                try (var reading = new ReadStage(
                        reader,
                        corpus.writer(),
                        Fingerprinting.printsVersion(words),
                        options.readAs(),
                        !texts.passwords().isEmpty(),
                        () -> workers(cutter, times, choices, charsets),
                        charsets,
                        progress)) {
                    Set<Long> aside = read(reading, reader, leftOut, progress);
                    read = reading.read();
                    hidden += reading.hidden();
                    progress.check();
                    var templates = new TemplateDocuments(reader);
                    Set<Long> fresh = templates.without(reading.fresh());
                    fresh.removeAll(aside);
                    var methods = new MethodStage(reader, corpus.writer(), options, progress, words, cutter);
                    var held = new HeldComparisons();
                    boolean isKept = !corpus.isTemporary();
                    withoutFingerprint = methods.withoutFingerprint();
                    new CompareStage(reader, corpus.writer(), options, templates, methods, isKept, held, progress)
                            .run(compared, fresh, reading.documents(), reading.count());
                    new BoilerplateStage(
                                    reader, corpus.writer(), reading.documents(), held, options.threads(), progress)
                            .run(wasCounted, fresh);
                    if (isKept) {
                        progress.stage(Stage.GROUP, Sketch.BANDS);
                        corpus.writer().indexBands(SketchKind.GRAMS, () -> progress.advance(1));
                    }
                }
            } catch (CancellationException e) {
                stopped = true;
            }
            JudgedPassages.count(corpus, reader);
            progress.stage(Stage.GROUP, 0);
            Findings last = reader.sharing().findings(reader.exclusions());
            sharing = last;
            int documents = reader.compared();
            corpus.checkThere();
            progress.end();
            var summary = new ScanSummary(
                    documents,
                    read,
                    last.skips().size(),
                    hidden,
                    last.pairs().size(),
                    reader.leftOut(),
                    withoutFingerprint,
                    last.clusters().size(),
                    words.size(),
                    stopped,
                    progress.times(),
                    times.times());
            LOG.log(Level.INFO, "Scan ended: {0}", summary);
            return summary;
        }
    }

    /// What documents shared when the last run ended, with the documents that [CorpusReader#sharing] gives, under the
    /// setting that the corpus remembers; empty before the first.
    public Optional<Findings> sharing() {
        return Optional.ofNullable(sharing);
    }

    /// Reads what is found; what was found is let go of when this returns: of 174,000 files it is 40 MB. Gives the
    /// documents that are not compared.
    private Set<Long> read(ReadStage reading, CorpusReader reader, List<Path> leftOut, StageProgress progress)
            throws CorpusException {
        Found found = find(reader, leftOut, progress);
        hidden = found.files.hidden();
        reading.run(found.files, found.known);
        return found.aside;
    }

    /// What a scan is about.
    ///
    /// @param known the documents of the corpus
    /// @param aside those of them that are left out by the role of their root
    private record Found(FoundFiles files, List<KnownFile> known, Set<Long> aside) {}

    private Found find(CorpusReader reader, List<Path> leftOut, StageProgress progress) throws CorpusException {
        try (var known = KnownFiles.of(corpus)) {
            List<Path> left = new ArrayList<>(leftOut);
            left.add(corpus.fileOnDisk());
            List<Root> roots = reader.roots();
            FoundFiles walked = FileWalk.of(roots.stream().map(Root::path).toList(), left, count -> {
                progress.check();
                progress.advance(1);
            });
            var leftOutRoots = new LeftOutRoots(roots);
            if (leftOutRoots.isEmpty()) {
                return new Found(walked, known.all(), Set.of());
            }
            Set<Long> aside = leftOutRoots.setAside(known.all(), walked, corpus.writer());
            return new Found(leftOutRoots.seen(walked), reader.files(), aside);
        }
    }

    /// A segmenter with words of the user's own, built when it is first asked for: a fifth of a second.
    private static final class OwnWords implements Supplier<WordSegmenter> {
        private final UserWords words;
        private @Nullable WordSegmenter built;

        OwnWords(UserWords words) {
            this.words = words;
        }

        @Override
        public WordSegmenter get() {
            WordSegmenter known = built;
            if (known == null) {
                known = JiebaWordSegmenter.with(words.all());
                built = known;
            }
            return known;
        }
    }

    private ReadStage.Workers workers(
            Supplier<? extends WordSegmenter> cutter,
            StepTimes times,
            Map<Path, TableColumns> choices,
            CharsetChoices charsets) {
        var fingerprinting = new Fingerprinting(cutter.get(), times);
        var memory = MemoryGate.standard();
        var containers = new Containers(
                ContainerLimits.standard(memory.largest(), Runtime.getRuntime().maxMemory()),
                texts,
                choices,
                charsets,
                options.records());
        BiFunction<Path, FileBytes, Attempt<ExtractedText>> asChosen = (path, bytes) -> charsets.of(path)
                .map(charset -> texts.extract(path, bytes, charset))
                .orElseGet(() -> extractor.apply(path, bytes));
        var files = new FileReading(asChosen, charsets, containers, fingerprinting, memory, times);
        return new ReadStage.Workers(options.threads(), files, containers, fingerprinting, times);
    }
}
