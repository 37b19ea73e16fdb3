/// What a report counted, to be counted again by somebody else: a `Report` comes in and a file of digests, spans and
/// counts goes out beside it; that file and the texts come in, and which of its numbers hold goes out. It leans on
/// `report.data` and `compare.count`.
///
/// Read first: `Manifest`, `ManifestFile`, `Recount`.
@NullMarked
package app.likeness.report.manifest;

import org.jspecify.annotations.NullMarked;
