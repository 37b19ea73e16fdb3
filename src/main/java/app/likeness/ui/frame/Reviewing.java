package app.likeness.ui.frame;

import app.likeness.compare.Pair;
import app.likeness.report.names.HiddenNames;
import app.likeness.review.State;
import app.likeness.text.document.Document;
import app.likeness.ui.clusters.model.GroupFiles;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.documents.ResultsView;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.judging.ReviewModel;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.judging.ShownStates;
import app.likeness.ui.judging.StateChips;
import app.likeness.ui.originality.OriginalityModel;
import app.likeness.ui.pair.Judging;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.review.JournalDialog;
import app.likeness.ui.review.UndoBar;
import app.likeness.ui.review.VerdictBar;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.NumberedNames;
import app.likeness.ui.words.Shortcut;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextInputControl;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The review in the window: the case that the user is at, the verdict bars of the views, and the menu with its keys,
/// those of [Shortcut.Place#REVIEW].
final class Reviewing {
    /// What the cases are taken from.
    record Views(MainWindow window, SharedModels models, ResultsView results) {
        PairModel pair() {
            return models.pairs().model();
        }

        GroupsModel groups() {
            return models.groups();
        }

        OriginalityModel report() {
            return models.report();
        }
    }

    private final Messages messages;
    private final GroupFiles files;
    private final ReviewModel model;
    private final ObservableValue<Boolean> letters;
    private final Property<Boolean> namesHidden;
    private final ShownStates states = new ShownStates();
    private final List<VerdictBar> bars = new ArrayList<>();
    private final Map<Shortcut, MenuItem> letterItems = new EnumMap<>(Shortcut.class);
    private final UndoBar undoBar;
    private final ReadOnlyObjectWrapper<@Nullable ReviewCase> about = new ReadOnlyObjectWrapper<>();
    private final PassageVerdicts passages;
    private final SimpleObjectProperty<@Nullable Node> focused = new SimpleObjectProperty<>();
    private @Nullable Scene scene;
    private final SimpleObjectProperty<@Nullable Views> views = new SimpleObjectProperty<>();

    /// @param files what else can be undone
    /// @param letters whether a letter alone is a key
    Reviewing(
            Messages messages,
            GroupFiles files,
            ReviewModel model,
            ObservableValue<Boolean> letters,
            Property<Boolean> namesHidden) {
        this.messages = messages;
        this.files = files;
        this.model = model;
        this.letters = letters;
        this.namesHidden = namesHidden;
        model.journalProperty().subscribe((was, now) -> {
            if (now.size() > was.size()) {
                files.somethingElseWasDone();
            }
        });
        undoBar = new UndoBar(messages, model, namesHidden);
        passages = new PassageVerdicts(messages, model, letters);
    }

    /// What the lists show.
    Reviews reviews() {
        return new Reviews(model.reviewProperty(), states);
    }

    /// The chips that choose what a list shows.
    StateChips chips(String place, ObservableValue<Map<State, Integer>> counts) {
        return new StateChips(messages, states, place, counts);
    }

    ObservableValue<Boolean> namesHiddenProperty() {
        return namesHidden;
    }

    void showNames() {
        namesHidden.setValue(false);
    }

    UndoBar undoBar() {
        return undoBar;
    }

    /// A bar for the verdict on what a view shows.
    ///
    /// @param place begins the ids of what is in it
    /// @param counts how many cases of its kind stand in each state
    VerdictBar bar(
            String place, ObservableValue<@Nullable ReviewCase> of, ObservableValue<Map<State, Integer>> counts) {
        VerdictBar bar = new VerdictBar(
                messages, model, place, of, counts.map(each -> each.getOrDefault(State.OPEN, 0)), () -> next(1));
        bars.add(bar);
        return bar;
    }

    /// What the view of a pair shows of the review.
    ///
    /// @param counts how many pairs stand in each state
    Judging judging(PairModel pair, ObservableValue<Map<State, Integer>> counts) {
        return passages.beside(bar("pair", of(pair), counts));
    }

