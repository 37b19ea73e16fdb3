package app.likeness.report.content;

import app.likeness.review.Standing;
import app.likeness.review.Standing.Basis;
import app.likeness.review.State;
import app.likeness.review.Verdict;
import java.time.ZoneId;

/// What a report says of how a case stands.
///
/// Example: "Acceptable, by the verdict on the group (2026-03-04 10:15 (Europe/Berlin), R. Meier)".
public final class VerdictWords {
    private final ReportWords words;
    private final ZoneId zone;

    public VerdictWords(ReportWords words, Report report) {
        this.words = words;
        this.zone = report.settings().times().zone();
    }

    /// One word for the state; empty for what was never judged.
    public String state(Standing standing) {
        return isSaid(standing) ? words.of("verdict." + standing.state().label()) : "";
    }

    /// The state with what it follows from, when that was decided and by whom; empty for what was never judged.
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
        String said = key.isEmpty() ? state(standing) : words.of("verdict.with", state(standing), words.of(key));
        return standing.verdict().map(verdict -> dated(said, verdict)).orElse(said);
    }

    private String dated(String said, Verdict verdict) {
        String time = ReportSummary.time(verdict.decidedAt(), zone);
        return verdict.decidedBy().isEmpty()
                ? words.of("verdict.dated", said, time)
                : words.of("verdict.dated.by", said, time, verdict.decidedBy());
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
