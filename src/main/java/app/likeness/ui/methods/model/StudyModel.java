package app.likeness.ui.methods.model;

import app.likeness.compare.Pair;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.review.Review;
import app.likeness.review.State;
import app.likeness.scan.study.CombinedPairs;
import app.likeness.scan.study.MethodFigures;
import app.likeness.scan.study.MethodStudy;
import app.likeness.scan.study.PairIds;
import app.likeness.scan.study.Spread;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// How the methods do on the open corpus. It is measured while the view is in sight and no scan runs, on the lane
/// `read` in small pieces, so that no other view waits; stopping takes effect after the piece. Used on the FX thread.
public final class StudyModel {
    /// The part of the heap that fingerprints may take.
    private static final int PART_OF_HEAP = 8;

    /// How far measuring is.
    public enum Phase {
        /// There are not two documents to compare.
        NOTHING,
        /// A scan runs.
        WAITING,
        COMPUTING,
        READY,
        STOPPED,
        /// The corpus could not be read.
        FAILED
    }

    private final ObservableValue<Snapshot> snapshot;
    private final ObservableValue<Review> review;
    private final ObservableValue<Boolean> scanning;
    private final Background background;
    private final Texts texts;
    private final MethodLines lines;
    private final LabelModel labels;
    private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(Phase.NOTHING);
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyObjectWrapper<Study> study = new ReadOnlyObjectWrapper<>(Study.NOTHING);
    private final ObjectProperty<Basis> basis = new SimpleObjectProperty<>(Basis.LABELLED);
    private final ObjectProperty<Method> selected = new SimpleObjectProperty<>(Method.COMBINED);
    private final BooleanProperty inSight = new SimpleBooleanProperty();
    private List<Document> documents = List.of();
    private final Latest comparisons = new Latest();
    /// How often what is measured changed: an older answer is not shown.
    private int request;
    private int answered = -1;
    private boolean isSurveyed;
    private boolean running;
    private boolean stopped;
    /// Used on the lane `read` alone; null until it is made there.
    private @Nullable Work work;

    /// @param review what was confirmed counts as related
    /// @param texts asked on the lane `read`
    public StudyModel(
            ObservableValue<Snapshot> snapshot,
            ObservableValue<Review> review,
            ObservableValue<Boolean> scanning,
            Background background,
            Texts texts,
            MethodLines lines,
            LabelKeeper keeper) {
        this.snapshot = snapshot;
        this.review = review;
        this.scanning = scanning;
        this.background = background;
        this.texts = texts;
        this.lines = lines;
        this.labels = new LabelModel(keeper);
        snapshot.subscribe(this::documentsChanged);
        review.subscribe(this::reviewed);
        scanning.subscribe(isScanning -> {
            if (!isScanning) {
                documentsChanged(snapshot.getValue());
            }
            goOn();
        });
        lines.lines().subscribe(this::change);
        lines.settings().subscribe((before, now) -> take(documents, false));
        labels.labelsProperty().subscribe(this::change);
        basis.subscribe(this::change);
        inSight.subscribe(this::goOn);
    }

    public LabelModel labels() {
        return labels;
    }

    public MethodLines lines() {
        return lines;
    }

    public ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /// How far it is, 0…1.
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Study> studyProperty() {
        return study.getReadOnlyProperty();
    }

    public ObjectProperty<Basis> basisProperty() {
        return basis;
    }

    /// The method whose line can be moved.
    public ObjectProperty<Method> selectedProperty() {
        return selected;
    }

    /// Whether somebody looks: nothing is computed meanwhile when not.
    public BooleanProperty inSightProperty() {
        return inSight;
    }

    public ObservableValue<Snapshot> snapshotProperty() {
        return snapshot;
    }

    /// The figures of a method on the basis of now; null when there are none.
    @Nullable
    public MethodFigures figures(Method method) {
        return of(study.get().figures(), method);
    }

    static @Nullable public MethodFigures of(List<MethodFigures> all, Method method) {
        return all.stream().filter(each -> each.method() == method).findFirst().orElse(null);
    }

