package app.likeness.ui.table;

import app.likeness.report.words.MetadataWords;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.text.document.Document;
import app.likeness.text.document.Stated;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.ShareBar;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.States;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// The kinds of columns that the tables share.
public final class Columns {
    /// How wide a column of dates is at least: that for the longest one, 2026年11月22日.
    public static final double DATE_WIDTH = 130;

    private static final PseudoClass WEAK = PseudoClass.getPseudoClass("weak");

    private Columns() {}

    /// Words, at the left.
    public static <S> TableColumn<S, String> text(Messages messages, String key, Function<S, String> text) {
        return column(messages, key, text);
    }

    /// The title of a document; one that is only compared with says so in a quiet word behind it.
    public static <S> TableColumn<S, String> title(
            Messages messages, String key, Function<S, Document> document, Predicate<Document> isOther) {
        TableColumn<S, String> column =
                column(messages, key, row -> document.apply(row).title());
        column.setCellFactory(made -> new TitleCell<>(messages, row -> isOther.test(document.apply(row))));
        return column;
    }

    /// Words that are less important than the ones before them.
    public static <S> TableColumn<S, String> quietText(Messages messages, String key, Function<S, String> text) {
        TableColumn<S, String> column = text(messages, key, text);
        column.getStyleClass().add("quiet");
        return column;
    }

    /// The folder of a file; where there is too little room it is cut in the middle.
    public static <S> TableColumn<S, String> folder(Messages messages, String key, Function<S, String> folder) {
        TableColumn<S, String> column = quietText(messages, key, folder);
        column.setCellFactory(made -> new FolderCell<>());
        return column;
    }

    /// A text that is the same in the data and said in the language of the window.
    public static <S> TableColumn<S, String> localText(
            Messages messages, String key, Function<S, String> text, BiFunction<Locale, String, String> said) {
        TableColumn<S, String> column = column(messages, key, text);
        column.setCellFactory(made -> new LocalCell<>(messages, said));
        column.getStyleClass().add("quiet");
        return column;
    }

    /// A share from 0 to 1 as a bar and a bold number.
    ///
    /// @param meaning what the number of a row was counted from
    public static <S> TableColumn<S, Double> share(
            Messages messages, String key, ToDoubleFunction<S> share, Function<S, String> meaning) {
        TableColumn<S, Double> column = column(messages, key, share::applyAsDouble);
        column.setCellFactory(made -> explained(new ShareCell<>(messages), meaning));
        column.setSortType(TableColumn.SortType.DESCENDING);
        return column;
    }

    /// A share from 0 to 1 as a number alone.
    ///
    /// @param meaning what the number of a row was counted from
    public static <S> TableColumn<S, Double> percent(
            Messages messages, String key, ToDoubleFunction<S> share, Function<S, String> meaning) {
        TableColumn<S, Double> column = column(messages, key, share::applyAsDouble);
        column.setCellFactory(made -> explained(new FiguresCell<>(messages::percent), meaning));
        column.getStyleClass().add("figures");
        column.setSortType(TableColumn.SortType.DESCENDING);
        return column;
    }

    /// What a document states of itself, with where that was found in a tooltip; empty where it states nothing.
    public static <S> TableColumn<S, String> stated(
            Messages messages, String key, Function<S, Optional<Stated<String>>> stated) {
        TableColumn<S, String> column = column(
                messages, key, row -> stated.apply(row).map(Stated::value).orElse(""));
        column.setCellFactory(made -> new ToldCell<>(
                text -> text,
                row -> stated.apply(row)
                        .map(value ->
                                new MetadataWords(messages.localeProperty().get()).value(value))
                        .orElse("")));
        column.getStyleClass().add("quiet");
        return column;
    }

    /// The day that a document is dated, with where that was found and how sure it is in a tooltip. The day on
    /// which a file was last written says little and is muted. Documents without a date come last.
    public static <S> TableColumn<S, DocumentDate> date(
            Messages messages, String key, Function<S, Optional<DocumentDate>> date) {
        TableColumn<S, DocumentDate> column = new TableColumn<>();
        column.textProperty().bind(messages.text(key));
        column.setCellValueFactory(
                cell -> new ReadOnlyObjectWrapper<>(date.apply(cell.getValue()).orElse(null)));
        column.setComparator(Comparator.nullsLast(Comparator.naturalOrder()));
        column.setCellFactory(made ->
                new ToldCell<>(
                        stated -> DateWords.day(messages, stated),
                        row -> date.apply(row)
                                .map(stated -> DateWords.spoken(messages, stated))
                                .orElse("")) {
                    @Override
                    protected void updateItem(@Nullable DocumentDate stated, boolean empty) {
                        super.updateItem(stated, empty);
                        pseudoClassStateChanged(WEAK, stated != null && !empty && stated.isOfFile());
                    }
                });
        column.getStyleClass().add("date");
        return column;
    }

