package app.likeness.ui.documents;

import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.compare.findings.SheetForAll;
import app.likeness.report.words.FoldWords;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.News;
import app.likeness.ui.corpus.NewsModel;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.corpus.ShareWords;
import app.likeness.ui.documents.ResultsModel.Quiet;
import app.likeness.ui.judging.ReviewCase;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.table.Columns;
import app.likeness.ui.table.FreshCells;
import app.likeness.ui.table.RowTable;
import app.likeness.ui.words.Bands;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.KeyHint;
import app.likeness.ui.words.Keys;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import app.likeness.ui.words.ShownPath;
import atlantafx.base.controls.CustomTextField;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/// What was found: a headline in words, then the documents or the pairs.
public final class ResultsView extends BorderPane {
    /// What chooses the states that the lists show.
    public record StateFilters(Node documents, Node pairs) {}

    /// Widths of the table from which on there is room for further columns.
    /// Room for the names and the shares.
    private static final double LEAST_TABLE = 320;

    /// How many rows are seen at least, if there are so many: with the chart, and without.
    private static final int ROWS = 4;

    private static final int ROWS_FOLDED = 8;

    /// With fewer rows there is still room to say why.
    private static final int LEAST_ROWS = 2;

    private static final double HEAD_HEIGHT = 34;
    private static final double ROW_HEIGHT = 36;

    private static final double ROOM_FOR_DISTANCE = 1000;
    private static final double ROOM_FOR_DISTINCTIVE = 900;
    private static final double ROOM_FOR_DATE = 700;
    private static final double ROOM_FOR_OTHER_WAY = 600;
    private static final double ROOM_FOR_CHARACTERS = 520;

    private static final double ROOM_FOR_AUTHOR = 820;
    private static final double ROOM_FOR_SOURCE = 1200;

    private final Messages messages;
    private final ResultsModel model;
    private final LineModel line;
    private final OpenPair openPair;
    private Consumer<Document> openReport = document -> {};
    private Consumer<Document> openNear = document -> {};
    private final BooleanBinding arriving;
    private final BooleanProperty showsPairs = new SimpleBooleanProperty();
    private final BooleanProperty showsFingerprints = new SimpleBooleanProperty();
    private final CustomTextField search = new CustomTextField();
    /// The headline and what belongs to it.
    private final VBox words = new VBox();

    private final RowTable<DocumentRow> documents;
    private final RowTable<PairRow> pairs;

