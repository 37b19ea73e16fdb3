package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.HiddenText;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.MetadataDraft;
import app.likeness.text.document.Origin;
import app.likeness.text.document.TextTitle;
import app.likeness.text.extract.HtmlExtractor;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.table.ColumnFinder;
import app.likeness.text.table.TableColumns;
import app.likeness.text.table.TableRole;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/// A row of a table in which each row is an article.
///
/// @param path below the path of the table: `articles.csv/row 12`
/// @param modifiedAt of the table
/// @param cells as they stand in the table; those at the end may be missing
public record TableRow(Path path, Instant modifiedAt, List<String> cells, TableColumns columns) implements Member {
    /// What only a page has: an element, or a character that is written by its name.
    private static final Pattern MARKUP = Pattern.compile(
            "(?i)</?(?:p|br|div|span|img|a|b|i|em|strong|font|h[1-6]|ul|ol|li|table|t[rdh]|section|article|blockquote)"
                    + "(?:\\s[^<>]*)?/?>|&(?:nbsp|amp|lt|gt|quot|ldquo|rdquo|mdash|hellip|#\\d{2,6}|#x[0-9a-f]{2,6});");

    public TableRow {
        cells = List.copyOf(cells);
    }

    /// All that the document is made of: equal for rows that give equal documents.
    public byte[] content() {
        if (columns.isRecords()) {
            return record().getBytes(StandardCharsets.UTF_8);
        }
        var content = new StringBuilder();
        for (TableRole role : TableRole.values()) {
            content.append(cell(role)).append('\0');
        }
        return content.toString().getBytes(StandardCharsets.UTF_8);
    }

    /// The text of the row and what its other columns say of it; what was pasted from a page is read as one.
    public Attempt<ExtractedText> extract() {
        return columns.isRecords() ? extractRecord() : extractArticle();
    }

    /// All cells on one line, tabs between them.
    private Attempt<ExtractedText> extractRecord() {
        String text = record();
        return TextExtractors.hasLetters(text)
                ? Attempt.got(new ExtractedText(
                        text,
                        new MetadataDraft()
                                .title(text.replace('\t', ' '), Origin.TABLE_COLUMN, Certainty.LIKELY)
                                .metadata(path),
                        ""))
                : Attempt.not(new Skip(path, SkipReason.EMPTY, ""));
    }

    private String record() {
        return String.join(
                "\t",
                cells.stream()
                        .map(cell -> HiddenText.withoutMarks(cell).replaceAll("\\s+", " "))
                        .toList());
    }

    private Attempt<ExtractedText> extractArticle() {
        String cell = HiddenText.withoutMarks(cell(TableRole.TEXT));
        String text = MARKUP.matcher(cell).find() ? HtmlExtractor.fragment(cell) : cell;
        if (!TextExtractors.hasLetters(text)) {
            return Attempt.not(new Skip(path, SkipReason.EMPTY, ""));
        }
        String title = TextTitle.ofPlainText(text);
        Metadata metadata = new MetadataDraft()
                .title(cell(TableRole.TITLE), Origin.TABLE_COLUMN, Certainty.SURE)
                .title(title, Origin.TEXT, Certainty.LIKELY)
                .author(cell(TableRole.AUTHOR), Origin.TABLE_COLUMN, Certainty.SURE)
                .source(cell(TableRole.SOURCE), Origin.TABLE_COLUMN, Certainty.SURE)
                .source(host(cell(TableRole.ADDRESS)), Origin.TABLE_COLUMN, Certainty.GUESS)
                .date(DateKind.PUBLISHED, cell(TableRole.DATE), Origin.TABLE_COLUMN, Certainty.SURE)
                .metadata(path);
        return Attempt.got(new ExtractedText(text, metadata, ""));
    }

    private String cell(TableRole role) {
        OptionalInt column = columns.column(role);
        return column.isEmpty() ? "" : ColumnFinder.cell(cells, column.getAsInt());
    }

    /// The computer that an address names.
    private static String host(String address) {
        return address.matches("(?i)https?://[^\\s]+")
                ? address.replaceFirst("(?i)^https?://(?:www\\.)?([^/:?#\\s]+).*$", "$1")
                : "";
    }
}