    static ObservableValue<@Nullable ReviewCase> of(PairModel pair) {
        return Bindings.createObjectBinding(
                () -> {
                    Pair now = pair.pairProperty().get();
                    return now == null ? null : new ReviewCase.OfPair(now.leftId(), now.rightId());
                },
                pair.pairProperty());
    }

    static ObservableValue<@Nullable ReviewCase> of(OriginalityModel report) {
        return Bindings.createObjectBinding(
                () -> {
                    Document now = report.documentProperty().get();
                    return now == null ? null : new ReviewCase.OfDocument(now.id());
                },
                report.documentProperty());
    }

    /// Follows what the window shows.
    void follow(Views shown) {
        views.set(shown);
        MainWindow window = shown.window();
        ObservableValue<@Nullable ReviewCase> under = window.viewProperty().flatMap(view -> switch (view) {
            case RESULTS -> shown.results().caseProperty();
            case GROUPS -> shown.groups().caseProperty();
            case REPORT -> of(shown.report());
            case HOME, FOLDERS, METHODS -> new SimpleObjectProperty<ReviewCase>();
        });
        about.bind(window.inPairProperty().flatMap(inPair -> inPair ? of(shown.pair()) : under));
        passages.follow(window.inPairProperty()
                .flatMap(inPair ->
                        inPair ? shown.pair().passageProperty() : new SimpleObjectProperty<@Nullable ReviewCase>()));
        model.reviewProperty().subscribe((before, now) -> {
            Pair pair = shown.pair().pairProperty().get();
            if (pair != null
                    && !before.quietPassages(pair.leftId(), pair.rightId())
                            .equals(now.quietPassages(pair.leftId(), pair.rightId()))) {
                shown.models().pairs().showAnew();
            }
        });
    }

    /// What is to be done when names are hidden or shown, and when those that stand for them are in another
    /// language.
    ///
    /// @param hide hides names, or shows them again
    void hideNames(Consumer<Optional<HiddenNames>> hide) {
        Runnable change =
                () -> hide.accept(namesHidden.getValue() ? Optional.of(NumberedNames.of(messages)) : Optional.empty());
        namesHidden.addListener((ignored, before, now) -> change.run());
        messages.localeProperty().addListener((ignored, before, now) -> {
            if (namesHidden.getValue()) {
                change.run();
            }
        });
    }

    /// The keys work in this scene, but for letters where text is typed.
    void install(Scene shown) {
        scene = shown;
        focused.bind(shown.focusOwnerProperty());
        shown.focusOwnerProperty().subscribe(owner -> followLetters(shown));
        letters.subscribe(work -> followLetters(shown));
    }

    /// The menu; every key of the review stands in it.
    Menu menu(ObservableValue<Boolean> open) {
        Menu menu = new Menu();
        menu.textProperty().bind(messages.text("menu.review"));
        CheckMenuItem hide = new CheckMenuItem();
        hide.textProperty().bind(messages.text(Shortcut.HIDE_NAMES.key()));
        hide.setAccelerator(Shortcut.HIDE_NAMES.combination());
        hide.selectedProperty().bindBidirectional(namesHidden);
        MenuItem before = new MenuItem();
        before.textProperty().bind(messages.text("menu.review.before"));
        before.setOnAction(event -> journal(JournalDialog.Tab.BEFORE));
        menu.getItems()
                .addAll(
                        letter(Shortcut.CONFIRM, about, () -> judge(State.CONFIRMED)),
                        letter(Shortcut.ACCEPT, about, () -> judge(State.ACCEPTABLE)),
                        letter(Shortcut.LOOK_LATER, about, () -> judge(State.LATER)),
                        letter(Shortcut.NOTE, about, this::editNote),
                        new SeparatorMenuItem());
        passages.actions()
                .forEach((shortcut, action) -> menu.getItems().add(letter(shortcut, passages.aboutProperty(), action)));
        menu.getItems()
                .addAll(
                        new SeparatorMenuItem(),
                        item(Shortcut.NEXT_OPEN, () -> next(1)),
                        item(Shortcut.PREVIOUS_OPEN, () -> next(-1)),
                        new SeparatorMenuItem(),
                        item(Shortcut.UNDO_VERDICT, this::undo),
                        item(Shortcut.REDO_VERDICT, model::redo),
                        item(Shortcut.JOURNAL, () -> journal(JournalDialog.Tab.JOURNAL)),
                        before,
                        new SeparatorMenuItem(),
                        hide);
        menu.disableProperty().bind(open.map(isOpen -> !isOpen));
        return menu;
    }

