package app.likeness.text.fold;

import app.likeness.text.FoldKind;
import java.util.List;

/// Whether a text mixes Simplified and Traditional characters as nobody writes.
///
/// Writers use one of the two; a passage in the other one is quoted in one piece, and names keep a character or two. A
/// text where the rarer one makes up a twelfth of the characters that are of one kind only, and where both change
/// often, was converted to deceive. Japanese has characters of both.
final class ScriptMix {
    private static final int LEAST = 20;
    private static final double RARER = 0.08;

    /// Changes from one to the other, per character of the rarer kind: two when each stands alone.
    private static final double CHANGES = 0.8;

    private ScriptMix() {}

    /// The same folds, those of Traditional characters made suspicious if they are mixed in.
    static List<Fold> judged(List<Fold> folds, String text) {
        if (folds.stream().noneMatch(fold -> fold.kind() == FoldKind.SCRIPT) || !isMixed(text)) {
            return folds;
        }
        return folds.stream()
                .map(fold ->
                        fold.kind() == FoldKind.SCRIPT ? new Fold(fold.kind(), fold.span(), fold.stands(), true) : fold)
                .toList();
    }

    private static boolean isMixed(String text) {
        int simplified = 0;
        int traditional = 0;
        int changes = 0;
        boolean last = false;
        int kana = 0;
        for (int i = 0; i < text.length(); i++) {
            kana += text.charAt(i) >= 0x3041 && text.charAt(i) < 0x30FB ? 1 : 0;
            boolean isTraditional = FoldKinds.isTraditionalOnly(text.charAt(i));
            if (isTraditional || FoldKinds.isSimplifiedOnly(text.charAt(i))) {
                changes += simplified + traditional > 0 && isTraditional != last ? 1 : 0;
                simplified += isTraditional ? 0 : 1;
                traditional += isTraditional ? 1 : 0;
                last = isTraditional;
            }
        }
        int rarer = Math.min(simplified, traditional);
        boolean japanese = kana > rarer;
        return !japanese && rarer >= LEAST && rarer >= RARER * (simplified + traditional) && changes >= CHANGES * rarer;
    }
}
