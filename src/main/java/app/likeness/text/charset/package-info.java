/// Bytes become characters: a file's bytes come in, text with the charset that explains it best goes out. It leans on
/// the folds of Chinese characters to tell which reading is likely.
///
/// Read first: `TextDecoder`, `DecodedText`.
@NullMarked
package app.likeness.text.charset;

import org.jspecify.annotations.NullMarked;