    /// Takes back what was done last: files that were moved, or a verdict.
    private void undo() {
        if (files.isLast()) {
            files.undo();
        } else {
            model.undo();
        }
    }

    private void journal(JournalDialog.Tab tab) {
        Window owner = scene == null ? null : scene.getWindow();
        if (owner != null) {
            JournalDialog.show(messages, owner, model, namesHidden.getValue(), tab);
        }
    }

    private void judge(State state) {
        ReviewCase now = about.get();
        if (now != null) {
            bars.forEach(VerdictBar::keepNote);
            passages.keepNote();
            model.judge(now, state);
        }
    }

    private void editNote() {
        bars.stream().filter(Reviewing::isSeen).findFirst().ifPresent(VerdictBar::editNote);
    }

    private static boolean isSeen(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }

    /// Goes to the next open case of what is shown, or says that there is none.
    private void next(int step) {
        Views shown = views.get();
        if (shown == null) {
            return;
        }
        boolean isFound;
        if (shown.window().inPairProperty().get()) {
            isFound =
                    shown.pair().openNext(this::isOpen, step) || shown.results().openNext(this::isOpen, step);
        } else {
            isFound = switch (shown.window().viewProperty().get()) {
                case GROUPS -> shown.groups().openNext(step);
                case REPORT -> nextReport(shown, step);
                case HOME, FOLDERS, METHODS, RESULTS -> shown.results().openNext(this::isOpen, step);
            };
        }
        if (!isFound) {
            undoBar.tell("review.allJudged");
        }
    }

    private boolean isOpen(Pair pair) {
        return model.reviewProperty().get().pair(pair).state() == State.OPEN;
    }

    private boolean nextReport(Views shown, int step) {
        List<Document> documents = shown.results().documentsInOrder();
        Document now = shown.report().documentProperty().get();
        int at = 0;
        while (at < documents.size() && (now == null || documents.get(at).id() != now.id())) {
            at++;
        }
        for (int i = 1; i <= documents.size(); i++) {
            Document next = documents.get(Math.floorMod(at + i * step, documents.size()));
            if (model.standing(new ReviewCase.OfDocument(next.id())).state() == State.OPEN) {
                shown.report().open(next);
                return true;
            }
        }
        return false;
    }

    /// An item whose letter is a key unless text is typed or letters are switched off.
    private MenuItem letter(Shortcut shortcut, ObservableValue<@Nullable ReviewCase> needed, Runnable action) {
        MenuItem item = item(shortcut, action);
        item.disableProperty().bind(needed.map(there -> false).orElse(true));
        letterItems.put(shortcut, item);
        return item;
    }

    private void followLetters(Scene shown) {
        boolean work = letters.getValue() && !(shown.getFocusOwner() instanceof TextInputControl);
        letterItems.forEach((shortcut, item) -> {
            item.setAccelerator(work ? shortcut.combination() : null);
            if (work) {
                // JavaFX 26.0.2 forgets what a key of a menu does as soon as the item was without one.
                shortcut.keys()
                        .forEach(key -> shown.getAccelerators().put(key, () -> {
                            if (!item.isDisable()) {
                                item.fire();
                            }
                        }));
            } else {
                shortcut.keys().forEach(shown.getAccelerators()::remove);
            }
        });
    }

    private MenuItem item(Shortcut shortcut, Runnable action) {
        MenuItem item = new MenuItem();
        item.textProperty().bind(messages.text(shortcut.key()));
        item.setAccelerator(shortcut.combination());
        item.setOnAction(event -> action.run());
        return item;
    }
}
