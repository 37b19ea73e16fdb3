/// The command line: arguments come in, an exit code and what was printed go out. One class a command; `Cli` picks it.
/// It leans on every stage but the window, and is the only place that writes to the terminal.
///
/// Read first: `Cli`, `ScanCommand`, `Engine`.
@NullMarked
package app.likeness.cli;

import org.jspecify.annotations.NullMarked;
