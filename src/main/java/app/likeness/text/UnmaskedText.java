package app.likeness.text;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;

/// A text with some of its folds undone, to be read: letters as what they look like, nothing invisible or hidden, words
/// whose letters were set apart put together, what was stored backwards turned round; with a map to the stored text.
///
/// Example: `p l а n` with a Cyrillic а becomes `plan`, and offset 2 of that is offset 4 of the stored text.
public final class UnmaskedText {
    private final String text;
    /// For each character of `text`, and for its end, where it begins in the stored text; rising.
    private final int[] stored;

    private UnmaskedText(String text, int[] stored) {
        this.text = text;
        this.stored = stored;
    }

    /// Undoes `folds`, which were found in `stored`. O(length + folds · log folds).
    public static UnmaskedText of(String stored, Collection<Fold> folds) {
        Fold[] changes = folds.stream()
                .filter(fold -> fold.kind() != FoldKind.SPACED && fold.kind() != FoldKind.REVERSED)
                .sorted((a, b) -> a.span().compareTo(b.span()))
                .toArray(Fold[]::new);
        boolean turned = folds.stream().anyMatch(fold -> fold.kind() == FoldKind.REVERSED);
        String shown = turned ? Directions.displayed(stored) : stored;
        BitSet dropped = dropped(shown, folds);
        var builder = new Builder(stored.length());
        int change = 0;
        for (int i = 0; i < shown.length(); ) {
            while (change < changes.length && changes[change].span().start() < i) {
                change++;
            }
            if (change < changes.length && changes[change].span().start() == i) {
                builder.add(changes[change].stands(), i);
                i = Math.max(i + 1, changes[change].span().end());
            } else {
                if (!dropped.get(i)) {
                    builder.add(shown.charAt(i), i);
                }
                i++;
            }
        }
        return builder.built(stored.length());
    }

    /// What sets letters apart, and the marks of directions.
    private static BitSet dropped(String shown, Collection<Fold> folds) {
        BitSet dropped = new BitSet();
        for (Fold fold : folds) {
            for (int i = fold.span().start(); i < fold.span().end(); i++) {
                byte kind = CharacterFolds.STANDARD.kind(shown.charAt(i));
                boolean gap = kind == CharacterFolds.SEPARATOR || kind == CharacterFolds.JOINT;
                boolean drop = switch (fold.kind()) {
                    case SPACED -> gap || kind == CharacterFolds.VANISHING;
                    case REVERSED -> kind == CharacterFolds.VANISHING;
                    default -> false;
                };
                dropped.set(i, drop || dropped.get(i));
            }
        }
        return dropped;
    }

    /// The text to be read.
    public String text() {
        return text;
    }

    /// Where the character at `offset` of [#text] begins in the stored text; for its end the end of that.
    public int stored(int offset) {
        return stored[offset];
    }

    /// The first offset of [#text] that stands for `offset` of the stored text or for what follows it.
    public int unmasked(int offset) {
        int found = Arrays.binarySearch(stored, offset);
        if (found < 0) {
            return -found - 1;
        }
        while (found > 0 && stored[found - 1] == offset) {
            found--;
        }
        return found;
    }

    private static final class Builder {
        private final StringBuilder text;
        private int[] stored;

        Builder(int length) {
            text = new StringBuilder(length);
            stored = new int[length + 1];
        }

        void add(String characters, int start) {
            for (int i = 0; i < characters.length(); i++) {
                add(characters.charAt(i), start);
            }
        }

        void add(char c, int start) {
            if (text.length() + 1 >= stored.length) {
                stored = Arrays.copyOf(stored, stored.length * 2);
            }
            stored[text.length()] = start;
            text.append(c);
        }

        UnmaskedText built(int end) {
            stored[text.length()] = end;
            return new UnmaskedText(text.toString(), Arrays.copyOf(stored, text.length() + 1));
        }
    }
}
