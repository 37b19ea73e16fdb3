package app.likeness.ui.frame;

import app.likeness.store.memory.JudgedBefore;
import app.likeness.text.document.Document;
import app.likeness.ui.clusters.GroupTable;
import app.likeness.ui.clusters.GroupsView;
import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.corpus.LeftOutChips;
import app.likeness.ui.corpus.LeftOutModel;
import app.likeness.ui.corpus.MethodLines;
import app.likeness.ui.corpus.MethodsModel;
import app.likeness.ui.corpus.Naming;
import app.likeness.ui.corpus.OpenCorpus;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.ProblemLine;
import app.likeness.ui.corpus.RecentModel;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.corpus.UsualMeasure;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.documents.LineModel;
import app.likeness.ui.documents.ResultsModel;
import app.likeness.ui.documents.ResultsView;
import app.likeness.ui.export.EndNotice;
import app.likeness.ui.export.Export;
import app.likeness.ui.export.ExportDialog;
import app.likeness.ui.export.ExportReader;
import app.likeness.ui.export.ExportSource;
import app.likeness.ui.folders.FilesDialog;
import app.likeness.ui.folders.FoldersModel;
import app.likeness.ui.folders.FoldersView;
import app.likeness.ui.folders.TableCards;
import app.likeness.ui.help.HintLine;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.judging.ReviewFile;
import app.likeness.ui.judging.ReviewModel;
import app.likeness.ui.methods.MethodsView;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.originality.OriginalityModel;
import app.likeness.ui.originality.OriginalityView;
import app.likeness.ui.pair.PairView;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.DropHandler;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Fonts;
import app.likeness.ui.parts.TextMenus;
import app.likeness.ui.parts.WholeWords;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.scan.MethodChooser;
import app.likeness.ui.scan.OwnWords;
import app.likeness.ui.scan.ScanLine;
import app.likeness.ui.scan.ScanNotice;
import app.likeness.ui.scan.ScanStrip;
import app.likeness.ui.scan.ScanWords;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.RecentCorpora;
import app.likeness.ui.settings.Settings;
import app.likeness.ui.settings.SettingsFile;
import app.likeness.ui.words.CorpusName;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.Messages;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.StackPane;
import javafx.stage.FileChooser;
import javafx.stage.Stage;

/// The window as a program: makes every object and gives it what it needs.
public final class LikenessApp extends Application {
    private static final System.Logger LOG = System.getLogger(LikenessApp.class.getName());

    /// The pictures of the icon, in pixels; the system takes what suits it.
    private static final int[] ICON_SIZES = {16, 32, 48, 64, 128, 256};

    private final DataFolder data = DataFolder.standard();
    private final SettingsFile settingsFile = new SettingsFile(data.settings());
    private final Settings settings = settingsFile.load();
    private final Locale system = Locale.getDefault(Locale.Category.DISPLAY);
    private final Preferences preferences = new Preferences(settings);
    private final Messages messages = new Messages(settings.language().locale(system));
    private final Appearance appearance = new Appearance(preferences, messages, Fonts.load());
    private final Background background = Background.start();
    private final ScanModel scan = new ScanModel(background);
    private final MethodsModel methods = new MethodsModel();
    private final Workspace workspace =
            new Workspace(background, data, preferences.purposeProperty(), scan, methods, System::nanoTime);
    private final RecentModel recents =
            new RecentModel(background, new RecentCorpora(data.recent()), InstantSource.system());
    private final BooleanProperty namesHidden = new SimpleBooleanProperty();
    private ExportDialog.Target exportTarget = FileChooser::showSaveDialog;
    private EndNotice.Surroundings around = new EndNotice.Surroundings(
            EndNotice::isInFront,
            System::nanoTime,
            System.getProperty("os.name", ""),
            command -> background.compute(() -> EndNotice.run(command), ignored -> {}));
    private final Naming naming =
            new Naming(namesHidden, () -> workspace.problemProperty().set(new Problem.NamesHidden()));
    /// Gives up what runs beside the scan when the window closes.
    private Runnable onStop = () -> {};
    private final Reviewing reviewing = new Reviewing(
            messages,
            new ReviewModel(
                    background,
                    new ReviewFile(new JudgedBefore(data.judgedBefore()), InstantSource.system()),
                    workspace.knownProperty(),
                    new ReviewModel.Parts(
                            workspace::opened,
                            workspace.problemProperty()::set,
                            workspace::failed,
                            workspace::refresh,
                            workspace::judged)),
            preferences.letterKeysProperty(),
            namesHidden);
    /// Whether what is shown may still lack something.
    private final ObservableValue<Boolean> arriving = Bindings.createBooleanBinding(
            () -> scan.isRunning() || workspace.askingProperty().get(),
            scan.stateProperty(),
            workspace.askingProperty());
    private final UsualMeasure usual =
            new UsualMeasure(background, workspace.texts(), workspace.knownProperty(), arriving, workspace::usual);
    private final MainWindow window = new MainWindow();

