package app.likeness.ui;

import app.likeness.compare.CountedComparison;
import app.likeness.compare.Counting;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Findings;
import app.likeness.compare.Line;
import app.likeness.compare.Tallies;
import app.likeness.compare.UsualShare;
import app.likeness.scan.PassageDocuments;
import app.likeness.scan.Scan;
import app.likeness.scan.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusException;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.Role;
import app.likeness.store.Root;
import app.likeness.text.ArticleTable;
import app.likeness.text.TableColumns;
import app.likeness.text.TextExtractors;
import app.likeness.ui.scan.MethodsModel;
import app.likeness.ui.scan.ScanModel;
import app.likeness.ui.settings.Purpose;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The corpus that the window has open: what is known of it, and what can be done to it. Used on the FX thread.
public final class Workspace {
    private static final long LEAST_PAUSE_NANOS = 500_000_000L;

    /// What is known of a corpus at one moment.
    ///
    /// @param roots in the order in which they were added
    /// @param documents how many documents each root has that has any, whatever its role
    /// @param tallies what was found, whatever is left out
    /// @param counted what of it counts, wherever the line is drawn
    /// @param findings what of that stands on this side of the line
    /// @param isComplete whether the pairs belong to exactly these documents: false after a stopped scan
    public record Snapshot(
            List<Root> roots,
            Map<Path, Integer> documents,
            Tallies tallies,
            Findings counted,
            Findings findings,
            Shown shown,
            boolean isComplete) {
        /// Nothing is known yet.
        public static final Snapshot EMPTY =
                of(List.of(), Map.of(), new Tallies(List.of(), List.of(), Map.of(), List.of()), Shown.AT_FIRST, true);

        public Snapshot {
            roots = List.copyOf(roots);
            documents = Map.copyOf(documents);
        }

        /// The same moment with another role of one root.
        Snapshot assigned(Path root, Role role) {
            List<Root> assigned = roots.stream()
                    .map(each -> each.path().equals(root) ? new Root(root, role) : each)
                    .toList();
            return new Snapshot(assigned, documents, tallies, counted, findings, shown, isComplete);
        }

        /// O(pairs × log pairs).
        static Snapshot of(
                List<Root> roots, Map<Path, Integer> documents, Tallies tallies, Shown shown, boolean isComplete) {
            return of(roots, documents, tallies, tallies.findings(shown.leftOut()), shown, isComplete);
        }

        private static Snapshot of(
                List<Root> roots,
                Map<Path, Integer> documents,
                Tallies tallies,
                Findings counted,
                Shown shown,
                boolean isComplete) {
            return new Snapshot(roots, documents, tallies, counted, shown.of(tallies, counted), shown, isComplete);
        }

        /// The same moment under another setting. O(pairs × log pairs).
        Snapshot at(Shown other) {
            boolean isSame = other.leftOut().equals(shown.leftOut());
            Findings same = isSame ? counted : tallies.findings(other.leftOut());
            return of(roots, documents, tallies, same, other, isComplete);
        }
    }

    /// An open file and the connection that the lane `read` asks.
    private record Opened(Corpus corpus, CorpusReader reader) {}

    /// What a corpus says when it is opened.
    private record Connected(Opened opened, List<Root> roots, Shown shown) {}

    /// What a corpus answers when it is asked what it has.
    private record Found(Snapshot snapshot, List<ArticleTable> tables) {}

    /// Something that the corpus keeps.
    @FunctionalInterface
    private interface Setting {
        void write(CorpusWriter writer) throws CorpusException;
    }

    private final Background background;
    private final DataFolder data;
    private final ObservableValue<Purpose> purpose;
    private final ScanModel scan;
    private final MethodsModel methods;
    private final LongSupplier nanoTime;
    private final ReadOnlyObjectWrapper<Snapshot> snapshot = new ReadOnlyObjectWrapper<>(Snapshot.EMPTY);
    private final ReadOnlyObjectWrapper<List<Path>> roots = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Shown> shown = new ReadOnlyObjectWrapper<>(Shown.AT_FIRST);
    private final ReadOnlyObjectWrapper<List<ArticleTable>> tables = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();
    /// Set on the FX thread; read on the lane `read` as well.
    private volatile @Nullable Opened opened;
    /// The value of [#shown] for the lane `read`.
    private volatile Shown wanted = Shown.AT_FIRST;
    /// How often the snapshot was replaced.
    private long snapshots;
    /// Those that were typed for the files of the open corpus.
    private final List<String> passwords = new ArrayList<>();
    private boolean recounting;
    private boolean recountAgain;
    private boolean querying;
    private boolean queryAgain;
    private long mayQueryAt = Long.MIN_VALUE;

