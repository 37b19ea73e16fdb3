package app.likeness.review;

import java.time.Instant;
import java.util.List;

/// What was decided of something, once.
///
/// @param note as written; may be empty
/// @param decidedBy who says so, as they call themselves; empty where nobody gave a name
/// @param known the texts of the documents that were there: those of the subject and those that shared text with all
///     of it. A document beyond these is a newcomer, and what was acceptable without it is asked again
/// @param names what the documents of the subject were called then, at most [#NAMES] of them: for lists that people
///     read
public record Verdict(
        Subject subject,
        State state,
        String note,
        Instant decidedAt,
        String decidedBy,
        List<TextKey> known,
        List<String> names) {
    /// As many names as a line has room for.
    public static final int NAMES = 3;

    /// Longer notes are not taken: what is typed or pasted beyond is refused, with words.
    public static final int LONGEST_NOTE = 200_000;

    /// The length of the longest name of who decided, in characters.
    public static final int LONGEST_DECIDER = 100;

    public Verdict {
        known = List.copyOf(known);
        names = List.copyOf(names);
        if (note.length() > LONGEST_NOTE) {
            throw new IllegalArgumentException("note must have at most " + LONGEST_NOTE + ": " + note.length());
        }
        if (decidedBy.length() > LONGEST_DECIDER) {
            throw new IllegalArgumentException("name must have at most " + LONGEST_DECIDER + ": " + decidedBy.length());
        }
    }

    /// A verdict of somebody who gave no name.
    public Verdict(
            Subject subject, State state, String note, Instant decidedAt, List<TextKey> known, List<String> names) {
        this(subject, state, note, decidedAt, "", known, names);
    }

    /// The same about documents that are called so.
    public Verdict named(List<String> others) {
        return new Verdict(subject, state, note, decidedAt, decidedBy, known, others);
    }
}
