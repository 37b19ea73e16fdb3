package app.likeness.compare;

import app.likeness.text.Span;
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
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Myers' difference (1986) where it is affordable: of the paragraphs between two anchors, and of the units of two
/// paragraphs. Its cost grows with the square of what differs, so both have a bound; beyond it texts count as
/// different.
final class ParagraphDiff {
    /// Paragraphs of one text times those of the other, after all that only one of them has are set aside.
    private static final long MOST_PARAGRAPHS = 1_000_000;

    /// Two longer paragraphs of which half is the same share grams, so a match connects them already.
    private static final int MOST_UNITS = 200;

    private final Paragraphs left;
    private final Paragraphs right;

    /// Which characters of two paragraphs differ.
    record Changes(List<Span> left, List<Span> right) {}

    ParagraphDiff(Paragraphs left, Paragraphs right) {
        this.left = left;
        this.right = right;
    }

    /// For each left paragraph from `leftFrom` to `leftTo` the right paragraph between `rightFrom` and `rightTo` with
    /// the same folded characters, or -1; those found ascend.
    int[] equal(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        List<String> leftKeys = keys(left, leftFrom, leftTo);
        List<String> rightKeys = keys(right, rightFrom, rightTo);
        int[] leftShared = shared(leftKeys, rightKeys);
        int[] rightShared = shared(rightKeys, leftKeys);
        int[] equal = new int[leftTo - leftFrom];
        Arrays.fill(equal, -1);
        if ((long) leftShared.length * rightShared.length > MOST_PARAGRAPHS) {
            return equal;
        }
        List<String> leftOnly =
                Arrays.stream(leftShared).mapToObj(leftKeys::get).toList();
        List<String> rightOnly =
                Arrays.stream(rightShared).mapToObj(rightKeys::get).toList();
        for (AbstractDelta<String> delta : deltas(leftOnly, rightOnly)) {
            if (delta.getType() == DeltaType.EQUAL) {
                for (int i = 0; i < delta.getSource().size(); i++) {
                    equal[leftShared[delta.getSource().getPosition() + i]] =
                            rightFrom + rightShared[delta.getTarget().getPosition() + i];
                }
            }
        }
        return equal;
    }

    /// What differs between two paragraphs of which at least half is the same, else null.
    @Nullable
    Changes changes(int leftParagraph, int rightParagraph) {
        int[] leftUnits = left.units(leftParagraph);
        int[] rightUnits = right.units(rightParagraph);
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
        return 2 * same < most ? null : new Changes(changedLeft, changedRight);
    }

    private static List<AbstractDelta<String>> deltas(List<String> source, List<String> target) {
        return DiffUtils.diff(source, target, new MyersDiffWithLinearSpace<>(String::equals), null, true)
                .getDeltas();
    }

    private static void add(List<Span> spans, Paragraphs text, int[] units, Chunk<String> chunk) {
        if (chunk.size() > 0) {
            spans.add(text.offsets().span(units[chunk.getPosition()], units[chunk.getPosition() + chunk.size()]));
        }
    }

    private static List<String> keys(Paragraphs text, int from, int to) {
        List<String> keys = new ArrayList<>();
        for (int i = from; i < to; i++) {
            keys.add(text.key(i));
        }
        return keys;
    }

    /// The indexes of the keys that `others` has, too.
    private static int[] shared(List<String> keys, List<String> others) {
        Set<String> known = new HashSet<>(others);
        int[] shared = new int[keys.size()];
        int size = 0;
        for (int i = 0; i < shared.length; i++) {
            if (known.contains(keys.get(i))) {
                shared[size++] = i;
            }
        }
        return Arrays.copyOf(shared, size);
    }

    private static List<String> words(Paragraphs text, int[] units) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i + 1 < units.length; i++) {
            words.add(text.characters(units[i], units[i + 1]));
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
