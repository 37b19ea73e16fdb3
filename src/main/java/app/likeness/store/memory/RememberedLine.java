package app.likeness.store.memory;

import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.Verdict;
import app.likeness.store.kept.Remembered;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// One line of [JudgedBefore] ([CheckedLine]): a sign, `+` for something acceptable and `-` for something that is so no
/// longer, then the time, the subject, the texts that were known, the names and the corpus.
///
/// @param isAcceptable false: no longer
record RememberedLine(boolean isAcceptable, Remembered remembered) {
    private static final int PARTS = 6;

    String written() {
        Verdict verdict = remembered.verdict();
        return CheckedLine.written(List.of(
                isAcceptable ? "+" : "-",
                verdict.decidedAt().toString(),
                verdict.subject().label(),
                Subject.joined(verdict.known()),
                CheckedLine.joined(verdict.names()),
                CheckedLine.escaped(remembered.corpus())));
    }

    /// What [#written] wrote; empty for a damaged line.
    static Optional<RememberedLine> read(String line) {
        List<String> parts = CheckedLine.read(line).orElse(List.of());
        if (parts.size() != PARTS) {
            return Optional.empty();
        }
        try {
            Verdict verdict = new Verdict(
                    Subject.labelled(parts.get(2)),
                    State.ACCEPTABLE,
                    "",
                    Instant.parse(parts.get(1)),
                    Subject.texts(parts.get(3)),
                    CheckedLine.texts(parts.get(4)));
            return Optional.of(new RememberedLine(
                    parts.getFirst().equals("+"), new Remembered(verdict, CheckedLine.plain(parts.get(5)))));
        } catch (IllegalArgumentException | DateTimeException unknown) {
            return Optional.empty();
        }
    }
}
