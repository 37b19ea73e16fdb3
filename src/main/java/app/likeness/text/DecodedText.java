package app.likeness.text;

import java.nio.charset.Charset;

/// Bytes as text.
///
/// @param text without byte order mark
public record DecodedText(String text, Charset charset) {}
