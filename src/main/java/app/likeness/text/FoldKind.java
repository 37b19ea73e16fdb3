package app.likeness.text;

import java.util.Locale;

/// What a [app.likeness.text.fold.Fold] changed.
public enum FoldKind {
    /// Characters that cannot be seen: of no width, controls, fillers, tags, of private use.
    INVISIBLE,
    /// A letter of another script, or a katakana, in place of the one that it looks like.
    LOOK_ALIKE,
    /// A radical or stroke in place of the Chinese character that it looks like.
    RADICAL,
    /// Letters of mathematics, small capitals and enclosed ones in place of plain letters.
    STYLED,
    /// Full-width letters and digits in place of plain ones, or half-width katakana.
    WIDTH,
    /// Traditional or Japanese characters in place of Simplified ones.
    SCRIPT,
    /// Ligatures and other forms that Unicode keeps for old charsets.
    COMPATIBILITY,
    /// The letters of a word, or the characters of a sentence, set apart.
    SPACED,
    /// Marks piled on letters.
    MARKS,
    /// Text stored backwards that direction marks show forwards.
    REVERSED,
    /// A number written digit by digit in Chinese.
    DIGITS,
    /// Marks of punctuation other than those of the text that it was compared with: known of pairs only.
    PUNCTUATION,
    /// Text that readers do not see.
    HIDDEN;

    /// The name in tables and JSON: `look-alike`.
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
