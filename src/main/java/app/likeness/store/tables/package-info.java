/// One class a table: values come in, rows go out, and back. It leans on `store.kept` and knows no transactions.
///
/// Read first: `Statements`, `PairTable`, `ArticleTables`.
@NullMarked
package app.likeness.store.tables;

import org.jspecify.annotations.NullMarked;
