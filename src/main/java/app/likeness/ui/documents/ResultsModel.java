package app.likeness.ui.documents;

import app.likeness.compare.Exclusions;
import app.likeness.review.Review;
import app.likeness.review.State;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.corpus.News;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.judging.Reviews;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import app.likeness.ui.table.RowList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What was found, and which of it is shown.
public final class ResultsModel {
    private final Background background;
    private final ObservableValue<Snapshot> snapshot;
    private final ReadOnlyObjectWrapper<Results> results = new ReadOnlyObjectWrapper<>(Results.NONE);
    private final ReadOnlyBooleanWrapper complete = new ReadOnlyBooleanWrapper(true);
    private final RowList<DocumentRow> documents = new RowList<>();
    private final RowList<PairRow> pairs = new RowList<>();
    private final StringProperty search = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Histogram> histogram = new ReadOnlyObjectWrapper<>(Histogram.EMPTY);
    private final ObjectProperty<@Nullable Integer> bar = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<News> news = new ReadOnlyObjectWrapper<>(News.NONE);
    private final BooleanProperty newsOnly = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Quiet> quiet = new ReadOnlyObjectWrapper<>(Quiet.NONE);
    private final Reviews reviews;
    private final ReadOnlyObjectWrapper<Map<State, Integer>> documentStates = new ReadOnlyObjectWrapper<>(Map.of());
    private final ReadOnlyObjectWrapper<Map<State, Integer>> pairStates = new ReadOnlyObjectWrapper<>(Map.of());
    private final ReadOnlyIntegerWrapper counting = new ReadOnlyIntegerWrapper();
    /// How often other verdicts came.
    private int reviewed;
    /// Of the lane `read`.
    private Ranked ranked = Ranked.NOTHING;
    /// Those for rows.
    private final Latest requests = new Latest();

    /// @param reviews what was judged, and which states are shown
    public ResultsModel(ObservableValue<Snapshot> snapshot, Reviews reviews, Background background) {
        this.background = background;
        this.snapshot = snapshot;
        this.reviews = reviews;
        snapshot.subscribe(this::take);
        reviews.review().subscribe(() -> {
            reviewed++;
            take(snapshot.getValue());
        });
        reviews.states().statesProperty().subscribe(this::filterAgain);
        search.subscribe(this::filterAgain);
        bar.subscribe(this::filterAgain);
        newsOnly.subscribe(this::filterAgain);
    }

    /// Marks what is new from now on.
    void follow(ObservableValue<News> changing) {
        changing.subscribe(now -> {
            news.set(now);
            if (!now.isAny()) {
                newsOnly.set(false);
            }
            filterAgain();
        });
    }

    /// What is new since somebody last looked.
    ReadOnlyObjectProperty<News> newsProperty() {
        return news.getReadOnlyProperty();
    }

    /// What is looked for in vain.
    ReadOnlyObjectProperty<Quiet> quietProperty() {
        return quiet.getReadOnlyProperty();
    }

    /// Whether nothing is shown but what is new or changed.
    BooleanProperty newsOnlyProperty() {
        return newsOnly;
    }

    /// Everything that was found.
    ReadOnlyObjectProperty<Results> resultsProperty() {
        return results.getReadOnlyProperty();
    }

    /// What all numbers are counted from.
    Snapshot snapshot() {
        return snapshot.getValue();
    }

    /// Whether the pairs belong to exactly the documents of now.
    ReadOnlyBooleanProperty completeProperty() {
        return complete.getReadOnlyProperty();
    }

    /// How many counts are under way: what was found last is in none of the results before there are none.
    ReadOnlyIntegerProperty countingProperty() {
        return counting.getReadOnlyProperty();
    }

    /// Does the slow part of what the tables show.
    Background background() {
        return background;
    }

    /// What titles and paths must contain to be shown, in any case; empty shows everything.
    StringProperty searchProperty() {
        return search;
    }

    /// How much all documents share, wherever the line is drawn.
    ReadOnlyObjectProperty<Histogram> histogramProperty() {
        return histogram.getReadOnlyProperty();
    }

