/// The Word document that was handed in, given back with a comment on each passage.
///
/// In come a report that is about one document and that document's file; out goes a copy of the file. Leans on POI,
/// which reads the very bytes that the reader process has read before.
@org.jspecify.annotations.NullMarked
package app.likeness.report.docx;
