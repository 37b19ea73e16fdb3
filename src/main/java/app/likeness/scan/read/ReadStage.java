package app.likeness.scan.read;

import app.likeness.scan.held.Fingerprinting;
import app.likeness.scan.held.FirstCount;
import app.likeness.scan.held.HashedDocument;
import app.likeness.scan.held.HashedDocuments;
import app.likeness.scan.progress.ReadingStep;
import app.likeness.scan.progress.Stage;
import app.likeness.scan.progress.StageProgress;
import app.likeness.scan.progress.StepTimes;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Reading;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Skip;
import app.likeness.text.container.Containers;
import app.likeness.text.document.MetadataLines;
import app.likeness.text.extract.CharsetChoices;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Brings the documents of a corpus up to date with the files that were found. Workers read and fingerprint; the
/// scan's thread alone writes, in the order of the paths.
///
/// A file with the path, size and time of a document is not opened, unless another version of the program has read it.
/// One with the content of a document, at its path or at a new one when the old is gone, keeps fingerprints and pairs;
/// so does one that is read again and gives the same text. Documents whose file is gone are removed at the
/// end, unless they lie where nothing could be seen.
public final class ReadStage implements AutoCloseable {
    private final CorpusReader reader;
    private final CorpusWriter writer;
    private final String version;
    private final Supplier<Workers> workers;
    private final CharsetChoices charsets;
    private final StageProgress progress;
    private final List<Skip> skips = new ArrayList<>();
    private final Map<Path, List<Skip>> notices = new HashMap<>();
    private final Set<Skip> said = new HashSet<>();
    private final Set<Long> fresh = new HashSet<>();
    private int read;
    private final ContainerReading containers;
    private @Nullable FirstCount count;
    private HashedDocuments documents;
    private Map<Path, Role> roles = Map.of();

    /// What is needed once something must be read; making it loads the dictionary.
    public record Workers(
            int threads, FileReading files, Containers containers, Fingerprinting fingerprinting, StepTimes times) {}

    private record Done(Pending pending, ReadOutcome outcome) {}

    /// @param version of the fingerprints that the workers take
    /// @param readAs how containers are read
    /// @param hasPasswords whether there are passwords to try on files that have one
    public ReadStage(
            CorpusReader reader,
            CorpusWriter writer,
            String version,
            String readAs,
            boolean hasPasswords,
            Supplier<Workers> workers,
            CharsetChoices charsets,
            StageProgress progress) {
        this.reader = reader;
        this.writer = writer;
        this.version = version;
        this.workers = workers;
        this.charsets = charsets;
        this.progress = progress;
        this.documents = new HashedDocuments(reader);
        this.containers = new ContainerReading(reader, writer, readAs, charsets, hasPasswords, this::skip, this::keep);
    }

    /// How many hidden files were passed over in containers.
    public int hidden() {
        return containers.hidden();
    }

    /// How many files were read.
    public int read() {
        return read;
    }

    /// The documents whose pairs may be others than before: new, changed, with another path, root or fingerprints.
    public Set<Long> fresh() {
        return Collections.unmodifiableSet(fresh);
    }

    /// The grams of all texts of the corpus, where all were read in this scan.
    public Optional<FirstCount> count() {
        return Optional.ofNullable(count);
    }

    /// The documents of the corpus, as they are after [#run] if that was not cancelled.
    public HashedDocuments documents() {
        return documents;
    }

    /// Runs until done or cancelled; everything that was finished is durable when it returns.
    ///
    /// @param known the documents of the corpus, as they are now
    public void run(FoundFiles found, List<KnownFile> known) throws CorpusException {
        Optional<String> prints = reader.prints();
        if (known.isEmpty()) {
            count = new FirstCount(found.files().size());
            documents = HashedDocuments.ofFirstScan(reader);
            roles = reader.roots().stream().collect(Collectors.toMap(Root::path, Root::role));
        }
        boolean mustNote = !prints.equals(Optional.of(version));
        boolean mustReprint = mustNote && !known.isEmpty();
        progress.stage(Stage.READ, found.files().size() + (mustReprint ? known.size() : 0L));
        found.skips().forEach(this::skip);
        if (mustReprint) {
            reprint(known);
        }
        if (mustNote && !progress.isCancelled()) {
            writer.notePrints(version);
        }
        Map<Path, KnownFile> gone = known.stream().collect(Collectors.toMap(KnownFile::path, each -> each));
        for (Skip skip : reader.skips()) {
            if (skip.reason().isOfDocument()) {
                notices.computeIfAbsent(skip.path(), key -> new ArrayList<>()).add(skip);
            }
        }
        containers.begin();
        List<Pending> pending = changed(found, gone);
        containers.claim(gone, pending);
        gone.keySet().removeIf(found::isUnseen);
        List<Pending> unmoved = containers.moved(pending, gone, found);
        progress.advance(pending.size() - unmoved.size());
        readAll(moved(unmoved, gone));
        readContainers();
        if (progress.isCancelled()) {
            writer.addSkips(skips);
            writer.commit();
        } else {
            writer.remove(gone.values().stream().map(KnownFile::id).toList());
            containers.end(found);
            writer.replaceSkips(skips);
            writer.commit();
        }
    }

