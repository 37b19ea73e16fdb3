package app.likeness.text.words;

import java.util.Arrays;

/// Cuts texts into the words of jieba-analysis 1.0.2 (mode SEARCH), one text after the other in arrays that are kept:
/// nothing is allocated for a word. Confined to one thread.
///
/// A text falls into *sentences* at every character that is neither Han (U+4E00 to U+9FA5) nor an ASCII letter or
/// digit nor one of + # & . _ -; such a character is a token of its own, as one code point. A sentence is read as the
/// most probable sequence of dictionary words: for each place from the right, ln p of the best way to the end. Where
/// that leaves several single characters in a row, [UnknownWords] looks for words among them.
///
/// Two things are otherwise than in jieba, because there they are mistakes: a character beyond the BMP is one token,
/// not two lone halves; and the words of the dictionary are in small letters whatever the system's language, while
/// jieba on a Turkish one cannot find `ip地址`. What is odd but the same: full-width capitals are unknown letters, since
/// jieba makes them half-width without making them small; and a word with a character that ends sentences, such as
/// `γ射线`, is never found.
///
/// The tokens of a text cover it without gaps. O(length) time; about 8 bytes a character of the longest sentence and 6
/// bytes a token.
final class PathCutter {
    private final Lexicon lexicon;
    private final CharacterCodes codes;
    private final UnknownWords unknownWords;

    private int[] ends = new int[256];
    private char[] weights = new char[256];
    private int count;

    private char[] sentence = new char[256];
    /// For each place of the sentence the best word that begins there: its weight, and its length << 16.
    private int[] best = new int[256];
    private byte[] states = new byte[256];
    /// The logarithm of the best way from a place to the end of the sentence, for the places that a word can
    /// reach.
    private final double[] ways;
    private int sentenceStart;

    PathCutter(Lexicon lexicon, UnknownWords unknownWords) {
        this.lexicon = lexicon;
        this.codes = lexicon.codes();
        this.unknownWords = unknownWords;
        this.ways = new double[Integer.highestOneBit(lexicon.longest() + 1) << 1];
    }

    /// Cuts the first `length` UTF-16 units of `text`, forgetting the text before.
    ///
    /// @return how many tokens there are
    int cut(char[] text, int length) {
        count = 0;
        int position = 0;
        while (position < length) {
            int size = readSentence(text, position, length);
            if (size > 0) {
                sentenceStart = position;
                findBest(size);
                addWords(size);
                position += size;
            }
            if (position < length) {
                boolean pair = position + 1 < length && Character.isSurrogatePair(text[position], text[position + 1]);
                position += pair ? 2 : 1;
                add(position, 0);
            }
        }
        return count;
    }

    /// Where a token begins, as a UTF-16 offset: where the one before ends.
    int start(int token) {
        return token == 0 ? 0 : ends[token - 1];
    }

    /// Where a token ends, exclusive.
    int end(int token) {
        return ends[token];
    }

    /// The weight of the word in the [Lexicon], or 0 when that lacks it.
    int weight(int token) {
        return weights[token];
    }

    /// Writes the codes of the sentence that begins at `from`; returns its length.
    private int readSentence(char[] text, int from, int length) {
        int size = 0;
        for (int i = from; i < length; i++) {
            char code = codes.code(text[i]);
            if (!codes.isOfSentences(code)) {
                break;
            }
            if (size == sentence.length) {
                sentence = Arrays.copyOf(sentence, 2 * size);
            }
            sentence[size++] = code;
        }
        if (best.length < size) {
            best = new int[sentence.length];
            states = new byte[sentence.length];
        }
        return size;
    }

