package app.likeness.ui;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// The kinds of columns that the tables share.
public final class Columns {
    private Columns() {}

    /// Words, at the left.
    public static <S> TableColumn<S, String> text(Messages messages, String key, Function<S, String> text) {
        return column(messages, key, text);
    }

    /// Words that are less important than the ones before them.
    public static <S> TableColumn<S, String> quietText(Messages messages, String key, Function<S, String> text) {
        TableColumn<S, String> column = text(messages, key, text);
        column.getStyleClass().add("quiet");
        return column;
    }

    /// A share from 0 to 1 as a bar and a bold number.
    public static <S> TableColumn<S, Double> share(Messages messages, String key, ToDoubleFunction<S> share) {
        TableColumn<S, Double> column = column(messages, key, share::applyAsDouble);
        column.setCellFactory(made -> new ShareCell<>(messages));
        column.setSortType(TableColumn.SortType.DESCENDING);
        return column;
    }

    /// A share from 0 to 1 as a number alone.
    public static <S> TableColumn<S, Double> percent(Messages messages, String key, ToDoubleFunction<S> share) {
        TableColumn<S, Double> column = column(messages, key, share::applyAsDouble);
        column.setCellFactory(made -> new FiguresCell<>(messages::percent));
        column.getStyleClass().add("figures");
        column.setSortType(TableColumn.SortType.DESCENDING);
        return column;
    }

    /// A number in muted print; "–" for a negative one, which means that there is none.
    public static <S> TableColumn<S, Integer> number(Messages messages, String key, ToIntFunction<S> number) {
        TableColumn<S, Integer> column = column(messages, key, number::applyAsInt);
        column.setCellFactory(made -> new FiguresCell<>(value -> value < 0 ? "–" : messages.number(value)));
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

    private static <S, T> TableColumn<S, T> column(Messages messages, String key, Function<S, T> content) {
        TableColumn<S, T> column = new TableColumn<>();
        column.textProperty().bind(messages.text(key));
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(content.apply(cell.getValue())));
        return column;
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
        }

        @Override
        protected void updateItem(@Nullable Double share, boolean empty) {
            super.updateItem(share, empty);
            if (empty || share == null) {
                setGraphic(null);
                setAccessibleText("");
                return;
            }
            bar.shareProperty().set(share);
            percent.setText(messages.percent(share));
            setAccessibleText(percent.getText());
            setGraphic(both);
        }
    }
}