    /// Where the selected method does best, if that is elsewhere than its line: the threshold with the highest F1;
    /// of equals the strictest. Empty without pairs of both kinds.
    public OptionalDouble suggestion() {
        MethodFigures now = figures(selected.get());
        // Against itself the combination does as well as can be.
        boolean isItself = basis.get() == Basis.COMBINED && selected.get() == Method.COMBINED;
        return now == null || isItself ? OptionalDouble.empty() : Suggestion.of(now);
    }

    /// Stops looking at all pairs; labelled ones are looked at nevertheless.
    public void stop() {
        stopped = true;
        goOn();
    }

    /// Measures on after a stop or a failure.
    public void resume() {
        stopped = false;
        if (phase.get() == Phase.FAILED) {
            phase.set(Phase.COMPUTING);
        }
        change();
    }

    /// Comparing the documents of a large corpus one by one would stop the window.
    private void documentsChanged(Snapshot now) {
        List<Document> compared = now.findings().documents();
        List<Document> before = documents;
        BooleanSupplier isWanted = comparisons.next();
        if (scanning.getValue() || (compared.isEmpty() && before.isEmpty())) {
            change();
        } else if (compared.size() != before.size()) {
            take(compared, false);
        } else {
            background.compute(() -> compared.equals(before), isOld -> {
                if (isWanted.getAsBoolean()) {
                    take(compared, isOld);
                }
            });
        }
    }

    private void take(List<Document> compared, boolean isOld) {
        boolean isAnother = documents.isEmpty();
        // Also when they are equal: comparing the same list takes no time.
        documents = compared;
        if (!isOld) {
            work = null;
            stopped = false;
            isSurveyed = false;
            progress.set(0);
            study.set(Study.NOTHING);
            labels.load(isAnother);
            reviewed();
        }
        change();
    }

    /// What was confirmed is related; "acceptable" says nothing about that.
    private void reviewed() {
        Review now = review.getValue();
        List<Pair> pairs = snapshot.getValue().counted().pairs();
        if (now.isEmpty()) {
            labels.confirm(Set.of());
            return;
        }
        background.compute(
                () -> pairs.stream()
                        .filter(pair -> now.pair(pair).state() == State.CONFIRMED)
                        .map(PairIds::of)
                        .collect(Collectors.toSet()),
                confirmed -> {
                    if (now.equals(review.getValue())) {
                        labels.confirm(confirmed);
                    }
                });
    }

    private void change() {
        request++;
        goOn();
    }

    private void goOn() {
        if (scanning.getValue()) {
            phase.set(Phase.WAITING);
        } else if (documents.size() < 2) {
            phase.set(Phase.NOTHING);
        } else if (phase.get() == Phase.FAILED) {
            return;
        } else if (answered == request && (isSurveyed || stopped)) {
            phase.set(isSurveyed ? Phase.READY : Phase.STOPPED);
        } else {
            phase.set(Phase.COMPUTING);
            if (inSight.get() && !running) {
                piece();
            }
        }
    }

    private void piece() {
        running = true;
        int number = request;
        Work now = work == null
                ? new Work(
                        texts,
                        documents,
                        lines.lines().getValue(),
                        lines.settings().getValue())
                : work;
        work = now;
        Asked asked = new Asked(
                basis.get(),
                labels.labelsProperty().get(),
                snapshot.getValue(),
                lines.lines().getValue());
        background.run(
                () -> now.piece(asked),
                found -> {
                    running = false;
                    if (work == now) {
                        show(found, number);
                    }
                    goOn();
                },
                failure -> {
                    running = false;
                    if (work == now) {
                        work = null;
                        phase.set(Phase.FAILED);
                    }
                    goOn();
                });
    }

    private void show(Found found, int number) {
        progress.set(found.progress());
        isSurveyed = found.isSurveyed();
        if (found.study() != null && number == request) {
            answered = number;
            study.set(found.study());
            labels.offer(found.study().candidates());
        }
    }

