/// Words as jieba finds them: a folded text comes in, tokens go out. It leans on the dictionary and tables of
/// jieba-analysis, laid out as arrays when the program is built.
///
/// Read first: `JiebaWordSegmenter`, `WordCutter`, `WordModel`.
@NullMarked
package app.likeness.text.words;

import org.jspecify.annotations.NullMarked;
