package app.likeness.ui.corpus;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.findings.Line;
import app.likeness.compare.findings.Tallies;
import app.likeness.compare.findings.UsualShare;
import app.likeness.report.names.HiddenNames;
import app.likeness.report.names.NameMask;
import app.likeness.review.Review;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.LabelStore;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.PairLabel;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.document.Document;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.TableColumns;
import app.likeness.text.words.UserWords;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.intake.PastedTexts;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import app.likeness.ui.settings.Purpose;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The corpus that the window has open: what is known of it, and what can be done to it. Used on the FX thread.
public final class Workspace {
    /// Something that the corpus keeps.
    @FunctionalInterface
    private interface Setting {
        void write(CorpusWriter writer) throws CorpusException;
    }

    /// A corpus that could not be opened.
    ///
    /// @param folders those that it was asked for with; empty where it was asked for by its file
    private record Lost(Path file, List<Path> folders, Runnable onOpened) {
        Lost {
            folders = List.copyOf(folders);
        }
    }

    private final Background background;
    private final DataFolder data;
    private final ObservableValue<Purpose> purpose;
    private final ScanModel scan;
    private final MethodsModel methods;
    private final SnapshotFeed feed;
    private final ReadOnlyObjectWrapper<Snapshot> visible = new ReadOnlyObjectWrapper<>(Snapshot.EMPTY);
    private final ReadOnlyObjectWrapper<NameMask> mask = new ReadOnlyObjectWrapper<>(NameMask.NONE);
    /// Those for the mask of what is known now.
    private final Latest masks = new Latest();
    private Optional<HiddenNames> hidden = Optional.empty();
    private final NewsModel news;
    private final ReadOnlyObjectWrapper<List<Path>> roots = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<Path>> visibleRoots = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<ArticleTable>> tables = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Map<Long, Integer>> sentenceGroups = new ReadOnlyObjectWrapper<>(Map.of());
    private final ReadOnlyIntegerWrapper ownWords = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();
    /// The corpus that the problem is about, where it can be made anew; null: none.
    private final ObjectProperty<@Nullable Lost> lost = new SimpleObjectProperty<>();
    /// Whether it is still to be seen if the folders of a new corpus look like authors.
    private boolean asksForAuthors;
    /// What was judged, for the lane `read`.
    private volatile Review review = Review.NONE;
    /// Those that were typed for the files of the open corpus.
    private final List<String> passwords = new ArrayList<>();
    /// Set on the FX thread; read on the lane `read` as well.
    private volatile @Nullable OpenCorpus opened;

    /// @param purpose what a new corpus starts with
    public Workspace(
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
        feed = new SnapshotFeed(background, scan, nanoTime, () -> opened, this::answered, this::failed);
        feed.snapshotProperty().subscribe(this::show);
        news = new NewsModel(background, feed.snapshotProperty(), this::opened);
        roots.subscribe(this::showRoots);
        problem.subscribe(() -> lost.set(null));
    }

    /// What is known now, without names while these are hidden. Changes at most twice a second while a scan runs,
    /// and once more at its end.
    public ReadOnlyObjectProperty<Snapshot> snapshotProperty() {
        return visible.getReadOnlyProperty();
    }

    /// Whether the corpus was asked what it has and has not answered yet.
    public ReadOnlyBooleanProperty askingProperty() {
        return feed.queryingProperty();
    }

    /// Shows documents under these names from now on, and texts without any, or, without these, everything as it is.
    public void hideNames(Optional<HiddenNames> names) {
        hidden = names;
        showRoots();
        visible.set(visibleNow());
        mask.set(names.isPresent() ? NameMask.EVERYTHING : NameMask.NONE);
        takeNames();
    }

    private void showRoots() {
        List<Path> now = roots.get();
        visibleRoots.set(hidden.map(names -> IntStream.rangeClosed(1, now.size())
                        .mapToObj(number -> Path.of(names.folder(number)))
                        .toList())
                .orElse(now));
    }

