package app.likeness.text;

/// What reading one file gave: its text, or the reason why there is none.
public sealed interface Extraction permits ExtractedText, Skip {}
