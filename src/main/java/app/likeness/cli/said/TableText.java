package app.likeness.cli.said;

import app.likeness.report.names.PathNames;
import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.TableRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/// How the tables were read in which each row is a document: a line a table, such as `articles.csv: 1,204 rows; text =
/// 正文, title = 标题`.
public final class TableText {
    private static final int SHOWN = 10;

    private TableText() {}

    /// The lines, the first ones of many.
    public static List<String> of(List<ArticleTable> tables, PathNames names) {
        List<String> lines = new ArrayList<>();
        for (ArticleTable table : tables.subList(0, Math.min(SHOWN, tables.size()))) {
            lines.add(PathNames.escape(names.of(table.path())) + ": "
                    + (table.columns().isTable()
                            ? rows(table.rows()) + "; " + columns(table)
                            : "one document, as chosen"));
        }
        int hidden = tables.size() - SHOWN;
        if (hidden > 0) {
            lines.add("And " + hidden + " more " + (hidden == 1 ? "table." : "tables."));
        }
        return lines;
    }

    private static String rows(int rows) {
        return rows == 1 ? "1 row" : String.format(Locale.ROOT, "%,d rows", rows);
    }

    private static String columns(ArticleTable table) {
        if (table.columns().isRecords()) {
            return "each is a record";
        }
        var columns = new StringJoiner(", ");
        for (TableRole role : TableRole.values()) {
            table.columns()
                    .column(role)
                    .ifPresent(column -> columns.add(role.label() + " = " + PathNames.escape(table.name(column))));
        }
        return columns.toString();
    }
}
