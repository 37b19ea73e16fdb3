/// The second half of a scan: fingerprints in the corpus come in, pairs in the corpus go out. Candidates, boilerplate
/// and verification stand here stage by stage, with the index that the corpus keeps. It leans on `compare` for each
/// decision and on `scan.held` for what is at hand.
///
/// Read first: `CompareStage`, `CandidateVerification`, `BoilerplateStage`.
@NullMarked
package app.likeness.scan.compare;

import org.jspecify.annotations.NullMarked;
