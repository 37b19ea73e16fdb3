package app.likeness.ui.corpus;

import app.likeness.compare.count.PairComparison;
import app.likeness.compare.exclude.Counting;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.findings.Findings;
import app.likeness.compare.findings.UsualShare;
import app.likeness.compare.findings.UsualShare.Unrelated;
import app.likeness.store.kept.CorpusException;
import app.likeness.ui.parts.Background;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/// Measures what unrelated documents of the open corpus share, in the background and in small pieces, once all is
/// known; anew when it is others that are unrelated. Used on the FX thread.
public final class UsualMeasure {
    /// Compared in one piece of work: some ten milliseconds, so that no view waits for its own work.
    private static final int PIECE = 32;

    private final Background background;
    private final Texts texts;
    private final Consumer<UsualShare> onMeasured;
    private List<Unrelated> measured = List.of();
    /// The reading that the sample was drawn from last.
    private long looked = -1;
    /// How often a measure was begun: an older one is given up.
    private int begun;

    /// @param arriving whether a scan runs or the corpus is asked what it has
    public UsualMeasure(
            Background background,
            Texts texts,
            ObservableValue<Snapshot> snapshot,
            ObservableValue<Boolean> arriving,
            Consumer<UsualShare> onMeasured) {
        this.background = background;
        this.texts = texts;
        this.onMeasured = onMeasured;
        Runnable look = () -> {
            if (!arriving.getValue() && snapshot.getValue().isComplete()) {
                measure(snapshot.getValue());
            }
        };
        snapshot.subscribe(look);
        arriving.subscribe(look);
    }

    /// Gives up what is being measured: the window closes.
    public void stop() {
        begun++;
    }

    private void measure(Snapshot now) {
        if (now.reading() == looked) {
            return;
        }
        looked = now.reading();
        background.computeBehind(() -> unrelated(now), this::measure);
    }

    private static List<Unrelated> unrelated(Snapshot now) {
        Findings findings = now.counted().findings();
        return UsualShare.unrelated(
                UsualShare.sample(findings.documents()), findings.clusters(), now.tallies()::isBySameAuthor);
    }

    private void measure(List<Unrelated> pairs) {
        if (pairs.equals(measured)) {
            return;
        }
        measured = pairs;
        int number = ++begun;
        background.run(() -> new Work(texts, pairs), work -> goOn(work, number), failure -> {
            // Without it the stops stand where they do in most corpora; what is broken says so elsewhere.
        });
    }

    private void goOn(Work work, int number) {
        if (number != begun) {
            return;
        }
        if (work.isDone()) {
            onMeasured.accept(UsualShare.of(work.shares));
        } else {
            background.computeBehind(work::piece, done -> goOn(done, number));
        }
    }

    /// The texts of a sample and how far its pairs are compared. Used by one thread after the other.
    private static final class Work {
        private final Counting counting;
        private final PairComparison comparing;
        private final Map<Long, ExcludedText> byId = new HashMap<>();
        private final List<Unrelated> pairs;
        private final double[] shares;
        private int done;

        Work(Texts texts, List<Unrelated> pairs) throws CorpusException {
            this.counting = texts.counting();
            this.comparing = new PairComparison(counting.finder());
            this.pairs = pairs;
            this.shares = new double[pairs.size()];
            for (Unrelated pair : pairs) {
                read(texts, pair.leftId());
                read(texts, pair.rightId());
            }
        }

        private void read(Texts texts, long id) throws CorpusException {
            if (!byId.containsKey(id)) {
                String text = texts.text(id);
                byId.put(id, comparing.excluded(text));
            }
        }

        boolean isDone() {
            return done == shares.length;
        }

        Work piece() {
            for (int end = Math.min(shares.length, done + PIECE); done < end; done++) {
                shares[done] = share(pairs.get(done));
            }
            return this;
        }

        private double share(Unrelated pair) {
            ExcludedText left = byId.get(pair.leftId());
            ExcludedText right = byId.get(pair.rightId());
            return left == null || right == null
                    ? 0
                    : comparing
                            .counted(left, right)
                            .counts()
                            .shares(counting.leftOut())
                            .share()
                            .orElse(0);
        }
    }
}
