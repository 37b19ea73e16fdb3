package app.likeness.text.words;

import app.likeness.text.fold.CharacterFolds;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.WordSpacing;
import java.lang.Character.UnicodeScript;
import java.util.Arrays;

/// Cuts one text into words. Han characters, words in the letters `a` to `z`, numbers and the signs between them are
/// gathered into *stretches* for the dictionary, each character with its span in the text; all else is cut here.
final class WordCutter {
    /// Past this a stretch ends where a sign or space ends it; past [#MAX_STRETCH] it ends anywhere between two
    /// units, so that memory stays small however long a text is.
    private static final int STRETCH = 2_000;

    private static final int MAX_STRETCH = 20_000;

    /// A longer run of letters is no word that a dictionary could have.
    private static final int MAX_WORD = 64;

    /// Signs between two units beyond which a space does as well.
    private static final int MAX_GAP = 8;

    /// A word whose weight must be looked up.
    private static final int UNKNOWN = -1;

    private static final CharacterFolds FOLDS = CharacterFolds.STANDARD;

    private final String text;
    private final FoldedText folded;
    private final WordSpacing spacing;
    private final Lexicon lexicon;
    private final PathCutter paths;
    private final Words words;
    private char[] stretch = new char[256];
    private int size;
    /// Which characters of the stretch are letters or digits, not signs between them.
    private boolean[] letters = new boolean[256];

    private int[] starts = new int[256];
    private int[] ends = new int[256];
    /// Whether a character of the stretch is one that the fold would have taken for another.
    private boolean variants;

    /// The word that was found last: the next one may belong to it.
    private char[] term = new char[MAX_WORD];

    private int termLength;
    private int termStart;
    private int termEnd;
    private int termWeight;

    WordCutter(FoldedText folded, WordModel model, Words words) {
        this.text = folded.text();
        this.folded = folded;
        this.spacing = new WordSpacing(this.text, folded);
        this.lexicon = model.lexicon();
        this.paths = model.cutter();
        this.words = words;
    }

    void cut() {
        for (int unit = 0; unit < folded.units(); ) {
            int behind = gatherRun(unit);
            if (behind > unit) {
                unit = behind;
            } else if (isForDictionary(unit)) {
                gather(unit++);
            } else {
                finishStretch();
                int next = isWord(unit) ? unit + 1 : endOfRun(unit);
                addUnits(unit, next);
                unit = next;
            }
        }
        finishStretch();
        tell();
    }

    private boolean isWord(int unit) {
        return !folded.isCharacterUnit(unit);
    }

    private boolean isForDictionary(int unit) {
        int from = folded.unitStart(unit);
        if (CharacterFolds.isHan(folded.characters().charAt(from))) {
            return true;
        }
        if (!isWord(unit)) {
            return UnicodeScript.of(folded.characters().codePointAt(from)) == UnicodeScript.HAN;
        }
        int to = folded.unitStart(unit + 1);
        for (int i = from; i < to; i++) {
            if (folded.characters().charAt(i) >= 0x80) {
                return false;
            }
        }
        return to - from <= MAX_WORD;
    }

    /// The end of a run of katakana that begins at `unit`, or of a pair of characters of another script.
    private int endOfRun(int unit) {
        int next = unit + 1;
        if (isKatakana(unit)) {
            while (next < folded.units() && next - unit < MAX_WORD && isKatakana(next) && isJoined(next)) {
                next++;
            }
        } else if (next < folded.units()
                && isJoined(next)
                && !isWord(next)
                && !isKatakana(next)
                && !isForDictionary(next)) {
            next++;
        }
        return next;
    }

    private boolean isKatakana(int unit) {
        char c = folded.characters().charAt(folded.unitStart(unit));
        return (c >= 0x30A0 && c <= 0x30FF) || (c >= 0x31F0 && c <= 0x31FF);
    }

