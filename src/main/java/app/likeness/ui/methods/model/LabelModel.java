package app.likeness.ui.methods.model;

import app.likeness.scan.study.PairIds;
import app.likeness.store.LabelStore.Said;
import app.likeness.store.kept.PairLabel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The labels, which pair is to be labelled next, and the way back. Used on the FX thread.
public final class LabelModel {
    /// A document that stands in so many pairs that were shown comes last.
    private static final int OFTEN = 2;

    private final LabelKeeper keeper;
    private final ReadOnlyObjectWrapper<Labels> labels = new ReadOnlyObjectWrapper<>(Labels.NONE);
    private final ReadOnlyObjectWrapper<@Nullable PairIds> next = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
    private final Deque<Step> done = new ArrayDeque<>();
    private final Set<PairIds> skipped = new HashSet<>();
    private List<PairIds> candidates = List.of();
    private Set<PairIds> confirmed = Set.of();

    /// What one step changed.
    ///
    /// @param shown the pair that was labelled or skipped; null after an import
    /// @param before labels that the step took away
    /// @param said what it said
    private record Step(@Nullable PairIds shown, List<PairLabel> before, List<Said> said) {}

    LabelModel(LabelKeeper keeper) {
        this.keeper = keeper;
    }

    public ReadOnlyObjectProperty<Labels> labelsProperty() {
        return labels.getReadOnlyProperty();
    }

    /// The pair to be labelled; null when there is none left.
    public ReadOnlyObjectProperty<@Nullable PairIds> nextProperty() {
        return next.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty canUndoProperty() {
        return canUndo.getReadOnlyProperty();
    }

    /// Reads the labels of a corpus; another corpus has another past.
    void load(boolean isAnother) {
        if (isAnother) {
            done.clear();
            skipped.clear();
            candidates = List.of();
            next.set(null);
            labels.set(Labels.NONE);
            canUndo.set(false);
        }
        change(List.of(), List.of());
    }

    /// Counts pairs that were confirmed in the review as related, where no label says otherwise.
    void confirm(Set<PairIds> pairs) {
        if (!pairs.equals(confirmed)) {
            confirmed = Set.copyOf(pairs);
            labels.set(Labels.of(labels.get().all(), confirmed));
        }
    }

    /// Offers pairs for labelling, the most informative first.
    void offer(List<PairIds> pairs) {
        candidates = List.copyOf(pairs);
        PairIds now = next.get();
        if (now == null || !isOpen(now)) {
            choose();
        }
    }

    /// Says of the pair that is shown whether it is related.
    public void label(boolean isRelated) {
        PairIds pair = next.get();
        if (pair != null) {
            perform(new Step(pair, labels.get().of(pair), List.of(new Said(pair.leftId(), pair.rightId(), isRelated))));
        }
    }

    /// Leaves the pair that is shown unlabelled.
    public void skip() {
        PairIds pair = next.get();
        if (pair != null) {
            perform(new Step(pair, List.of(), List.of()));
        }
    }

    /// Keeps labels from elsewhere, in one step.
    public void take(Map<PairIds, Boolean> taken) {
        List<Said> said = new ArrayList<>();
        taken.forEach((pair, isRelated) -> said.add(new Said(pair.leftId(), pair.rightId(), isRelated)));
        if (!said.isEmpty()) {
            perform(new Step(null, List.of(), said));
        }
    }

    /// Takes the last step back: what it said is forgotten, what it took away is there again.
    public void undo() {
        Step step = done.poll();
        if (step == null) {
            return;
        }
        canUndo.set(!done.isEmpty());
        List<PairLabel> now = new ArrayList<>();
        Map<PairIds, List<PairLabel>> byPair = byPair();
        for (Said said : step.said) {
            now.addAll(byPair.getOrDefault(PairIds.of(said.leftId(), said.rightId()), List.of()));
        }
        if (step.shown != null) {
            skipped.remove(step.shown);
            next.set(step.shown);
        }
        List<Said> again = step.before.stream().map(LabelModel::said).toList();
        if (!now.isEmpty() || !again.isEmpty()) {
            change(ids(now), again);
        }
    }

    private Map<PairIds, List<PairLabel>> byPair() {
        Map<PairIds, List<PairLabel>> byPair = new HashMap<>();
        for (PairLabel label : labels.get().all()) {
            if (label.isPresent()) {
                byPair.computeIfAbsent(
                                PairIds.of(id(label.leftId()), id(label.rightId())), ignored -> new ArrayList<>())
                        .add(label);
            }
        }
        return byPair;
    }

    private void perform(Step step) {
        done.push(step);
        canUndo.set(true);
        if (step.shown != null) {
            // Not shown again, even before the corpus has the label.
            skipped.add(step.shown);
            choose();
        }
        if (!step.said.isEmpty()) {
            change(ids(step.before), step.said);
        }
    }

    private void change(Collection<Long> forgotten, Collection<Said> said) {
        keeper.change(forgotten, said, all -> {
            labels.set(Labels.of(all, confirmed));
            PairIds now = next.get();
            if (now == null || !isOpen(now)) {
                choose();
            }
        });
    }

    private boolean isOpen(PairIds pair) {
        return !skipped.contains(pair) && !labels.get().known().containsKey(pair);
    }

    /// The first candidate of which neither document was shown often; else the first.
    private void choose() {
        Map<Long, Integer> seen = new HashMap<>();
        Set<PairIds> shown = new HashSet<>(labels.get().known().keySet());
        shown.addAll(skipped);
        for (PairIds pair : shown) {
            seen.merge(pair.leftId(), 1, Integer::sum);
            seen.merge(pair.rightId(), 1, Integer::sum);
        }
        PairIds first = null;
        for (PairIds pair : candidates) {
            if (isOpen(pair)) {
                if (seen.getOrDefault(pair.leftId(), 0) < OFTEN && seen.getOrDefault(pair.rightId(), 0) < OFTEN) {
                    next.set(pair);
                    return;
                }
                first = first == null ? pair : first;
            }
        }
        next.set(first);
    }

    private static List<Long> ids(List<PairLabel> labels) {
        return labels.stream().map(PairLabel::id).toList();
    }

    private static Said said(PairLabel label) {
        return new Said(id(label.leftId()), id(label.rightId()), label.isRelated());
    }

    private static long id(OptionalLong present) {
        return present.orElseThrow();
    }
}