    /// Opens the window, with these folders and files scanned if there are any, and returns when it is closed.
    public static void open(String... paths) {
        launch(LikenessApp.class, paths);
    }

    @Override
    public void start(Stage stage) {
        preferences.languageProperty().subscribe(chosen -> messages.setLocale(chosen.locale(system)));
        Thread.setDefaultUncaughtExceptionHandler(new UnexpectedErrors(messages, stage));

        WindowActions actions =
                new WindowActions(stage, messages, background, data, workspace, scan, window, preferences);
        DropHandler drops = new DropHandler(actions::dropped);
        assemble(actions, drops);

        Scene scene = new Scene(new Zoom(window, preferences.textSizeProperty()));
        appearance.dress(scene);
        drops.install(scene);
        new WholeWords().install(scene);
        new TextMenus(messages).install(scene);
        new Explanations(messages).install(scene);
        new WindowKeys(preferences, actions::back).install(scene);
        tellOfTheEnd();
        reviewing.install(scene);
        stage.setScene(scene);
        StringBinding corpus = CorpusName.of(messages, workspace.visibleRootsProperty());
        stage.titleProperty()
                .bind(Bindings.createStringBinding(
                        () -> corpus.get().isEmpty()
                                ? messages.get("app.name")
                                : messages.get("app.title", corpus.get()),
                        messages.localeProperty(),
                        corpus));
        for (int size : ICON_SIZES) {
            stage.getIcons().add(new Image(icon(size)));
        }
        StageBounds.restore(stage, settings.window());
        stage.setOnHiding(event -> save(preferences.settings(StageBounds.of(stage, settings.window()))));
        // Also for the case that the program is ended in another way.
        preferences.onChange(() -> {
            Settings now = preferences.settings(StageBounds.of(stage, settings.window()));
            background.compute(
                    () -> {
                        save(now);
                        return now;
                    },
                    saved -> {});
        });
        stage.show();
        window.show(Navigation.HOME);
        messages.localeProperty()
                .subscribe(locale -> background.compute(() -> DateWords.prepare(locale), ignored -> {}));

        List<Path> paths = getParameters().getRaw().stream().map(Path::of).toList();
        if (!paths.isEmpty()) {
            actions.open(paths);
        }
        new Rehearsal(background, window).begin();
    }

    /// Ends in order: a scan is stopped and keeps what it has, the corpus is closed.
    @Override
    public void stop() {
        appearance.close();
        usual.stop();
        onStop.run();
        workspace.close();
        background.close();
    }

    private static String icon(int size) {
        URL picture = LikenessApp.class.getResource("icons/likeness-" + size + ".png");
        return Objects.requireNonNull(picture, "icon of " + size + " pixels").toExternalForm();
    }

