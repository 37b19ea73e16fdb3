package app.likeness.ui.originality;

import app.likeness.compare.count.Originality.Part;
import app.likeness.compare.count.Originality.Stretch;
import app.likeness.text.Chunks;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedForm;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Script;
import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.SetChangeListener;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/// The text of the document, paragraph by paragraph, with its parts marked. Only what is in sight is laid out.
final class Page extends ListView<Integer> {
    private static final double SCROLL_BAR = 16;

    private final OriginalityModel model;
    private final ObservableList<Integer> paragraphs = FXCollections.observableArrayList();
    private Chunks chunks = Chunks.of("");
    private String text = "";
    private List<Stretch> stretches = List.of();
    private @Nullable VirtualFlow<?> flow;

    Page(Messages messages, OriginalityModel model) {
        this.model = model;
        getStyleClass().add("report-page");
        setId("report-page");
        accessibleTextProperty().bind(messages.text("report.page"));
        setItems(paragraphs);
        setCellFactory(list -> new Paragraph());
        model.reportProperty().subscribe(this::take);
        model.formProperty().subscribe(() -> take(model.reportProperty().get()));
        model.selectedProperty().subscribe(ignored -> {
            refresh();
            reveal();
        });
        widthProperty().subscribe(ignored -> refresh());
        model.unmarked().addListener((SetChangeListener<Part>) change -> refresh());
    }

    private void take(@Nullable OriginalityReport report) {
        FoldedForm form = report == null ? null : model.formProperty().get();
        String shown = report == null ? "" : form == null ? report.text() : form.written();
        boolean isSameText = report != null && shown.equals(text);
        text = shown;
        stretches = report == null ? List.of() : report.parts().stretches();
        if (form != null) {
            stretches = stretches.stream()
                    .map(each -> new Stretch(form.inWritten(each.span()), each.part(), each.source()))
                    .toList();
        }
        if (isSameText) {
            refresh();
            return;
        }
        chunks = Chunks.of(text);
        Script.dress(this, text);
        paragraphs.setAll(IntStream.range(0, chunks.count()).boxed().toList());
    }

    /// Calls `action` when other lines are in sight.
    void onScrolled(Runnable action) {
        skinProperty().subscribe(skin -> {
            if (skin != null && lookup(".virtual-flow") instanceof VirtualFlow<?> found) {
                flow = found;
                found.positionProperty().subscribe(ignored -> action.run());
                found.heightProperty().subscribe(ignored -> action.run());
            }
        });
    }

    /// From the first to behind the last character of the document's text in sight, by paragraphs; empty before the
    /// first layout.
    Span inSight() {
        VirtualFlow<?> shown = flow;
        IndexedCell<?> first = shown == null ? null : shown.getFirstVisibleCell();
        IndexedCell<?> last = shown == null ? null : shown.getLastVisibleCell();
        if (first == null || last == null || first.getIndex() < 0 || last.getIndex() >= chunks.count()) {
            return new Span(0, 0);
        }
        FoldedForm form = model.formProperty().get();
        int from = chunks.start(first.getIndex());
        int to = chunks.end(last.getIndex());
        return form == null ? new Span(from, to) : new Span(form.inText(from), form.inText(to));
    }

    /// Brings the paragraph of a character into sight.
    void reveal(int offset) {
        if (chunks.count() > 0) {
            scrollTo(chunks.at(Math.min(shown(offset), text.length())));
        }
    }

    /// Where the character at an offset of the document's text is shown.
    private int shown(int offset) {
        FoldedForm form = model.formProperty().get();
        return form == null ? offset : form.inWritten(offset);
    }

    /// Brings the first passage of the selected source into sight.
    private void reveal() {
        int source = model.selectedProperty().get();
        OriginalityReport report = model.reportProperty().get();
        if (source >= 0 && report != null && source < report.counted().size()) {
            report.counted().get(source).text().passages().stream()
                    .findFirst()
                    .ifPresent(passage -> scrollTo(Math.max(0, chunks.at(shown(passage.start())) - 1)));
        }
    }

    private List<Stretch> marked(int from, int to) {
        return stretches.subList(firstEndingBehind(from), stretches.size()).stream()
                .takeWhile(stretch -> stretch.span().start() < to)
                .filter(stretch -> !model.unmarked().contains(stretch.part()))
                .toList();
    }

    private int firstEndingBehind(int offset) {
        int low = 0;
        int high = stretches.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (stretches.get(middle).span().end() <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private final class Paragraph extends ListCell<Integer> {
        private final PageCell cell =
                new PageCell(source -> model.selectedProperty().set(source));

        @Override
        protected void updateItem(@Nullable Integer chunk, boolean empty) {
            super.updateItem(chunk, empty);
            if (empty || chunk == null || chunk >= chunks.count()) {
                setGraphic(null);
                setAccessibleText("");
                return;
            }
            int from = chunks.start(chunk);
            int to = chunks.end(chunk);
            String words = text.substring(from, to);
            cell.show(from, words, marked(from, to), model.selectedProperty().get(), room());
            setAccessibleText(words);
            setGraphic(cell);
        }

        @Override
        protected double computePrefHeight(double width) {
            return getGraphic() == null ? 0 : cell.prefHeight(-1);
        }
    }

    /// The width of a line with its margins, the same with a scroll bar and without.
    private double room() {
        return getWidth() - SCROLL_BAR;
    }
}