    /// A number in muted print; "–" for a negative one, which means that there is none.
    ///
    /// @param meaning the key of what it says
    public static <S> TableColumn<S, Integer> number(
            Messages messages, String key, ToIntFunction<S> number, String meaning) {
        TableColumn<S, Integer> column = column(messages, key, number::applyAsInt);
        column.setCellFactory(made -> explained(
                new FiguresCell<>(value -> value < 0 ? "–" : messages.number(value)), row -> messages.get(meaning)));
        column.getStyleClass().add("figures");
        return column;
    }

    /// One of a few values, in words that follow the language; sorted as the values are.
    ///
    /// @param words the key of a value's name
    public static <S, E extends Enum<E>> TableColumn<S, E> words(
            Messages messages, String key, Function<S, E> value, Function<E, String> words) {
        TableColumn<S, E> column = column(messages, key, value);
        column.setCellFactory(made -> new WordsCell<>(messages, words));
        return column;
    }

    /// How something stands in the review: a sign and a word, with what it follows from in a tooltip; sorted by
    /// what wants most attention.
    public static <S> TableColumn<S, Standing> standing(Messages messages, String key, Function<S, Standing> standing) {
        TableColumn<S, Standing> column = column(messages, key, standing);
        column.setComparator(Comparator.comparing(Standing::state));
        column.setCellFactory(made -> new StandingCell<>(messages));
        column.getStyleClass().add("standing");
        return column;
    }

    /// A cell that says what its number means.
    public static <S, T> TableCell<S, T> explained(TableCell<S, T> cell, Function<S, String> meaning) {
        Explanations.add(
                cell,
                () -> cell.getTableRow() == null || cell.getTableRow().getItem() == null
                        ? ""
                        : meaning.apply(cell.getTableRow().getItem()));
        return cell;
    }

    /// Whether any row has been judged: only then a column of states says anything.
    public static boolean isJudged(Map<State, Integer> counts) {
        return counts.entrySet().stream().anyMatch(each -> each.getKey() != State.OPEN && each.getValue() > 0);
    }