    /// Does nothing with a file while names are hidden but say so: it would show the name.
    private Consumer<Path> whenNamed(Consumer<Path> action) {
        return path -> naming.whenShown(() -> action.accept(path));
    }

    private void assemble(WindowActions actions, DropHandler drops) {
        ObservableValue<Boolean> scanning = scan.stateProperty().map(state -> scan.isRunning());
        ObservableValue<String> corpus = CorpusName.of(messages, workspace.visibleRootsProperty());
        ObservableValue<String> ownName = CorpusName.of(messages, workspace.rootsProperty());
        Consumer<Path> openInSystem = whenNamed(path -> actions.openInSystem(path, getHostServices()::showDocument));
        Consumer<Path> chooseCharset = whenNamed(actions::chooseCharset);

        HomeView home = new HomeView(
                messages,
                actions,
                drops.draggingProperty(),
                new ProblemLine(
                        messages,
                        workspace.problemProperty(),
                        namesHidden,
                        window.viewProperty().map(view -> view == Navigation.HOME)),
                preferences.purposeProperty(),
                new RecentList(
                        messages,
                        recents,
                        namesHidden,
                        window.viewProperty().map(view -> view == Navigation.HOME),
                        recent -> actions.openCorpus(recent.corpus())));
        scan.stateProperty().subscribe(state -> remember(ownName.getValue()));
        workspace.snapshotProperty().subscribe(now -> remember(ownName.getValue()));
        // Before all others that follow the snapshot: its rows are looked at while the line moves.
        ResultsModel found = new ResultsModel(workspace.snapshotProperty(), reviewing.reviews(), background);
        GroupsModel groups = new GroupsModel(workspace.snapshotProperty(), reviewing.reviews(), background);
        PairOpener openPair = new PairOpener(workspace, background, window::showPair, window::back);
        PairView pair = new PairView(
                messages,
                openPair.model(),
                window::back,
                openInSystem,
                reviewing.judging(openPair.model(), found.pairStatesProperty()));
        pair.originProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(window.viewProperty().get().key()),
                        messages.localeProperty(),
                        window.viewProperty()));
        FoldersView folders = new FoldersView(
                messages,
                new FoldersModel(workspace.snapshotProperty(), background),
                new FoldersView.Parts(
                        corpus,
                        scanning,
                        scan.readingProperty(),
                        new MethodChooser(
                                messages,
                                methods,
                                new OwnWords(
                                        workspace.ownWordsProperty(), actions::chooseWords, workspace::forgetWords)),
                        new TableCards(messages, workspace.tablesProperty(), workspace::chooseColumns, naming),
                        new ScanStrip(messages, scan, workspace::rescan),
                        GroupTable.preview(messages, groups, scanning, () -> actions.show(Navigation.GROUPS))),
                new FoldersView.Commands(
                        actions::addFolder,
                        () -> actions.show(Navigation.RESULTS),
                        openInSystem,
                        workspace::assign,
                        workspace::removeRoot,
                        workspace::unlock,
                        chooseCharset,
                        () -> new FilesDialog(
                                        messages,
                                        actions.stage(),
                                        background,
                                        workspace.snapshotProperty().get(),
                                        openInSystem)
                                .show()));
        LeftOutModel leftOut = new LeftOutModel(
                workspace.snapshotProperty(),
                workspace.shownProperty().map(Shown::leftOut),
                workspace::leaveOut,
                background);
        ResultsView results = new ResultsView(
                messages,
                found,
                new LineModel(workspace.shownProperty(), workspace::moveLine, workspace::drawLine),
                corpus,
                arriving,
                List.of(new LeftOutChips(messages, leftOut, "results")),
                new ResultsView.StateFilters(
                        reviewing.chips("documents", found.documentStatesProperty()),
                        reviewing.chips("pairs", found.pairStatesProperty())),
                openPair,
                chooseCharset);
        results.showSentenceGroups(workspace.sentenceGroupsProperty());
        results.showFingerprints(preferences.showsFingerprintsProperty());
        results.follow(openPair.model().pairProperty());
        actions.onFind(results::find, pair::find);
        OriginalityModel report = new OriginalityModel(
                workspace.snapshotProperty(), reviewing.reviews().review(), background, workspace.texts());
        Consumer<Document> showReport = document -> {
            report.open(document);
            actions.show(Navigation.REPORT);
        };
        results.onReport(showReport);
        actions.onReport(showReport);
        new ReportChoice(results::chosen, results::strongest, report).follow(window.viewProperty());
        ExportStarter exports = new ExportStarter(
                window,
                openPair.model(),
                groups,
                report,
                scopes -> new ExportDialog(
                        messages,
                        actions.stage(),
                        exportParts(file -> actions.openInSystem(file, getHostServices()::showDocument)),
                        scopes));
        actions.onExport(first -> exports.start(workspace.snapshotProperty().get(), first));
        onStop = exports::stop;
        GroupsView.Commands groupCommands = new GroupsView.Commands(
                workspace.texts(),
                new GroupFiles(background, data.moved(), InstantSource.system(), workspace::rescan),
                () -> {
                    if (namesHidden.get()) {
                        naming.refuse().run();
                    }
                    return !namesHidden.get();
                },
                actions::chooseTarget,
                actions::confirmLast,
                cluster -> actions.export(
                        ExportStarter.scope(workspace.snapshotProperty().get(), cluster)));

        Rail rail = new Rail(messages, window.viewProperty(), workspace.openProperty(), window.compactProperty());
        StatusBar status = new StatusBar(messages, status(corpus), counts(), preferences, appearance::switchTheme);
        Tour tour = new Tour(workspace, window, openPair, scanning, preferences.seen(), data.sample());
        actions.onSample(tour::begin);
        ScanNotice scanNotice = new ScanNotice(
                messages,
                scan,
                window.viewProperty().map(view -> view == Navigation.FOLDERS || view == Navigation.HOME));
        actions.onScanAgain(scanNotice::expect);
        MainWindow.Above above = new MainWindow.Above(
                new ScanLine(messages, scan, window.viewProperty().map(view -> view == Navigation.FOLDERS)),
                scanNotice,
                new ProblemLine(
                        messages,
                        workspace.problemProperty(),
                        namesHidden,
                        window.viewProperty().map(view -> view != Navigation.HOME)),
                new HintLine(messages, tour.hintProperty(), preferences.seen(), tour::next));
        StudyModel study = new StudyModel(
                workspace.snapshotProperty(),
                reviewing.reviews().review(),
                scanning,
                background,
                workspace.texts(),
                new MethodLines(workspace.shownProperty(), workspace::moveLine, workspace::drawLine, methods),
                workspace::changeLabels);
        Map<Navigation, Node> views = Map.of(
                Navigation.HOME,
                home,
                Navigation.FOLDERS,
                folders,
                Navigation.RESULTS,
                results,
                Navigation.REPORT,
                new OriginalityView(
                        messages,
                        report,
                        openPair,
                        () -> actions.show(Navigation.RESULTS),
                        reviewing.bar("report", Reviewing.of(report), found.documentStatesProperty())),
                Navigation.METHODS,
                new MethodsView(messages, study, background, workspace.texts(), openPair, naming),
                Navigation.GROUPS,
                new GroupsView(
                        messages,
                        groups,
                        corpus,
                        List.of(
                                new LeftOutChips(messages, leftOut, "groups"),
                                reviewing.chips("groups", groups.statesProperty())),
                        openPair,
                        groupCommands,
                        reviewing.bar("group", groups.caseProperty(), groups.statesProperty())));
        reviewing.follow(new Reviewing.Views(window, openPair.model(), results, groups, report, openPair::showAnew));
        reviewing.hideNames(workspace::hideNames);
        window.assemble(
                new MenuRow(messages, actions, workspace.openProperty())
                        .build(
                                scanning,
                                new MenuRow.PairView(
                                        window.inPairProperty(),
                                        openPair.model().unmaskedProperty(),
                                        openPair.model().asComparedProperty()),
                                preferences,
                                reviewing.menu(workspace.openProperty())),
                rail,
                new StackPane(status, reviewing.undoBar()),
                above,
                views,
                pair);
        window.announceDrops(messages, drops.draggingProperty());
    }

    public Preferences preferences() {
        return preferences;
    }

    /// Reports are written here instead of where the system's dialog says.
    public void exportTo(Path file) {
        exportTarget = (chooser, owner) -> file.toFile();
    }

    /// Notices of the end of long work ask and tell this from now on, instead of the system.
    public void surround(EndNotice.Surroundings surroundings) {
        around = surroundings;
    }

    public Messages messages() {
        return messages;
    }

    public Workspace workspace() {
        return workspace;
    }

    public ScanModel scan() {
        return scan;
    }

    public Background background() {
        return background;
    }

    private StringBinding status(ObservableValue<String> corpus) {
        return Bindings.createStringBinding(
                () -> corpus.getValue().isEmpty()
                        ? messages.get("status.none")
                        : messages.get("status.saved", corpus.getValue()),
                messages.localeProperty(),
                corpus);
    }

    private StringBinding counts() {
        return Bindings.createStringBinding(
                () -> {
                    var findings = workspace.snapshotProperty().get().findings();
                    // What is said of a document does not make it a file that was not read.
                    long unread = findings.skips().stream()
                            .filter(skip -> !skip.reason().isOfDocument())
                            .count();
                    return workspace.openProperty().get()
                            ? messages.get("status.counts", findings.documents().size(), unread)
                            : "";
                },
                messages.localeProperty(),
                workspace.snapshotProperty(),
                workspace.openProperty());
    }

    /// A corpus that is scanned is one of the recent ones from its first document on: should the program be ended
    /// under the scan, the next start offers to go on.
    private void remember(String name) {
        Path file = workspace.file();
        int documents =
                workspace.snapshotProperty().get().findings().documents().size();
        if (file != null && scan.state() != ScanModel.State.NONE && !name.isEmpty() && documents > 0) {
            recents.used(file, name, documents, scan.state() != ScanModel.State.DONE);
        }
    }

    /// Who has gone to another window is told when a long scan ends.
    private ExportDialog.Parts exportParts(Consumer<Path> open) {
        EndNotice notice = endNotice();
        return new ExportDialog.Parts(
                background,
                new Export(
                        workspace.known(),
                        workspace.judged(),
                        exportSource(),
                        methods.chosen(),
                        methods.distanceProperty().get()),
                namesHidden.get(),
                open,
                exportTarget,
                new ExportDialog.Ends(notice::started, sentence -> notice.ended(messages.get("app.name"), sentence)));
    }

    /// Reads the corpus that is open now on a connection of its own.
    private ExportSource exportSource() {
        OpenCorpus current = Objects.requireNonNull(workspace.opened(), "no corpus is open");
        return () -> new ExportReader(current.corpus().reader());
    }

    private EndNotice endNotice() {
        return new EndNotice(preferences.tellsOfTheEndProperty()::get, () -> around);
    }

    private void tellOfTheEnd() {
        EndNotice notice = endNotice();
        ScanWords words = new ScanWords(messages, scan);
        scan.stateProperty().subscribe(state -> {
            if (state == ScanModel.State.RUNNING) {
                notice.started();
            } else if (state == ScanModel.State.DONE || state == ScanModel.State.FAILED) {
                notice.ended(messages.get("app.name"), words.state());
            }
        });
    }

    private void save(Settings now) {
        try {
            settingsFile.save(now);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "settings cannot be saved", e);
        }
    }
}
