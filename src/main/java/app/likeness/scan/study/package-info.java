/// How the methods do: a corpus and labelled or known pairs come in, the curves of each method go out. It leans on
/// `evaluate` and `compare.search`.
///
/// Read first: `MethodStudy`, `Evaluation`.
@NullMarked
package app.likeness.scan.study;

import org.jspecify.annotations.NullMarked;