    private static <S, T> TableColumn<S, T> column(Messages messages, String key, Function<S, T> content) {
        TableColumn<S, T> column = new TableColumn<>();
        column.textProperty().bind(messages.text(key));
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(content.apply(cell.getValue())));
        return column;
    }

    private static final class TitleCell<S> extends TableCell<S, String> {
        private final Messages messages;
        private final Predicate<S> isOther;
        private @Nullable Label word;

        TitleCell(Messages messages, Predicate<S> isOther) {
            this.messages = messages;
            this.isOther = isOther;
            setContentDisplay(ContentDisplay.RIGHT);
        }

        @Override
        protected void updateItem(@Nullable String title, boolean empty) {
            super.updateItem(title, empty);
            S row = getTableRow() == null ? null : getTableRow().getItem();
            setText(empty || title == null ? "" : title);
            boolean isMarked = !empty && row != null && isOther.test(row);
            setGraphic(isMarked ? word() : null);
            setAccessibleText(isMarked ? messages.get("results.other.spoken", getText()) : getText());
        }

        private Label word() {
            Label made = word;
            if (made == null) {
                made = new Label();
                made.textProperty().bind(messages.text("results.other"));
                made.getStyleClass().addAll("text-note", "text-quiet");
                made.setMinWidth(Region.USE_PREF_SIZE);
                word = made;
            }
            return made;
        }
    }

    private static final class FolderCell<S> extends TableCell<S, String> {
        FolderCell() {
            setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        }

        @Override
        protected void updateItem(@Nullable String folder, boolean empty) {
            super.updateItem(folder, empty);
            setText(empty || folder == null ? "" : folder);
        }
    }

    private static final class WordsCell<S, E> extends TableCell<S, E> {
        private final Messages messages;
        private final Function<E, String> words;

        WordsCell(Messages messages, Function<E, String> words) {
            this.messages = messages;
            this.words = words;
        }

        @Override
        protected void updateItem(@Nullable E value, boolean empty) {
            super.updateItem(value, empty);
            textProperty().unbind();
            if (empty || value == null) {
                setText("");
            } else {
                textProperty().bind(messages.text(words.apply(value)));
            }
        }
    }

    /// Words with more words when they are asked for.
    private static class ToldCell<S, T> extends TableCell<S, T> {
        private final Function<T, String> words;
        private final Function<S, String> more;

        ToldCell(Function<T, String> words, Function<S, String> more) {
            this.words = words;
            this.more = more;
            explained(this, more);
        }

        @Override
        protected void updateItem(@Nullable T value, boolean empty) {
            super.updateItem(value, empty);
            S row = getTableRow() == null ? null : getTableRow().getItem();
            setText(empty || value == null ? "" : words.apply(value));
            String told = empty || row == null ? "" : more.apply(row);
            setAccessibleText(told.isEmpty() ? getText() : told);
        }
    }

    private static final class LocalCell<S> extends TableCell<S, String> {
        private final Messages messages;
        private final BiFunction<Locale, String, String> said;

        LocalCell(Messages messages, BiFunction<Locale, String, String> said) {
            this.messages = messages;
            this.said = said;
        }

        @Override
        protected void updateItem(@Nullable String value, boolean empty) {
            super.updateItem(value, empty);
            textProperty().unbind();
            if (empty || value == null) {
                setText("");
            } else {
                textProperty()
                        .bind(Bindings.createStringBinding(
                                () -> said.apply(messages.locale(), value), messages.localeProperty()));
            }
        }
    }

    private static final class FiguresCell<S, T> extends TableCell<S, T> {
        private final Function<T, String> words;

        FiguresCell(Function<T, String> words) {
            this.words = words;
            getStyleClass().add("figures");
        }

        @Override
        protected void updateItem(@Nullable T value, boolean empty) {
            super.updateItem(value, empty);
            setText(empty || value == null ? "" : words.apply(value));
        }
    }

    private static final class StandingCell<S> extends TableCell<S, Standing> {
        private final Messages messages;
        private final FontIcon icon = new FontIcon();
        private final Tooltip tooltip = new Tooltip();

        StandingCell(Messages messages) {
            this.messages = messages;
            getStyleClass().add("standing-cell");
        }

        @Override
        protected void updateItem(@Nullable Standing standing, boolean empty) {
            super.updateItem(standing, empty);
            for (State state : State.values()) {
                pseudoClassStateChanged(
                        PseudoClass.getPseudoClass(state.label()),
                        !empty && standing != null && standing.state() == state);
            }
            textProperty().unbind();
            if (empty || standing == null) {
                setText("");
                setGraphic(null);
                setTooltip(null);
                return;
            }
            icon.setIconCode(States.icon(standing));
            setGraphic(icon);
            textProperty().bind(messages.text(States.key(standing)));
            tooltip.setText(States.told(messages, standing));
            setTooltip(tooltip);
            setAccessibleText(tooltip.getText());
        }
    }

    private static final class ShareCell<S> extends TableCell<S, Double> {
        private final Messages messages;
        private final ShareBar bar = new ShareBar();
        private final Label percent = new Label();
        private final HBox both = new HBox(bar, percent);

        ShareCell(Messages messages) {
            this.messages = messages;
            getStyleClass().add("share-cell");
            percent.getStyleClass().add("share-percent");
            percent.setMinWidth(Region.USE_PREF_SIZE);
            both.getStyleClass().add("share-both");
            HBox.setHgrow(bar, Priority.ALWAYS);
            setGraphic(both);
        }

        @Override
        protected void updateItem(@Nullable Double share, boolean empty) {
            super.updateItem(share, empty);
            // Taken away and put back, as it happens whenever rows change, it would be given its styles anew.
            if (empty || share == null) {
                both.setVisible(false);
                setAccessibleText("");
            } else {
                bar.shareProperty().set(share);
                percent.setText(messages.percent(share));
                both.setVisible(true);
                setAccessibleText(percent.getText());
            }
        }
    }
}
