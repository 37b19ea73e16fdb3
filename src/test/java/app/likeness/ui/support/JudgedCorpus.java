package app.likeness.ui.support;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.report.names.NameMask;
import app.likeness.review.Review;
import app.likeness.scan.Scan;
import app.likeness.scan.SilentListener;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.store.memory.JudgedBefore;
import app.likeness.ui.corpus.OpenCorpus;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.judging.ReviewFile;
import app.likeness.ui.judging.ReviewModel;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicLong;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// A model of the review over a real corpus, without a window. What the lane `read` is given waits until it is run.
public final class JudgedCorpus implements AutoCloseable {
    /// Who gives every verdict here.
    public static final String DECIDER = "R. Meier";

    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final AtomicLong clock = new AtomicLong();
    private final ObjectProperty<NameMask> mask = new SimpleObjectProperty<>(NameMask.NONE);
    private final List<Problem> problems = new ArrayList<>();
    private final ObjectProperty<Snapshot> snapshot = new SimpleObjectProperty<>(Snapshot.EMPTY);
    private final Corpus corpus;
    private final OpenCorpus connected;
    private final ReviewModel model;
    private @Nullable OpenCorpus open;
    private int recounts;
    private Review heard = Review.NONE;

    /// @param file of the corpus
    /// @param memory of what was judged in any corpus
    public JudgedCorpus(Path file, Path memory) throws CorpusException {
        corpus = Corpus.open(file);
        connected = OpenCorpus.connect(corpus, Exclusions.NONE).opened();
        open = connected;
        model = new ReviewModel(
                RunningBackground.waiting(waiting),
                new ReviewFile(new JudgedBefore(memory), () -> Instant.EPOCH.plusSeconds(clock.incrementAndGet())),
                snapshot,
                new ReviewModel.Parts(
                        () -> open,
                        problems::add,
                        failure -> {
                            throw new IllegalStateException(failure);
                        },
                        () -> recounts++,
                        review -> heard = review,
                        mask,
                        () -> DECIDER));
        work();
    }

    /// Scans folders and shows what is found.
    public void scan(Path... folders) throws CorpusException {
        List<Root> roots = new ArrayList<>();
        for (Path folder : folders) {
            roots.add(new Root(folder, Role.CHECK));
        }
        new Scan(corpus, ScanOptions.standard()).run(roots, new SilentListener());
        show();
    }

    /// Shows what the corpus has now.
    public void show() throws CorpusException {
        snapshot.set(connected.snapshot(1, Shown.AT_FIRST));
        work();
    }

    /// Does what waits on the lane `read`, and what that brings.
    public void work() {
        for (Runnable next = waiting.poll(); next != null; next = waiting.poll()) {
            next.run();
        }
    }

    public int waiting() {
        return waiting.size();
    }

    public ReviewModel model() {
        return model;
    }

    public OpenCorpus connected() {
        return connected;
    }

    public Snapshot snapshot() {
        return snapshot.get();
    }

    /// The pair of two files, by the beginnings of their names.
    public ReviewCase.OfPair pair(String one, String other) {
        return new ReviewCase.OfPair(Math.min(id(one), id(other)), Math.max(id(one), id(other)));
    }

    public long id(String name) {
        return snapshot().findings().documents().stream()
                .filter(document ->
                        String.valueOf(document.path().getFileName()).startsWith(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no document " + name))
                .id();
    }

    public List<Pair> pairs() {
        return snapshot().findings().pairs();
    }

    public List<Problem> problems() {
        return problems;
    }

    public int recounts() {
        return recounts;
    }

    public Review heard() {
        return heard;
    }

    /// From now on the window has no corpus.
    public void leave() {
        open = null;
    }

    @Override
    public void close() {
        connected.disconnect();
        corpus.close();
    }
}