    private void skip(Skip skip) {
        if (skip.reason().isOfDocument() && !said.add(skip)) {
            return;
        }
        skips.add(skip);
        progress.skipped(skip);
    }

    /// What was to be said of a document that is not read again still is.
    private void keepNotices(KnownFile known, FoundFile file) {
        for (Skip notice : notices.getOrDefault(known.path(), List.of())) {
            skip(new Skip(file.path(), notice.reason(), notice.detail()));
        }
    }

    /// The files that are not as the corpus knows them; takes every file that was found out of `gone`.
    private List<Pending> changed(FoundFiles found, Map<Path, KnownFile> gone) throws CorpusException {
        var pending = new ArrayList<Pending>();
        int same = 0;
        for (FoundFile file : found.files()) {
            KnownFile known = gone.remove(file.path());
            if (containers.keeps(file)) {
                same++;
            } else if (known != null
                    && isCurrent(known, file)
                    && !containers.mustLookInto(file)
                    && known.bytes() == file.bytes()
                    && known.modifiedAt().equals(file.modifiedAt())) {
                same++;
                keepNotices(known, file);
                if (!known.root().equals(file.root())) {
                    keep(known, file);
                }
            } else {
                pending.add(Pending.of(file, known));
            }
        }
        progress.advance(same);
        return pending;
    }

    /// Recognises files that were moved or renamed by their size and digest, takes their documents out of `gone`,
    /// and gives what is left.
    private List<Pending> moved(List<Pending> pending, Map<Path, KnownFile> gone) throws CorpusException {
        Set<Long> sizes = gone.values().stream().map(KnownFile::bytes).collect(Collectors.toSet());
        if (sizes.isEmpty()) {
            return pending;
        }
        var byDigest = new HashMap<String, KnownFile>();
        gone.values().stream()
                .sorted(Comparator.comparing(each -> each.path().toString()))
                .forEach(each -> byDigest.putIfAbsent(each.sha256(), each));
        var left = new ArrayList<Pending>();
        for (Pending each : pending) {
            KnownFile old = each.known() == null && sizes.contains(each.file().bytes()) && !progress.isCancelled()
                    ? byDigest.remove(FileReading.sha256(each.file().path()))
                    : null;
            if (old == null) {
                left.add(each);
                continue;
            }
            gone.remove(old.path());
            if (isCurrent(old, each.file())) {
                keep(old, each.file());
                progress.advance(1);
            } else {
                left.add(Pending.of(each.file(), old));
            }
        }
        return left;
    }

    private void readAll(List<Pending> pending) throws CorpusException {
        if (pending.isEmpty()) {
            return;
        }
        Workers with = workers.get();
        readPieces(WorkPieces.of(pending, with.threads).iterator(), with);
    }

    /// Reads what is in the containers that were found. How much that is shows only as it is unpacked.
    private void readContainers() throws CorpusException {
        if (!containers.hasOpened()) {
            return;
        }
        // Nobody knows how many texts will come, and counting them needs to be told.
        count = null;
        documents = new HashedDocuments(reader);
        progress.stage(Stage.READ, 0);
        Workers with = workers.get();
        try (ContainerPieces pieces = containers.pieces(with.containers, progress)) {
            readPieces(pieces, with);
        }
    }

    private void readPieces(Iterator<List<Pending>> all, Workers with) throws CorpusException {
        // takeWhile and not an exception: what the workers have begun is finished and kept, and nobody is interrupted.
        // Twice as many pieces as threads are handed out: while this thread stores one, nobody waits for the next.
        var threads = new Semaphore(with.threads);
        var pieces = StreamSupport.stream(Spliterators.spliteratorUnknownSize(all, Spliterator.ORDERED), false)
                .takeWhile(each -> !progress.isCancelled())
                .gather(Gatherers.mapConcurrent(2 * with.threads, each -> read(each, with.files, threads)))
                .iterator();
        while (pieces.hasNext()) {
            List<Done> piece = pieces.next();
            long start = System.nanoTime();
            for (Done done : piece) {
                store(done);
                progress.advance(done.outcome instanceof ReadOutcome.Ended ? 0 : 1);
            }
            with.times.add(ReadingStep.STORE, start);
        }
        long start = System.nanoTime();
        writer.commit();
        with.times.add(ReadingStep.STORE, start);
    }

