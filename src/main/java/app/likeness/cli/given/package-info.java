/// What the user gave on the command line: paths, words, labelled pairs and names of methods come in as strings, values
/// of the program or a `Failure` with its sentence and `ExitCode` go out. It leans on the words of the stages and on
/// picocli.
///
/// Read first: `ExitCode`, `Failure`.
@NullMarked
package app.likeness.cli.given;

import org.jspecify.annotations.NullMarked;
