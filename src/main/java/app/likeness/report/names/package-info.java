/// How documents are called where people see them: findings come in, the same findings with short, distinct or hidden
/// names go out. It leans on `compare.findings`.
///
/// Read first: `PathNames`, `HiddenNames`, `NamedFindings`.
@NullMarked
package app.likeness.report.names;

import org.jspecify.annotations.NullMarked;