    /// @param purpose what a new corpus starts with
    Workspace(
            Background background,
            DataFolder data,
            ObservableValue<Purpose> purpose,
            ScanModel scan,
            MethodsModel methods,
            LongSupplier nanoTime) {
        this.background = background;
        this.data = data;
        this.purpose = purpose;
        this.scan = scan;
        this.methods = methods;
        this.nanoTime = nanoTime;
        scan.progressProperty().subscribe(this::refreshNowAndThen);
        scan.stateProperty().subscribe(this::refresh);
    }

    /// What is known now. Changes at most twice a second while a scan runs, and once more at its end.
    public ReadOnlyObjectProperty<Snapshot> snapshotProperty() {
        return snapshot.getReadOnlyProperty();
    }

    /// The folders and files of the corpus; empty while none is open.
    public ReadOnlyObjectProperty<List<Path>> rootsProperty() {
        return roots.getReadOnlyProperty();
    }

    /// What decides which pairs are shown, and with which numbers.
    public ReadOnlyObjectProperty<Shown> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /// Leaves other kinds of shared text out of all numbers. They are counted anew in the background; the corpus
    /// keeps the setting from the end of a running scan on, else at once.
    public void leaveOut(Exclusions kinds) {
        if (change(shown.get().leavingOut(kinds))) {
            keep(writer -> writer.leaveOut(kinds));
        }
    }

    /// Moves the line as long as somebody drags it: shown, not kept.
    public void moveLine(Line line) {
        change(shown.get().at(line));
    }

    /// Draws the line elsewhere. The corpus keeps it from the end of a running scan on, else at once.
    public void drawLine(Line line) {
        if (opened != null) {
            change(shown.get().at(line));
            keep(writer -> writer.drawLine(line));
        }
    }

    /// Hears what unrelated documents share here: the stops stand clear of it.
    void usual(UsualShare usual) {
        change(shown.get().with(usual));
    }

    /// The tables whose rows are documents, in the order of their paths.
    public ReadOnlyObjectProperty<List<ArticleTable>> tablesProperty() {
        return tables.getReadOnlyProperty();
    }

    /// Says what the columns of a table hold, or that the program may find it out, and reads the table again.
    public void chooseColumns(Path table, Optional<TableColumns> columns) {
        if (opened != null) {
            keep(writer -> writer.chooseColumns(table, columns));
            rescan();
        }
    }

    /// Reads a file, or all files below a folder, in this charset from now on, or in the one that is found; the
    /// scan begins at once.
    void readIn(Path path, Optional<Charset> charset) {
        keep(writer -> writer.chooseCharset(path, charset));
        rescan();
    }

    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /// What went wrong last, until something else is tried; null when nothing did.
    public ObjectProperty<@Nullable Problem> problemProperty() {
        return problem;
    }

    /// The corpus's file; null while none is open.
    public @Nullable Path file() {
        return opened == null ? null : opened.corpus().file();
    }

    /// Opens the corpus of these folders and files, made if there is none, and scans it.
    ///
    /// @param onStarted called when the scan has begun; not called when nothing can be read or the file cannot be
    ///     used
    public void open(List<Path> paths, Runnable onStarted) {
        problem.set(null);
        readable(paths, usable -> {
            Path file = data.corpus(usable);
            if (opened != null && opened.corpus().file().equals(file)) {
                startScan(opened, added(usable, snapshot.get().roots()));
                onStarted.run();
            } else {
                scan.stop();
                background.runScan(() -> Corpus.open(file), corpus -> connect(corpus, usable, onStarted), this::failed);
            }
        });
    }

    /// Opens a corpus by its file and scans its folders.
    ///
    /// @param onStarted called when the scan has begun; not called when the file cannot be used
    public void openCorpus(Path file, Runnable onStarted) {
        problem.set(null);
        background.run(
                () -> Corpus.exists(file),
                exists -> {
                    if (!exists) {
                        problem.set(new Problem.CorpusGone(file));
                    } else if (opened != null && opened.corpus().isIn(file)) {
                        rescan();
                        onStarted.run();
                    } else {
                        scan.stop();
                        background.runScan(
                                () -> Corpus.open(file), corpus -> connect(corpus, List.of(), onStarted), this::failed);
                    }
                },
                this::failed);
    }

