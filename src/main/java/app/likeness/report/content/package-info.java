/// What every kind of report is made from: findings, texts and verdicts come in, the sections, passages and limits that
/// all kinds share go out. It leans on `report.names` and `report.words`.
///
/// Read first: `Report`, `PairTexts`, `PassageRows`.
@NullMarked
package app.likeness.report.content;

import org.jspecify.annotations.NullMarked;
