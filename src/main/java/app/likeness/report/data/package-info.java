/// Reports for programs: a report comes in, CSV, JSON or a file of labels goes out. It leans on `report.content`.
///
/// Read first: `JsonReport`, `CsvReport`.
@NullMarked
package app.likeness.report.data;

import org.jspecify.annotations.NullMarked;
