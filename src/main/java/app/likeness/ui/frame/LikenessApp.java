package app.likeness.ui.frame;

import app.likeness.store.memory.JudgedBefore;
import app.likeness.ui.clusters.MovedFilesBar;
import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.corpus.MethodsModel;
import app.likeness.ui.corpus.Naming;
import app.likeness.ui.corpus.OpenCorpus;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.ProblemLine;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.UsualMeasure;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.documents.ResultsView;
import app.likeness.ui.export.EndNotice;
import app.likeness.ui.export.Export;
import app.likeness.ui.export.ExportDialog;
import app.likeness.ui.export.ExportReader;
import app.likeness.ui.export.ExportSource;
import app.likeness.ui.help.HintLine;
import app.likeness.ui.home.RecentModel;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.judging.ReviewFile;
import app.likeness.ui.judging.ReviewModel;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.DropHandler;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Fonts;
import app.likeness.ui.parts.TextMenus;
import app.likeness.ui.parts.UnexpectedErrors;
import app.likeness.ui.parts.WholeWords;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.scan.ScanLine;
import app.likeness.ui.scan.ScanNotice;
import app.likeness.ui.scan.ScanWords;
import app.likeness.ui.settings.Hint;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.RecentCorpora;
import app.likeness.ui.settings.Settings;
import app.likeness.ui.settings.SettingsFile;
import app.likeness.ui.settings.StageBounds;
import app.likeness.ui.words.CorpusName;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.Messages;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Application;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;
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
    private final GroupFiles files =
            new GroupFiles(background, data.moved(), InstantSource.system(), workspace::rescan);
    private final Reviewing reviewing = new Reviewing(
            messages,
            files,
            new ReviewModel(
                    background,
                    new ReviewFile(new JudgedBefore(data.judgedBefore()), InstantSource.system()),
                    workspace.knownProperty(),
                    new ReviewModel.Parts(
                            workspace::opened,
                            workspace.problemProperty()::set,
                            workspace::failed,
                            workspace::refresh,
                            workspace::judged,
                            workspace.texts().maskProperty(),
                            preferences.deciderProperty()::get)),
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

        WindowState state = new WindowState(
                stage,
                messages,
                background,
                data,
                preferences,
                workspace,
                scan,
                methods,
                arriving,
                naming,
                reviewing,
                files,
                window);
        SharedModels models = new SharedModels(state);
        Opening opening = new Opening(state, models::showReport);
        DropHandler drops = new DropHandler(opening::dropped);
        WindowActions actions = assemble(state, opening, models, drops);

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
            opening.open(paths);
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

    /// Makes the views and what leads to them.
    private WindowActions assemble(WindowState state, Opening opening, SharedModels models, DropHandler drops) {
        recents.follow(workspace, scan, CorpusName.of(messages, workspace.rootsProperty()));
        DocumentFiles files = new DocumentFiles(state, getHostServices()::showDocument);
        ExportStarter exports = exports(state, models, files);
        WindowViews views = new WindowViews(
                state, models, new WindowViews.Ways(opening, files, exports, recents, drops.draggingProperty()));
        reviewing.follow(new Reviewing.Views(window, models, views.results()));
        reviewing.hideNames(workspace::hideNames);
        ScanNotice notice = notice();
        WindowActions actions = new WindowActions(
                state, opening, new WindowActions.Targets(views.results(), views.pair(), exports, notice::expect));
        window.assemble(
                menus(state, opening, actions, models),
                new Rail(messages, window.viewProperty(), workspace.openProperty(), window.compactProperty()),
                new StackPane(new StatusBar(state, appearance::switchTheme), reviewing.undoBar()),
                above(state, opening, actions, models, notice, views.results()),
                views.nodes(),
                views.pair());
        window.announceDrops(messages, drops.draggingProperty());
        return actions;
    }

    private ScanNotice notice() {
        return new ScanNotice(
                messages,
                scan,
                window.viewProperty().map(view -> view == Navigation.FOLDERS || view == Navigation.HOME));
    }

    private ExportStarter exports(WindowState state, SharedModels models, DocumentFiles files) {
        ExportStarter exports = new ExportStarter(
                window,
                models.pairs().model(),
                models.groups(),
                models.report(),
                workspace::judged,
                scopes -> new ExportDialog(messages, state.stage(), exportParts(files::openWritten), scopes));
        onStop = exports::stop;
        return exports;
    }

    private MenuBar menus(WindowState state, Opening opening, WindowActions actions, SharedModels models) {
        PairModel pair = models.pairs().model();
        return new MenuRow(messages, opening, actions, workspace.openProperty())
                .build(
                        state.scanning(),
                        new MenuRow.PairView(
                                window.inPairProperty(), pair.unmaskedProperty(), pair.asComparedProperty()),
                        preferences,
                        reviewing.menu(workspace.openProperty()));
    }

    private MainWindow.Above above(
            WindowState state,
            Opening opening,
            WindowActions actions,
            SharedModels models,
            ScanNotice notice,
            ResultsView results) {
        Tour tour = new Tour(
                messages,
                workspace,
                window,
                models.pairs(),
                state.scanning(),
                preferences.seen(),
                opening.sampleProperty());
        results.showFirst(tour.hintProperty().map(hint -> hint == Hint.RESULTS).orElse(false), tour::isReadable);
        return new MainWindow.Above(
                new ScanLine(messages, scan, window.viewProperty().map(view -> view == Navigation.FOLDERS)),
                notice,
                new MovedFilesBar(messages, files, actions::movedFiles),
                new ProblemLine(
                        messages, workspace, namesHidden, window.viewProperty().map(view -> view != Navigation.HOME)),
                new HintLine(messages, tour.hintProperty(), preferences.seen(), tour::next));
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