    private void show() {
        visible.set(visibleNow());
        takeNames();
    }

    private Snapshot visibleNow() {
        Snapshot now = known();
        return hidden.map(now::hidden).orElse(now);
    }

    /// Takes the names that are known now out of all texts, while names are hidden.
    private void takeNames() {
        BooleanSupplier isWanted = masks.next();
        if (hidden.isPresent()) {
            Tallies now = known().tallies();
            NameMask before = mask.get();
            background.compute(
                    () -> {
                        NameMask found = NameMask.of(now);
                        return found.equals(before) ? before : found;
                    },
                    found -> {
                        if (isWanted.getAsBoolean()) {
                            mask.set(found);
                        }
                    });
        }
    }

    /// The folders and files of the corpus; empty while none is open.
    public ReadOnlyObjectProperty<List<Path>> rootsProperty() {
        return roots.getReadOnlyProperty();
    }

    /// The same as they are shown: numbers stand for them while names are hidden.
    public ReadOnlyObjectProperty<List<Path>> visibleRootsProperty() {
        return visibleRoots.getReadOnlyProperty();
    }

    /// What decides which pairs are shown, and with which numbers.
    public ReadOnlyObjectProperty<Shown> shownProperty() {
        return feed.shownProperty();
    }

    /// Leaves other kinds of shared text out of all numbers. They are counted anew in the background; the corpus
    /// keeps the setting from the end of a running scan on, else at once.
    public void leaveOut(Exclusions kinds) {
        asksForAuthors = false;
        if (change(shownProperty().get().leavingOut(kinds))) {
            keep(writer -> writer.leaveOut(kinds));
        }
    }

    /// Moves the line as long as somebody drags it: shown, not kept.
    public void moveLine(Line line) {
        change(shownProperty().get().at(line));
    }

    /// Draws the line elsewhere. The corpus keeps it from the end of a running scan on, else at once.
    public void drawLine(Line line) {
        if (opened != null) {
            change(shownProperty().get().at(line));
            keep(writer -> writer.drawLine(line));
        }
    }

