package app.likeness.text.fold;

import static app.likeness.text.fold.CharacterFolds.APOSTROPHE;
import static app.likeness.text.fold.CharacterFolds.CHARACTER;
import static app.likeness.text.fold.CharacterFolds.CIRCLE;
import static app.likeness.text.fold.CharacterFolds.JOINT;
import static app.likeness.text.fold.CharacterFolds.KANA_TWIN;
import static app.likeness.text.fold.CharacterFolds.LATIN;
import static app.likeness.text.fold.CharacterFolds.MARK;
import static app.likeness.text.fold.CharacterFolds.NUMERAL;
import static app.likeness.text.fold.CharacterFolds.SEPARATOR;
import static app.likeness.text.fold.CharacterFolds.TWIN;
import static app.likeness.text.fold.CharacterFolds.VANISHING;
import static app.likeness.text.fold.CharacterFolds.WORD;

import app.likeness.text.HiddenText;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Arrays;
import java.util.BitSet;

/// Folds one text in one pass. Characters that neither expand nor compose go through two tables; the others are
/// gathered with what follows them and normalised. Units that only their surroundings explain (spaced letters, Chinese
/// digits, words of look-alike letters) are noted on the way and looked at in the end.
final class TextFolder {
    /// Where the next letter belongs: begins a unit, the same after a dot or narrow blank inside a word, continues
    /// a word, continues it after an apostrophe, or begins a unit unless it is a mark.
    private enum State {
        BETWEEN,
        AFTER_JOINT,
        IN_WORD,
        AFTER_APOSTROPHE,
        AFTER_CHARACTER
    }

    /// How many characters may compose with one: more than any language uses (the limit of Unicode's Stream-Safe
    /// Text), so that a text of nothing but accents cannot make normalising quadratic.
    private static final int MAX_COMBINING = 30;

    /// How many folded characters two Chinese digits of one number may be apart: 二OO八.
    private static final int NUMERAL_GAP = 3;

    private static final int UNKNOWN = -2;

    /// How many words there are to one of look-alikes alone in a text that is Latin.
    private static final int LATIN_MAJORITY = 3;

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
    private int lastHiddenEnd = UNKNOWN;
    private int lastNumeral = -1 - NUMERAL_GAP;
    /// Units that may continue the one before, that may be digits of a number, that are katakana drawn like Chinese
    /// characters, and words without a letter that is surely Latin.
    private final BitSet joints = new BitSet();

