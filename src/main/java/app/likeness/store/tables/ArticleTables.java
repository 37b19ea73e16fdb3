package app.likeness.store.tables;

import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.TableColumns;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The tables in which each row is a document, and what the user said of their columns. Knows nothing of transactions.
public final class ArticleTables {
    /// Between cells: no cell holds it.
    private static final String BETWEEN = "\u001f";

    private final Connection connection;

    public ArticleTables(Connection connection) {
        this.connection = connection;
    }

    /// All of them, in the order of their paths; also those that the user wants read as one document.
    public List<ArticleTable> all() throws SQLException {
        try (PreparedStatement query =
                        connection.prepareStatement("SELECT path, articles, names, example, roles FROM article_table");
                ResultSet row = query.executeQuery()) {
            List<ArticleTable> all = new ArrayList<>();
            while (row.next()) {
                all.add(new ArticleTable(
                        Path.of(row.getString(1)),
                        row.getInt(2),
                        cells(row.getString(3)),
                        cells(row.getString(4)),
                        columns(row.getString(5))));
            }
            for (Map.Entry<Path, TableColumns> choice : choices().entrySet()) {
                if (!choice.getValue().isTable()) {
                    all.add(new ArticleTable(choice.getKey(), 0, List.of(), List.of(), choice.getValue()));
                }
            }
            all.sort(Comparator.comparing(table -> table.path().toString()));
            return all;
        }
    }

    private static List<String> cells(String joined) {
        return joined.isEmpty() ? List.of() : List.of(joined.split(BETWEEN, -1));
    }

    private static String joined(List<String> cells) {
        return String.join(
                BETWEEN, cells.stream().map(cell -> cell.replace(BETWEEN, " ")).toList());
    }

    private static TableColumns columns(String label) {
        return TableColumns.labelled(label).orElse(TableColumns.ONE_DOCUMENT);
    }

    /// Puts `tables` in the place of those that are known in the container.
    public void replace(Path container, Collection<ArticleTable> tables) throws SQLException {
        Statements.update(connection, "DELETE FROM article_table WHERE container = ?", container.toString());
        for (ArticleTable table : tables) {
            Statements.update(
                    connection,
                    "MERGE INTO article_table (path, container, articles, names, example, roles) KEY (path)"
                            + " VALUES (?, ?, ?, ?, ?, ?)",
                    table.path().toString(),
                    container.toString(),
                    table.rows(),
                    joined(table.names()),
                    joined(table.example()),
                    table.columns().label());
        }
    }

    /// Puts everything that is known of the tables in `from` into `to`.
    public void move(Path from, Path to) throws SQLException {
        String old = from.toString();
        for (String table : List.of("article_table", "table_choice")) {
            Statements.update(
                    connection,
                    "UPDATE " + table + " SET path = CONCAT(?, SUBSTRING(path, ?)) WHERE path = ? OR LEFT(path, ?) = ?",
                    to.toString(),
                    old.length() + 1,
                    old,
                    old.length() + 1,
                    old + from.getFileSystem().getSeparator());
        }
        Statements.update(connection, "UPDATE article_table SET container = ? WHERE container = ?", to.toString(), old);
    }

    /// What the user said, by table.
    public Map<Path, TableColumns> choices() throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("SELECT path, roles FROM table_choice");
                ResultSet row = query.executeQuery()) {
            Map<Path, TableColumns> choices = new HashMap<>();
            while (row.next()) {
                choices.put(Path.of(row.getString(1)), columns(row.getString(2)));
            }
            return choices;
        }
    }

    /// Notes what the user says, or that nothing is said; the file is read again by the next scan.
    public void choose(Path table, Optional<TableColumns> columns) throws SQLException {
        if (columns.isPresent()) {
            Statements.update(
                    connection,
                    "MERGE INTO table_choice (path, roles) KEY (path) VALUES (?, ?)",
                    table.toString(),
                    columns.get().label());
        } else {
            Statements.update(connection, "DELETE FROM table_choice WHERE path = ?", table.toString());
        }
        for (Path file = table; file != null; file = file.getParent()) {
            Statements.update(connection, "UPDATE container SET read_as = '' WHERE path = ?", file.toString());
            Statements.update(connection, "UPDATE document SET how = '' WHERE path = ?", file.toString());
        }
    }
}
