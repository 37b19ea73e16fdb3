package app.likeness.report.docx;

import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.Optional;

/// Where the passages of a stored text stand in the runs of its file: found by letters, for the two texts have other
/// spaces, line ends and furniture.
final class Places {
    private final FoldedText stored;
    private final FoldedText runs;
    /// How many letters the runs have more, before the passage that was found last.
    private int shift;

    Places(FoldedText stored, FoldedText runs) {
        this.stored = stored;
        this.runs = runs;
    }

    /// Where in the text of the runs a passage of the stored text stands; empty where the runs do not have it.
    Optional<Span> of(Span passage) {
        int from = letter(passage.start());
        int to = letter(passage.end());
        if (from == to) {
            return Optional.empty();
        }
        String letters = stored.characters().substring(from, to);
        String all = runs.characters();
        int at = all.startsWith(letters, Math.clamp(from + shift, 0, all.length()))
                ? from + shift
                : nearest(all, letters, from + shift);
        if (at < 0) {
            return Optional.empty();
        }
        shift = at - from;
        return Optional.of(new Span(runs.start(at), runs.end(at + letters.length() - 1)));
    }

    private static int nearest(String all, String letters, int wanted) {
        int before = all.lastIndexOf(letters, wanted);
        int behind = all.indexOf(letters, wanted);
        if (before < 0 || behind < 0) {
            return Math.max(before, behind);
        }
        return wanted - before <= behind - wanted ? before : behind;
    }

    /// The first letter of the stored text that begins at `offset` or behind it.
    private int letter(int offset) {
        int low = 0;
        int high = stored.length();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (stored.start(middle) < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