    /// The bar of the histogram whose documents alone are shown; null for those of all bars.
    ObjectProperty<@Nullable Integer> barProperty() {
        return bar;
    }

    /// How many documents stand in each state of the review.
    public ReadOnlyObjectProperty<Map<State, Integer>> documentStatesProperty() {
        return documentStates.getReadOnlyProperty();
    }

    /// The same for pairs.
    public ReadOnlyObjectProperty<Map<State, Integer>> pairStatesProperty() {
        return pairStates.getReadOnlyProperty();
    }

    RowList<DocumentRow> documents() {
        return documents;
    }

    RowList<PairRow> pairs() {
        return pairs;
    }

    /// What was counted, with the rows that the user wants to see of it.
    private record Found(Results results, Histogram histogram, Rows rows) {}

    /// @param quiet what is looked for and is in no row
    private record Rows(List<DocumentRow> documents, List<PairRow> pairs, Quiet quiet) {}

    /// What somebody looks for in vain among those that share text: documents that share none, and files that were not
    /// read.
    ///
    /// @param named the first of these documents, [#NAMED] at most
    /// @param file the name of the first of these files; empty for none
    record Quiet(int documents, List<Document> named, int files, String file) {
        static final Quiet NONE = new Quiet(0, List.of(), 0, "");
        static final int NAMED = 8;

        Quiet {
            named = List.copyOf(named);
        }

        /// The title of the first of these documents; empty for none.
        String document() {
            return named.isEmpty() ? "" : named.getFirst().title();
        }

        boolean isAny() {
            return documents + files > 0;
        }
    }

    /// Rows with what they were made of: they stay as they are where the line alone has moved.
    ///
    /// @param reviewed how often other verdicts had come
    private record Ranked(long reading, DocumentsById documents, Exclusions leftOut, int reviewed, RankedRows rows) {
        static final Ranked NOTHING = of(Snapshot.EMPTY, Review.NONE, -1);

        static Ranked of(Snapshot snapshot, Review review, int reviewed) {
            return new Ranked(
                    snapshot.reading(),
                    snapshot.byId(),
                    snapshot.counted().leftOut(),
                    reviewed,
                    new RankedRows(snapshot.byId(), snapshot.counted().pairs(), review));
        }

        boolean isOf(Snapshot snapshot, int reviewedNow) {
            return reading == snapshot.reading()
                    && reviewed == reviewedNow
                    && leftOut.equals(snapshot.counted().leftOut())
                    && documents.equals(snapshot.byId());
        }
    }

    /// What the user wants to see.
    ///
    /// @param wanted what titles and paths contain, in lower case; empty: everything
    /// @param bar the bar of the histogram; null: all
    /// @param states of the review
    /// @param news what alone is to be seen; nothing new: everything
    /// @param all everything that is known
    private record Filter(String wanted, @Nullable Integer bar, Set<State> states, News news, Snapshot all) {
        /// O(rows).
        Rows of(Results results, Histogram shares) {
            if (wanted.isEmpty() && bar == null && !news.isAny() && results.isAllIn(states)) {
                return new Rows(results.documents(), results.pairs(), Quiet.NONE);
            }
            Set<Long> matching = wanted.isEmpty() ? Set.of() : matching(results);
            List<DocumentRow> documents = results.documents().stream()
                    .filter(row -> states.contains(row.standing().state())
                            && isWanted(matching, row.document())
                            && isNews(news.of(row.document()))
                            && (bar == null || shares.isIn(bar, row.document().id())))
                    .toList();
            List<PairRow> pairs = results.pairs().stream()
                    .filter(row -> states.contains(row.standing().state())
                            && (isWanted(matching, row.left()) || isWanted(matching, row.right()))
                            && isNews(news.of(row.pair()))
                            && (bar == null || Histogram.bar(row.pair().rank()) == bar))
                    .toList();
            return new Rows(documents, pairs, wanted.isEmpty() || !documents.isEmpty() ? Quiet.NONE : quiet(results));
        }