    /// Copies the open corpus into another file, behind a scan that runs.
    void saveCopy(Path copy) {
        Opened current = opened;
        if (current != null) {
            problem.set(null);
            background.runScan(
                    () -> {
                        current.corpus().copyTo(copy);
                        return copy;
                    },
                    saved -> {},
                    this::failed);
        }
    }

    /// Adds folders and files to the open corpus and scans it; opens a corpus for them when none is open.
    public void add(List<Path> paths, Runnable onStarted) {
        Opened current = opened;
        if (current == null) {
            open(paths, onStarted);
            return;
        }
        problem.set(null);
        readable(paths, usable -> {
            startScan(current, added(usable, snapshot.get().roots()));
            onStarted.run();
        });
    }

    /// Gives a root of the open corpus another role, and compares anew; unchanged documents are not read again.
    public void assign(Path root, Role role) {
        Opened current = opened;
        Snapshot known = snapshot.get();
        if (current != null
                && known.roots().stream().anyMatch(each -> each.path().equals(root) && each.role() != role)) {
            problem.set(null);
            show(known.assigned(root, role));
            startScan(current, List.of(new Root(root, role)));
        }
    }

    /// Tries a password on every file that has one: scans again. It is kept in memory alone, until the corpus is
    /// closed.
    public void unlock(String password) {
        if (opened != null && !passwords.contains(password)) {
            passwords.add(password);
        }
        rescan();
    }

    /// Scans again what the corpus has; unchanged documents are not read again. After a stop this is "continue".
    public void rescan() {
        if (opened != null) {
            problem.set(null);
            startScan(opened, List.of());
        }
    }

    /// The texts of the open corpus; to be asked on the lane `read`.
    Texts texts() {
        return new Texts() {
            @Override
            public String text(long documentId) throws CorpusException {
                Opened current = opened;
                return current == null ? "" : current.reader().text(documentId);
            }

            @Override
            public List<OptionalInt> otherDocuments(CountedComparison pair) throws CorpusException {
                Opened current = opened;
                Optional<PassageDocuments> passages =
                        current == null ? Optional.empty() : PassageDocuments.stored(current.reader());
                return passages.isPresent() ? passages.get().others(pair) : List.of();
            }

            @Override
            public Counting counting() throws CorpusException {
                Opened current = opened;
                return current == null
                        ? Counting.everything()
                        : new Counting(current.reader().exclusionFinder(), wanted.leftOut());
            }
        };
    }

    /// Stops a running scan and closes the corpus, in the background.
    void close() {
        scan.reset();
        close(opened);
        opened = null;
        open.set(false);
    }

    private void readable(List<Path> paths, Consumer<List<Path>> then) {
        background.run(
                () -> paths.stream()
                        .map(path -> path.toAbsolutePath().normalize())
                        .filter(Files::isReadable)
                        .toList(),
                usable -> {
                    if (usable.isEmpty()) {
                        problem.set(new Problem.NothingReadable(paths));
                    } else {
                        then.accept(usable);
                    }
                },
                this::failed);
    }

    private void connect(Corpus corpus, List<Path> paths, Runnable onStarted) {
        Exclusions first = purpose.getValue().leftOut();
        background.run(
                () -> connected(corpus, first),
                connected -> {
                    close(opened);
                    scan.reset();
                    passwords.clear();
                    opened = connected.opened();
                    set(connected.shown());
                    show(Snapshot.EMPTY.at(connected.shown()));
                    roots.set(paths);
                    open.set(true);
                    // From now on it is the corpus's own setting, for reports as well.
                    keep(writer -> writer.leaveOut(connected.shown().leftOut()));
                    startScan(connected.opened(), added(paths, connected.roots()));
                    onStarted.run();
                },
                failure -> {
                    background.runScan(corpus::close);
                    failed(failure);
                });
    }

    /// @param first what a corpus leaves out for which nobody has said it yet
    private static Connected connected(Corpus corpus, Exclusions first) throws CorpusException {
        CorpusReader reader = corpus.reader();
        try {
            return new Connected(
                    new Opened(corpus, reader),
                    reader.roots(),
                    new Shown(reader.chosenExclusions().orElse(first), reader.line(), UsualShare.UNKNOWN));
        } catch (CorpusException | RuntimeException e) {
            reader.close();
            throw e;
        }
    }

