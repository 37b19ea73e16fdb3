package app.likeness.store.kept;

import app.likeness.review.Verdict;

/// Something that the user found acceptable, in whatever corpus.
///
/// @param verdict without its note and without who gave it: both stay in the corpus that they were written in
/// @param corpus what that was called
public record Remembered(Verdict verdict, String corpus) {
    public Remembered {
        verdict = new Verdict(
                verdict.subject(), verdict.state(), "", verdict.decidedAt(), verdict.known(), verdict.names());
    }
}
