/// Tables whose rows are articles: cells come in, columns with their roles go out. It leans on `text.document` to tell
/// a date or a title by its look.
///
/// Read first: `ArticleTable`, `ColumnFinder`, `CsvRows`.
@NullMarked
package app.likeness.text.table;

import org.jspecify.annotations.NullMarked;
