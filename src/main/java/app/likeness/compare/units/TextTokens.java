package app.likeness.compare.units;

import app.likeness.text.fold.FoldedText;
import java.util.Arrays;

/// A text as its passages are looked for: a token for each unit, numbered from 0 as they first come, and where the
/// sentences begin. Immutable.
///
/// The token of a word is its stem. The token of a character of a script written without spaces is the pair of it and
/// the next one in its sentence, whichever of them comes first, so that exchanged neighbours still meet; the last
/// character before a word or a sentence end has none, unless it stands alone.
public final class TextTokens {
    /// The token of a unit that has none.
    public static final int NONE = -1;

    private final int[] tokens;
    private final NumberedHashes different;
    private final int[] sentences;
    private final boolean[] ofCharacters;
    private final int[] counts;
    private final int total;
    /// The first index of each sentence in the two arrays below, then their length.
    private final int[] starts;
    /// Of each sentence its different tokens, and how often it has each.
    private final int[] inSentence;

    private final int[] countsInSentence;
    private final int[] sentencesWith;

    /// O(length + tokens × log(sentence)).
    TextTokens(UnitText text) {
        this.sentences = text.sentences();
        var numbered = new NumberedHashes(text.units());
        this.tokens = tokens(text, numbered);
        this.different = numbered.complete();
        this.counts = new int[different.size()];
        this.ofCharacters = new boolean[sentences.length - 1];
        this.total = count(text.folded());
        this.starts = new int[sentences.length];
        this.inSentence = new int[total];
        this.countsInSentence = new int[total];
        this.sentencesWith = new int[different.size()];
        countInSentences();
    }

    private int[] tokens(UnitText units, NumberedHashes numbered) {
        var stem = new Stem();
        FoldedText text = units.folded();
        int[] numbers = new int[text.units()];
        for (int sentence = 0; sentence + 1 < sentences.length; sentence++) {
            boolean isPaired = false;
            for (int unit = sentences[sentence]; unit < sentences[sentence + 1]; unit++) {
                if (!text.isCharacterUnit(unit)) {
                    numbers[unit] = numbered.number(
                            stem.hash(text.characters(), text.unitStart(unit), text.unitStart(unit + 1)));
                    isPaired = false;
                } else if (unit + 1 < sentences[sentence + 1] && text.isCharacterUnit(unit + 1)) {
                    numbers[unit] = numbered.number(pair(units.unit(unit), units.unit(unit + 1)));
                    isPaired = true;
                } else {
                    numbers[unit] = isPaired ? NONE : numbered.number(units.unit(unit));
                    isPaired = false;
                }
            }
        }
        return numbers;
    }

    private static long pair(long one, long other) {
        return (Math.min(one, other) * NumberedHashes.SPREAD ^ Math.max(one, other)) * NumberedHashes.SPREAD;
    }

    private int count(FoldedText text) {
        int all = 0;
        for (int sentence = 0; sentence < ofCharacters.length; sentence++) {
            int characters = 0;
            for (int unit = sentences[sentence]; unit < sentences[sentence + 1]; unit++) {
                characters += text.isCharacterUnit(unit) ? 1 : 0;
                if (tokens[unit] != NONE) {
                    counts[tokens[unit]]++;
                    all++;
                }
            }
            ofCharacters[sentence] = 2 * characters > sentences[sentence + 1] - sentences[sentence];
        }
        return all;
    }

    private void countInSentences() {
        int size = 0;
        for (int sentence = 0; sentence < ofCharacters.length; sentence++) {
            int first = size;
            int end = first;
            for (int unit = sentences[sentence]; unit < sentences[sentence + 1]; unit++) {
                if (tokens[unit] != NONE) {
                    inSentence[end++] = tokens[unit];
                }
            }
            Arrays.sort(inSentence, first, end);
            for (int at = first; at < end; at++) {
                if (size > first && inSentence[size - 1] == inSentence[at]) {
                    countsInSentence[size - 1]++;
                } else {
                    sentencesWith[inSentence[at]]++;
                    countsInSentence[size] = 1;
                    inSentence[size++] = inSentence[at];
                }
            }
            starts[sentence + 1] = size;
        }
    }

    /// By unit its token, or [#NONE]. Not to be changed.
    public int[] tokens() {
        return tokens;
    }

    /// The different tokens.
    public NumberedHashes different() {
        return different;
    }

    /// The first unit of each sentence, then the number of units. Not to be changed.
    public int[] sentences() {
        return sentences;
    }

    /// By sentence whether most of it is characters of scripts written without spaces. Not to be changed.
    public boolean[] ofCharacters() {
        return ofCharacters;
    }

    /// By token how often the text has it. Not to be changed.
    public int[] counts() {
        return counts;
    }

    /// How many tokens the text has.
    public int total() {
        return total;
    }

    /// The first index of each sentence in [#inSentence], then how many count there. Not to be changed.
    public int[] starts() {
        return starts;
    }

    /// Of each sentence its different tokens. Not to be changed.
    public int[] inSentence() {
        return inSentence;
    }

    /// How often a sentence has each of them. Not to be changed.
    public int[] countsInSentence() {
        return countsInSentence;
    }

    /// By token how many sentences have it. Not to be changed.
    public int[] sentencesWith() {
        return sentencesWith;
    }
}