    private final BitSet numerals = new BitSet();
    private final BitSet kanaTwins = new BitSet();
    private final BitSet twinWords = new BitSet();

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
                at = c == HiddenText.BEGIN ? behindHidden(at) : at + 1;
            } else {
                at = foldCluster(at);
            }
        }
        finishWord();
        explainUnits();
        return new FoldedText(
                text,
                new String(folded, 0, length),
                trimmed(starts, length),
                ends,
                Arrays.copyOf(unitStarts, units + 1));
    }

    /// Where to go on reading from an opening mark of hidden text: behind the closing one, if there is any.
    private int behindHidden(int begin) {
        if (lastHiddenEnd == UNKNOWN) {
            lastHiddenEnd = text.lastIndexOf(HiddenText.END);
        }
        return lastHiddenEnd > begin ? text.indexOf(HiddenText.END, begin) + 1 : begin + 1;
    }

    /// Updates state and units for a character of this kind; whether the character is kept.
    private boolean accepts(int kind) {
        switch (kind) {
            case WORD, LATIN, TWIN -> {
                if (state != State.IN_WORD && state != State.AFTER_APOSTROPHE) {
                    if (state == State.AFTER_JOINT || (state == State.BETWEEN && isLastUnitSingle())) {
                        joints.set(units);
                    }
                    beginUnit();
                }
                state = State.IN_WORD;
                kinds |= 1 << kind;
                return true;
            }
            case CHARACTER -> {
                beginCharacter();
                return true;
            }
            case NUMERAL -> {
                beginCharacter();
                noteNumeral();
                return true;
            }
            case CIRCLE -> {
                if (state != State.AFTER_CHARACTER || lastNumeral != length - 1) {
                    state = State.BETWEEN;
                    return false;
                }
                beginCharacter();
                noteNumeral();
                return true;
            }
            case KANA_TWIN -> {
                beginCharacter();
                kanaTwins.set(units - 1);
                return true;
            }
            case MARK -> {
                if (state != State.IN_WORD && state != State.AFTER_CHARACTER) {
                    beginCharacter();
                }
                return true;
            }
            case APOSTROPHE -> {
                state = state == State.IN_WORD ? State.AFTER_APOSTROPHE : State.BETWEEN;
                return false;
            }
            case JOINT -> {
                state = state == State.IN_WORD ? State.AFTER_JOINT : State.BETWEEN;
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

    private boolean isLastUnitSingle() {
        return units > 0 && length - unitStarts[units - 1] == 1;
    }

    private void beginCharacter() {
        beginUnit();
        state = State.AFTER_CHARACTER;
    }

    private void noteNumeral() {
        if (length - lastNumeral <= NUMERAL_GAP) {
            numerals.set(units - 1);
        }
        lastNumeral = length;
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
            LookAlikes.unify(folded, drawn(from, length), from, length);
        } else if ((kinds & 1 << TWIN) != 0) {
            twinWords.set(units - 1);
        }
        kinds = 0;
        unitStarts[units] = length;
    }

    /// The characters that folded ones come from, before their case was folded; 0 for one of several.
    private char[] drawn(int from, int to) {
        char[] drawn = new char[to - from];
        for (int i = from; i < to; i++) {
            String normal = Normalizer.normalize(text.substring(starts[i], ends.end(i, starts[i])), Form.NFKC);
            drawn[i - from] = normal.length() == 1 ? normal.charAt(0) : 0;
        }
        return drawn;
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
        StringBuilder cluster = new StringBuilder().appendCodePoint(base);
        int next = end;
        for (int combining = 0; next < text.length() && combining < MAX_COMBINING; ) {
            int codePoint = text.codePointAt(next);
            boolean invisible = CharacterFolds.isInvisible(codePoint);
            if ((!invisible && !FOLDS.isCombining(codePoint)) || codePoint == HiddenText.BEGIN) {
                break;
            }
            next += Character.charCount(codePoint);
            if (!invisible) {
                cluster.appendCodePoint(codePoint);
                end = next;
                combining++;
            }
        }
        if (Character.isBmpCodePoint(base) && FOLDS.kind((char) base) == JOINT) {
            accepts(JOINT);
            return next;
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
        int kind = CharacterFolds.kindOfForm(form);
        if (accepts(kind)) {
            int first = length;
            if (kind == CIRCLE) {
                append(FOLDS.form((char) form), start);
            } else if (Character.isBmpCodePoint(form)) {
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

    /// Decides about the units that were noted on the way.
    private void explainUnits() {
        var view = new FoldedUnits(text, folded, starts, ends, unitStarts, units);
        if (!twinWords.isEmpty()) {
            unifyWords();
        }
        if (!kanaTwins.isEmpty()) {
            KanaTwins.replace(view, kanaTwins, numerals);
        }
        BitSet joined = new BitSet();
        SpacedWords.join(view, joints, joined);
        ChineseNumbers.join(view, numerals, joined);
        if (!joined.isEmpty()) {
            join(joined);
        }
    }

    /// Where nearly every word has Latin letters, a word of look-alikes alone is a Latin one too.
    private void unifyWords() {
        int words = twinWords.cardinality();
        if (units < LATIN_MAJORITY * words) {
            return;
        }
        BitSet latin = new BitSet();
        for (int unit = twinWords.nextSetBit(0); unit >= 0; unit = twinWords.nextSetBit(unit + 1)) {
            int from = unitStarts[unit];
            int to = unitStarts[unit + 1];
            if (LookAlikes.mayBeLatin(folded, drawn(from, to), from, to)) {
                latin.set(unit);
            }
        }
        if (2 * latin.cardinality() <= words) {
            return;
        }
        for (int unit = latin.nextSetBit(0); unit >= 0; unit = latin.nextSetBit(unit + 1)) {
            int from = unitStarts[unit];
            int to = unitStarts[unit + 1];
            LookAlikes.unify(folded, drawn(from, to), from, to);
        }
    }

    /// Makes each of these units one with the unit before.
    private void join(BitSet joined) {
        int kept = joined.nextSetBit(0);
        for (int unit = kept; unit < units; unit++) {
            if (!joined.get(unit)) {
                endJoined(kept - 1, unitStarts[unit]);
                unitStarts[kept++] = unitStarts[unit];
            }
        }
        endJoined(kept - 1, length);
        unitStarts[kept] = length;
        units = kept;
    }

    /// Looks once more at a unit that ends at `to` and may have been put together from letters of several scripts.
    private void endJoined(int unit, int to) {
        int from = unitStarts[unit];
        int mixture = 0;
        for (int i = from; i < to; i++) {
            mixture |= 1 << FOLDS.kind(folded[i]);
        }
        if ((mixture & MIXED) == MIXED) {
            LookAlikes.unify(folded, drawn(from, to), from, to);
        }
    }

    /// Without its unused end, unless that is too short to be worth a copy.
    private static int[] trimmed(int[] values, int length) {
        return length >= values.length / 4 * 3 ? values : Arrays.copyOf(values, length);
    }
}
