package app.likeness.text.fold;

/// Where the letters of words, or Chinese characters, were set apart in a text: to be asked in the order of the units.
public final class WordSpacing {
    /// Chinese characters in a row, each apart from the next, that are a sentence and not a heading such as 目 录.
    static final int LEAST_CHARACTERS = 6;

    private final String text;
    private final FoldedText folded;
    /// The stretch of Chinese characters that was looked at last: whose first unit, behind whose last, and whether
    /// its characters are set apart.
    private int first;

    private int behind;
    private boolean apart;

    public WordSpacing(String text, FoldedText folded) {
        this.text = text;
        this.folded = folded;
    }

    /// Whether what stands before `unit` only tears a Chinese sentence apart.
    public boolean isInsideWord(int unit) {
        if (!isApart(text, folded, unit)) {
            return false;
        }
        if (unit >= behind) {
            first = unit - 1;
            behind = unit;
            while (behind < folded.units() && isApart(text, folded, behind)) {
                behind++;
            }
            apart = behind - first >= LEAST_CHARACTERS;
        }
        return apart && unit > first;
    }

    /// Whether `unit` is a word of small letters that are all set apart.
    public boolean isOfSingleLetters(int unit) {
        int from = folded.unitStart(unit);
        for (int i = from + 1; i < folded.unitStart(unit + 1); i++) {
            if (folded.end(i - 1) == folded.start(i)) {
                return false;
            }
        }
        return Character.isLowerCase(text.charAt(folded.start(from)));
    }

    /// Whether one blank or dot stands between two Chinese characters, the second of which is `unit`.
    static boolean isApart(String text, FoldedText folded, int unit) {
        if (unit == 0) {
            return false;
        }
        int at = folded.unitStart(unit);
        int from = folded.end(at - 1);
        int to = folded.start(at);
        if (from == to
                || !CharacterFolds.isHan(folded.characters().charAt(at))
                || !CharacterFolds.isHan(folded.characters().charAt(at - 1))) {
            return false;
        }
        int seen = 0;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (!CharacterFolds.isInvisible(c)) {
                boolean parts = CharacterFolds.STANDARD.kind(c) == CharacterFolds.JOINT
                        || Character.getType(c) == Character.SPACE_SEPARATOR;
                if (!parts || ++seen > 1) {
                    return false;
                }
            }
        }
        return seen == 1;
    }
}
