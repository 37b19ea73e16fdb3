package app.likeness.text;

import static app.likeness.text.CharacterFolds.APOSTROPHE;
import static app.likeness.text.CharacterFolds.CHARACTER;
import static app.likeness.text.CharacterFolds.LATIN;
import static app.likeness.text.CharacterFolds.MARK;
import static app.likeness.text.CharacterFolds.SEPARATOR;
import static app.likeness.text.CharacterFolds.TWIN;
import static app.likeness.text.CharacterFolds.VANISHING;
import static app.likeness.text.CharacterFolds.WORD;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Arrays;

/// Folds one text in one pass. Characters that neither expand nor compose go through two tables; the others are
/// gathered with what follows them and normalised.
final class TextFolder {
    /// Where the next letter belongs: begins a unit, continues a word, continues it after an apostrophe, or begins
    /// a unit unless it is a mark.
    private enum State {
        BETWEEN,
        IN_WORD,
        AFTER_APOSTROPHE,
        AFTER_CHARACTER
    }

    /// How many characters may compose with one: more than any language uses (the limit of Unicode's Stream-Safe
    /// Text), so that a text of nothing but accents cannot make normalising quadratic.
    private static final int MAX_COMBINING = 30;

    private static final CharacterFolds FOLDS = CharacterFolds.STANDARD;
    private static final int MIXED = 1 << LATIN | 1 << TWIN;

    private final String text;
    private final SpanEnds ends = new SpanEnds();
    private char[] folded;
    private int[] starts;
    private int length;
    private int[] unitStarts;
    private int units;
    private State state = State.BETWEEN;
    /// A bit for each kind of letter in the word being read.
    private int kinds;

    TextFolder(String text) {
        this.text = text;
        folded = new char[text.length()];
        starts = new int[text.length()];
        unitStarts = new int[text.length() / 4 + 1];
    }

    FoldedText fold() {
        int end = text.length();
        int at = 0;
        while (at < end) {
            char c = text.charAt(at);
            byte kind = FOLDS.kind(c);
            if (kind < VANISHING && (at + 1 == end || FOLDS.kind(text.charAt(at + 1)) < VANISHING)) {
                if (accepts(kind)) {
                    append(FOLDS.form(c), at);
                }
                at++;
            } else if (kind == VANISHING) {
                at++;
            } else {
                at = foldCluster(at);
            }
        }
        finishWord();
        return new FoldedText(
                new String(folded, 0, length), trimmed(starts, length), ends, Arrays.copyOf(unitStarts, units + 1));
    }

    /// Updates state and units for a character of this kind; whether the character is kept.
    private boolean accepts(int kind) {
        switch (kind) {
            case WORD, LATIN, TWIN -> {
                if (state == State.BETWEEN || state == State.AFTER_CHARACTER) {
                    beginUnit();
                }
                state = State.IN_WORD;
                kinds |= 1 << kind;
                return true;
            }
            case CHARACTER -> {
                beginUnit();
                state = State.AFTER_CHARACTER;
                return true;
            }
            case MARK -> {
                if (state == State.BETWEEN || state == State.AFTER_APOSTROPHE) {
                    beginUnit();
                    state = State.AFTER_CHARACTER;
                }
                return true;
            }
            case APOSTROPHE -> {
                state = state == State.IN_WORD ? State.AFTER_APOSTROPHE : State.BETWEEN;
                return false;
            }
            case SEPARATOR -> {
                state = State.BETWEEN;
                return false;
            }
            default -> {
                return false;
            }
        }
    }

    private void beginUnit() {
        finishWord();
        if (units + 1 >= unitStarts.length) {
            unitStarts = Arrays.copyOf(unitStarts, unitStarts.length * 2 + 1);
        }
        unitStarts[units++] = length;
    }

    /// Ends the last unit, which may turn out to be of mixed scripts.
    private void finishWord() {
        if ((kinds & MIXED) == MIXED) {
            int from = unitStarts[units - 1];
            char[] drawn = new char[length - from];
            for (int i = from; i < length; i++) {
                String normal = Normalizer.normalize(text.substring(starts[i], ends.end(i, starts[i])), Form.NFKC);
                drawn[i - from] = normal.length() == 1 ? normal.charAt(0) : 0;
            }
            LookAlikes.unify(folded, drawn, from, length);
        }
        kinds = 0;
        unitStarts[units] = length;
    }

    private void append(char c, int start) {
        if (length == folded.length) {
            folded = Arrays.copyOf(folded, length + (length >> 1) + 16);
            starts = Arrays.copyOf(starts, folded.length);
        }
        folded[length] = c;
        starts[length++] = start;
    }

    /// Folds the code point at `at` together with what may compose with it; returns where the rest of the text
    /// begins.
    private int foldCluster(int at) {
        int base = text.codePointAt(at);
        int end = at + Character.charCount(base);
        String cluster = text.substring(at, end);
        int next = end;
        for (int combining = 0; next < text.length() && combining < MAX_COMBINING; ) {
            int codePoint = text.codePointAt(next);
            boolean invisible = CharacterFolds.isInvisible(codePoint);
            if (!invisible && !FOLDS.isCombining(codePoint)) {
                break;
            }
            next += Character.charCount(codePoint);
            if (!invisible) {
                cluster += Character.toString(codePoint);
                end = next;
                combining++;
            }
        }
        String normal = Normalizer.normalize(cluster, Form.NFKC);
        for (int i = 0; i < normal.length(); ) {
            int codePoint = normal.codePointAt(i);
            i += Character.charCount(codePoint);
            foldInto(codePoint, at, end);
        }
        return next;
    }

    /// Adds what the normalised `codePoint` folds to, which stands for the text from `start` to `end`.
    private void foldInto(int codePoint, int start, int end) {
        int form = FOLDS.formOf(codePoint);
        if (accepts(CharacterFolds.kindOfForm(form))) {
            int first = length;
            if (Character.isBmpCodePoint(form)) {
                append((char) form, start);
            } else {
                append(Character.highSurrogate(form), start);
                append(Character.lowSurrogate(form), start);
            }
            for (int i = first; end > start + 1 && i < length; i++) {
                ends.add(i, end);
            }
        }
    }

    /// Without its unused end, unless that is too short to be worth a copy.
    private static int[] trimmed(int[] values, int length) {
        return length >= values.length / 4 * 3 ? values : Arrays.copyOf(values, length);
    }
}
