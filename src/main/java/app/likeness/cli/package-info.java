/// Arguments in, exit code out. The only place that writes to the terminal.
///
/// Read first: `Cli`, `ScanCommand`, `ExitCode`.
@NullMarked
package app.likeness.cli;

import org.jspecify.annotations.NullMarked;
