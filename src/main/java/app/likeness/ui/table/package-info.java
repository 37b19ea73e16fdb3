/// Tables of a hundred thousand rows: rows come in, tables that sort, keep their widths and stay quick go out. It leans
/// on `ui.parts`.
///
/// Read first: `RowTable`, `RowList`, `Columns`.
@NullMarked
package app.likeness.ui.table;

import org.jspecify.annotations.NullMarked;