    /// What is asked for.
    private record Asked(Basis basis, Labels labels, Snapshot snapshot, Map<Method, Double> lines) {}

    /// What one piece of work gives.
    private record Found(
            double progress, boolean isSurveyed, @Nullable Study study) {}

    /// The study of these documents. Used by the lane `read` alone.
    private static final class Work {
        private final Texts texts;
        private final List<Document> documents;
        private final Map<Method, Double> voters;
        private final MethodSettings settings;
        private @Nullable MethodStudy made;
        private @Nullable Asked answered;
        private @Nullable Snapshot combinedOf;
        private CombinedPairs combined = CombinedPairs.NONE;

        Work(Texts texts, List<Document> documents, Map<Method, Double> voters, MethodSettings settings) {
            this.settings = settings;
            this.texts = texts;
            this.documents = documents;
            this.voters = new EnumMap<>(voters);
            // Equality and tables of rows say nothing of most texts.
            this.voters.keySet().removeAll(List.of(Method.EXACT, Method.SIMHASH_RECORDS, Method.COMBINED));
        }

        Found piece(Asked asked) throws CorpusException {
            MethodStudy study = study();
            if (!asked.snapshot.equals(combinedOf)) {
                combined = new CombinedPairs(asked.snapshot.counted().findings(), asked.snapshot.findings());
                combinedOf = asked.snapshot;
            }
            if (!study.take(asked.labels.known().keySet())) {
                return new Found(study.progress(), study.isSurveyed(), null);
            }
            if (!asked.equals(answered)) {
                answered = asked;
                return new Found(study.progress(), study.isSurveyed(), answer(asked, study));
            }
            if (!study.survey()) {
                return new Found(study.progress(), false, null);
            }
            return new Found(1, true, answer(asked, study));
        }

        private MethodStudy study() {
            MethodStudy study = made;
            if (study == null) {
                study = new MethodStudy(
                        texts::text,
                        documents,
                        voters,
                        settings,
                        Runtime.getRuntime().availableProcessors(),
                        Runtime.getRuntime().maxMemory() / PART_OF_HEAP);
                made = study;
            }
            return study;
        }

        private Study answer(Asked asked, MethodStudy study) {
            Map<PairIds, Boolean> known = asked.labels.known();
            boolean isSurveyed = study.isSurveyed();
            List<MethodFigures> here = isSurveyed ? study.against(combined, asked.lines) : List.of();
            List<MethodFigures> figures = switch (asked.basis) {
                case LABELLED -> asked.labels.isEnough() ? study.labelled(known, combined, asked.lines) : List.of();
                case COMPLETE ->
                    isSurveyed && asked.labels.related() > 0 ? complete(known, study, asked.lines) : List.of();
                case COMBINED -> here;
            };
            Map<Method, Double> millis = new EnumMap<>(Method.class);
            Map<Method, Spread> spreads = new EnumMap<>(Method.class);
            if (isSurveyed) {
                for (Method method : Method.values()) {
                    millis.put(method, study.millis(method));
                    if (method != Method.COMBINED) {
                        spreads.put(method, study.spread(method, combined));
                    }
                }
            }
            return new Study(
                    figures,
                    here,
                    spreads,
                    millis,
                    study.sample().size(),
                    documents.size(),
                    measured(asked, study),
                    Study.candidates(combined, asked.lines.getOrDefault(Method.COMBINED, 0.0), study.disputed()));
        }

        private List<MethodFigures> complete(
                Map<PairIds, Boolean> known, MethodStudy study, Map<Method, Double> lines) {
            List<PairIds> related = new ArrayList<>();
            known.forEach((pair, isRelated) -> {
                if (isRelated) {
                    related.add(pair);
                }
            });
            return study.complete(pair -> known.getOrDefault(pair, false), related, combined, lines);
        }

        private static int measured(Asked asked, MethodStudy study) {
            return (int) asked.labels.known().keySet().stream()
                    .filter(pair -> asked.basis == Basis.LABELLED ? study.has(pair) : study.isInSample(pair))
                    .count();
        }
    }
}