    /// Hears what unrelated documents share here: the stops stand clear of it.
    public void usual(UsualShare usual) {
        change(shownProperty().get().with(usual));
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

    /// What is new since the open corpus was last looked at.
    public NewsModel news() {
        return news;
    }

    /// By document the number of the group that its longest sentences gave it; empty without that method.
    public ReadOnlyObjectProperty<Map<Long, Integer>> sentenceGroupsProperty() {
        return sentenceGroups.getReadOnlyProperty();
    }

    /// How many words of the user's own the texts of the open corpus are cut by.
    public ReadOnlyIntegerProperty ownWordsProperty() {
        return ownWords.getReadOnlyProperty();
    }

    /// Adds the words in a file to the dictionary of the open corpus, in the place of those from before; the scan
    /// begins at once.
    public void useWords(Path file) {
        problem.set(null);
        background.run(() -> UserWords.read(file), this::use, failure -> {
            if (failure instanceof UserWords.BadLinesException bad) {
                problem.set(new Problem.BadWords(file, bad.lines()));
            } else if (failure instanceof IOException) {
                problem.set(new Problem.NoWords(file));
            } else {
                failed(failure);
            }
        });
    }

    /// Cuts the texts of the open corpus by the dictionary alone; the scan begins at once.
    public void forgetWords() {
        use(UserWords.NONE);
    }

    private void use(UserWords words) {
        keep(writer -> writer.useWords(words));
        rescan();
    }

    /// Reads a file, or all files below a folder, in this charset from now on, or in the one that is found; the
    /// scan begins at once.
    public void readIn(Path path, Optional<Charset> charset) {
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
    /// @param onOpened called when the corpus is open, before the scan begins: who is called hears how it ends; not
    ///     called when nothing can be read or the file cannot be used
    public void open(List<Path> paths, Runnable onOpened) {
        problem.set(null);
        readable(paths, usable -> {
            Path file = data.corpus(usable);
            if (opened != null && opened.corpus().file().equals(file)) {
                onOpened.run();
                startScan(opened, added(usable, known().roots()));
            } else {
                scan.stop();
                background.runScan(
                        () -> Corpus.open(file),
                        corpus -> connect(corpus, usable, onOpened),
                        failure -> notOpened(failure, new Lost(file, usable, onOpened)));
            }
        });
    }

    /// Opens a corpus by its file and scans its folders.
    ///
    /// @param onOpened as in [#open]; not called when the file cannot be used
    public void openCorpus(Path file, Runnable onOpened) {
        problem.set(null);
        background.run(
                () -> Corpus.exists(file),
                exists -> {
                    if (!exists) {
                        problem.set(new Problem.CorpusGone(file));
                        offerRescue(new Lost(file, List.of(), onOpened));
                    } else if (opened != null && opened.corpus().isIn(file)) {
                        onOpened.run();
                        rescan();
                    } else {
                        scan.stop();
                        background.runScan(
                                () -> Corpus.open(file),
                                corpus -> connect(corpus, List.of(), onOpened),
                                failure -> notOpened(failure, new Lost(file, List.of(), onOpened)));
                    }
                },
                this::failed);
    }

    /// Says that a corpus was not opened, and offers to make it anew where that helps.
    private void notOpened(Exception failure, Lost corpus) {
        failed(failure);
        if (failure instanceof CorpusException cause
                && (cause.reason() == CorpusException.Reason.NOT_A_CORPUS
                        || cause.reason() == CorpusException.Reason.FAILED)) {
            offerRescue(corpus);
        }
    }

    /// Offers to make a corpus anew, if its folders are known: as long as the problem is the one of now.
    private void offerRescue(Lost corpus) {
        Problem now = problem.get();
        background.run(
                () -> !corpus.folders.isEmpty()
                        || !Corpus.notedRoots(corpus.file).isEmpty(),
                isPossible -> lost.set(isPossible && Objects.equals(problem.get(), now) ? corpus : null),
                this::failed);
    }

    /// Whether the corpus that could not be opened can be made anew by [#rescue].
    public ObservableValue<Boolean> rescuableProperty() {
        return lost.map(corpus -> true).orElse(false);
    }

    /// Puts the file of the corpus that could not be opened aside, and scans its folders into a new one, into which
    /// everything comes back that was decided in it.
    public void rescue() {
        Lost corpus = lost.get();
        if (corpus != null) {
            problem.set(null);
            background.runScan(
                    () -> remade(corpus.file),
                    made -> connect(made, corpus.folders, corpus.onOpened),
                    failure -> notOpened(failure, corpus));
        }
    }

    private static Corpus remade(Path file) throws CorpusException {
        List<Root> roots = Corpus.notedRoots(file);
        Corpus.putAside(file);
        Corpus made = Corpus.open(file);
        made.writer().addRoots(roots);
        return made;
    }

    /// Copies the open corpus into another file, behind a scan that runs.
    public void saveCopy(Path copy) {
        OpenCorpus current = opened;
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
    public void add(List<Path> paths, Runnable onOpened) {
        OpenCorpus current = opened;
        if (current == null) {
            open(paths, onOpened);
            return;
        }
        problem.set(null);
        readable(paths, usable -> {
            onOpened.run();
            startScan(current, added(usable, known().roots()));
        });
    }

    /// Gives a root of the open corpus another role, and compares anew; unchanged documents are not read again.
    ///
    /// @param shown the root as it is shown, with its name or without
    public void assign(Path shown, Role role) {
        OpenCorpus current = opened;
        Snapshot known = feed.snapshotProperty().get();
        Path root = named(shown, known);
        if (current != null
                && known.roots().stream().anyMatch(each -> each.path().equals(root) && each.role() != role)) {
            problem.set(null);
            feed.show(known.assigned(root, role));
            startScan(current, List.of(new Root(root, role)));
        }
    }

    /// Takes a document for text that everybody was given, and compares anew. Of one inside an archive, or a row of a
    /// table, the text becomes a file of its own.
    public void takeForTemplate(long document) {
        OpenCorpus current = opened;
        Document known = known().byId().get(document);
        if (current != null && known != null) {
            problem.set(null);
            background.run(
                    () -> template(current, known),
                    file -> {
                        if (current.equals(opened)) {
                            startScan(current, List.of(new Root(file, Role.TEMPLATE)));
                        }
                    },
                    failure -> {
                        if (failure instanceof IOException) {
                            problem.set(new Problem.NotPasted(data.templates()));
                        } else {
                            failed(failure);
                        }
                    });
        }
    }

    private Path template(OpenCorpus current, Document document) throws IOException, CorpusException {
        if (Files.isRegularFile(document.path())) {
            return document.path();
        }
        try (CorpusReader reader = current.corpus().reader()) {
            return PastedTexts.save(data.templates(), document.title(), reader.text(document.id()))
                    .toAbsolutePath()
                    .normalize();
        }
    }

    /// Takes a root out of the open corpus with all that was read below it, and compares what is left. The files
    /// stay where they are, and what was judged of them is remembered.
    ///
    /// @param shown the root as it is shown, with its name or without
    public void removeRoot(Path shown) {
        OpenCorpus current = opened;
        Snapshot known = feed.snapshotProperty().get();
        Path root = named(shown, known);
        if (current != null
                && known.roots().stream().anyMatch(each -> each.path().equals(root))) {
            problem.set(null);
            Snapshot left = known.without(root);
            roots.set(left.roots().stream().map(Root::path).toList());
            feed.show(left);
            Supplier<Scan> work = scanOf(current);
            scan.start(
                    listener -> {
                        current.corpus().writer().removeRoot(root);
                        return work.get().run(List.of(), listener);
                    },
                    this::failed);
        }
    }

    /// The root that is shown so.
    private Path named(Path shown, Snapshot known) {
        List<Root> seen = snapshotProperty().get().roots();
        for (int i = 0; i < seen.size(); i++) {
            if (seen.get(i).path().equals(shown)) {
                return known.roots().get(i).path();
            }
        }
        return shown;
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

    /// What is known now, with its names.
    public Snapshot known() {
        return knownProperty().get();
    }

    /// The same as [#snapshotProperty], with names even while these are hidden.
    public ReadOnlyObjectProperty<Snapshot> knownProperty() {
        return feed.snapshotProperty();
    }

    /// The corpus that is open now, null for none. It is not closed before the lanes have done what they were given.
    @Nullable
    public OpenCorpus opened() {
        return opened;
    }

    /// What was judged of the open corpus.
    public Review judged() {
        return review;
    }

    /// The texts of the open corpus; to be asked on the lane `read`.
    public Texts texts() {
        return OpenCorpus.texts(() -> opened, feed::wanted, () -> review, mask.getReadOnlyProperty());
    }

    /// Takes what holds now of what was judged of the open corpus, before anybody else hears of it.
    public void judged(Review judged) {
        review = judged;
    }

    /// Asks the corpus again what it has: pairs have other counts.
    public void refresh() {
        feed.refresh();
    }

    /// Forgets labels of pairs by their numbers and keeps others, then tells of all there are. Behind a scan that
    /// runs.
    public void changeLabels(
            Collection<Long> forgotten, Collection<LabelStore.Said> said, Consumer<List<PairLabel>> onDone) {
        OpenCorpus current = opened;
        if (current != null) {
            background.runScan(
                    () -> {
                        LabelStore labels = current.corpus().writer().labels();
                        if (!forgotten.isEmpty() || !said.isEmpty()) {
                            labels.change(forgotten, said);
                        }
                        return labels.all();
                    },
                    all -> {
                        if (current.equals(opened)) {
                            onDone.accept(all);
                        }
                    },
                    this::failed);
        }
    }

    /// Stops a running scan and closes the corpus, in the background.
    public void close() {
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

    private void connect(Corpus corpus, List<Path> paths, Runnable onOpened) {
        Exclusions first = purpose.getValue().leftOut();
        background.run(
                () -> OpenCorpus.connect(corpus, first),
                connected -> {
                    close(opened);
                    scan.reset();
                    passwords.clear();
                    opened = connected.opened();
                    asksForAuthors = connected.isNew() && purpose.getValue().leavesOutOwnWork();
                    feed.begin(connected.shown());
                    news.begin(connected.last());
                    roots.set(paths);
                    open.set(true);
                    // From now on it is the corpus's own setting, for reports as well.
                    keep(writer -> writer.leaveOut(connected.shown().leftOut()));
                    begin(connected, paths, onOpened);
                },
                failure -> {
                    background.runScan(corpus::close);
                    failed(failure);
                });
    }

    /// Shows a corpus that was just opened, and scans it. One after the other, so that the window answers in between:
    /// each is the first use of much of the program.
    private void begin(OpenCorpus.Connected connected, List<Path> paths, Runnable onOpened) {
        background.later(() -> {
            if (connected.opened().equals(opened)) {
                onOpened.run();
                background.later(() -> {
                    if (connected.opened().equals(opened)) {
                        startScan(connected.opened(), added(paths, connected.roots()));
                    }
                });
            }
        });
    }

    private void close(@Nullable OpenCorpus old) {
        if (old != null) {
            background.run(
                    () -> {
                        // Behind verdicts that are still to be written, and behind a scan that is stopping.
                        old.disconnect();
                        // Behind an export that reads it.
                        background.runExport(
                                () -> {
                                    background.runScan(old.corpus()::close);
                                    return old;
                                },
                                closed -> {},
                                this::failed);
                        return old;
                    },
                    closed -> {},
                    this::failed);
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

    private void startScan(OpenCorpus current, List<Root> added) {
        Supplier<Scan> work = scanOf(current);
        scan.start(listener -> work.get().run(added, listener), this::failed);
    }

    /// A scan as it is asked for now, to be made on the lane `scan`: loading what reads files takes a while.
    private Supplier<Scan> scanOf(OpenCorpus current) {
        ScanOptions standard = ScanOptions.standard();
        ScanOptions options = new ScanOptions(
                methods.chosen(),
                methods.distanceProperty().get(),
                methods.likenessProperty().get(),
                standard.minShare(),
                standard.threads(),
                standard.columns(),
                methods.settingsProperty().get());
        List<String> known = List.copyOf(passwords);
        return () ->
                new Scan(current.corpus(), options, TextExtractors.standard().withPasswords(known));
    }

    /// Says that the corpus file failed.
    public void failed(Exception failure) {
        if (failure instanceof CorpusException cause) {
            problem.set(new Problem.CorpusFailure(cause));
        } else {
            throw new IllegalStateException("work failed in a way that nobody expected", failure);
        }
    }

    private void answered(SnapshotFeed.Answer answer) {
        Snapshot now = answer.snapshot();
        if (!now.roots().isEmpty()) {
            roots.set(now.roots().stream().map(Root::path).toList());
        }
        tables.set(answer.tables());
        sentenceGroups.set(answer.sentenceGroups());
        ownWords.set(answer.words());
        feed.show(now);
        if (asksForAuthors && now.isComplete() && !scan.isRunning()) {
            asksForAuthors = false;
            if (now.tallies().hasAuthors()) {
                leaveOut(shownProperty().get().leftOut().with(Exclusion.SAME_AUTHOR));
            }
        }
    }

    /// Whether there is a corpus to show otherwise, and it was shown so before.
    private boolean change(Shown now) {
        return opened != null && feed.change(now);
    }

    /// Writes a setting. The writer belongs to the lane on which the scan writes.
    private void keep(Setting setting) {
        OpenCorpus current = opened;
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
}
