package app.likeness.scan.held;

import app.likeness.compare.count.VerifiedPair;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// What comparing copies gave, so that a run of equal texts is compared once: of a million copies each pair
/// has the very texts of the one before. The [#MOST] different pairs of texts that were used last are remembered,
/// but for those with a text longer than [#LONGEST]. Confined to one thread.
public final class ComparedCopies {
    /// Copies that differ in spaces and punctuation make some different pairs of texts.
    static final int MOST = 64;

    /// Characters.
    static final int LONGEST = 20_000;

    private final Map<Texts, VerifiedPair> known = new LinkedHashMap<>(16, 0.75f, true);

    private record Texts(String left, String right) {}

    /// Remembers the pair of two texts.
    public void add(ComparedTexts.Text left, ComparedTexts.Text right, VerifiedPair pair) {
        if (left.length() <= LONGEST && right.length() <= LONGEST) {
            known.put(new Texts(left.plain(), right.plain()), pair);
            if (known.size() > MOST) {
                var eldest = known.keySet().iterator();
                eldest.next();
                eldest.remove();
            }
        }
    }

    /// The pair of two texts, numbered as they are, if one of the same texts is remembered.
    public Optional<VerifiedPair> of(ComparedTexts.Text left, ComparedTexts.Text right) {
        VerifiedPair pair = left.length() <= LONGEST && right.length() <= LONGEST
                ? known.get(new Texts(left.plain(), right.plain()))
                : null;
        return Optional.ofNullable(pair)
                .map(found ->
                        new VerifiedPair(found.tally().numbered(left.index(), right.index()), found.comparison()));
    }
}
