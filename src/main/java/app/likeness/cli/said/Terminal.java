package app.likeness.cli.said;

import java.io.PrintStream;

/// Where a command writes: results to `out`, progress and errors to `err`, both in UTF-8.
///
/// @param interactive whether a person watches `err`, so that a bar can move on it
public record Terminal(PrintStream out, PrintStream err, boolean interactive) {}