    /// Whether nothing visible stands between `unit` and the one before it.
    private boolean isJoined(int unit) {
        int from = folded.unitStart(unit);
        for (int i = folded.end(from - 1); i < folded.start(from); i++) {
            if (!CharacterFolds.isInvisible(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /// Gathers the Chinese characters from `unit` on that stand right behind the one before, as nearly all of them do:
    /// nothing is to be asked about what stands between.
    ///
    /// @return the first unit that is not gathered
    private int gatherRun(int unit) {
        String characters = folded.characters();
        int next = unit;
        int end = size == 0 ? 0 : ends[size - 1];
        while (size > 0 && size < STRETCH && next < folded.units()) {
            int at = folded.unitStart(next);
            char c = characters.charAt(at);
            if (!CharacterFolds.isHan(c) || folded.unitStart(next + 1) != at + 1 || folded.start(at) != end) {
                break;
            }
            char original = text.charAt(end);
            boolean variant = FOLDS.isVariant(original);
            variants |= variant;
            int start = end;
            end = folded.end(at);
            gather(variant ? original : c, true, start, end);
            next++;
        }
        return next;
    }

    private void gather(int unit) {
        int from = folded.unitStart(unit);
        int to = folded.unitStart(unit + 1);
        if (size > 0) {
            if (size >= (isJoined(unit) ? MAX_STRETCH : STRETCH)) {
                finishStretch();
            } else if (!spacing.isInsideWord(unit)) {
                gatherGap(unit, folded.end(from - 1), folded.start(from));
            }
        }
        boolean letters = to - from > 1 && spacing.isOfSingleLetters(unit);
        for (int i = from; i < to; i++) {
            int start = folded.start(i);
            if (i > from && !letters && folded.end(i - 1) < start) {
                gatherPoints(folded.end(i - 1), start);
            }
            gatherLetter(i);
        }
    }

    /// Adds folded character `index`.
    private void gatherLetter(int index) {
        int start = folded.start(index);
        char original = text.charAt(start);
        variants |= FOLDS.isVariant(original);
        gather(read(original, folded.characters().charAt(index)), true, start, folded.end(index));
    }

    /// The character that the dictionary is asked for: the folded one, but for characters that its words have
    /// unfolded: 著名, 乾隆, 二〇二六.
    private static char read(char original, char folded) {
        boolean number = folded <= '9' && FOLDS.kind(original) == CharacterFolds.NUMERAL;
        return number ? FOLDS.form(original) : FOLDS.isVariant(original) ? original : folded;
    }

    /// Adds the points inside a word that was put together from pieces: jieba reads `www.example.org` as three
    /// words.
    private void gatherPoints(int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == '.') {
                gather('.', false, i, i + 1);
            }
        }
    }

    /// Adds the signs before `unit`: some of them may stand inside a word, as in `3.14` and `c++`.
    private void gatherGap(int unit, int from, int to) {
        if (to - from > MAX_GAP || (isWord(unit) && isWord(unit - 1) && isJoined(unit))) {
            gather(' ', false, from, to);
            return;
        }
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (!CharacterFolds.isInvisible(c)) {
                gather(c >= '！' && c <= '～' ? (char) (c - '！' + '!') : c, false, i, i + 1);
            }
        }
    }

    private void gather(char c, boolean letter, int start, int end) {
        if (size == stretch.length) {
            stretch = Arrays.copyOf(stretch, 2 * size);
            starts = Arrays.copyOf(starts, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
            letters = Arrays.copyOf(letters, 2 * size);
        }
        starts[size] = start;
        ends[size] = end;
        letters[size] = letter;
        stretch[size++] = c;
    }

    private void finishStretch() {
        int count = paths.cut(stretch, size);
        for (int i = 0; i < count; i++) {
            int from = paths.start(i);
            int to = paths.end(i);
            if (hasLetter(from, to)) {
                addWord(from, to, paths.weight(i));
            }
        }
        size = 0;
        variants = false;
    }

    private void addWord(int from, int to, int weight) {
        if (variants) {
            char[] word = withoutVariants(new String(stretch, from, to - from)).toCharArray();
            add(starts[from], ends[to - 1], word, 0, word.length, UNKNOWN);
        } else {
            // A single character outside the dictionary's sentences is not looked up by the cutter.
            add(starts[from], ends[to - 1], stretch, from, to, weight == 0 && to - from == 1 ? UNKNOWN : weight);
        }
    }

    private boolean hasLetter(int from, int to) {
        for (int i = from; i < to; i++) {
            if (letters[i]) {
                return true;
            }
        }
        return false;
    }

    /// 乾净 becomes 干净, which the dictionary has; 著名 stays, because the dictionary has that.
    private String withoutVariants(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (FOLDS.isVariant(word.charAt(i)) && lexicon.weight(word) == 0) {
                String folded = FoldedText.of(word).characters();
                return lexicon.weight(folded) == 0 ? word : folded;
            }
        }
        return word;
    }

    private void addUnits(int unit, int next) {
        int from = folded.unitStart(unit);
        int to = folded.unitStart(next);
        char[] word = folded.characters().substring(from, to).toCharArray();
        add(folded.start(from), folded.end(to - 1), word, 0, word.length, UNKNOWN);
    }

    /// Adds the word `characters[from, to)`, to the last one where both come from one character of the text (`㍿`).
    private void add(int start, int end, char[] characters, int from, int to, int weight) {
        if (termLength > 0 && termEnd > start) {
            termWeight = UNKNOWN;
        } else {
            tell();
            termStart = start;
            termWeight = weight;
        }
        if (termLength + to - from > term.length) {
            term = Arrays.copyOf(term, Math.max(2 * term.length, termLength + to - from));
        }
        System.arraycopy(characters, from, term, termLength, to - from);
        termLength += to - from;
        termEnd = end;
    }

    /// Tells the last word, of which all parts are known now.
    private void tell() {
        if (termLength > 0) {
            int weight = termWeight == UNKNOWN ? lexicon.weight(new String(term, 0, termLength)) : termWeight;
            words.word(termStart, termEnd, term, termLength, lexicon.idf(weight));
            termLength = 0;
        }
    }
}
