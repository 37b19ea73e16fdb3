package app.likeness.text.fold;

import app.likeness.text.FoldKind;
import java.util.BitSet;
import java.util.Collection;

/// Undoes folds, knowing nothing but where they are and what they stand for: letters as what they look like, nothing
/// invisible or hidden, words whose letters were set apart put together, what was stored backwards turned round.
///
/// Example: `p l а n` with a Cyrillic а becomes `plan`.
final class Unmasked {
    private Unmasked() {}

    /// The text that readers take `stored` for. O(length + folds · log folds).
    static String text(String stored, Collection<Fold> folds) {
        Fold[] changes = folds.stream()
                .filter(fold -> fold.kind() != FoldKind.SPACED && fold.kind() != FoldKind.REVERSED)
                .sorted((a, b) -> a.span().compareTo(b.span()))
                .toArray(Fold[]::new);
        boolean turned = folds.stream().anyMatch(fold -> fold.kind() == FoldKind.REVERSED);
        String shown = turned ? Directions.displayed(stored) : stored;
        BitSet dropped = dropped(shown, folds);
        var text = new StringBuilder(stored.length());
        int change = 0;
        for (int i = 0; i < shown.length(); ) {
            while (change < changes.length && changes[change].span().start() < i) {
                change++;
            }
            if (change < changes.length && changes[change].span().start() == i) {
                text.append(changes[change].stands());
                i = Math.max(i + 1, changes[change].span().end());
            } else {
                if (!dropped.get(i)) {
                    text.append(shown.charAt(i));
                }
                i++;
            }
        }
        return text.toString();
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
}
