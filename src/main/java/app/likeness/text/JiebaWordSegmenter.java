package app.likeness.text;

import com.huaban.analysis.jieba.JiebaSegmenter;
import com.huaban.analysis.jieba.JiebaSegmenter.SegMode;
import com.huaban.analysis.jieba.SegToken;
import com.huaban.analysis.jieba.WordDictionary;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The words of jieba-analysis 1.0.2 in its search mode.
///
/// jieba knows Simplified characters; so each character of the text is handed to it in its folded form where that is a
/// single character too, and a text in Traditional characters or full width has the terms of its Simplified, half-width
/// twin, at its own offsets.
///
/// The dictionary is loaded when the first object is made and takes about a second; after that all objects share it.
public final class JiebaWordSegmenter implements WordSegmenter {
    /// Changes whenever a text may get other words or a word another weight.
    public static final int VERSION = 1;

    /// jieba keeps maps and lists for each character of a block: a megabyte without punctuation would need gigabytes.
    private static final int BLOCK = 2_000;

    private final JiebaSegmenter segmenter = new JiebaSegmenter();
    private final WordDictionary dictionary = WordDictionary.getInstance();
    private final double meanIdf = -dictionary.freqs.values().stream()
            .mapToDouble(Double::doubleValue)
            .average()
            .orElse(0);

    @Override
    public List<Token> segment(String text) {
        List<Token> tokens = new ArrayList<>();
        String mapped = mapped(text);
        for (int start = 0; start < mapped.length(); ) {
            int end = blockEnd(mapped, start);
            addBlock(mapped.substring(start, end), start, tokens);
            start = end;
        }
        return tokens;
    }

    /// The self-information of `term`: −ln of its share of all words in the text that jieba's dictionary was counted
    /// on.
    /// The jar has no table of document frequencies, and one learned from the user's corpus would change every
    /// fingerprint with every document added.
    @Override
    public double idf(String term) {
        Double logFrequency = dictionary.freqs.get(term);
        return logFrequency == null ? meanIdf : -logFrequency;
    }

    /// `text` with each letter or digit in its folded form where that is one UTF-16 unit; of the same length.
    private static String mapped(String text) {
        char[] characters = text.toCharArray();
        for (int i = 0; i < characters.length; i++) {
            byte kind = CharacterFolds.STANDARD.kind(characters[i]);
            if (kind >= CharacterFolds.WORD && kind <= CharacterFolds.CHARACTER) {
                characters[i] = CharacterFolds.STANDARD.form(characters[i]);
            }
        }
        return new String(characters);
    }

    /// The end of the block that begins at `start`: behind the last separator of the next [#BLOCK] characters; where
    /// there is none, between two of them, but not inside a surrogate pair.
    private static int blockEnd(String text, int start) {
        int limit = start + BLOCK;
        if (limit >= text.length()) {
            return text.length();
        }
        for (int end = limit; end > start; end--) {
            if (CharacterFolds.STANDARD.kind(text.charAt(end - 1)) == CharacterFolds.SEPARATOR) {
                return end;
            }
        }
        return Character.isHighSurrogate(text.charAt(limit - 1)) ? limit - 1 : limit;
    }

    /// jieba 1.0.2 takes each half of a surrogate pair for a character: halves that touch are put together again.
    private void addBlock(String block, int offset, List<Token> tokens) {
        @Nullable SegToken high = null;
        for (SegToken token : segmenter.process(block, SegMode.SEARCH)) {
            if (high != null && token.startOffset == high.endOffset && isHalf(token, false)) {
                add(block.substring(high.startOffset, token.endOffset), offset + high.startOffset, tokens);
            } else {
                add(token.word, offset + token.startOffset, tokens);
            }
            high = isHalf(token, true) ? token : null;
        }
    }

    private static boolean isHalf(SegToken token, boolean isHigh) {
        return token.word.length() == 1
                && (isHigh
                        ? Character.isHighSurrogate(token.word.charAt(0))
                        : Character.isLowSurrogate(token.word.charAt(0)));
    }

    private static void add(String term, int start, List<Token> tokens) {
        if (term.codePoints().anyMatch(Character::isLetterOrDigit)) {
            tokens.add(new Token(new Span(start, start + term.length()), term));
        }
    }
}
