/// What the command line says: findings and progress come in, lines for a terminal and tables for scripts go out. It
/// leans on `report.names` and `report.words`, so that a pair is called the same here and in a report.
///
/// Read first: `Terminal`, `ScanText`, `Progress`.
@NullMarked
package app.likeness.cli.said;

import org.jspecify.annotations.NullMarked;