    private void close(@Nullable Opened old) {
        if (old != null) {
            background.run(
                    () -> {
                        old.reader().close();
                        return old.corpus();
                    },
                    corpus -> {},
                    this::failed);
            // Behind a scan that is stopping: there is one such thread.
            background.runScan(old.corpus()::close);
        }
    }

    /// What joins the roots that are known; those keep their roles.
    private static List<Root> added(List<Path> paths, List<Root> known) {
        Set<Path> there = known.stream().map(Root::path).collect(Collectors.toSet());
        return paths.stream()
                .filter(path -> !there.contains(path))
                .map(path -> new Root(path, Role.CHECK))
                .toList();
    }

    private void startScan(Opened current, List<Root> added) {
        ScanOptions standard = ScanOptions.standard();
        Scan work = new Scan(
                current.corpus(),
                new ScanOptions(methods.chosen(), standard.distance(), standard.minShare(), standard.threads()),
                TextExtractors.standard().withPasswords(passwords));
        scan.start(listener -> work.run(added, listener), this::failed);
    }

    private void failed(Exception failure) {
        if (failure instanceof CorpusException cause) {
            problem.set(new Problem.CorpusFailure(cause));
        } else {
            throw new IllegalStateException("work failed in a way that nobody expected", failure);
        }
    }

    private void refreshNowAndThen() {
        if (nanoTime.getAsLong() >= mayQueryAt) {
            refresh();
        }
    }

    private void refresh() {
        Opened current = opened;
        if (current == null) {
            return;
        }
        if (querying) {
            queryAgain = true;
            return;
        }
        querying = true;
        long started = nanoTime.getAsLong();
        background.run(
                () -> new Found(
                        Snapshot.of(
                                current.reader().roots(),
                                current.reader().documentsByRoot(),
                                current.reader().tallies(),
                                wanted,
                                current.reader().isComplete()),
                        current.reader().tables()),
                found -> {
                    answered(started);
                    if (current.equals(opened)) {
                        if (!found.snapshot.roots().isEmpty()) {
                            roots.set(found.snapshot.roots().stream()
                                    .map(Root::path)
                                    .toList());
                        }
                        tables.set(found.tables);
                        show(found.snapshot);
                    }
                },
                failure -> {
                    answered(started);
                    if (current.equals(opened)) {
                        failed(failure);
                    }
                });
    }

    /// Whether there is a corpus to show otherwise, and it was shown so before.
    private boolean change(Shown now) {
        if (opened == null || now.equals(shown.get())) {
            return false;
        }
        set(now);
        recount();
        return true;
    }

    private void set(Shown now) {
        wanted = now;
        shown.set(now);
    }

    /// Writes a setting. The writer belongs to the lane on which the scan writes.
    private void keep(Setting setting) {
        Opened current = opened;
        if (current != null) {
            background.runScan(
                    () -> {
                        setting.write(current.corpus().writer());
                        return current;
                    },
                    ignored -> {},
                    this::failed);
        }
    }

    private void show(Snapshot now) {
        snapshots++;
        snapshot.set(now);
        if (!now.shown().equals(shown.get())) {
            recount();
        }
    }

    /// Counts what is shown under the setting of now, one count after the other: of the settings that come
    /// meanwhile only the last one is counted. A snapshot that is replaced meanwhile sees to itself.
    private void recount() {
        if (recounting) {
            recountAgain = true;
            return;
        }
        recounting = true;
        Snapshot known = snapshot.get();
        Shown setting = shown.get();
        long number = snapshots;
        background.compute(() -> known.at(setting), now -> {
            recounting = false;
            boolean again = recountAgain;
            recountAgain = false;
            if (number == snapshots) {
                show(now);
            } else if (again) {
                recount();
            }
        });
    }

    /// The pause grows with what a query costs, so that the reader leaves the scan most of the machine.
    private void answered(long started) {
        long now = nanoTime.getAsLong();
        mayQueryAt = now + Math.max(LEAST_PAUSE_NANOS, 5 * (now - started));
        querying = false;
        if (queryAgain) {
            queryAgain = false;
            if (!scan.isRunning()) {
                refresh();
            }
        }
    }
}
