package app.likeness.text.words;

import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// The words of jieba-analysis: the path of greatest probability through its dictionary, and a hidden Markov model for
/// words that it lacks (search mode). Its dictionary and tables are used, its code is not: see [PathCutter].
///
/// The text is cut in its folded form, punctuation kept, so that a text in Traditional characters, in wide letters or
/// with invisible characters gives the terms of its plain Simplified writing; spans are those of the text as given. On
/// plain Simplified text the words are those of jieba-analysis itself. What its dictionary knows nothing of does not
/// reach it: words in other letters than `a` to `z` (`fête`, `мама`) stay whole, and scripts without spaces other than
/// Han are cut into runs of katakana or pairs of characters.
///
/// A term's weight is its self-information −ln p by jieba's own word frequencies. jieba-analysis has no table of
/// document frequencies, and frequencies learned from the user's documents would change every fingerprint whenever a
/// document is added; this way they depend on the program's version alone.
///
/// The dictionary is loaded when the first segmenter is made (30 ms, 7 MB) and then shared.
public final class JiebaWordSegmenter implements WordSegmenter {
    /// Changes whenever a text may be cut otherwise or a term may get another weight.
    public static final int VERSION = 1;

    private final WordModel model;

    /// With the words of jieba-analysis.
    public JiebaWordSegmenter() {
        this(WordModel.standard());
    }

    private JiebaWordSegmenter(WordModel model) {
        this.model = model;
    }

    /// With the words of jieba-analysis and those of the user: they take a fifth of a second to build in.
    /// Fingerprints from other words are not to be compared with its own.
    public static JiebaWordSegmenter with(Collection<UserWord> words) {
        return new JiebaWordSegmenter(WordModel.with(words));
    }

    @Override
    public List<Token> segment(String text) {
        return segment(text, FoldedText.of(text));
    }

    /// The words of a text that is folded already.
    ///
    /// @param folded the folded form of `text`
    @Override
    public List<Token> segment(String text, FoldedText folded) {
        List<Token> tokens = new ArrayList<>();
        words(
                text,
                folded,
                (start, end, term, length, idf) ->
                        tokens.add(new Token(new Span(start, end), new String(term, 0, length))));
        return tokens;
    }

    @Override
    public void words(String text, FoldedText folded, Words words) {
        new WordCutter(folded, model, words).cut();
    }

    @Override
    public double idf(String term) {
        Lexicon lexicon = model.lexicon();
        return lexicon.idf(lexicon.weight(term));
    }
}
