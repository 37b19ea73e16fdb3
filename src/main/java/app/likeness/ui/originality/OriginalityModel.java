package app.likeness.ui.originality;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.count.Originality.Part;
import app.likeness.review.Review;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedForm;
import app.likeness.text.fold.FoldedText;
import app.likeness.ui.corpus.Masked;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.jspecify.annotations.Nullable;

/// Which document is looked at, which of its sources count, and which of its parts are marked. Of several documents
/// that are opened in a row only the last is shown.
public final class OriginalityModel {
    /// How far opening is.
    enum Phase {
        NOTHING,
        LOADING,
        READY,
        /// The document is no longer in the corpus.
        GONE,
        /// The corpus could not be read.
        FAILED
    }

    private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(Phase.NOTHING);
    private final ReadOnlyObjectWrapper<@Nullable Document> document = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable OriginalityReport> report = new ReadOnlyObjectWrapper<>();
    private final IntegerProperty selected = new SimpleIntegerProperty(-1);
    private final ObservableSet<Part> unmarked = FXCollections.observableSet(new HashSet<>());
    private final ObservableValue<Snapshot> snapshot;
    private final ObservableValue<Review> review;
    private final Background background;
    private final ReportLoader loader;
    private final Masked<OriginalityReport> masked;
    private final Latest requests = new Latest();
    private final Latest forms = new Latest();
    private final BooleanProperty asCompared = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<@Nullable FoldedForm> form = new ReadOnlyObjectWrapper<>();

    /// @param review what was judged
    /// @param texts asked on the background lane
    public OriginalityModel(
            ObservableValue<Snapshot> snapshot, ObservableValue<Review> review, Background background, Texts texts) {
        this.snapshot = snapshot;
        this.review = review;
        this.background = background;
        this.loader = new ReportLoader(texts);
        this.masked = new Masked<>(background, texts, OriginalityReport::masked, this::show);
        // Another setting gives other numbers; a scan that ends, other sources.
        snapshot.subscribe(ignored -> update());
        review.subscribe(ignored -> update());
        asCompared.subscribe(this::reform);
        report.subscribe(this::reform);
        texts.maskProperty().addListener((ignored, before, now) -> rename());
    }

    private void update() {
        OriginalityReport shown = report.get();
        if (shown == null) {
            return;
        }
        Snapshot now = snapshot.getValue();
        Document same = now.isComplete() ? again(shown.document(), now) : shown.document();
        if (!same.equals(shown.document()) || changes(shown, now)) {
            open(same);
        }
    }

    /// The document at the same place: another one where its file was read anew, in another charset or because it
    /// changed.
    private static Document again(Document before, Snapshot now) {
        Document known = now.byId().get(before.id());
        if (before.equals(known)) {
            return before;
        }
        return now.findings().documents().stream()
                .filter(document -> document.path().equals(before.path()))
                .findFirst()
                .orElse(before);
    }

    ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /// The document that is looked at.
    public Optional<Document> document() {
        return Optional.ofNullable(document.get());
    }

    /// The document, known before its report is; null when none was opened.
    public ReadOnlyObjectProperty<@Nullable Document> documentProperty() {
        return document.getReadOnlyProperty();
    }

    /// What is known of the document; null unless the phase is `READY`.
    ReadOnlyObjectProperty<@Nullable OriginalityReport> reportProperty() {
        return report.getReadOnlyProperty();
    }

    /// The number of the source that is selected, from 0; -1: none.
    IntegerProperty selectedProperty() {
        return selected;
    }

    /// Whether the text is shown as it was compared.
    BooleanProperty asComparedProperty() {
        return asCompared;
    }

    /// The form in which the text is shown; null where it is shown as it is stored.
    ReadOnlyObjectProperty<@Nullable FoldedForm> formProperty() {
        return form.getReadOnlyProperty();
    }

    private void reform() {
        OriginalityReport shown = report.get();
        BooleanSupplier isWanted = forms.next();
        if (shown == null || !asCompared.get()) {
            form.set(null);
            return;
        }
        String text = shown.text();
        background.compute(() -> FoldedForm.of(text, FoldedText.of(text)), found -> {
            if (isWanted.getAsBoolean()) {
                form.set(found);
            }
        });
    }

    /// The parts that are not marked in the text.
    ObservableSet<Part> unmarked() {
        return unmarked;
    }

    /// Marks a part in the text, or marks it no longer.
    void toggle(Part part) {
        if (!unmarked.remove(part)) {
            unmarked.add(part);
        }
    }