        private Quiet quiet(Results results) {
            Set<Long> sharing =
                    results.documents().stream().map(row -> row.document().id()).collect(Collectors.toSet());
            List<Document> documents = all.tallies().documents().stream()
                    .filter(document -> !sharing.contains(document.id()) && contains(document, wanted))
                    .toList();
            List<String> files = all.tallies().skips().stream()
                    .filter(skip -> !skip.reason().isOfDocument()
                            && contains(skip.path().toString(), wanted))
                    .map(skip -> Objects.toString(skip.path().getFileName(), ""))
                    .toList();
            return new Quiet(
                    documents.size(),
                    documents.subList(0, Math.min(Quiet.NAMED, documents.size())),
                    files.size(),
                    files.isEmpty() ? "" : files.getFirst());
        }

        private boolean isNews(News.Kind kind) {
            return !news.isAny() || kind != News.Kind.KNOWN;
        }

        private boolean isWanted(Set<Long> matching, Document document) {
            return wanted.isEmpty() || matching.contains(document.id());
        }

        /// Each document is looked at once, however many pairs it is in.
        private Set<Long> matching(Results results) {
            return results.documents().stream()
                    .map(DocumentRow::document)
                    .filter(document -> contains(document, wanted))
                    .map(Document::id)
                    .collect(Collectors.toSet());
        }
    }

    private Filter filter() {
        return new Filter(
                search.get().strip().toLowerCase(Locale.ROOT),
                bar.get(),
                reviews.states().statesProperty().get(),
                newsOnly.get() ? news.get() : News.NONE,
                snapshot.getValue());
    }

    private void take(Snapshot snapshot) {
        Filter filter = filter();
        Review review = reviews.review().getValue();
        int now = reviewed;
        BooleanSupplier isWanted = requests.next();
        counting.set(counting.get() + 1);
        background.compute(
                () -> {
                    if (!ranked.isOf(snapshot, now)) {
                        ranked = Ranked.of(snapshot, review, now);
                    }
                    RankedRows rows = ranked.rows();
                    Results found = rows.above(
                                    snapshot.findings(), snapshot.shown().least())
                            .checked(snapshot.others(), snapshot.findings());
                    Histogram shares = rows.histogram();
                    return new Found(found, shares, filter.of(found, shares));
                },
                found -> {
                    counting.set(counting.get() - 1);
                    complete.set(snapshot.isComplete());
                    results.set(found.results());
                    histogram.set(found.histogram());
                    documentStates.set(found.results().documentStates());
                    pairStates.set(found.results().pairStates());
                    if (isWanted.getAsBoolean()) {
                        show(found.rows());
                    } else if (counting.get() == 0) {
                        filterAgain();
                    }
                });
    }

    private void filterAgain() {
        Filter filter = filter();
        Results known = results.get();
        Histogram shares = histogram.get();
        BooleanSupplier isWanted = requests.next();
        background.compute(() -> filter.of(known, shares), rows -> {
            if (isWanted.getAsBoolean()) {
                show(rows);
            }
        });
    }

    private void show(Rows rows) {
        quiet.set(rows.quiet());
        documents.show(rows.documents());
        pairs.show(rows.pairs());
    }

    private static boolean contains(Document document, String wanted) {
        return contains(document.title(), wanted) || contains(document.path().toString(), wanted);
    }

    /// Whether words stand in a text in upper or lower case. A hundred thousand texts are asked with each letter that
    /// is typed: none is copied for that.
    ///
    /// @param wanted in lower case, not empty
    private static boolean contains(String text, String wanted) {
        char lower = wanted.charAt(0);
        char upper = Character.toUpperCase(lower);
        int last = text.length() - wanted.length();
        for (int at = 0; at <= last; at++) {
            char first = text.charAt(at);
            if ((first == lower || first == upper) && text.regionMatches(true, at, wanted, 0, wanted.length())) {
                return true;
            }
        }
        return false;
    }
}
