package app.likeness.compare.rows;

import app.likeness.text.Span;
import app.likeness.text.fold.Letters;
import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.Chunk;
import com.github.difflib.patch.DeltaType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Myers' difference (1986) where it is affordable: of the lines between two matches, and of the units of two lines.
/// Its cost grows with the square of what differs, so both have a bound; beyond it lines count as different.
final class LineDiff {
    /// Lines of one text times those of the other, after all that only one of them has are set aside.
    private static final long MOST_LINES = 1_000_000;

    /// Two longer lines of which half is the same share grams, so a match connects them already.
    private static final int MOST_UNITS = 200;

    /// How many lines ahead a changed line is looked for.
    private static final int AHEAD = 4;

    private final Letters left;
    private final Letters right;

    /// Two lines of which at least half is the same, by their place in the two lists, and what differs in them.
    record Alike(int left, int right, List<Span> changedLeft, List<Span> changedRight) {}

    LineDiff(Letters left, Letters right) {
        this.left = left;
        this.right = right;
    }

    /// The lines that may face each other, in an order that is that of both texts: those with the very same
    /// letters, and between them those that changed.
    ///
    /// @param leftLines in order; a null one faces none
    /// @param rightLines in order; a null one faces none
    List<Alike> alike(List<@Nullable Span> leftLines, List<@Nullable Span> rightLines) {
        List<Alike> alike = new ArrayList<>();
        int[] equal = equal(keys(left, leftLines), keys(right, rightLines));
        int leftAt = 0;
        int rightAt = 0;
        for (int i = 0; i < equal.length; i++) {
            if (equal[i] >= 0) {
                addChanged(alike, leftLines.subList(0, i), leftAt, rightLines.subList(0, equal[i]), rightAt);
                alike.add(new Alike(i, equal[i], List.of(), List.of()));
                leftAt = i + 1;
                rightAt = equal[i] + 1;
            }
        }
        addChanged(alike, leftLines, leftAt, rightLines, rightAt);
        return alike;
    }

    private void addChanged(
            List<Alike> alike,
            List<@Nullable Span> leftLines,
            int leftFrom,
            List<@Nullable Span> rightLines,
            int from) {
        int rightAt = from;
        for (int i = leftFrom; i < leftLines.size(); i++) {
            Alike found = null;
            for (int j = rightAt; found == null && j < Math.min(rightLines.size(), rightAt + AHEAD); j++) {
                found = changed(leftLines.get(i), i, rightLines.get(j), j);
            }
            if (found != null) {
                alike.add(found);
                rightAt = found.right() + 1;
            }
        }
    }

    /// For each left key the place of the right one that is the same, or -1; those found ascend.
    private static int[] equal(List<@Nullable String> leftKeys, List<@Nullable String> rightKeys) {
        int[] leftShared = shared(leftKeys, rightKeys);
        int[] rightShared = shared(rightKeys, leftKeys);
        int[] equal = new int[leftKeys.size()];
        Arrays.fill(equal, -1);
        if ((long) leftShared.length * rightShared.length > MOST_LINES) {
            return equal;
        }
        for (AbstractDelta<String> delta : deltas(picked(leftKeys, leftShared), picked(rightKeys, rightShared))) {
            if (delta.getType() == DeltaType.EQUAL) {
                for (int i = 0; i < delta.getSource().size(); i++) {
                    equal[leftShared[delta.getSource().getPosition() + i]] =
                            rightShared[delta.getTarget().getPosition() + i];
                }
            }
        }
        return equal;
    }

    private @Nullable Alike changed(@Nullable Span leftLine, int leftIndex, @Nullable Span rightLine, int rightIndex) {
        if (leftLine == null || rightLine == null) {
            return null;
        }
        int[] leftUnits = units(left, leftLine);
        int[] rightUnits = units(right, rightLine);
        if (leftUnits.length > MOST_UNITS || rightUnits.length > MOST_UNITS) {
            return null;
        }
        List<String> leftWords = words(left, leftUnits);
        List<String> rightWords = words(right, rightUnits);
        int most = Math.max(leftWords.size(), rightWords.size());
        if (2 * common(leftWords, rightWords) < most) {
            return null;
        }
        List<Span> changedLeft = new ArrayList<>();
        List<Span> changedRight = new ArrayList<>();
        int same = 0;
        for (AbstractDelta<String> delta : deltas(leftWords, rightWords)) {
            if (delta.getType() == DeltaType.EQUAL) {
                same += delta.getSource().size();
            } else {
                add(changedLeft, left, leftUnits, delta.getSource());
                add(changedRight, right, rightUnits, delta.getTarget());
            }
        }
        return 2 * same < most ? null : new Alike(leftIndex, rightIndex, changedLeft, changedRight);
    }

    private static List<AbstractDelta<String>> deltas(List<String> source, List<String> target) {
        return DiffUtils.diff(source, target, new MyersDiffWithLinearSpace<>(String::equals), null, true)
                .getDeltas();
    }

    private static void add(List<Span> spans, Letters letters, int[] units, Chunk<String> chunk) {
        if (chunk.size() > 0) {
            spans.add(letters.span(units[chunk.getPosition()], units[chunk.getPosition() + chunk.size()]));
        }
    }

    private static int[] units(Letters letters, Span line) {
        return letters.units(letters.before(line.start()), letters.before(line.end()));
    }

    private static List<@Nullable String> keys(Letters letters, List<@Nullable Span> lines) {
        List<@Nullable String> keys = new ArrayList<>();
        for (Span line : lines) {
            keys.add(
                    line == null ? null : letters.characters(letters.before(line.start()), letters.before(line.end())));
        }
        return keys;
    }

    /// The places of the keys that `others` has, too.
    private static int[] shared(List<@Nullable String> keys, List<@Nullable String> others) {
        Set<@Nullable String> known = new HashSet<>(others);
        int[] shared = new int[keys.size()];
        int size = 0;
        for (int i = 0; i < shared.length; i++) {
            if (keys.get(i) != null && known.contains(keys.get(i))) {
                shared[size++] = i;
            }
        }
        return Arrays.copyOf(shared, size);
    }

    private static List<String> picked(List<@Nullable String> keys, int[] places) {
        List<String> picked = new ArrayList<>();
        for (int place : places) {
            picked.add(Objects.requireNonNull(keys.get(place)));
        }
        return picked;
    }

    private static List<String> words(Letters letters, int[] units) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i + 1 < units.length; i++) {
            words.add(letters.characters(units[i], units[i + 1]));
        }
        return words;
    }

    /// How many words two lists have in common, in any order: no difference finds more.
    private static int common(List<String> words, List<String> others) {
        Map<String, Integer> counts = new HashMap<>();
        words.forEach(word -> counts.merge(word, 1, Integer::sum));
        int common = 0;
        for (String word : others) {
            if (counts.merge(word, -1, Integer::sum) >= 0) {
                common++;
            }
        }
        return common;
    }
}
