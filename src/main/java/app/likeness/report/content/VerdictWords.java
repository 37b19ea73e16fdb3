package app.likeness.report.content;

import app.likeness.review.Standing;
import app.likeness.review.Standing.Basis;
import app.likeness.review.State;

/// What a report says of how a case stands.
///
/// Example: "Acceptable, by the verdict on the group".
public final class VerdictWords {
    private final ReportWords words;

    public VerdictWords(ReportWords words) {
        this.words = words;
    }

    /// One word for the state; empty for what was never judged.
    public String state(Standing standing) {
        return isSaid(standing) ? words.of("verdict." + standing.state().label()) : "";
    }

    /// The state with what it follows from; empty for what was never judged.
    public String sentence(Standing standing) {
        if (!isSaid(standing)) {
            return "";
        }
        if (!standing.newcomers().isEmpty()) {
            return words.of("verdict.again", standing.newcomers().size());
        }
        String key = switch (standing.basis()) {
            case NONE, OWN -> "";
            case GROUP -> "verdict.basis.group";
            case DOCUMENT -> "verdict.basis.document";
            case PARTS -> "verdict.basis.parts";
            case REMEMBERED -> "verdict.basis.remembered";
        };
        return key.isEmpty() ? state(standing) : words.of("verdict.with", state(standing), words.of(key));
    }

    /// Whether there is anything to say: a note alone is said without a state.
    public static boolean isSaid(Standing standing) {
        return standing.state() != State.OPEN || !standing.newcomers().isEmpty();
    }

    /// What a verdict follows from, for programs; empty for none.
    public static String label(Basis basis) {
        return switch (basis) {
            case NONE -> "";
            case OWN -> "own";
            case GROUP -> "group";
            case DOCUMENT -> "document";
            case PARTS -> "parts";
            case REMEMBERED -> "judged_before";
        };
    }
}
