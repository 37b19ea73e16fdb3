package app.likeness.text.words;

import java.util.Collection;
import java.util.List;

/// What is known about words: those of jieba-analysis 1.0.2, with the user's own, and its model for words that no
/// dictionary has. Immutable and shared; about 7 MB.
///
/// @param lexicon the words
/// @param unknownWords for the others
record WordModel(Lexicon lexicon, UnknownWords unknownWords) {
    /// With the words of jieba-analysis.
    static WordModel standard() {
        return Standard.MODEL;
    }

    /// With the words of jieba-analysis and `own`, built from jieba's files: slower than [#standard], which the
    /// build of the program has prepared.
    static WordModel with(Collection<UserWord> own) {
        Lexicon lexicon = Lexicon.of(own);
        return new WordModel(lexicon, UnknownWords.of(lexicon.codes()));
    }

    /// A cutter for one thread and any number of texts.
    PathCutter cutter() {
        return new PathCutter(lexicon, unknownWords);
    }

    /// Loaded when first used: the class loader's lock makes that happen once.
    private static final class Standard {
        static final WordModel MODEL = WordModelFile.load().orElseGet(() -> with(List.of()));
    }
}
