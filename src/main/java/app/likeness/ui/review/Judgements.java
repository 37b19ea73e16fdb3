package app.likeness.ui.review;

import app.likeness.review.Subject;
import app.likeness.review.Verdict;
import app.likeness.ui.words.Messages;
import java.util.List;

/// Verdicts in words.
final class Judgements {
    private Judgements() {}

    /// What a verdict is about: the names that its documents had, or how many there are where names are hidden.
    static String name(Messages messages, Verdict verdict, boolean namesHidden) {
        int texts = verdict.subject().texts().size();
        List<String> names = verdict.names();
        if (namesHidden || names.isEmpty()) {
            return messages.get(
                    switch (verdict.subject()) {
                        case Subject.OfPair ignored -> "review.name.hidden.pair";
                        case Subject.OfPassage ignored -> "review.name.hidden.passage";
                        case Subject.OfGroup ignored -> "review.name.hidden.group";
                        case Subject.OfDocument ignored -> "review.name.hidden.document";
                    },
                    texts);
        }
        String first = names.getFirst();
        return switch (verdict.subject()) {
            case Subject.OfPair ignored -> messages.get("review.name.pair", first, names.getLast());
            case Subject.OfPassage ignored -> messages.get("review.name.passage", first, names.getLast());
            case Subject.OfGroup ignored -> messages.get("review.name.group", first, texts - 1);
            case Subject.OfDocument ignored -> first;
        };
    }
}