    private void findBest(int size) {
        long[] cells = lexicon.cells();
        double[] logarithms = lexicon.logarithms();
        double unknown = lexicon.unknown();
        double[] ways = this.ways;
        char[] sentence = this.sentence;
        int mask = ways.length - 1;
        ways[size & mask] = 0;
        for (int i = size - 1; i >= 0; i--) {
            int place = sentence[i];
            long cell = cells[place];
            double way = Double.NEGATIVE_INFINITY;
            int word = 0;
            if (DoubleArray.parent(cell) == 0) {
                int next = i + 1;
                while (true) {
                    int weight = DoubleArray.weight(cell);
                    if (weight != 0) {
                        double sum = logarithms[weight] + ways[next & mask];
                        if (sum > way) {
                            way = sum;
                            word = ((next - i) << 16) | weight;
                        }
                    }
                    int base = DoubleArray.base(cell);
                    if (base == 0 || next == size) {
                        break;
                    }
                    int child = base + sentence[next++];
                    cell = cells[child];
                    if (DoubleArray.parent(cell) != place) {
                        break;
                    }
                    place = child;
                }
            }
            if (word == 0) {
                way = unknown + ways[(i + 1) & mask];
                word = 1 << 16;
            }
            ways[i & mask] = way;
            best[i] = word;
        }
    }

    private void addWords(int size) {
        int singles = 0;
        for (int i = 0; i < size; ) {
            int word = best[i];
            int next = i + (word >>> 16);
            if (next - i > 1) {
                if (singles < i) {
                    addSingles(singles, i);
                }
                add(sentenceStart + next, (char) word);
                singles = next;
            }
            i = next;
        }
        if (singles < size) {
            addSingles(singles, size);
        }
    }

    /// Adds the words of a run of characters that the dictionary left single. The dictionary may have the run as a
    /// word that its parts outweigh: then jieba takes the word.
    private void addSingles(int from, int to) {
        int weight = to - from == 1 || to - from > lexicon.longest() ? 0 : lexicon.weight(sentence, from, to);
        if (weight != 0) {
            add(sentenceStart + to, (char) weight);
            return;
        }
        for (int i = from; i < to; ) {
            boolean han = codes.kindOf(sentence[i]) == CharacterCodes.HAN;
            int end = i + 1;
            while (end < to && (codes.kindOf(sentence[end]) == CharacterCodes.HAN) == han) {
                end++;
            }
            if (!han) {
                addOthers(i, end);
            } else if (end - i == 1) {
                addKnown(i, end);
            } else {
                addHan(i, end);
            }
            i = end;
        }
    }

    private void addHan(int from, int to) {
        unknownWords.states(sentence, from, to, states);
        int begin = from;
        for (int i = from; i < to; i++) {
            switch (states[i]) {
                case UnknownWords.B -> begin = i;
                case UnknownWords.E -> addKnown(begin, i + 1);
                case UnknownWords.S -> addKnown(i, i + 1);
                default -> {}
            }
        }
    }

    /// Letters, digits and connectors: numbers with a point, runs of letters and digits, and what is between them.
    private void addOthers(int from, int to) {
        for (int i = from; i < to; ) {
            int end = endOfNumber(i, to);
            if (end == i) {
                end = endOfRun(i, to, true);
            }
            if (end == i) {
                end = endOfRun(i, to, false);
            }
            addKnown(i, end);
            i = end;
        }
    }

    /// The end of "digits point digits" at `from`, or `from`.
    private int endOfNumber(int from, int to) {
        int point = endOfDigits(from, to);
        if (point == from || point == to || codes.kindOf(sentence[point]) != CharacterCodes.POINT) {
            return from;
        }
        int end = endOfDigits(point + 1, to);
        return end == point + 1 ? from : end;
    }

    private int endOfDigits(int from, int to) {
        int i = from;
        while (i < to && codes.kindOf(sentence[i]) == CharacterCodes.DIGIT) {
            i++;
        }
        return i;
    }

    private int endOfRun(int from, int to, boolean lettersAndDigits) {
        int i = from;
        while (i < to && (codes.kindOf(sentence[i]) < CharacterCodes.POINT) == lettersAndDigits) {
            i++;
        }
        return i;
    }

    private void addKnown(int from, int to) {
        int weight = to - from > lexicon.longest() ? 0 : lexicon.weight(sentence, from, to);
        add(sentenceStart + to, (char) weight);
    }

    private void add(int end, int weight) {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
            weights = Arrays.copyOf(weights, 2 * count);
        }
        ends[count] = end;
        weights[count++] = (char) weight;
    }
}