    /// Looks at a document.
    public void open(Document opened) {
        BooleanSupplier isWanted = requests.next();
        Snapshot now = snapshot.getValue();
        Set<Long> acceptable = acceptable(opened, now);
        document.set(opened);
        masked.set(null);
        selected.set(-1);
        phase.set(Phase.LOADING);
        background.run(
                () -> loader.load(opened, pairsOf(opened, now, acceptable), acceptable, now.byId(), isWanted),
                loaded -> {
                    if (isWanted.getAsBoolean()) {
                        take(loaded);
                    }
                },
                ignored -> {
                    if (isWanted.getAsBoolean()) {
                        phase.set(Phase.FAILED);
                    }
                });
    }

    /// Looks at the same document anew if it has another name now. One that is gone has none: nothing is looked at
    /// then.
    private void rename() {
        Document shown = document.get();
        if (shown == null) {
            return;
        }
        Document now = snapshot.getValue().byId().get(shown.id());
        if (now == null) {
            requests.next();
            document.set(null);
            masked.set(null);
            phase.set(Phase.NOTHING);
        } else if (!now.equals(shown)) {
            open(now);
        }
    }

    /// Leaves a source out of the report, or counts it again.
    void toggle(Source source) {
        OriginalityReport shown = masked.whole();
        if (shown == null) {
            return;
        }
        Set<Long> without = new HashSet<>();
        shown.aside().forEach(each -> without.add(each.document().id()));
        if (!without.remove(source.document().id())) {
            without.add(source.document().id());
        }
        List<Source> all = new ArrayList<>(shown.counted());
        all.addAll(shown.aside());
        BooleanSupplier isWanted = requests.next();
        background.compute(
                () -> OriginalityReport.of(
                        shown.document(),
                        shown.text(),
                        shown.excluded(),
                        all.stream().sorted(ReportOrder.of(shown.document())).toList(),
                        without,
                        shown.notRead(),
                        shown.leftOut()),
                now -> {
                    if (isWanted.getAsBoolean()) {
                        selected.set(-1);
                        masked.set(now);
                    }
                });
    }

    private void take(Optional<OriginalityReport> loaded) {
        if (loaded.isEmpty()) {
            phase.set(Phase.GONE);
        }
        masked.set(loaded.orElse(null));
    }

    /// Shows the report for the first time, or the same without names; null: none, or none yet.
    private void show(@Nullable OriginalityReport shown) {
        boolean isFirst = phase.get() == Phase.LOADING;
        if (shown != null) {
            phase.set(Phase.READY);
        } else if (masked.whole() != null) {
            phase.set(Phase.LOADING);
        }
        report.set(shown);
        if (shown != null && isFirst) {
            selected.set(shown.counted().isEmpty() ? -1 : 0);
        }
    }

    private static List<Pair> pairsOf(Document document, Snapshot now) {
        return now.findings().pairs().stream()
                .filter(pair -> pair.leftId() == document.id() || pair.rightId() == document.id())
                .toList();
    }

    private static List<Pair> pairsOf(Document document, Snapshot now, Set<Long> acceptable) {
        return pairsOf(document, now).stream()
                .sorted(ReportOrder.mostOf(document, now.byId(), acceptable))
                .toList();
    }

    /// The documents with which what this one shares is acceptable. Where that is said of all of it, nothing is told
    /// apart: as in the results, what is acceptable is quiet beside what is not.
    private Set<Long> acceptable(Document document, Snapshot now) {
        Review judged = review.getValue();
        List<Pair> pairs = judged.isEmpty() ? List.of() : pairsOf(document, now);
        return judged.document(document.id(), pairs).isQuiet()
                ? Set.of()
                : pairs.stream()
                        .filter(pair -> judged.pair(pair).isQuiet())
                        .map(pair -> pair.partnerOf(document.id()))
                        .collect(Collectors.toUnmodifiableSet());
    }

    private boolean changes(OriginalityReport shown, Snapshot now) {
        record Known(Pair pair, boolean isAcceptable) {}

        Exclusions leftOut = now.findings().leftOut();
        Set<Long> acceptable = acceptable(shown.document(), now);
        Set<Known> before = Stream.concat(shown.counted().stream(), shown.aside().stream())
                .map(source -> new Known(source.pair(), source.isAcceptable()))
                .collect(Collectors.toSet());
        Set<Known> pairs = pairsOf(shown.document(), now, acceptable).stream()
                .limit(ReportLoader.MOST_SOURCES)
                .map(pair -> new Known(
                        pair,
                        acceptable.contains(pair.partnerOf(shown.document().id()))))
                .collect(Collectors.toSet());
        return !leftOut.equals(shown.leftOut()) || !before.equals(pairs);
    }
}