    /// @param threads how many pieces may be read at the same time
    private static List<Done> read(List<Pending> piece, FileReading files, Semaphore threads) {
        threads.acquireUninterruptibly();
        try {
            var done = new ArrayList<Done>(piece.size());
            for (Pending each : piece) {
                done.add(new Done(each, each.work().apply(files)));
            }
            return done;
        } finally {
            threads.release();
        }
    }

    private void store(Done done) throws CorpusException {
        FoundFile file = done.pending.file();
        KnownFile known = done.pending.known();
        switch (done.outcome) {
            case ReadOutcome.Same same -> keep(same.known(), file);
            case ReadOutcome.Text text -> {
                read++;
                text.notices().forEach(this::skip);
                if (known == null) {
                    long id = writer.add(file.root(), text.reading());
                    fresh.add(id);
                    hold(id, file, text);
                } else if (isSameText(known, text.reading())) {
                    keep(known, restated(known, file, text.reading()));
                } else {
                    writer.replace(known, file.root(), text.reading());
                    fresh.add(known.id());
                }
            }
            case ReadOutcome.Opens opens -> {
                containers.found(file, opens.sha256());
                if (known != null) {
                    writer.remove(List.of(known.id()));
                }
            }
            case ReadOutcome.Ended ended -> containers.ended(ended.container(), ended.tables());
            case ReadOutcome.Not not -> {
                skip(not.skip());
                if (known != null) {
                    writer.remove(List.of(known.id()));
                }
            }
        }
    }

    /// Keeps of a text of a first scan what comparing needs.
    private void hold(long id, FoundFile file, ReadOutcome.Text text) {
        if (count != null) {
            count.add(text.taken());
            Role role = Objects.requireNonNull(roles.get(file.root()));
            if (role == Role.CHECK || role == Role.COMPARE_WITH) {
                documents.add(HashedDocument.of(new Fingerprinted(
                        id, text.reading().path(), role, text.taken().prints())));
            }
        }
    }

    /// Takes the fingerprints of all stored texts again: those in the corpus are of another version of the
    /// program.
    private void reprint(List<KnownFile> known) throws CorpusException {
        record Reprint(long id, String text) {}
        record Reprinted(long id, Reading.Prints prints) {}
        Workers with = workers.get();
        for (int from = 0; from < known.size() && !progress.isCancelled(); from += CorpusWriter.BATCH) {
            var texts = new ArrayList<Reprint>();
            for (KnownFile each : known.subList(from, Math.min(known.size(), from + CorpusWriter.BATCH))) {
                texts.add(new Reprint(each.id(), reader.text(each.id())));
            }
            List<Reprinted> reprinted = texts.stream()
                    .gather(Gatherers.mapConcurrent(
                            with.threads,
                            each -> new Reprinted(
                                    each.id, with.fingerprinting.of(each.text).prints())))
                    .toList();
            for (Reprinted each : reprinted) {
                writer.reprint(each.id, each.prints);
                fresh.add(each.id);
            }
            writer.commit();
            progress.advance(reprinted.size());
        }
    }

    private void keep(KnownFile known, FoundFile file) throws CorpusException {
        keepNotices(known, file);
        keep(known, at(known, file));
    }

    private void keep(KnownFile known, KnownFile now) throws CorpusException {
        writer.keep(now);
        if (!known.path().equals(now.path()) || !known.root().equals(now.root())) {
            fresh.add(known.id());
        }
    }

    /// Whether this version of the program would read the file in the same way, and in the same charset.
    private boolean isCurrent(KnownFile known, FoundFile file) {
        return known.how().equals(charsets.how(file.path()));
    }

    private boolean isSameText(KnownFile known, Reading reading) throws CorpusException {
        return known.sha256().equals(reading.sha256())
                && reader.text(known.id()).equals(reading.text());
    }

    /// `known` as it was read again from `file`.
    private static KnownFile restated(KnownFile known, FoundFile file, Reading reading) {
        return new KnownFile(
                known.id(),
                file.root(),
                file.path(),
                MetadataLines.write(reading.metadata()),
                file.bytes(),
                file.modifiedAt(),
                known.sha256(),
                reading.how());
    }

    /// `known` as it now stands at `file`. A title that is the file's name changes with it.
    private static KnownFile at(KnownFile known, FoundFile file) {
        return new KnownFile(
                known.id(),
                file.root(),
                file.path(),
                MetadataLines.write(MetadataLines.read(known.stated()).in(file.path())),
                file.bytes(),
                file.modifiedAt(),
                known.sha256(),
                known.how());
    }

    /// Lets go of what was held for the comparison.
    @Override
    public void close() {
        if (count != null) {
            count.close();
        }
    }
}
