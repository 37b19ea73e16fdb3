package app.likeness.bench;

/// The tricks by which a copied text is made to look different to a program and the same to a reader.
public enum Disguise {
    /// Zero-width characters between letters.
    ZERO_WIDTH,
    /// Control characters between letters.
    CONTROL,
    /// Soft hyphens between letters.
    SOFT_HYPHENS,
    /// Letters s p a c e d out.
    SPACES,
    /// Letters set apart by dots.
    DOTS,
    /// Latin letters replaced by Cyrillic and Greek ones that look alike.
    TWINS,
    /// Han characters replaced by Kangxi radicals that look alike.
    RADICALS,
    /// Han characters, ligatures and letters in their compatibility forms.
    COMPATIBILITY,
    /// Half of the clauses written in Traditional.
    TRADITIONAL,
    /// Letters and digits in full width.
    FULL_WIDTH,
    /// Other marks of punctuation, or the same in the other width.
    PUNCTUATION,
    /// Digits written in Chinese.
    DIGITS,
    /// Clauses written backwards between marks of direction that turn them round for the reader.
    REVERSED,
    /// A web page with text that nobody sees between the clauses.
    HIDDEN
}