    /// @param corpus the corpus's name
    /// @param arriving whether a scan runs or the corpus is asked what it has: what is not there yet may still come
    /// @param filters say and change what is left out, and what is shown
    /// @param states choose what each of the two lists shows: a list has its own in sight only
    /// @param chooseCharset lets the user say in which character set a file is to be read
    public ResultsView(
            Messages messages,
            ResultsModel model,
            LineModel line,
            ObservableValue<String> corpus,
            ObservableValue<Boolean> arriving,
            List<Node> filters,
            StateFilters states,
            OpenPair openPair,
            Consumer<Path> chooseCharset) {
        this.messages = messages;
        this.model = model;
        this.line = line;
        this.arriving = Bindings.createBooleanBinding(
                () -> arriving.getValue() || model.countingProperty().get() > 0, arriving, model.countingProperty());
        this.openPair = openPair;
        documents = documentTable();
        documents.offer(
                messages.text("common.readInCharset"),
                row -> chooseCharset.accept(row.document().path()));
        documents.offer(messages.text("near.action"), row -> openNear.accept(row.document()));
        pairs = pairTable();
        getStyleClass().add("view");
        setTop(header(corpus));

        Label headline = label(this::headline, "text-headline");
        headline.setId("results-headline");
        Explanations.add(
                headline,
                () -> messages.get(
                        "explain.headline",
                        model.resultsProperty().get().pairs().size(),
                        model.resultsProperty().get().pairsBelow(),
                        model.resultsProperty().get().pairsLeftOut()));
        Label bands = label(this::bands, "text-quiet");
        Explanations.add(bands, () -> messages.get("help.number.level.meaning"));
        Label stopped = label(() -> messages.get("results.incomplete"), "text-attention");
        stopped.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !model.completeProperty().get() && !this.arriving.get(),
                        model.completeProperty(),
                        this.arriving));
        stopped.managedProperty().bind(stopped.visibleProperty());
        words.getChildren().addAll(headline, bands, stopped);
        words.getStyleClass().add("results-words");

        showWhen(documents, showsPairs.not());
        showWhen(pairs, showsPairs);
        StackPane tables = new StackPane(documents, pairs);
        tables.setMinWidth(LEAST_TABLE);
        VBox.setVgrow(tables, Priority.ALWAYS);
        LinePanel panel = new LinePanel(messages, model, line);
        showWhen(panel, model.histogramProperty().map(now -> now.documents() > 0));
        // A window that is lower still scrolls.
        tables.minHeightProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> leastHeight(panel.foldedProperty().get() ? ROWS_FOLDED : ROWS),
                        panel.foldedProperty(),
                        showsPairs,
                        model.resultsProperty()));
        VBox content = new VBox(words, panel);
        content.getChildren().addAll(filters);
        content.getChildren().addAll(with(states.documents(), showsPairs.not()), with(states.pairs(), showsPairs));
        content.getChildren().addAll(tables, foot());
        content.getStyleClass().add("view-content");
        setCenter(content);
    }

    /// Of the lists: so many rows, or as many as there can be wherever the line is drawn. While somebody drags the
    /// line, nothing else moves.
    private double leastHeight(int rows) {
        Results results = model.resultsProperty().get();
        int all = showsPairs.get() ? results.pairs().size() + results.pairsBelow() : results.total();
        return HEAD_HEIGHT + ROW_HEIGHT * Math.clamp(all, LEAST_ROWS, rows);
    }

    /// What is in sight by itself, only while its list is.
    private static Node with(Node chips, BooleanExpression listed) {
        StackPane place = new StackPane(chips);
        showWhen(place, listed.and(chips.visibleProperty()));
        return place;
    }

    /// The focus goes to the rows.
    @Override
    public void requestFocus() {
        (showsPairs.get() ? pairs : documents).requestFocus();
    }

    /// The pair that the chosen row shows, as a case of the review; null where none is chosen. A row of documents is
    /// judged by what it shows: its document and the one that has most of it, and nobody else.
    public ObservableValue<@Nullable ReviewCase> caseProperty() {
        ObservableValue<@Nullable ReviewCase> document = documents
                .getSelectionModel()
                .selectedItemProperty()
                .map(row ->
                        new ReviewCase.OfPair(row.best().leftId(), row.best().rightId()));
        ObservableValue<@Nullable ReviewCase> pair = pairs.getSelectionModel()
                .selectedItemProperty()
                .map(row ->
                        new ReviewCase.OfPair(row.pair().leftId(), row.pair().rightId()));
        return showsPairs.flatMap(shown -> shown ? pair : document);
    }

    /// Opens the first pair of the list that is still open, or, backwards, the last one.
    ///
    /// @param step 1 or -1
    /// @return whether there is one
    public boolean openNext(Predicate<Pair> wanted, int step) {
        List<Pair> inOrder = showsPairs.get()
                ? pairs.rowsInOrder().stream().map(PairRow::pair).toList()
                : DistinctPairs.of(documents.rowsInOrder(), model.snapshot().byId());
        for (int i = 0; i < inOrder.size(); i++) {
            Pair pair = inOrder.get(step > 0 ? i : inOrder.size() - 1 - i);
            if (wanted.test(pair)) {
                open(inOrder, pair);
                return true;
            }
        }
        return false;
    }

    /// The documents in the order of the list.
    public List<Document> documentsInOrder() {
        return documents.rowsInOrder().stream().map(DocumentRow::document).toList();
    }

    /// Adds a column with the group that the longest sentences of a document gave it, for corpora where they did.
    public void showSentenceGroups(ObservableValue<Map<Long, Integer>> groups) {
        TableColumn<DocumentRow, Integer> column = Columns.number(
                messages,
                "results.column.sentenceGroup",
                row -> groups.getValue().getOrDefault(row.document().id(), -1),
                "results.column.sentenceGroup.meaning");
        column.setId("sentence-group-column");
        documents.showWhile(groups.map(now -> !now.isEmpty()), column);
        documents.addNarrowColumn(column, 116, 130);
        groups.subscribe(now -> documents.refresh());
    }

    /// Has a column with the distance of fingerprints while `shown`.
    public void showFingerprints(ObservableValue<Boolean> shown) {
        showsFingerprints.bind(shown);
    }

    /// Keeps the row of the pair that was opened last chosen, for who comes back.
    public void follow(ObservableValue<@Nullable Pair> opened) {
        opened.subscribe(pair -> {
            if (pair != null) {
                pairs.choose(new PairRow.Key(pair.leftId(), pair.rightId()));
                chooseDocument(pair);
            }
        });
    }

    /// Chooses the first row of a document that is `wanted` and brings it into sight, where none is chosen.
    ///
    /// @param now whether to do so
    public void showFirst(ObservableValue<Boolean> now, Predicate<Document> wanted) {
        Runnable show = () -> {
            if (now.getValue() && documents.getSelectionModel().isEmpty()) {
                documents.rowsInOrder().stream()
                        .filter(row -> wanted.test(row.document()))
                        .findFirst()
                        .ifPresent(row -> documents.choose(row.document().id()));
            }
        };
        now.subscribe(show);
        documents.getItems().addListener((ListChangeListener<DocumentRow>) change -> Platform.runLater(show));
    }

    /// A pair may stand for both of its documents: the row that was chosen stays so.
    private void chooseDocument(Pair pair) {
        DocumentRow chosen = documents.getSelectionModel().getSelectedItem();
        if (chosen != null && chosen.best().equals(pair)) {
            return;
        }
        for (DocumentRow row : documents.rowsInOrder()) {
            if (row.best().equals(pair)) {
                documents.choose(row.document().id());
                return;
            }
        }
    }

    /// What shows everything that a document shares.
    public void onReport(Consumer<Document> action) {
        openReport = action;
    }

    /// Says under the headline how many files were not read.
    ///
    /// @param look shows which, and why
    public void showUnread(ObservableValue<Integer> unread, Runnable look) {
        Hyperlink link = new Hyperlink();
        link.setId("results-unread");
        link.textProperty().bind(messages.text("results.unread", unread));
        Explanations.add(link, () -> messages.get("explain.counts"));
        link.setOnAction(event -> {
            look.run();
            link.setVisited(false);
        });
        link.visibleProperty().bind(unread.map(count -> count > 0));
        link.managedProperty().bind(link.visibleProperty());
        words.getChildren().add(link);
    }

    /// Says under the headline what came, changed and went since the last look, and shows it alone.
    public void showNews(NewsModel news) {
        model.follow(news.newsProperty());
        model.newsProperty().subscribe(now -> {
            FreshCells.of(documents);
            FreshCells.of(pairs);
        });
        Label sentence = new Label();
        sentence.setId("results-news");
        sentence.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> {
                            News now = model.newsProperty().get();
                            return messages.get(
                                    "results.news", now.count(News.Kind.NEW), now.count(News.Kind.CHANGED), now.gone());
                        },
                        model.newsProperty(),
                        messages.localeProperty()));
        Explanations.add(sentence, () -> messages.get("explain.news"));
        Hyperlink only = new Hyperlink();
        only.setId("results-news-only");
        only.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(model.newsOnlyProperty().get() ? "results.news.all" : "results.news.only"),
                        model.newsOnlyProperty(),
                        messages.localeProperty()));
        only.setOnAction(event -> {
            model.newsOnlyProperty().set(!model.newsOnlyProperty().get());
            only.setVisited(false);
        });
        only.visibleProperty().bind(model.newsProperty().map(News::isAny));
        only.managedProperty().bind(only.visibleProperty());
        Hyperlink seen = new Hyperlink();
        seen.setId("results-news-seen");
        seen.textProperty().bind(messages.text("results.news.seen"));
        seen.setOnAction(event -> news.seen());
        FlowPane line = new FlowPane(sentence, only, seen);
        line.setHgap(8);
        line.visibleProperty().bind(model.newsProperty().map(now -> !now.isNone()));
        line.managedProperty().bind(line.visibleProperty());
        words.getChildren().add(line);
    }

    /// Asks under the headline whether a document that most others have in them is the template.
    ///
    /// @param take takes a document for the template
    public void offerTemplate(ObservableValue<Optional<SheetForAll>> sheet, Consumer<Document> take) {
        Hyperlink link = new Hyperlink();
        link.setId("results-template");
        Explanations.add(link, () -> messages.get("folders.role.template.meaning"));
        link.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> sheet.getValue()
                                .map(found -> messages.get(
                                        "results.template", found.document().title(), found.documents(), found.of()))
                                .orElse(""),
                        sheet,
                        messages.localeProperty()));
        link.setOnAction(event -> {
            sheet.getValue().ifPresent(found -> take.accept(found.document()));
            link.setVisited(false);
        });
        link.visibleProperty().bind(sheet.map(Optional::isPresent));
        link.managedProperty().bind(link.visibleProperty());
        words.getChildren().add(link);
        documents.offer(messages.text("template.action"), row -> take.accept(row.document()));
    }

    /// What lists the documents near one by fingerprint.
    public void onNear(Consumer<Document> action) {
        openNear = action;
    }

    /// The pairs that the rows of the list show, as they stand, where a search, a filter or a bar narrows it; else
    /// none.
    public List<Pair> narrowed() {
        Results all = model.resultsProperty().get();
        if (showsPairs.get()) {
            List<PairRow> rows = pairs.getItems();
            return rows.size() == all.pairs().size()
                    ? List.of()
                    : rows.stream().map(PairRow::pair).toList();
        }
        List<DocumentRow> rows = documents.getItems();
        return rows.size() == all.documents().size()
                ? List.of()
                : rows.stream().map(DocumentRow::best).distinct().toList();
    }

    /// The document that was chosen; empty while none is. Of a pair it is the one at the left, as its menu says.
    public Optional<Document> chosen() {
        if (showsPairs.get()) {
            return Optional.ofNullable(pairs.getSelectionModel().getSelectedItem())
                    .map(PairRow::left);
        }
        return Optional.ofNullable(documents.getSelectionModel().getSelectedItem())
                .map(DocumentRow::document);
    }

    /// The document that shares most, of those that are shown; empty when there is none.
    public Optional<Document> strongest() {
        return model.resultsProperty().get().documents().stream().findFirst().map(DocumentRow::document);
    }

    /// Puts the cursor into the search field.
    public void find() {
        search.requestFocus();
        search.selectAll();
    }

    private Node header(ObservableValue<String> corpus) {
        Label title = new Label();
        title.textProperty().bind(corpus);
        title.getStyleClass().add("text-view-title");
        title.setMinWidth(0);
        ToggleGroup group = new ToggleGroup();
        ToggleButton byDocument = segment("results.documents", group, false, "left-pill");
        ToggleButton byPair = segment("results.pairs", group, true, "right-pill");
        HBox segments = new HBox(byDocument, byPair);
        segments.getStyleClass().add("segmented");
        showsPairs.subscribe(shown -> group.selectToggle(shown ? byPair : byDocument));

        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        search.promptTextProperty().bind(messages.text("results.search"));
        search.accessibleTextProperty().bind(messages.text("results.search"));
        search.setLeft(new FontIcon(MaterialDesignM.MAGNIFY));
        search.setRight(new KeyHint(Shortcut.FIND.shown()));
        search.setId("results-search");
        search.getStyleClass().add("search");
        search.textProperty().bindBidirectional(model.searchProperty());
        HBox header = new BreakingRow(title, segments, space, search);
        header.getStyleClass().add("view-header");
        return header;
    }

    private ToggleButton segment(String key, ToggleGroup group, boolean pairsShown, String styleClass) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(messages.text(key));
        button.setToggleGroup(group);
        button.getStyleClass().add(styleClass);
        button.setId(pairsShown ? "show-pairs" : "show-documents");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> {
            button.setSelected(true);
            showsPairs.set(pairsShown);
        });
        return button;
    }

    private Node foot() {
        Label shown = new Label();
        shown.getStyleClass().addAll("text-note", "text-quiet");
        shown.setWrapText(true);
        shown.setMinHeight(Region.USE_PREF_SIZE);
        shown.textProperty()
                .bind(Bindings.createStringBinding(
                        this::shown,
                        messages.localeProperty(),
                        showsPairs,
                        model.resultsProperty(),
                        model.documents(),
                        model.pairs()));
        Explanations.add(shown, () -> messages.get("explain.shown"));
        Hyperlink all = link(
                "results.foot.all", "show-all-bars", () -> model.barProperty().set(null));
        showWhen(all, model.barProperty().isNotNull());
        Label below = new Label();
        below.getStyleClass().addAll("text-note", "text-quiet");
        below.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get(
                                "results.foot.below",
                                model.resultsProperty().get().pairsBelow()),
                        messages.localeProperty(),
                        model.resultsProperty()));
        Explanations.add(below, () -> messages.get("help.number.line.meaning"));
        Hyperlink show = link("results.foot.below.show", "show-below", () -> line.drop(0));
        HBox hidden = new HBox(below, show);
        hidden.getStyleClass().add("table-foot-part");
        showWhen(hidden, model.resultsProperty().map(now -> now.pairsBelow() > 0));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox foot = new BreakingRow(shown, all, space, hidden);
        foot.getStyleClass().add("table-foot");
        foot.visibleProperty()
                .bind(model.resultsProperty().map(now -> !now.documents().isEmpty() || now.pairsBelow() > 0));
        return foot;
    }

    /// How many rows there are, and how many of them stand below the line.
    private String shown() {
        Results results = model.resultsProperty().get();
        String shown = showsPairs.get()
                ? messages.get(
                        "results.foot.pairs",
                        model.pairs().size(),
                        results.pairs().size())
                : messages.get(
                        "results.foot.documents",
                        results.checked(model.documents().rows()),
                        results.checked(results.documents()));
        int passages = showsPairs.get() ? results.pairsByPassage() : results.documentsByPassage();
        return passages == 0 ? shown : messages.get("results.foot.passages", shown, passages);
    }

    private Hyperlink link(String key, String id, Runnable action) {
        Hyperlink link = new Hyperlink();
        link.textProperty().bind(messages.text(key));
        link.setId(id);
        link.getStyleClass().add("text-note");
        link.setOnAction(event -> {
            action.run();
            link.setVisited(false);
        });
        return link;
    }

    private String headline() {
        Results results = model.resultsProperty().get();
        if (!results.documents().isEmpty()) {
            return found(results);
        }
        if (arriving.get()) {
            return messages.get("results.headline.scanning", results.total());
        }
        return messages.get(results.total() == 0 ? "results.headline.empty" : "results.headline.nothing");
    }

    private String found(Results results) {
        int sharing = results.sharingDocuments();
        if (results.groups() == 0) {
            return messages.get("results.headline.apart", sharing, results.total());
        }
        return results.grouped() == sharing
                ? messages.get("results.headline.found", sharing, results.total(), results.groups())
                : messages.get("results.headline.some", sharing, results.total(), results.groups(), results.grouped());
    }

    private String bands() {
        Results results = model.resultsProperty().get();
        if (!results.documents().isEmpty()) {
            return messages.get(
                    "results.bands",
                    results.sharing(ShareBand.ALMOST_SAME),
                    results.sharing(ShareBand.EDITED_COPY),
                    results.sharing(ShareBand.LARGE_PARTS),
                    results.sharing(ShareBand.PASSAGES),
                    results.total() - results.sharingDocuments());
        }
        if (arriving.get()) {
            return messages.get("results.bands.scanning");
        }
        if (results.pairsBelow() > 0) {
            return messages.get("results.bands.below", results.pairsBelow());
        }
        if (results.pairsLeftOut() > 0) {
            return messages.get("results.bands.leftOut", results.pairsLeftOut());
        }
        return messages.get(results.total() == 0 ? "results.bands.empty" : "results.bands.nothing", results.total());
    }

    /// Shows a column in tables that are at least so wide, and only if there is anything in it.
    private void showFrom(
            double width, Predicate<Results> has, RowTable<DocumentRow> table, TableColumn<DocumentRow, ?> column) {
        BooleanBinding isAny = Bindings.createBooleanBinding(
                () -> has.test(model.resultsProperty().get()), model.resultsProperty());
        table.showWhile(table.widthProperty().greaterThanOrEqualTo(width).and(isAny), column);
    }

    private RowTable<DocumentRow> documentTable() {
        RowTable<DocumentRow> table = new RowTable<>(
                messages,
                model.background(),
                model.documents(),
                row -> row.document().id());
        TableColumn<DocumentRow, String> title =
                Columns.title(messages, "results.column.document", DocumentRow::document, this::isOther);
        table.addColumn(title, 260);
        table.addColumn(Columns.title(messages, "results.column.partner", DocumentRow::partner, this::isOther), 240);
        TableColumn<DocumentRow, Double> shared = Columns.share(
                messages, "results.column.shared", DocumentRow::shared, row -> counted(row.best(), row.document()));
        table.addNarrowColumn(shared, 96, 280);
        TableColumn<DocumentRow, Double> otherWay = Columns.percent(
                messages, "results.column.otherWay", DocumentRow::otherWay, row -> counted(row.best(), row.partner()));
        table.addNarrowColumn(otherWay, 96, 110);
        table.hideBelow(ROOM_FOR_OTHER_WAY, otherWay);
        TableColumn<DocumentRow, String> author = Columns.stated(
                messages,
                "results.column.author",
                row -> row.document().metadata().author());
        table.addNarrowColumn(author, 90, 150);
        // Most essays name no author.
        showFrom(ROOM_FOR_AUTHOR, Results::namesAuthors, table, author);
        TableColumn<DocumentRow, String> source = Columns.stated(
                messages,
                "results.column.source",
                row -> row.document().metadata().source());
        table.addNarrowColumn(source, 90, 150);
        showFrom(ROOM_FOR_SOURCE, Results::namesSources, table, source);
        TableColumn<DocumentRow, DocumentDate> date =
                Columns.date(messages, "results.column.date", row -> DocumentDate.of(row.document()));
        table.addNarrowColumn(date, Columns.DATE_WIDTH, 140);
        table.hideBelow(ROOM_FOR_DATE, date);
        TableColumn<DocumentRow, Integer> characters = Columns.number(
                messages, "results.column.characters", row -> row.document().characters(), "explain.characters");
        table.addNarrowColumn(characters, 96, 120);
        table.hideBelow(ROOM_FOR_CHARACTERS, characters);
        TableColumn<DocumentRow, Integer> disguises = Columns.number(
                messages,
                "results.column.disguises",
                row -> row.document().disguised() == 0 ? -1 : row.document().disguised(),
                "help.number.disguise.meaning");
        disguises.setId("disguises-column");
        // Most corpora have none.
        table.showWhile(model.resultsProperty().map(Results::hasDisguises), disguises);
        table.addNarrowColumn(disguises, 88, 100);
        addNews(table, (news, row) -> news.of(row.document()));
        TableColumn<DocumentRow, Standing> state =
                Columns.standing(messages, "review.column.state", DocumentRow::standing);
        // Nothing to be seen before anything was judged.
        table.showWhile(model.documentStatesProperty().map(Columns::isJudged), state);
        table.addNarrowColumn(state, 116, 140);
        table.keep(List.of(title, shared, state));
        table.sayWhenEmpty(whenEmpty(), quiet());
        table.accessibleTextProperty().bind(messages.text("results.documents"));
        table.setId("documents-table");
        table.keepOrder();
        table.rowTooltip(row -> row.document().disguised() == 0
                ? ShownPath.of(row.document().path())
                : messages.get(
                        "results.document.tooltip",
                        ShownPath.of(row.document().path()),
                        new FoldWords(messages.locale()).summary(row.document().disguises())));
        table.onOpen(row ->
                open(DistinctPairs.of(table.rowsInOrder(), model.snapshot().byId()), row.best()));
        table.alsoOffer(
                messages.text("results.action.report", Keys.shown("Enter")), row -> openReport.accept(row.document()));
        return table;
    }

    /// A column that says which rows are new, while any is.
    private <R> void addNews(RowTable<R> table, BiFunction<News, R, News.Kind> kind) {
        TableColumn<R, News.Kind> column = Columns.words(
                messages,
                "results.column.news",
                row -> kind.apply(model.newsProperty().get(), row),
                News.Kind::key);
        table.showWhile(model.newsProperty().map(News::isAny), column);
        table.addNarrowColumn(column, 88, 100);
    }

    private RowTable<PairRow> pairTable() {
        RowTable<PairRow> table = new RowTable<>(messages, model.background(), model.pairs(), PairRow::key);
        TableColumn<PairRow, String> left =
                Columns.title(messages, "results.column.left", PairRow::left, this::isOther);
        table.addColumn(left, 240);
        TableColumn<PairRow, Double> ofLeft = Columns.share(
                messages,
                "results.column.containmentLeft",
                row -> row.pair().containmentLeft(),
                row -> counted(row.pair(), row.left()));
        table.addNarrowColumn(ofLeft, 116, 160);
        TableColumn<PairRow, String> right =
                Columns.title(messages, "results.column.right", PairRow::right, this::isOther);
        table.addColumn(right, 240);
        table.addNarrowColumn(
                Columns.share(
                        messages,
                        "results.column.containmentRight",
                        row -> row.pair().containmentRight(),
                        row -> counted(row.pair(), row.right())),
                116,
                160);
        table.addNarrowColumn(
                Columns.words(
                        messages, "results.column.level", row -> row.pair().level(), Bands::key),
                180,
                188);
        TableColumn<PairRow, Double> distinctive = Columns.percent(
                messages,
                "results.column.distinctive",
                row -> row.pair().distinctiveShare(),
                row -> messages.get("help.number.distinctive.meaning"));
        table.showWhile(table.widthProperty().greaterThanOrEqualTo(ROOM_FOR_DISTINCTIVE), distinctive);
        table.addNarrowColumn(distinctive, 104, 116);
        TableColumn<PairRow, Integer> distance = Columns.number(
                messages, "results.column.distance", row -> row.pair().distance(), "results.column.distance.meaning");
        distance.setId("distance-column");
        table.showWhile(
                Bindings.createBooleanBinding(
                        () -> showsFingerprints.get() && table.getWidth() >= ROOM_FOR_DISTANCE,
                        showsFingerprints,
                        table.widthProperty()),
                distance);
        table.addNarrowColumn(distance, 88, 100);
        addNews(table, (news, row) -> news.of(row.pair()));
        TableColumn<PairRow, Standing> state = Columns.standing(messages, "review.column.state", PairRow::standing);
        table.showWhile(model.pairStatesProperty().map(Columns::isJudged), state);
        table.addNarrowColumn(state, 116, 140);
        table.keep(List.of(left, ofLeft, right));
        table.sayWhenEmpty(whenEmpty(), quiet());
        table.accessibleTextProperty().bind(messages.text("results.pairs"));
        table.setId("pairs-table");
        table.keepOrder();
        table.rowTooltip(row -> messages.get(
                "results.pair.tooltip", row.left().path(), row.right().path()));
        table.onOpen(row -> open(table.rowsInOrder().stream().map(PairRow::pair).toList(), row.pair()));
        table.alsoOffer(
                messages.text("results.action.report.left", Keys.shown("Enter")), row -> openReport.accept(row.left()));
        table.offer(messages.text("results.action.report.right"), row -> openReport.accept(row.right()));
        table.offer(messages.text("near.action.left"), row -> openNear.accept(row.left()));
        table.offer(messages.text("near.action.right"), row -> openNear.accept(row.right()));
        return table;
    }

    /// Whether a document is one that others are only compared with.
    private boolean isOther(Document document) {
        return model.resultsProperty().get().others().contains(document.id());
    }

    private String counted(Pair pair, Document document) {
        return ShareWords.of(messages, model.snapshot(), pair, document.id());
    }

    /// Where there are rows and none is shown, the states or the search hide them.
    private StringBinding whenEmpty() {
        return Bindings.createStringBinding(
                () -> {
                    Quiet quiet = model.quietProperty().get();
                    if (quiet.isAny()) {
                        return messages.get(
                                "results.quiet", quiet.documents(), quiet.document(), quiet.files(), quiet.file());
                    }
                    return messages.get(
                            model.resultsProperty().get().documents().isEmpty() ? "table.empty" : "results.allHidden");
                },
                messages.localeProperty(),
                model.quietProperty(),
                model.resultsProperty());
    }

    /// What leads to the documents that are looked for and share nothing: to be read and judged all the same.
    private Region quiet() {
        VBox links = new VBox();
        links.getStyleClass().add("quiet-documents");
        model.quietProperty()
                .subscribe(quiet -> links.getChildren()
                        .setAll(quiet.named().stream().map(this::quiet).toList()));
        return links;
    }

    private Hyperlink quiet(Document document) {
        Hyperlink link = new Hyperlink();
        link.textProperty().bind(messages.text("results.quiet.read", document.title()));
        link.setMinWidth(0);
        link.setOnAction(event -> openReport.accept(document));
        return link;
    }

    private void open(List<Pair> inOrder, Pair chosen) {
        openPair.open(inOrder, inOrder.indexOf(chosen));
    }

    private Label label(Supplier<String> text, String styleClass) {
        Label label = new Label();
        StringBinding words =
                Bindings.createStringBinding(text::get, messages.localeProperty(), model.resultsProperty(), arriving);
        label.textProperty().bind(words);
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static void showWhen(Node node, ObservableValue<Boolean> shown) {
        node.visibleProperty().bind(shown);
        node.managedProperty().bind(node.visibleProperty());
    }
}
